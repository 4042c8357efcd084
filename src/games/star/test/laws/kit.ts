import { asking } from '../../../../kernel/flow/flow.ts';
import * as effort from '../../../../testkit/effort.ts';
import { notesOf, type Ply as PlyOf, underLaws } from '../../../../testkit/lawful.ts';
import { game } from '../../index.ts';
import type { Ending, Event, Move, State } from '../../state.ts';
import { FLOW } from '../../steps.ts';
import { lively } from '../testkit.ts';
import { EVENTS } from '../../texts/events.ts';
import { MOVES } from '../../texts/moves.ts';

/** The compiler sees to it that none is missing. */
const ENDINGS: Record<Ending, true> = { colonization: true, domination: true, roundLimit: true };

/** Every move, question, event and ending of the game. */
export const EVERYTHING: readonly string[] = [
  ...notesOf('move', MOVES),
  ...notesOf('question', FLOW.questions),
  ...notesOf('event', EVENTS),
  ...notesOf('ending', ENDINGS),
].sort();

export type Ply = PlyOf<State, Move, Event>;

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
