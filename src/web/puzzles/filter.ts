import type { PuzzleTitle } from '../../analysis/puzzles/puzzle.ts';
import type { Solved } from './kept.ts';

/** A puzzle in the list, and how it was solved here. */
export interface Listed extends PuzzleTitle {
  readonly game: string;
  readonly solved?: Solved | undefined;
}

/** Which puzzles are listed; all where nothing is chosen. */
export interface Filter {
  readonly game?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly theme?: string | undefined;
  readonly state?: 'solved' | 'open' | undefined;
}

export function shownOf<One extends Listed>(all: readonly One[], filter: Filter): One[] {
  return all.filter((one) => passes(one, filter));
}

function passes({ game, difficulty, theme, solved }: Listed, filter: Filter): boolean {
  return (
    (filter.game ?? game) === game &&
    (filter.difficulty ?? String(difficulty)) === String(difficulty) &&
    (filter.theme ?? theme) === theme &&
    (filter.state === undefined || (filter.state === 'solved') === (solved !== undefined))
  );
}

/** The themes of some puzzles, by name. */
export function themesOf(all: readonly Pick<Listed, 'theme'>[]): string[] {
  return [...new Set(all.map(({ theme }) => theme))].toSorted();
}
