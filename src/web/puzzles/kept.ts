import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { PuzzleName } from './daily.ts';

/** How a puzzle was solved: at once, after a wrong try or a hint, or by looking at the solution. */
export type Solved = 'alone' | 'helped' | 'shown';

interface Kept {
  /** By game and number, such as `sol 3`. */
  readonly solved: Readonly<Record<string, Solved>>;
  /** How many in a row were solved alone, and the most there have been. */
  readonly row: number;
  readonly best: number;
}

const keyOf = ({ game, number }: PuzzleName): string => `${game} ${number}`;

/** Stored in this browser, and only there. */
export const useKept = create<Kept>()(
  persist((): Kept => ({ solved: {}, row: 0, best: 0 }), { name: 'orrery puzzles' }),
);

const ORDER: readonly Solved[] = ['shown', 'helped', 'alone'];

/** Keeps how a puzzle was solved; only the first time counts for the row, and a better time for the puzzle. */
export function keepSolved(name: PuzzleName, how: Solved): void {
  useKept.setState(({ solved, row, best }) => {
    const key = keyOf(name);
    const before = solved[key];
    if (before !== undefined) {
      const isBetter = ORDER.indexOf(how) > ORDER.indexOf(before);
      return isBetter ? { solved: { ...solved, [key]: how } } : {};
    }
    const now = how === 'alone' ? row + 1 : 0;
    return { solved: { ...solved, [key]: how }, row: now, best: Math.max(best, now) };
  });
}

/** How a puzzle was solved here; nothing where it was not. */
export function solvedIn({ solved }: Pick<Kept, 'solved'>, name: PuzzleName): Solved | undefined {
  return solved[keyOf(name)];
}
