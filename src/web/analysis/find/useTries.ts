import { useState } from 'react';
import type { JudgedDecision } from '../../../analysis/analysis.ts';
import { showFault } from '../../parts/toast.tsx';
import { type Judged, judgedTry, pointsFor } from './grade.ts';
import { TEXTS } from '../texts.ts';

/** What somebody tries in the place of a mistake, and what it is worth. */
export interface Tries {
  /** Hints that were opened here, and what they cost in all. */
  readonly hints: number;
  readonly off: number;
  readonly openHint: () => void;
  /** The move that was tried, and its verdict once it is there. */
  readonly tried: string | undefined;
  readonly judged: Judged | undefined;
  readonly points: number | undefined;
  readonly attempt: (text: string) => void;
  readonly again: () => void;
  /** The points of the positions so far, by their place; nothing for those that are open. */
  readonly results: readonly (number | undefined)[];
}

type Judge = (ply: number, text: string) => Promise<JudgedDecision>;

interface State {
  readonly hints: number;
  readonly tried?: string;
  readonly judged?: Judged;
}

const FRESH: State = { hints: 0 };

/** The tries at each of some positions; the first one at a position counts. */
export function useTries(
  positions: readonly JudgedDecision[],
  at: number,
  judge: Judge,
  onJudged: (position: JudgedDecision, points: number) => void,
): Tries {
  const [states, setStates] = useState<ReadonlyMap<number, State>>(new Map());
  const [results, setResults] = useState<readonly (number | undefined)[]>([]);
  const { hints, tried, judged } = states.get(at) ?? FRESH;
  const set = (state: State): void => setStates((before) => new Map(before).set(at, state));
  const off = offFor(hints);

  const attempt = (text: string): void => {
    const position = positions[at];
    if (position === undefined || tried !== undefined) return;
    set({ hints, tried: text });
    const answer = knownTry(position, text) ?? judge(position.ply, text);
    Promise.resolve(answer).then(
      (decision) => {
        const found = judgedTry(decision);
        set({ hints, tried: text, judged: found });
        const points = pointsFor(found.share, off);
        onJudged(position, points);
        setResults((before) => (before[at] === undefined ? withAt(before, at, points) : before));
      },
      (error: unknown) => {
        set({ hints });
        showFault(error);
      },
    );
  };
  return {
    ...{ hints, off, tried, judged, results, attempt },
    points: judged && pointsFor(judged.share, off),
    openHint: () => set({ hints: Math.min(TEXTS.find.hint.length, hints + 1) }),
    again: () => set({ hints }),
  };
}

/** What so many hints cost. */
function offFor(hints: number): number {
  return Math.min(
    100,
    TEXTS.find.hint.slice(0, hints).reduce((sum, { price }) => sum + price, 0),
  );
}

function withAt<T>(list: readonly (T | undefined)[], at: number, value: T): readonly (T | undefined)[] {
  const next = [...list];
  next[at] = value;
  return next;
}

/** What the analysis knows already of a move. */
export function knownTry(position: JudgedDecision, text: string): JudgedDecision | undefined {
  const { played, best, cost } = position;
  if (text === played.text) return position;
  const found = best.find((choice) => choice.text === text);
  if (found === undefined) return undefined;
  const behind = Math.max(0, played.chance + cost - found.chance);
  return { ...position, played: found, cost: behind, verdict: behind < 0.01 ? 'best' : 'good' };
}
