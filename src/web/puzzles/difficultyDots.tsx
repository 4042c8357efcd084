import type { Difficulty } from '../../analysis/puzzles/puzzle.ts';
import { TEXTS } from './texts.ts';

const ALL: readonly Difficulty[] = [1, 2, 3];

/** How hard a puzzle is: dots for those who see it, words for all. */
export function DifficultyDots({ difficulty }: { readonly difficulty: Difficulty }) {
  return (
    <span className="puzzle-difficulty">
      <span aria-hidden="true">
        {ALL.map((one) => (
          <i key={one} data-full={one <= difficulty || undefined} />
        ))}
      </span>
      {TEXTS.difficulties[difficulty]}
    </span>
  );
}
