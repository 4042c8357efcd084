import { chanceOf } from '../../../src/kernel/match/chance.ts';
import type { Move, Seat } from '../../../src/kernel/game.ts';
import { itemAt } from '../../../src/kernel/data/lists.ts';
import { pick, type Rng, seeded } from '../../../src/kernel/match/rng.ts';
import { moveText } from '../../../src/kernel/text.ts';
import { hostedRules } from './rules.ts';

/** A move of a script. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly text: string;
}

/** The random moves of one match, the same whichever server plays it. */
export interface Script {
  readonly seed: string;
  /** The move after `ply` others; nothing once the match is over. */
  moveAt(ply: number): ScriptedMove | undefined;
  /** How many moves it has, counted up to so many. */
  lengthUpTo(most: number): number;
}

/** How matches are played. */
export interface Style {
  /** Other options than those of a first game. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Chooses a legal move; `draws` tells whether one would draw luck. */
  readonly choose: (moves: readonly Move[], rng: Rng, draws: (move: Move) => boolean) => Move;
}

export const USUAL: Style = { options: {}, choose: (moves, rng) => pick(rng, moves) };

/** Sol ends with its cards: a match in which nobody needs to draw one, and nobody does, goes on for ever. */
export const ENDLESS: Style = {
  options: { stallRounds: 0 },
  choose(moves, rng, draws) {
    const from = rng.int(moves.length);
    const turned = [...moves.slice(from), ...moves.slice(0, from)];
    return turned.find((move) => !draws(move)) ?? itemAt(turned, 0);
  },
};

/** Moves of a game are made when they are first asked for, and kept. */
export function scriptOf(id: string, seed: string, number: number, { options, choose } = USUAL): Script {
  const rules = hostedRules(id);
  const { game } = rules;
  const { state } = rules.newMatch(seed, options);
  const rng = seeded(number);
  const moves: ScriptedMove[] = [];
  const extend = (): boolean => {
    const seat = game.actors(state)[0];
    if (seat === undefined) return false;
    const draws = (move: Move): boolean => {
      const chance = chanceOf(seed, moves.length + 1);
      game.apply(game.copy(state), seat, move, chance);
      return chance.used;
    };
    const move = choose(game.legalMoves(state, seat), rng, draws);
    moves.push({ seat, text: moveText(move) });
    game.apply(state, seat, move, chanceOf(seed, moves.length));
    return true;
  };
  const moveAt = (ply: number): ScriptedMove | undefined => {
    while (moves.length <= ply && extend());
    return moves[ply];
  };
  const lengthUpTo = (most: number): number => {
    moveAt(most - 1);
    return Math.min(most, moves.length);
  };
  return { seed, moveAt, lengthUpTo };
}
