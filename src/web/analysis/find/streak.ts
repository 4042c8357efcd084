import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { COUNTS } from './grade.ts';

/** How somebody fares in finding better, over all matches. */
export interface Streak {
  /** Positions in a row that counted, up to the last one. */
  readonly row: number;
  readonly best: number;
  /** The points of the last positions, the latest last. */
  readonly latest: readonly number[];
  /** Positions that were tried, by their names: each counts once. */
  readonly tried: readonly string[];
}

export const NO_STREAK: Streak = { row: 0, best: 0, latest: [], tried: [] };

const LATEST = 9;
/** So many are remembered: who comes back to one much later may try it anew. */
const REMEMBERED = 500;

/** The streak after a position was tried; one that was tried before changes nothing. */
export function withTry(streak: Streak, position: string, points: number): Streak {
  if (streak.tried.includes(position)) return streak;
  const row = points < COUNTS ? 0 : streak.row + 1;
  return {
    row,
    best: Math.max(streak.best, row),
    latest: [...streak.latest, points].slice(-LATEST),
    tried: [...streak.tried, position].slice(-REMEMBERED),
  };
}

/** Kept in this browser. */
export const useStreak = create<Streak>()(persist(() => NO_STREAK, { name: 'orrery find better' }));

export function countTry(position: string, points: number): void {
  useStreak.setState((before) => withTry(before, position, points));
}
