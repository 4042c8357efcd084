import type { State } from '../../../../games/factions/state.ts';
import type { Wish } from '../../../../kernel/why.ts';
import type { Place } from '../../view.ts';
import { planetAt } from '../board/lights/label.ts';
import { isOnBoard, spotOf } from './spots.ts';

/** What somebody wishes who points at a place: a ship in the hand is meant for sectors, an explorer for exoplanets. */
export function wishOf(_: State, place: Place, picked: Place | undefined): Wish {
  return { things: picked !== undefined && belongs(picked, place) ? [picked, place] : [place] };
}

function belongs(picked: Place, place: Place): boolean {
  if (isOnBoard(picked)) return isOnBoard(place) && planetAt(picked) < 0 && planetAt(place) < 0;
  return spotOf(picked).kind === 'card' && spotOf(place).kind === 'world';
}

/** What acts are called on buttons. */
export const ACT_LABELS: Readonly<Record<string, string>> = {
  step: 'Fly',
  keepShip: 'Choose a ship',
  charge: 'Charge',
  mine: 'Mine',
  use: 'Use a planet',
  offer: 'Trade',
  burn: 'Burn',
  stop: 'Stop here',
  end: 'End turn',
  none: 'No Action',
  place: 'Place an explorer',
  take: 'Take a card',
  refresh: 'New market',
  counter: 'Counter-offer',
  'boon A': 'Effect A',
  'boon B': 'Effect B',
  'boon none': 'Neither',
  alcubierre: 'Alcubierre Drive',
  shiftGate: 'Wormhole',
  extract: 'Extract the wormholes',
  scoop: 'Debris Scoop',
  tether: 'Sunward Tether',
  caster: 'Aperture Caster',
  photosynthesis: 'Photosynthesis',
  mapping: 'Galactic Mapping',
  beacon: 'Fold Beacon',
  spy: 'Spectroscopy',
  invert: 'Spacetime Inverter',
  tug: 'Gravity Tug',
};
