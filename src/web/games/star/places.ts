import type { Event } from '../../../games/star/state.ts';
import type { GameEvent, Seat } from '../../../kernel/game.ts';
import type { Cue, Place } from '../view.ts';

/** What events are about: places, sounds, and whose turn begins. */

/** The places of an event, in the order things happen. */
export function placesOf(event: GameEvent): readonly Place[] {
  const { from, at, to } = event as { from?: string; at?: string; to?: string };
  return [from, at, to].filter((place) => place !== undefined);
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
  eliminated: 'loss',
  ended: 'end',
};

export function cueOf(event: GameEvent): Cue | undefined {
  return CUES[(event as Event).type];
}

/** Before the first turn everybody has a turn to choose a faction, and one to place the first ships. */
export function turnOf(event: GameEvent): Seat | undefined {
  const told = event as Event;
  if (told.type === 'placed') return told.ship === 'mothership' ? told.seat : undefined;
  return told.type === 'turn' || told.type === 'chose' ? told.seat : undefined;
}
