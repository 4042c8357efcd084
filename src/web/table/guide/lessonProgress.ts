import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { TableSummary } from '../../../protocol/table.ts';

/** How far somebody has come in a guided game beyond the moves made there. */
export interface LessonProgress {
  /** How many moves they had made when they last clicked on. */
  readonly made: number;
  /** The lessons without a move clicked through since then. */
  readonly clicked: number;
  /** Whether they play on without the guide. */
  readonly left: boolean;
  /** The lesson last read, counted from 1; missing at tables from before it was remembered. */
  readonly step?: number;
  /** Whether they came to the end of what the guide has to say. */
  readonly finished?: true;
}

const BEGINNING: LessonProgress = { made: 0, clicked: 0, left: false };

/** So many tables are remembered, the latest of them. */
const MOST = 50;

interface Remembered {
  /** By the id of the table. */
  readonly tables: Readonly<Record<string, LessonProgress>>;
  /** The guided games that were finished, as `keyOf` names them. */
  readonly done: readonly string[];
}

/** Stored in this browser, so that a guided game goes on where it was left. */
const useRemembered = create<Remembered>()(
  persist((): Remembered => ({ tables: {}, done: [] }), { name: 'orrery lessons' }),
);

/** What a guided game is remembered by. */
const keyOf = (game: string, guided: string): string => `${game} ${guided}`;

export function useLessonProgress(table: string): LessonProgress {
  return useRemembered(({ tables }) => tables[table] ?? BEGINNING);
}

export function remember(table: string, changed: Partial<LessonProgress>): void {
  useRemembered.setState(({ tables: { [table]: before = BEGINNING, ...others } }) => ({
    tables: Object.fromEntries([...Object.entries(others), [table, { ...before, ...changed }]].slice(-MOST)),
  }));
}

/** Remembers that somebody came to the end of a guided game at a table. */
export function rememberDone(table: string, game: string, guided: string): void {
  remember(table, { finished: true });
  useRemembered.setState(({ done }) => ({ done: [...new Set([...done, keyOf(game, guided)])] }));
}

/** Whether somebody plays on without the guide at a table. */
export function hasLeft(table: string): boolean {
  return useRemembered.getState().tables[table]?.left ?? false;
}

/** The lesson last read at a table, counted from 1. */
export function stepAt(table: string): number | undefined {
  return useRemembered.getState().tables[table]?.step;
}

/** Whether the guide of a table has said everything, and nobody plays on there. */
export function isTaught(table: string): boolean {
  const progress = useRemembered.getState().tables[table];
  return progress?.finished === true && !progress.left;
}

/** The table where a game is being taught and was left last, of one guided game or of any. */
export function tableTaught(
  tables: readonly TableSummary[],
  game: string,
  guided?: string,
): TableSummary | undefined {
  const begun = tables.filter(({ id, setup, outcome }) => {
    const wanted = setup.guided !== undefined && (guided ?? setup.guided) === setup.guided;
    return setup.game === game && wanted && outcome === undefined && !hasLeft(id) && !isTaught(id);
  });
  return begun.toSorted((a, b) => b.touched - a.touched)[0];
}

/** Whether somebody here has finished a guided game. */
export function isFinished(game: string, guided: string): boolean {
  return useRemembered.getState().done.includes(keyOf(game, guided));
}

/** The same for all guided games of a game, on the screen. */
export function useDone(game: string): (guided: string) => boolean {
  useRemembered((remembered) => remembered.done);
  return (guided) => isFinished(game, guided);
}
