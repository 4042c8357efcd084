import { expect, test } from 'vitest';
import { botOf } from '../src/bots/index.ts';
import { checkLaws } from '../src/kernel/sight/laws.ts';
import { newMatch, outcomeOf, play } from '../src/kernel/match/match.ts';
import { perft } from '../src/kernel/match/perft.ts';
import { runMatch } from '../src/kernel/match/runner.ts';
import { ticTacToe } from './ticTacToe.ts';

const { game } = ticTacToe;

test('three in a row win', () => {
  const match = newMatch(game, { seats: 2, seed: 'row' });
  ['mark 4', 'mark 0', 'mark 2', 'mark 6', 'mark 3', 'mark 8', 'mark 5'].forEach((move, ply) => {
    expect(outcomeOf(match)).toBeUndefined();
    play(match, ply % 2, move);
  });
  expect(outcomeOf(match)).toEqual({ points: [1, 0], places: [1, 2] });
});

test('nobody plays on after a row', () => {
  const match = newMatch(game, { seats: 2, seed: 'all' });
  const lines = [5, 6, 7].map((depth) => perft(game, match.state, depth, match.seed));
  expect(lines).toEqual([9 * 8 * 7 * 6 * 5, 54_720, 148_176]);
});

test('it keeps the laws', () => {
  for (let i = 0; i < 50; i++) checkLaws(game, { seats: 2, seed: `law ${i}`, mostMoves: 9 });
});

test('a strong bot never loses', () => {
  for (let i = 0; i < 8; i++) {
    const bots = [botOf('hard').make(ticTacToe, i), botOf('greedy').make(ticTacToe, i)];
    const players = i % 2 === 0 ? bots : bots.toReversed();
    const { outcome } = runMatch(game, { seats: 2, seed: `match ${i}`, mostMoves: 9 }, players);
    expect(outcome?.places[i % 2]).toBe(1);
  }
});

test.each([
  [{ cells: [0, 1, -1], turn: 0 }, 'nine cells'],
  [{ cells: [0, 0, 0, 0, 1, 2, -1, -1, -1], turn: 0 }, 'nine cells'],
  [{ cells: [0, 0, -1, -1, -1, -1, -1, -1, -1], turn: 0 }, 'take turns'],
])('%j is not a position', (state, fault) => {
  expect(game.stateFault(state)).toMatch(fault);
});
