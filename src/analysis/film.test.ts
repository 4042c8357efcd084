import { expect, test } from 'vitest';
import { GAMES } from '../../test/kit/toy.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { canonical } from '../kernel/data/plain.ts';
import { digest } from '../kernel/match/chance.ts';
import { newMatch, play } from '../kernel/match/match.ts';
import { type MatchRecord, recordOf } from '../kernel/match/record.ts';
import { filmOf, nameOf, turnBegunAt } from './film.ts';

const tides = itemAt(GAMES, 0);

function matchAfter(moves: number) {
  const match = newMatch(tides.game, { seats: 2, seed: 'film' });
  for (let ply = 0; ply < moves; ply++) {
    const seat = tides.game.actors(match.state)[0]!;
    play(match, seat, tides.game.legalMoves(match.state, seat)[0]!);
  }
  return match;
}

test('a film holds every position of the match as it was', () => {
  const match = matchAfter(9);
  const { states, plies, outcome } = filmOf(tides, recordOf(match));
  expect(states).toHaveLength(10);
  expect(states[4]).toEqual(matchAfter(4).state);
  expect(plies).toEqual(match.plies);
  expect(outcome?.places).toBeDefined();
});

test('only what is over is shown, by whatever it ended', () => {
  const match = matchAfter(4);
  expect(() => filmOf(tides, recordOf(match))).toThrow('the match is still being played');
  expect(filmOf(tides, recordOf(match, { closed: {} })).states).toHaveLength(5);
  const resigned = recordOf(match, { resigned: [{ seat: 1, ply: 4 }], over: true });
  expect(filmOf(tides, resigned).outcome).toBeUndefined();
  expect(() => filmOf(tides, recordOf(match, { resigned: [{ seat: 1, ply: 4 }] }))).toThrow(
    'still being played',
  );
});

test('a match keeps its name when somebody plays on from it', () => {
  const record = recordOf(matchAfter(9));
  expect(nameOf(record)).toBe(record.checksum);
  const others = { ...record, branches: [], checksum: undefined };
  const played: MatchRecord = { ...others, checksum: digest(canonical(others)) };
  expect(nameOf(played)).toBe(record.checksum);
});

test('a turn begins where another seat was asked before, or the turn of the game has risen', () => {
  const film = filmOf(tides, recordOf(matchAfter(9)));
  const seats = [0, 0, 1, 1, 1, 0];
  const plies = seats.map((seat) => ({ ...film.plies[0]!, seat }));
  const begun = (turnAt: (ply: number) => number): number[] => {
    const turn = (state: object): number => turnAt(film.states.findIndex((known) => known === state));
    const entry = { ...tides, hints: { ...tides.hints, turn } };
    return seats.map((_, ply) => turnBegunAt({ ...film, entry, plies }, ply));
  };
  expect(begun(() => 0)).toEqual([0, 0, 2, 2, 2, 5]);
  expect(begun((ply) => (ply < 4 ? 0 : 1))).toEqual([0, 0, 2, 2, 4, 5]);
});
