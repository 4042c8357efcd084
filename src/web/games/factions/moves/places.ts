import type { Event } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Cue, Place } from '../../view.ts';
import { handSpot, machineSpot, planetSpot, worldSpot } from './spots.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen. */
export function placesOf(told: Event): readonly Place[] {
  switch (told.type) {
    case 'entered':
    case 'teleported':
    case 'rode':
      return [told.from, told.to];
    case 'used':
      return [planetSpot(told.planet)];
    case 'glided':
      return [planetSpot(told.planet)];
    case 'inverted':
      return [planetSpot(told.a), planetSpot(told.b)];
    case 'machine':
      return [machineSpot(told.machine)];
    case 'exoplanet':
    case 'explored':
      return [worldSpot(told.card)];
    case 'placed':
      return [worldSpot(told.on)];
    case 'objective':
      return [handSpot(told.card)];
    default:
      return 'at' in told ? [told.at] : [];
  }
}

const CUES: { readonly [T in Event['type']]?: Cue } = {
  chose: 'card',
  berthed: 'launch',
  turn: 'turn',
  passed: 'pay',
  entered: 'move',
  teleported: 'launch',
  rescued: 'loss',
  used: 'build',
  charged: 'gain',
  recruited: 'card',
  robbed: 'loss',
  voted: 'card',
  leader: 'gain',
  installed: 'build',
  machine: 'gain',
  exoplanet: 'card',
  boon: 'gain',
  market: 'card',
  drew: 'card',
  objective: 'gain',
  tech: 'card',
  researched: 'card',
  mined: 'gain',
  placed: 'card',
  explored: 'gain',
  scrapped: 'loss',
  cleared: 'flare',
  gate: 'build',
  rode: 'move',
  inverted: 'launch',
  traded: 'gain',
  refused: 'loss',
  event: 'flare',
  produced: 'gain',
  rivalCard: 'card',
  ended: 'end',
};

export function cueOf({ type }: Event): Cue | undefined {
  return CUES[type];
}

/** Before the first turn everybody has a turn to choose a faction. */
export function turnOf(told: Event): Seat | undefined {
  return told.type === 'turn' || told.type === 'chose' ? told.seat : undefined;
}
