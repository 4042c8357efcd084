import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How far somebody has come in a guided game beyond the moves made there. */
export interface LessonProgress {
  /** How many moves they had made when they last clicked on. */
  readonly made: number;
  /** The lessons without a move clicked through since then. */
  readonly clicked: number;
  /** Whether they play on without the guide. */
  readonly left: boolean;
}

const BEGINNING: LessonProgress = { made: 0, clicked: 0, left: false };

/** So many tables are remembered, the latest of them. */
const MOST = 50;

interface Remembered {
  /** By the id of the table. */
  readonly tables: Readonly<Record<string, LessonProgress>>;
}

/** Stored in this browser, so that a guided game goes on where it was left. */
const useRemembered = create<Remembered>()(
  persist((): Remembered => ({ tables: {} }), { name: 'orrery lessons' }),
);

export function useLessonProgress(table: string): LessonProgress {
  return useRemembered(({ tables }) => tables[table] ?? BEGINNING);
}

export function remember(table: string, changed: Partial<LessonProgress>): void {
  useRemembered.setState(({ tables: { [table]: before = BEGINNING, ...others } }) => ({
    tables: Object.fromEntries([...Object.entries(others), [table, { ...before, ...changed }]].slice(-MOST)),
  }));
}

/** Whether somebody plays on without the guide at a table. */
export function hasLeft(table: string): boolean {
  return useRemembered.getState().tables[table]?.left ?? false;
}
