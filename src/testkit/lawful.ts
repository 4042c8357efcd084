import { asking, type Step, type Stacked } from '../kernel/flow/flow.ts';
import type { Game, GameEvent, Move, Seat } from '../kernel/game.ts';
import { checkLaws } from '../kernel/sight/laws.ts';
import { clone } from '../kernel/data/plain.ts';
import type { Rng } from '../kernel/match/rng.ts';

/** Random matches of a game on the stack under the laws of the kernel, with a note of what happened in them. */

/** One step of a match. */
export interface Ply<State, M, E> {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly E[];
}

/** How matches of a game are played. */
interface Plan<State, M, E, Players extends string> {
  /** Who picks the moves; `any` picks any of the legal ones. */
  readonly players: Readonly<Record<Players, (rng: Rng, state: State, seat: Seat) => M>>;
  /** Who plays unless a match says otherwise. */
  readonly usual: NoInfer<Players>;
  /** The laws are checked at every n-th decision, unless a match says otherwise. */
  readonly every: number;
  /** More moves than any match has. */
  readonly mostMoves: number;
  /** Adds what is noted beside moves, events and questions. */
  note?(met: Set<string>, step: Ply<State, M, E>): void;
}

interface Match<State, Options, Players extends string> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Partial<Options>;
  readonly players?: Players | 'any';
  readonly every?: number;
  /** The position it begins with, where that is not the game's own setup. */
  readonly start?: () => State;
}

/** Plays a match to its end, adds what happened to `met`, shows every step, and returns the number of moves. */
type PlayUnderLaws<State, M, E, Options, Players extends string> = (
  met: Set<string>,
  match: Match<State, Options, Players>,
  see?: (step: Ply<State, M, E>) => void,
) => number;

export function underLaws<
  State extends Stacked<Step>,
  M extends Move,
  E extends GameEvent,
  Options extends object,
  Players extends string,
>(
  game: Game<State, M, E, Options>,
  plan: Plan<State, M, E, Players>,
): PlayUnderLaws<State, M, E, Options, Players> {
  return (met, { start, players = plan.usual, ...match }, see) => {
    let before: State;
    const setup: typeof game.setup = (...given) => {
      const state = start ? start() : game.setup(...given);
      before = clone(state);
      met.add(`question ${asking(state)?.step}`);
      return state;
    };
    return checkLaws(
      { ...game, setup },
      {
        every: plan.every,
        ...match,
        mostMoves: plan.mostMoves,
        ...(players !== 'any' && { choose: plan.players[players] }),
        seen(after: State, seat: Seat, move: M, events: readonly E[]) {
          const step = { before, after, seat, move, events };
          note(met, step);
          plan.note?.(met, step);
          see?.(step);
          before = after;
        },
      },
    );
  };
}

function note<M extends Move, E extends GameEvent>(
  met: Set<string>,
  { after, move, events }: Ply<Stacked<Step>, M, E>,
): void {
  met.add(`move ${move.type}`);
  for (const { type } of events) met.add(`event ${type}`);
  const next = asking(after);
  if (next) met.add(`question ${next.step}`);
}

/** What was noted under a word, such as `move`. */
export function metOf(met: ReadonlySet<string>, word: string): string[] {
  return [...met]
    .filter((noted) => noted.startsWith(`${word} `))
    .map((noted) => noted.slice(word.length + 1));
}

/** The notes of a word about everything in a table. */
export function notesOf(word: string, table: object): string[] {
  return Object.keys(table).map((name) => `${word} ${name}`);
}
