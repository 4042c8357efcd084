import { asking } from '../../../kernel/flow.ts';
import type { GameEvent, Move as AnyMove, Seat } from '../../../kernel/game.ts';
import { checkLaws } from '../../../kernel/laws.ts';
import { clone } from '../../../kernel/plain.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { Ending, Event, Frame, Move, State } from '../state.ts';
import { lively } from '../testkit.ts';

/** Random matches of Star Factions under the laws of the kernel, with a note of what happened in them. */

const { env } = (globalThis as unknown as { process: { env: Readonly<Record<string, string | undefined>> } })
  .process;

/** While rules are mutated every test is repeated for every mutant: one short match each must do. */
const MUTATING = env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** How many matches to play where `usual` are enough; ORRERY_MATCHES=n plays n times as many. */
export function matches(usual: number): number {
  return MUTATING ? 1 : usual * Number(env['ORRERY_MATCHES'] ?? 1);
}

/** What a few matches need not meet is asked for only in a full run. */
export const inFullRun = !MUTATING;

/** More than any match within its round limit needs. */
const MOST_MOVES = 30_000;

/** Every move, question, event and ending of the game; the compiler sees to it that none is missing. */
const MOVES: Record<Move['type'], true> = {
  choose: true,
  place: true,
  build: true,
  fit: true,
  done: true,
  move: true,
  jump: true,
  attack: true,
  repair: true,
  colonize: true,
  decolonize: true,
  end: true,
};
const QUESTIONS: Record<Extract<Frame, { seat: Seat }>['step'], true> = {
  faction: true,
  place: true,
  ships: true,
  kits: true,
  act: true,
};
const EVENTS: Record<Event['type'], true> = {
  chose: true,
  granted: true,
  placed: true,
  turn: true,
  reshuffled: true,
  drew: true,
  collected: true,
  built: true,
  fitted: true,
  discarded: true,
  moved: true,
  jumped: true,
  attacked: true,
  countered: true,
  destroyed: true,
  bounty: true,
  repaired: true,
  settling: true,
  colonized: true,
  besieging: true,
  decolonized: true,
  cancelled: true,
  grace: true,
  freed: true,
  eliminated: true,
  ended: true,
};
const ENDINGS: Record<Ending, true> = { colonization: true, domination: true, roundLimit: true };

export const EVERYTHING: readonly string[] = [
  ...Object.keys(MOVES).map((name) => `move ${name}`),
  ...Object.keys(QUESTIONS).map((name) => `question ${name}`),
  ...Object.keys(EVENTS).map((name) => `event ${name}`),
  ...Object.keys(ENDINGS).map((name) => `ending ${name}`),
].sort();

/** One step of a match. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface Match {
  readonly seats: number;
  readonly seed: string;
  readonly options: Partial<Options>;
  /** Players take any move, or have a plan, as unless said. */
  readonly players?: 'any' | 'lively';
  /** The laws are checked at every n-th decision. */
  readonly every?: number;
  /** The position it begins with, where that is not the game's own setup. */
  readonly start?: () => State;
}

/** Plays a match to its end under the laws, adds what happened to `met` and shows every step. */
export function playUnderLaws(
  met: Set<string>,
  { players = 'lively', start, ...match }: Match,
  see?: (step: Step) => void,
): number {
  const choose = (rng: Rng, state: object, seat: Seat): AnyMove => lively(rng, state as State, seat);
  let before: State;
  const watched = {
    ...game,
    setup: (...given: Parameters<typeof game.setup>): State => {
      const state = start ? start() : game.setup(...given);
      before = clone(state);
      met.add(`question ${asking(state)?.step}`);
      return state;
    },
  };
  return checkLaws(watched, {
    every: 25,
    ...match,
    mostMoves: MOST_MOVES,
    ...(players === 'lively' && { choose }),
    seen: (state: object, seat: Seat, move: AnyMove, events: readonly GameEvent[]) => {
      const step = { before, after: state as State, seat, move: move as Move, events: events as Event[] };
      note(met, step);
      see?.(step);
      before = step.after;
    },
  });
}

function note(met: Set<string>, { after, move, events }: Step): void {
  met.add(`move ${move.type}`);
  for (const { type } of events) met.add(`event ${type}`);
  const next = asking(after);
  met.add(next ? `question ${next.step}` : `ending ${after.ending}`);
}

/** The i-th of several matches: the first is looked at closely, at every decision. */
export function closely(i: number): number {
  return i === 0 && !MUTATING ? 1 : 25;
}
