import type { Event } from '../../../../games/star/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { Cue, Place } from '../../view.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen; an answer is about those of the shot before it. */
export function placesOf(event: Event): readonly Place[] {
  if (event.type === 'countered') return [];
  const fields: { readonly [field: string]: unknown } = { ...event };
  return [fields['from'], fields['at'], fields['to']].filter((place) => typeof place === 'string');
}

const CUES: { readonly [T in Event['type']]?: Cue } = {
  chose: 'card',
  granted: 'gain',
  placed: 'build',
  turn: 'turn',
  drew: 'card',
  collected: 'gain',
  built: 'build',
  fitted: 'build',
  moved: 'move',
  jumped: 'launch',
  attacked: 'flare',
  countered: 'flare',
  destroyed: 'loss',
  bounty: 'gain',
  repaired: 'build',
  settling: 'build',
  colonized: 'gain',
  besieging: 'pay',
  decolonized: 'loss',
  cancelled: 'pay',
  freed: 'loss',
  resigned: 'loss',
  eliminated: 'loss',
  ended: 'end',
};

export function cueOf({ type }: Event): Cue | undefined {
  return CUES[type];
}

/** Before the first turn everybody has a turn to choose a faction, and one to place the first ships. */
export function turnOf(event: Event): Seat | undefined {
  if (event.type === 'placed') return event.ship === 'mothership' ? event.seat : undefined;
  return event.type === 'turn' || event.type === 'chose' ? event.seat : undefined;
}
