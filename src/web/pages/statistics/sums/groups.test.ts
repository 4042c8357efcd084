import { describe, expect, test } from 'vitest';
import { choicesAmong, opponentsIn, passes, PERSON } from './filter.ts';
import { byGame, byOpponent, bySeats, byWord, type Group, isAgainst, sortsOf } from './groups.ts';
import { bot, own, person } from './testkit.ts';

const MATCHES = [
  own({ id: 'a', others: [bot('Bo', 'easy'), bot('Cy', 'easy')], seats: 3, par: 1 / 3 }),
  own({ id: 'b', game: 'star', others: [bot('Bo', 'hard'), person('Bea')], seats: 3, par: 1 / 3 }),
  own({ id: 'c' }),
  own({ id: 'd', others: [], seats: 1, par: undefined }),
];

const shown = (groups: readonly Group[]) =>
  groups.map(({ key, matches }) => [key, matches.map(({ id }) => id).join('')]);

describe('matches are sorted', () => {
  test('by game, those without rivals apart', () => {
    const groups = byGame(MATCHES);
    expect(shown(groups)).toEqual([
      ['sol against', 'ac'],
      ['star against', 'b'],
      ['sol without', 'd'],
    ]);
    expect(groups.map(isAgainst)).toEqual([true, true, false]);
  });

  test('by seats, the fewest first', () => {
    expect(shown(bySeats(MATCHES)).map(([, ids]) => ids)).toEqual(['d', 'c', 'ab']);
  });

  test('by opponents, each level and people once a match', () => {
    expect(shown(byOpponent(MATCHES))).toEqual([
      ['hard', 'bc'],
      ['easy', 'a'],
      [PERSON, 'b'],
    ]);
    expect(opponentsIn(own({ par: undefined }))).toEqual([]);
  });

  test('by what the game tells of the own seat, turn order last', () => {
    const report = { match: {}, seats: [{ turn: '1', faction: 'Jear' }, { turn: '2' }] };
    const told = [own({ id: 'a', report }), own({ id: 'b', report, seat: 1 }), own({ id: 'c' })];
    expect(sortsOf(told)).toEqual(['faction', 'turn']);
    expect(shown(byWord(told, 'faction'))).toEqual([['Jear', 'a']]);
    expect(shown(byWord(told, 'turn'))).toEqual([
      ['1', 'a'],
      ['2', 'b'],
    ]);
  });
});

const DAY = 24 * 60 * 60 * 1000;
const NOW = 400 * DAY;

describe('a filter', () => {
  const left = (filter: Parameters<typeof passes>[1]) =>
    MATCHES.filter((match) => passes(match, filter, NOW)).map(({ id }) => id);

  test('lets through what was played in so many days', () => {
    const old = own({ date: NOW - 31 * DAY });
    const late = own({ date: NOW - 29 * DAY });
    expect([old, late].map((match) => passes(match, { days: 30 }, NOW))).toEqual([false, true]);
    expect([old, late].map((match) => passes(match, {}, NOW))).toEqual([true, true]);
  });

  test('lets through what fits all it asks for', () => {
    expect(left({})).toEqual(['a', 'b', 'c', 'd']);
    expect(left({ game: 'sol' })).toEqual(['a', 'c', 'd']);
    expect(left({ game: 'sol', seats: 3 })).toEqual(['a']);
    expect(left({ opponent: 'hard' })).toEqual(['b', 'c']);
    expect(left({ opponent: PERSON, game: 'sol' })).toEqual([]);
  });

  test('offers what there is', () => {
    expect(choicesAmong(MATCHES)).toEqual({
      games: ['sol', 'star'],
      seats: [1, 2, 3],
      opponents: ['easy', 'hard', PERSON],
    });
  });
});
