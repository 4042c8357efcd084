import { asking } from '../../../kernel/flow.ts';
import * as effort from '../../../testkit/effort.ts';
import { notesOf, type Step as StepOf, underLaws } from '../../../testkit/lawful.ts';
import { game } from '../index.ts';
import type { Ending, Event, Move, State } from '../state.ts';
import { FLOW } from '../steps.ts';
import { lively } from '../testkit.ts';

/** Every move, event and ending of the game; the compiler sees to it that none is missing. */
const MOVES: Record<Move['type'], true> = {
  choose: true,
  place: true,
  build: true,
  fit: true,
  done: true,
  move: true,
  jump: true,
  attack: true,
  repair: true,
  colonize: true,
  decolonize: true,
  end: true,
};
const EVENTS: Record<Event['type'], true> = {
  chose: true,
  granted: true,
  placed: true,
  turn: true,
  reshuffled: true,
  drew: true,
  collected: true,
  built: true,
  fitted: true,
  discarded: true,
  moved: true,
  jumped: true,
  attacked: true,
  countered: true,
  destroyed: true,
  bounty: true,
  repaired: true,
  settling: true,
  colonized: true,
  besieging: true,
  decolonized: true,
  cancelled: true,
  grace: true,
  freed: true,
  eliminated: true,
  ended: true,
};
const ENDINGS: Record<Ending, true> = { colonization: true, domination: true, roundLimit: true };

export const EVERYTHING: readonly string[] = [
  ...notesOf('move', MOVES),
  ...notesOf('question', FLOW.questions),
  ...notesOf('event', EVENTS),
  ...notesOf('ending', ENDINGS),
].sort();

export type Step = StepOf<State, Move, Event>;

/** Random matches of Star Factions under the laws of the kernel, with a note of what happened in them. */
export const playUnderLaws = underLaws(game, {
  players: { lively },
  usual: 'lively',
  every: 25,
  mostMoves: 30_000,
  note(met, { after }) {
    if (!asking(after)) met.add(`ending ${after.ending}`);
  },
});

/** The i-th of several matches: the first is looked at closely, at every decision. */
export function closely(i: number): number {
  return effort.closely(i, 1, 25);
}
