import { chanceOf } from '../../../kernel/chance.ts';
import type { Move, Seat } from '../../../kernel/game.ts';
import { pick, seeded } from '../../../kernel/rng.ts';
import { moveText } from '../../../kernel/text.ts';
import { GAME, keptMatch } from './rules.ts';

/** A move of a script. */
export interface Line {
  readonly seat: Seat;
  readonly text: string;
}

/** The random moves of one match, the same whichever server plays it. */
export interface Script {
  readonly seed: string;
  /** The move after `ply` others; nothing once the match is over. */
  line(ply: number): Line | undefined;
}

/** Moves are made when they are first asked for, and kept. */
export function scriptOf(seed: string, number: number): Script {
  const { state } = keptMatch(seed);
  const rng = seeded(number);
  const lines: Line[] = [];
  const extend = (): boolean => {
    const seat = GAME.actors(state)[0];
    if (seat === undefined) return false;
    const move = pick<Move>(rng, GAME.legalMoves(state, seat));
    lines.push({ seat, text: moveText(move) });
    GAME.apply(state, seat, move, chanceOf(seed, lines.length));
    return true;
  };
  const line = (ply: number): Line | undefined => {
    while (lines.length <= ply && extend());
    return lines[ply];
  };
  return { seed, line };
}
