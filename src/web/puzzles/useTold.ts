import { useMemo } from 'react';
import { hintPlaces } from '../analysis/find/hints.tsx';
import { BETTER, drawnMove, gestureOf, PLAYED } from '../analysis/moments/drawnMoves.ts';
import type { LoadedGame, Place } from '../games/view.ts';
import type { DrawnPlan } from '../table/coach/planSteps.ts';
import type { Solving } from './usePuzzle.ts';
import { bestText, isOver, seenIn } from './walk.ts';
import { hintWords, lineWords, triedWords, whyWords } from './words.ts';

/** Everything that is said of a puzzle, and what is drawn of it. */
export interface Told {
  /** Every move of the line, and why it is best. */
  readonly line: readonly string[];
  readonly why: string;
  /** What is said of the last try, and the last hint. */
  readonly verdict: string | undefined;
  readonly hint: string | undefined;
  /** Places that hints have lit. */
  readonly places: readonly Place[];
  /** The move that was tried in vain, or the one that is shown next. */
  readonly arrows: readonly DrawnPlan[];
}

export function useTold(game: LoadedGame, solving: Solving, names: readonly string[]): Told {
  const { walk, last, hints, shownFrom } = solving;
  const { entry, puzzle } = walk;
  const line = useMemo(() => lineWords(entry, puzzle, names), [entry, puzzle, names]);
  const why = useMemo(() => whyWords(entry, puzzle, names), [entry, puzzle, names]);
  return useMemo(() => {
    const gesture = (text: string) => gestureOf(game, { state: seenIn(walk) }, puzzle, text, names);
    const best = isOver(walk) ? undefined : gesture(bestText(walk));
    const vain = last !== undefined && last.next === undefined ? gesture(last.text) : undefined;
    const shown = shownFrom === undefined ? undefined : best;
    return {
      ...{ line, why },
      verdict: last === undefined ? undefined : triedWords(last, names),
      hint: hints === 0 ? undefined : hintWords(hints - 1, walk, best, names),
      places: hintPlaces(best, hints),
      arrows: [drawnMove(PLAYED, vain) ?? [], drawnMove(BETTER, shown) ?? []].flat(),
    };
  }, [game, walk, puzzle, last, hints, shownFrom, names, line, why]);
}
