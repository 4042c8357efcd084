import { lastOf } from '../../../kernel/data/lists.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { LogTurn } from '../log/logTurns.ts';

/** How a line went, turn by turn. */

/** A turn, and the points when it was over. */
export interface CourseTurn {
  readonly number: number;
  readonly seat: Seat | undefined;
  /** The last move of it. */
  readonly ply: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** The turns of a line. One of which the log has nothing to tell belongs to the turn before. */
export function courseOf(turns: readonly LogTurn[], scores: readonly (readonly number[])[]): CourseTurn[] {
  const told = turns.filter(({ number, sentences }) => number > 0 && sentences.length > 0);
  return told.map(({ number, seat }, i) => {
    const next = told[i + 1]?.sentences[0]?.from;
    const ply = next === undefined ? scores.length - 1 : next - 1;
    return { number, seat, ply, points: scores[ply] ?? lastOf(scores) };
  });
}

/** A turn of two lines; one of them may be over before. */
interface ComparedTurn {
  readonly number: number;
  readonly left: CourseTurn | undefined;
  readonly right: CourseTurn | undefined;
}

/** Two lines from where they part, and how many turns before that were the same. */
export interface Compared {
  readonly alike: number;
  /** The points after the last turn that was the same. */
  readonly before: readonly number[] | undefined;
  readonly turns: readonly ComparedTurn[];
}

/** Lines that share so many moves, side by side. */
export function compared(
  left: readonly CourseTurn[],
  right: readonly CourseTurn[],
  shared: number,
): Compared {
  const within = (turn: CourseTurn | undefined): boolean => turn !== undefined && turn.ply <= shared;
  let alike = 0;
  while (within(left[alike]) && within(right[alike])) alike++;
  const longer = left.length > right.length ? left : right;
  return {
    alike,
    before: left[alike - 1]?.points,
    turns: longer.slice(alike).map(({ number }, i) => ({
      number,
      left: left[alike + i],
      right: right[alike + i],
    })),
  };
}
