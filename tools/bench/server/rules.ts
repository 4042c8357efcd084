import { gameOf } from '../../../src/games/index.ts';
import { chanceOf } from '../../../src/kernel/match/chance.ts';
import type { AnyGame, Move, Seat } from '../../../src/kernel/game.ts';
import { readOptions } from '../../../src/kernel/options.ts';
import { findByText } from '../../../src/kernel/text.ts';

/** The name under which the other servers host whatever game is measured. */
export const HOSTED = 'hosted';
export const SEATS = 2;

/** A match as the other servers keep it: plain data, its luck drawn as Orrery draws it. */
export interface HostedMatch {
  readonly seed: string;
  ply: number;
  state: object;
}

/** The game that every server hosts in a measurement. */
export interface HostedRules {
  readonly game: AnyGame;
  newMatch(seed: string, options?: object): HostedMatch;
  /** Plays a move that was sent as text, looked up among the legal ones of its seat as in Orrery. */
  play(match: HostedMatch, seat: Seat, text: string): void;
}

export function hostedRules(id: string | undefined): HostedRules {
  const { game } = gameOf(id);
  return {
    game,
    newMatch: (seed, options = {}) => ({
      seed,
      ply: 0,
      state: game.setup(SEATS, readOptions(game, SEATS, options), chanceOf(seed, 0)),
    }),
    play(match, seat, text) {
      const legal: Move[] = game.actors(match.state).includes(seat) ? game.legalMoves(match.state, seat) : [];
      const move = findByText(legal, text);
      match.ply++;
      game.apply(match.state, seat, move, chanceOf(match.seed, match.ply));
    },
  };
}
