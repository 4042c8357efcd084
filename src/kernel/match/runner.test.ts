import { expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { GAMES, game, type State } from '../../../test/kit/toy.ts';
import type { Move, Seat } from '../game.ts';
import { newMatch, play } from './match.ts';
import { type Player, runMatch } from './runner.ts';

const entry = GAMES[0]!;
const players = (seeds: readonly number[]): Player[] => seeds.map((seed) => random.make(entry, seed));

test('plays to the end, and the same seed and players play the same', () => {
  const one = runMatch(game, { seats: 3, seed: 'run' }, players([1, 2, 3]));
  expect(one.outcome?.places).toContain(1);
  expect(runMatch(game, { seats: 3, seed: 'run' }, players([1, 2, 3]))).toEqual(one);
});

test('plays what a match plays', () => {
  const moves: [Seat, Move][] = [];
  const run = runMatch(game, { seats: 3, seed: 'run' }, players([4, 5, 6]), (seat, move) =>
    moves.push([seat, move]),
  );
  const match = newMatch(game, { seats: 3, seed: 'run' });
  for (const [seat, move] of moves) play(match, seat, move);
  expect(match.state).toEqual(run.state);
  expect(run.moves).toBe(moves.length);
});

test('stops at the limit of moves without an outcome', () => {
  const run = runMatch(game, { seats: 2, seed: 'run', mostMoves: 4 }, players([1, 2]));
  expect(run.moves).toBe(4);
  expect(run.outcome).toBeUndefined();
});

test('shows a player only what its seat may see', () => {
  const views: State[] = [];
  const spy: Player = {
    choose({ legal, view, seat }) {
      if (seat === 1) views.push(view() as State);
      return legal[0]!;
    },
  };
  runMatch(game, { seats: 2, seed: 'run' }, [spy, spy]);
  expect(views.length).toBeGreaterThan(0);
  expect(views.every(({ hands, open }) => hands[0]!.every((card) => card === 0 || open.includes(card)))).toBe(
    true,
  );
});

test('a player who answers what was not offered is a bug', () => {
  const cheat: Player = { choose: () => ({ type: 'win' }) };
  expect(() => runMatch(game, { seats: 2, seed: 'run' }, [cheat, cheat])).toThrow(
    'seat 0 chose a move it was not offered: {"type":"win"}',
  );
});
