import { expect, test } from 'vitest';
import { GAMES } from '../../../test/kit/toy.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { resultReader } from './readResult.ts';
import { playMatch, type Series } from './series.ts';

const SERIES: Series = {
  game: 'toy',
  bots: ['greedy', 'random'],
  options: {},
  seed: 'results',
  first: 10,
  matches: 6,
  mostMoves: 100,
  records: true,
};
const RESULT = playMatch(itemAt(GAMES, 0), SERIES, 12);

test('a result is the same after its way through JSON', () => {
  expect(resultReader(SERIES)(JSON.parse(JSON.stringify(RESULT)))).toEqual(RESULT);
  const withoutRecord = resultReader({ ...SERIES, records: false })(RESULT);
  expect(withoutRecord).toEqual({ ...RESULT, record: undefined });
});

test.each<[string, object]>([
  ['match', { match: 16 }],
  ['match', { match: 9 }],
  ['match', { match: '12' }],
  ['moves', { moves: 101 }],
  ['ms', { ms: -1 }],
  ['points', { points: [1] }],
  ['places', { places: [1, 3] }],
  ['points and places', { places: undefined }],
  ['report', { report: { match: {}, seats: [{}, {}], wins: [2, 0] } }],
  ['bonus', { bonus: 1 }],
  ['record', { record: {} }],
])('a result is refused for its %s: %j', (word, change) => {
  const changed = JSON.parse(JSON.stringify({ ...RESULT, ...change }));
  expect(() => resultReader(SERIES)(changed)).toThrow(word);
});

test.each([[null], ['x'], [[]], [{}]])('%j is no result', (data) => {
  expect(() => resultReader(SERIES)(data)).toThrow('no result of a match');
});

test.each([0, 1, 2])('whoever plays alone may come in at %i', (place) => {
  const result = { match: 12, moves: 9, ms: 1, points: [4], places: [place] };
  expect(resultReader({ ...SERIES, bots: ['greedy'], records: false })(result)).toMatchObject(result);
});
