import type { Seat } from '../../../kernel/game.ts';
import { playedSteps, type Step } from '../../../bots/coach/steps.ts';
import { capital } from '../../../kernel/defaults/words.ts';
import type { Gesture, LoadedGame, Place } from '../../games/view.ts';

/** A move of a plan, in words and as it is made by hand. */
export interface PlanStep extends Step {
  readonly gesture: Gesture;
}

/** The moves of a plan from a position as its seat sees it. */
export function stepsOf(
  { entry, view }: LoadedGame,
  seen: object,
  seat: Seat,
  moves: readonly string[],
  names: readonly string[],
): PlanStep[] {
  return playedSteps(entry, seen, seat, moves, names).map(({ text, words, move, seen: shown }) => ({
    text,
    words,
    gesture: view.gesture(shown, { text, move }, names),
  }));
}

/** More moves than these are not listed. */
const LISTED = 8;

/** A move of a plan as it is listed, with the numbers by which the board and the buttons show it. */
export interface ListedMove {
  readonly numbers: string;
  readonly words: string;
}

/** All moves of a plan; the same one several times in a row is told once. */
export function listedMoves(steps: readonly Step[]): ListedMove[] {
  const rows: { words: string; first: number; last: number }[] = [];
  steps.forEach(({ words }, i) => {
    const row = rows.at(-1);
    if (row?.words === words) row.last = i + 1;
    else rows.push({ words, first: i + 1, last: i + 1 });
  });
  const listed = rows.slice(0, LISTED).map(({ words, first, last }) => ({
    numbers: first === last ? `${first}` : `${first}–${last}`,
    words: capital(first === last ? words : `${words} (${last - first + 1}×)`),
  }));
  return rows.length > LISTED ? [...listed, { numbers: '', words: '…' }] : listed;
}

/** Moves as they are drawn: from a place to another, or at a place alone. */
export interface Arrow {
  readonly from: Place | undefined;
  readonly to: Place;
  /** The places of the moves in their plan, from 1; several where they are drawn alike. */
  readonly numbers: readonly number[];
}

/** What can be drawn of a plan. A piece that moves on sets out from where it has come to. */
export function arrowsOf(steps: readonly PlanStep[]): Arrow[] {
  const now = new Map<Place, Place>();
  const reached = new Set<Place>();
  const drawn: { from: Place | undefined; to: Place; numbers: number[] }[] = [];
  steps.forEach(({ gesture: { from, to, then } }, i) => {
    const target = to ?? from;
    if (target === undefined) return;
    const start = from !== undefined && !reached.has(from) ? (now.get(from) ?? from) : from;
    if (from !== undefined && to !== undefined) {
      now.set(from, to);
      reached.add(then ?? to);
    }
    const arrow = { from: start === target ? undefined : start, to: target };
    const alike = drawn.find((other) => other.from === arrow.from && other.to === arrow.to);
    if (alike) alike.numbers.push(i + 1);
    else drawn.push({ ...arrow, numbers: [i + 1] });
  });
  return drawn;
}

/** How a plan begins where its first move is a button of the bar, or lies behind one. */
export interface FirstButton {
  readonly at: number;
  readonly text: string;
  readonly group: string | undefined;
}

export function firstButton(at: number, [first]: readonly PlanStep[]): FirstButton | undefined {
  return first && { at, text: first.text, group: first.gesture.group };
}

/** Arrows of a plan, which stands at this place among the plans, or of what happened. */
export interface DrawnPlan {
  readonly at: number;
  /** What happened is drawn brightly, or pale where something happened since. */
  readonly told?: 'now' | 'before' | undefined;
  readonly arrows: readonly Arrow[];
}

/** The places that arrows lead over: they are lit, so that they are drawn at all. */
export function placesOf(plans: readonly DrawnPlan[]): Place[] {
  return plans.flatMap(({ arrows }) => arrows.flatMap(({ from, to }) => [from ?? [], to].flat()));
}
