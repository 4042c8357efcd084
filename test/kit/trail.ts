import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Move, Seat } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { clone } from '../../src/kernel/data/plain.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';
import { GAMES as TOYS } from './toy.ts';

/** A place on a trail. */
interface Spot {
  readonly worth: number;
  /** The spots that moves lead to; without any the match is over. */
  readonly to?: readonly string[];
  /** Who chooses there, and in which turn; 0 where nobody says. */
  readonly seat?: Seat;
  readonly turn?: number;
  /** One of these spots is drawn as soon as somebody comes here. */
  readonly draws?: readonly string[];
}

export type Trail = Readonly<Record<string, Spot>>;

export interface Hiker {
  at: string;
}

/** A game in which one piece goes from spot to spot, and a move is named by the spot it leads to. */
export function trailGame(trail: Trail): GameEntry {
  const tides = itemAt(TOYS, 0);
  const spotOf = ({ at }: Hiker): Spot => trail[at]!;
  return {
    ...tides,
    game: {
      ...tides.game,
      open: true,
      seatsOf: () => 2,
      actors: (state: Hiker) => (spotOf(state).to ? [spotOf(state).seat ?? 0] : []),
      legalMoves: (state: Hiker) => spotOf(state).to?.map((type) => ({ type })) ?? [],
      apply(state: Hiker, _seat: Seat, { type }: Move, rng: Rng) {
        state.at = type;
        const { draws } = spotOf(state);
        if (draws) state.at = draws[rng.int(draws.length)]!;
      },
      outcome: (state: Hiker) => (spotOf(state).to ? undefined : { points: [0, 0], places: [1, 1] }),
      redact: clone,
      determinize: clone,
    },
    hints: {
      value: (state: Hiker) => spotOf(state).worth,
      weight: () => 0,
      turn: (state: Hiker) => spotOf(state).turn ?? 0,
    },
  };
}

/** What the seat that chooses at the start of a trail is asked. */
export function askedAtStart({ game }: GameEntry): { state: Hiker; seat: Seat; legal: readonly Move[] } {
  const state: Hiker = { at: 'start' };
  return { state, seat: 0, legal: game.legalMoves(state, 0) };
}
