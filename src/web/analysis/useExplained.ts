import { useEffect, useMemo, useState } from 'react';
import type { JudgedDecision } from '../../analysis/analysis.ts';
import { themeOf } from '../../analysis/puzzles/theme.ts';
import { reasonWords } from '../../bots/coach/reason.ts';
import type { Explained } from '../local/analysis/explained.ts';
import { arrowsOf, type DrawnPlan, type PlanStep, stepsOf } from '../table/coach/planSteps.ts';
import type { Wording } from './moments/momentWords.ts';
import { asTheirs } from './telling.ts';
import { TEXTS } from './texts.ts';

/** What there is to say of the move that was better, once it was tried beside the played one. */
export interface Explanation {
  /** What speaks for it and what against it, in a sentence. */
  readonly why: string;
  /** What it gains most. */
  readonly theme: string;
  /** It and one way to go on with the turn. */
  readonly steps: readonly PlanStep[];
}

/** Whoever only passes by asks nothing, in milliseconds. */
const PASSING = 250;

type Explain = (ply: number, text: string) => Promise<Explained>;

/** Why a move was better than the played one, and how the turn could go on; nothing until that was tried, or if it cannot be. */
export function useExplained(
  explain: Explain,
  wording: Wording,
  decision: JudgedDecision | undefined,
  better: string | undefined,
): Explanation | undefined {
  const [found, setFound] = useState<ReadonlyMap<string, Explained>>(new Map());
  const wanted = decision !== undefined && better !== undefined && wording.sight === 'seen';
  const key = wanted ? `${decision.ply} ${better}` : undefined;
  const what = key === undefined ? undefined : found.get(key);
  const isMissing = what === undefined;
  useEffect(() => {
    if (key === undefined || !isMissing || decision === undefined || better === undefined) return undefined;
    const ask = async (): Promise<void> => {
      const told = await explain(decision.ply, better);
      setFound((before) => new Map(before).set(key, told));
    };
    // Whoever cannot be told why still knows that it was better.
    const timer = setTimeout(() => void ask().catch(() => undefined), PASSING);
    return () => clearTimeout(timer);
  }, [explain, key, isMissing]);
  const past = decision && wording.pasts({ ply: decision.ply, eyes: wording.eyesOf(decision) });
  return useMemo(() => {
    if (what === undefined || past === undefined || decision === undefined) return undefined;
    const { game, names, called } = wording;
    const { seat } = decision;
    const own = called.map((name, other) => (name === names[other] ? name : TEXTS.moment.you));
    const view = past.state;
    const said = reasonWords(game.entry, { view, seat, names: own }, what.differences, 'ahead');
    const isOwn = called[seat] !== names[seat];
    const why = said === undefined ? TEXTS.moment.longView : isOwn ? said : asTheirs(said);
    const theme = themeOf(game.entry, view, seat, what.differences);
    return { why, theme, steps: stepsOf(game, view, seat, what.moves, names) };
  }, [what, past, decision]);
}

/** The better move as it is drawn where it has no place of its own: one way to go on from it. */
export function drawnWay(at: number, explanation: Explanation | undefined): DrawnPlan | undefined {
  const arrows = explanation ? arrowsOf(explanation.steps) : [];
  return arrows.length === 0 ? undefined : { at, arrows };
}
