import { describe, expect, test } from 'vitest';
import { type Move, POSITION, game as toy, type State } from '../../../test/kit/toy.ts';
import { GAMES } from '../../games/index.ts';
import { canonical, clone } from '../data/plain.ts';
import type { GameEntry } from '../entry.ts';
import { readOptions } from '../options.ts';
import { pick, type Rng, seeded } from './rng.ts';
import { untilChance } from './untilChance.ts';

const BIDDING: State = {
  ...clone(POSITION),
  shower: -1,
  bids: [5, -1],
  hands: [
    [1, 9],
    [2, 6, 10],
  ],
};
const SHOW: Move = { type: 'show', card: 9 };
const BID: Move = { type: 'bid', card: 6 };

test('a move that draws nothing is played to its end, on a copy', () => {
  const before = canonical(POSITION);
  const { state, isDrawing } = untilChance(toy, POSITION, 0, SHOW);
  expect(isDrawing).toBe(false);
  expect(state).toMatchObject({ shower: -1, open: [9] });
  expect(canonical(POSITION)).toBe(before);
});

test('a move that draws is played up to the draw, on a copy', () => {
  const before = canonical(BIDDING);
  const { state, isDrawing } = untilChance(toy, BIDDING, 1, BID);
  expect(isDrawing).toBe(true);
  expect(state).toMatchObject({ points: [0, 16], round: 1, bag: BIDDING.bag });
  expect(canonical(BIDDING)).toBe(before);
});

test('what goes wrong in a move is not taken for a draw', () => {
  const broken = {
    ...toy,
    apply() {
      throw new Error('a bug in the rules');
    },
  };
  expect(() => untilChance(broken, POSITION, 0, { type: 'pass' })).toThrow('a bug in the rules');
});

/** Chance that tells whether it was asked. */
function watched(rng: Rng): Rng & { asked: boolean } {
  const chance = {
    asked: false,
    int(below: number): number {
      chance.asked = true;
      return rng.int(below);
    },
  };
  return chance;
}

const PLIES = 400;

function checkMatch({ game }: GameEntry, seed: number): void {
  const rng = seeded(seed);
  const seats = game.seats.max;
  const state: object = game.setup(seats, readOptions(game, seats), rng);
  for (let ply = 0; ply < PLIES && game.actors(state).length > 0; ply++) {
    const seat = pick(rng, game.actors(state));
    const move = pick(rng, game.legalMoves(state, seat));
    const { state: after, isDrawing } = untilChance(game, state, seat, move);
    const chance = watched(rng);
    game.apply(state, seat, move, chance);
    expect(isDrawing).toBe(chance.asked);
    if (isDrawing) expect(game.outcome(after)).toBeUndefined();
    else expect(canonical(after)).toBe(canonical(state));
  }
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('in %s', (_, entry) => {
  test('a move goes as far as without chance, and a match is not over where something is drawn', () => {
    for (let seed = 0; seed < 3; seed++) checkMatch(entry, seed);
  });
});
