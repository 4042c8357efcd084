import { useEffect, useMemo, useState } from 'react';
import type { Puzzle } from '../../analysis/puzzles/puzzle.ts';
import { versionFor } from '../../kernel/versions.ts';
import type { LoadedGame } from '../games/view.ts';
import { useStill } from '../settings.ts';
import { keepSolved, type Solved } from './kept.ts';
import { beginning, isOver, oneOnward, stepOf, type Tried, tried, type Walk } from './walk.ts';

/** A puzzle being solved. */
export interface Solving {
  readonly walk: Walk;
  /** What was tried last at this decision or the one before. */
  readonly last: Tried | undefined;
  /** Hints that were opened at this decision. */
  readonly hints: number;
  /** How it was solved; nothing while it is not. */
  readonly solved: Solved | undefined;
  /** The lines of the solution that were shown so far. */
  readonly showing: boolean;
  /** The position in which the line began to be shown. */
  readonly shownFrom: Walk | undefined;
  readonly attempt: (texts: readonly string[]) => void;
  readonly hint: () => void;
  readonly show: () => void;
  readonly skip: () => void;
  readonly again: () => void;
}

interface State {
  readonly walk: Walk;
  readonly last?: Tried | undefined;
  readonly hints: number;
  /** Whether a try was worse, or a hint was opened, since the beginning. */
  readonly helped: boolean;
  readonly shownFrom?: Walk;
}

/** How long each move of the solution is shown, in milliseconds. */
const STEP = 1600;

/** All hints there are at a decision: what it is about, what it begins with, the move. */
export const HINTS = 3;

/** A puzzle with what somebody tries in it. */
export function usePuzzle(game: LoadedGame, puzzle: Puzzle): Solving {
  const begun = useMemo(
    (): State => ({
      walk: beginning(versionFor(game.entry, puzzle.record.rulesVersion), puzzle),
      hints: 0,
      helped: false,
    }),
    [game, puzzle],
  );
  const [state, setState] = useState(begun);
  const { walk, last, hints, shownFrom } = state;
  const showing = shownFrom !== undefined && !isOver(walk);
  useSteps(showing, walk, () => setState(shownOn));
  const solved = solvedBy(state);
  const name = { game: puzzle.record.game, number: puzzle.number };
  useEffect(() => {
    if (solved !== undefined) keepSolved(name, solved);
  }, [solved, name.game, name.number]);
  return {
    ...{ walk, last, hints, solved, showing, shownFrom },
    attempt: (texts) => setState((before) => texts.reduce(triedOn, before)),
    hint: () => setState((before) => ({ ...before, hints: Math.min(HINTS, before.hints + 1), helped: true })),
    show: () => setState(({ last: _, ...before }) => ({ ...before, shownFrom: before.walk, hints: 0 })),
    skip: () =>
      setState((before) => {
        let now = before;
        while (!isOver(now.walk)) now = shownOn(now);
        return now;
      }),
    again: () => setState(begun),
  };
}

function solvedBy({ walk, helped, shownFrom }: State): Solved | undefined {
  if (!isOver(walk)) return undefined;
  if (shownFrom !== undefined) return 'shown';
  return helped ? 'helped' : 'alone';
}

const shownOn = (state: State): State =>
  isOver(state.walk) ? state : { ...state, walk: oneOnward(state.walk) };

/** One try; of several in a row, those after a worse one are not made. */
function triedOn(before: State, text: string): State {
  if (stepOf(before.walk) === undefined || before.shownFrom !== undefined) return before;
  const last = tried(before.walk, text);
  if (last.next === undefined) return { ...before, last, helped: before.helped || last.verdict === 'worse' };
  return { ...before, walk: last.next, last, hints: 0 };
}

/** Makes the next step after a while, or at once where nothing may move. */
function useSteps(active: boolean, walk: Walk, step: () => void): void {
  const still = useStill();
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(step, still ? STEP / 4 : STEP);
    return () => clearTimeout(timer);
  }, [active, walk, still]);
}
