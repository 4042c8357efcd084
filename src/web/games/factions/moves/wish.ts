import type { State } from '../../../../games/factions/state.ts';
import type { Wish } from '../../../../kernel/why.ts';
import type { Place } from '../../view.ts';
import { planetAt } from '../board/lights/label.ts';
import { isOnBoard, spotOf } from './spots.ts';

/**
 * What somebody wishes who points at a place: what is pressed; else a ship in the hand is meant for sectors, an
 * explorer for exoplanets.
 */
export function wishOf(_: State, place: Place, picked: Place | undefined, group?: string): Wish {
  const act = isOnBoard(place) && group !== undefined ? GROUPS[group.replace(/:.*/, '')] : undefined;
  if (act !== undefined) return { act, things: [place] };
  return { things: picked !== undefined && belongs(picked, place) ? [picked, place] : [place] };
}

function belongs(picked: Place, place: Place): boolean {
  if (isOnBoard(picked)) return isOnBoard(place) && planetAt(picked) < 0 && planetAt(place) < 0;
  return spotOf(picked).kind === 'card' && spotOf(place).kind === 'world';
}

/** The kinds of move behind buttons that are pressed before a place is chosen; a price may follow the name. */
const GROUPS: Readonly<Record<string, string | undefined>> = {
  Rescue: 'rescue',
  Wormhole: 'shiftGate',
  'Alcubierre Drive': 'alcubierre',
  'Debris Scoop': 'scoop',
  'Sunward Tether': 'tether',
  'Fold Beacon': 'beacon',
  Spectroscopy: 'spy',
  'Spacetime Inverter': 'invert',
  'Gravity Tug': 'tug',
};

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
