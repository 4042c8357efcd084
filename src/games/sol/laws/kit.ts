import { asking } from '../../../kernel/flow.ts';
import type { GameEvent, Move as AnyMove, Seat } from '../../../kernel/game.ts';
import { checkLaws } from '../../../kernel/laws.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { EffectId, EventId } from '../facts.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import type { Event, Frame, Move, State } from '../state.ts';
import { lively } from '../testkit.ts';

/** Random matches of Sol under the laws of the kernel, with a note of what happened in them. */

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

/** More than any match between random players needs. */
const MOST_MOVES = 20_000;

/** What was met in the matches so far. */
export interface Met {
  readonly questions: Set<Frame['step']>;
  readonly moves: Set<Move['type']>;
  readonly events: Set<Event['type']>;
  /** Effects played and trigger events that happened. */
  readonly effects: Set<EffectId>;
  readonly triggers: Set<EventId>;
}

export function nothingMet(): Met {
  return {
    questions: new Set(),
    moves: new Set(),
    events: new Set(),
    effects: new Set(),
    triggers: new Set(),
  };
}

/** Adds what was met in other matches. */
export function add(met: Met, more: Met): void {
  for (const name of ['questions', 'moves', 'events', 'effects', 'triggers'] as const) {
    for (const thing of more[name]) (met[name] as Set<string>).add(thing);
  }
}

function note(met: Met, state: State, move: Move, events: readonly Event[]): void {
  const next = asking(state);
  if (next) met.questions.add(next.step);
  met.moves.add(move.type);
  for (const event of events) {
    met.events.add(event.type);
    if (event.type === 'played') met.effects.add(event.effect);
    if (event.type === 'event') met.triggers.add(event.event);
  }
}

export interface Match {
  readonly seats: number;
  readonly seed: string;
  readonly options: Partial<Options>;
  /** Players take any move, or would rather do something, as unless said. */
  readonly players?: 'any' | 'lively';
  /** The laws are checked at every n-th decision. */
  readonly every?: number;
  /** The position it begins with, where that is not the game's own setup. */
  readonly start?: () => State;
}

/** Plays a match to its end under the laws and adds what happened to `met`; returns the number of moves. */
export function playUnderLaws(met: Met, { players = 'lively', start, ...match }: Match): number {
  const choose = (rng: Rng, state: object, seat: Seat): AnyMove => lively(rng, state as State, seat);
  return checkLaws(start ? { ...game, setup: start } : game, {
    every: 20,
    ...match,
    mostMoves: MOST_MOVES,
    ...(players === 'lively' && { choose }),
    seen: (state: object, _: Seat, move: AnyMove, events: readonly GameEvent[]) =>
      note(met, state as State, move as Move, events as readonly Event[]),
  });
}

/** The i-th of several matches: the first is looked at closely, at every decision. */
export function closely(i: number): number {
  return i === 0 && !MUTATING ? 1 : 20;
}
