import { game } from '../../../src/games/sol/index.ts';
import { chanceOf } from '../../../src/kernel/match/chance.ts';
import type { AnyGame, Move, Seat } from '../../../src/kernel/game.ts';
import { readOptions } from '../../../src/kernel/options.ts';
import { findByText } from '../../../src/kernel/text.ts';

/** The game that every server hosts here. */
export const GAME: AnyGame = game;
export const SEATS = 2;

/** A match as the other servers keep it: plain data, its luck drawn as Orrery draws it. */
export interface HostedMatch {
  readonly seed: string;
  ply: number;
  state: object;
}

export function newHostedMatch(seed: string, options: object = {}): HostedMatch {
  return { seed, ply: 0, state: GAME.setup(SEATS, readOptions(GAME, SEATS, options), chanceOf(seed, 0)) };
}

/** Plays a move that was sent as text, looked up among the legal ones of its seat as in Orrery. */
export function playText(match: HostedMatch, seat: Seat, text: string): void {
  const legal: Move[] = GAME.actors(match.state).includes(seat) ? GAME.legalMoves(match.state, seat) : [];
  const move = findByText(legal, text);
  match.ply++;
  GAME.apply(match.state, seat, move, chanceOf(match.seed, match.ply));
}
