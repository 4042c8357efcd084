import { chanceOf, seedFrom } from './chance.ts';
import type { AnyGame, Game, Move, Outcome, Seat } from '../game.ts';
import type { MatchSetup } from './match.ts';
import { readOptions } from '../options.ts';

/** What a player is asked: the legal moves, and the position as this seat may see it. */
export interface Asked<State extends object = object, M extends Move = Move> {
  readonly seat: Seat;
  readonly legal: readonly M[];
  /** A redacted copy, made only for those who look. */
  readonly view: () => State;
}

/** Somebody who answers; what it gives back must be one of the legal moves it was handed. */
export interface Player<State extends object = object, M extends Move = Move> {
  choose(asked: Asked<State, M>): Move;
}

/** How a match between players went. */
export interface Played<State extends object = object> {
  readonly moves: number;
  /** Missing when the limit of moves was reached first. */
  readonly outcome?: Outcome;
  readonly state: State;
}

/** A match to be played between players, and after how many moves it is broken off. */
export interface RunOptions extends MatchSetup {
  readonly mostMoves?: number;
}

/** Plays one match between players from setup to end; the same seed and players give the same match. */
export function runMatch<State extends object, M extends Move>(
  game: Game<State, M>,
  setup: RunOptions,
  players: readonly Player<NoInfer<State>, NoInfer<M>>[],
  seen?: (seat: Seat, move: NoInfer<M>, state: NoInfer<State>) => void,
): Played<State>;
export function runMatch(
  game: AnyGame,
  setup: RunOptions,
  players: readonly Player[],
  seen?: (seat: Seat, move: Move, state: object) => void,
): Played {
  const seed = seedFrom(setup.seed);
  const state = game.setup(setup.seats, readOptions(game, setup.seats, setup.options), chanceOf(seed, 0));
  const most = setup.mostMoves ?? Number.POSITIVE_INFINITY;
  for (let moves = 0; ; moves++) {
    const seat = game.actors(state)[0];
    // where nobody is asked there is an outcome, by law
    if (seat === undefined) return { moves, outcome: game.outcome(state) as Outcome, state };
    if (moves >= most) return { moves, state };
    const legal = game.legalMoves(state, seat);
    const move = players[seat]!.choose({ seat, legal, view: () => game.redact(state, seat) });
    if (!legal.includes(move))
      throw new Error(`seat ${seat} chose a move it was not offered: ${JSON.stringify(move)}`);
    game.apply(state, seat, move, chanceOf(seed, moves + 1));
    seen?.(seat, move, state);
  }
}
