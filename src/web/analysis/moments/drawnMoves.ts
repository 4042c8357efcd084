import type { JudgedDecision } from '../../../analysis/analysis.ts';
import type { PastView } from '../../../protocol/table.ts';
import type { Gesture, LoadedGame, Place } from '../../games/view.ts';
import type { DrawnPlan } from '../../table/coach/planSteps.ts';
import { moveOf } from '../telling.ts';

/** Moves of a decision as arrows over the board. */

/** By these numbers the board draws the better move and the played one, each in its own way. */
export const BETTER = -1;
export const PLAYED = -2;

export function gestureOf(
  { entry, view }: LoadedGame,
  { state }: Pick<PastView, 'state'>,
  { seat }: Pick<JudgedDecision, 'seat'>,
  text: string,
  names: readonly string[],
): Gesture | undefined {
  const move = moveOf(entry, state, seat, text);
  return move && view.gesture(state, { text, move }, names);
}

/** A move from place to place or at one place; nothing where it has none. */
export function drawnMove(at: number, gesture: Gesture | undefined): DrawnPlan | undefined {
  const { from, to } = gesture ?? {};
  const target = to ?? from;
  if (target === undefined) return undefined;
  return { at, arrows: [{ from: from === target ? undefined : from, to: target, numbers: [] }] };
}

/** The move that is better than the played one, if there is one. */
export function betterThan({ played, best, verdict }: JudgedDecision): string | undefined {
  const first = best[0]?.text;
  return first === undefined || first === played.text || verdict === 'best' ? undefined : first;
}

export const placesIn = (plans: readonly DrawnPlan[]): ReadonlySet<Place> =>
  new Set(plans.flatMap(({ arrows }) => arrows.flatMap(({ from, to }) => [from ?? [], to].flat())));
