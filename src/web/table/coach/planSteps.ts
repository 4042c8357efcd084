import type { Move, Seat } from '../../../kernel/game.ts';
import { capital } from '../../../kernel/defaults/words.ts';
import { seeded } from '../../../kernel/match/rng.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Gesture, LoadedGame, Place } from '../../games/view.ts';

/** A move of a plan, in words and as it is made by hand. */
export interface PlanStep {
  readonly text: string;
  readonly words: string;
  readonly gesture: Gesture;
}

/** The moves of a plan from a position as its seat sees it. Up to the last nothing happens that is not known. */
export function stepsOf(
  { entry: { game, texts }, view }: LoadedGame,
  seen: object,
  seat: Seat,
  moves: readonly string[],
  names: readonly string[],
): PlanStep[] {
  const rng = seeded(1);
  const state: object = game.determinize(seen, seat, rng);
  return moves.flatMap((text): PlanStep[] => {
    const legal: readonly Move[] = game.actors(state).includes(seat) ? game.legalMoves(state, seat) : [];
    const move = legal.find((candidate) => moveText(candidate) === text);
    if (move === undefined) return [];
    const shown: object = game.redact(state, seat);
    const gesture = view.gesture(shown, { text, move }, names);
    const words = texts.move(shown, move, names);
    game.apply(state, seat, move, rng);
    return [{ text, words, gesture }];
  });
}

/** What sets a plan apart: its first move that others do not have, else its first. */
export function titleOf(steps: readonly PlanStep[], others: readonly (readonly PlanStep[])[]): string {
  const shared = (step: PlanStep): boolean =>
    others.some((plan) => plan.some(({ text }) => text === step.text));
  const own = steps.find((step) => !shared(step)) ?? steps[0];
  return capital(own?.words ?? '');
}

/** More moves than these are not listed. */
const LISTED = 8;

/** All moves of a plan in a line; the same one several times in a row is told once. */
export function movesLine(steps: readonly PlanStep[]): string {
  const rows: { words: string; times: number }[] = [];
  for (const { words } of steps) {
    const last = rows.at(-1);
    if (last?.words === words) last.times++;
    else rows.push({ words, times: 1 });
  }
  const parts = rows.map(({ words, times }) => capital(times > 1 ? `${words} (${times}×)` : words));
  return [...parts.slice(0, LISTED), ...(parts.length > LISTED ? ['…'] : [])].join(' · ');
}

/** A move as it is drawn: from a place to another, or at a place alone. */
export interface Arrow {
  readonly from: Place | undefined;
  readonly to: Place;
  /** The place of the move in its plan, from 1. */
  readonly number: number;
}

/** What can be drawn of a plan. A piece that moves on sets out from where it has come to. */
export function arrowsOf(steps: readonly PlanStep[]): Arrow[] {
  const now = new Map<Place, Place>();
  const reached = new Set<Place>();
  return steps.flatMap(({ gesture: { from, to, then } }, i): Arrow[] => {
    const target = to ?? from;
    if (target === undefined) return [];
    const start = from !== undefined && !reached.has(from) ? (now.get(from) ?? from) : from;
    if (from !== undefined && to !== undefined) {
      now.set(from, to);
      reached.add(then ?? to);
    }
    return [{ from: start === target ? undefined : start, to: target, number: i + 1 }];
  });
}

/** Arrows of a plan, which stands at this place among the plans. */
export interface DrawnPlan {
  readonly at: number;
  readonly arrows: readonly Arrow[];
}

/** The places that arrows lead over: they are lit, so that they are drawn at all. */
export function placesOf(plans: readonly DrawnPlan[]): Place[] {
  return plans.flatMap(({ arrows }) => arrows.flatMap(({ from, to }) => [from ?? [], to].flat()));
}
