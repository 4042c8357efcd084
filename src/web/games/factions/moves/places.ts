import type { Event } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Cue, Place } from '../../view.ts';
import { handSpot, machineSpot, planetSpot, worldSpot } from './spots.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen. */
export function placesOf(event: Event): readonly Place[] {
  switch (event.type) {
    case 'entered':
    case 'teleported':
    case 'rode':
      return [event.from, event.to];
    case 'used':
      return [planetSpot(event.planet)];
    case 'glided':
      return [planetSpot(event.planet)];
    case 'inverted':
      return [planetSpot(event.a), planetSpot(event.b)];
    case 'machine':
      return [machineSpot(event.machine)];
    case 'exoplanet':
    case 'explored':
      return [worldSpot(event.card)];
    case 'placed':
      return [worldSpot(event.on)];
    case 'objective':
      return [handSpot(event.card)];
    default:
      return 'at' in event ? [event.at] : [];
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

/** Before the first turn everybody has a turn to choose a faction, and one to place the ship. */
export function turnOf(event: Event): Seat | undefined {
  const begins = event.type === 'turn' || event.type === 'chose' || event.type === 'berthed';
  return begins ? event.seat : undefined;
}
