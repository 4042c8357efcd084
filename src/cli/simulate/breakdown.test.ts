import { expect, test } from 'vitest';
import { breakdownLines, breakdownsOf } from './breakdown.ts';

const REPORTS = [
  { match: { ending: 'race', rounds: 4 }, seats: [{ turn: '1' }, { turn: '2' }], wins: [1, 0] },
  { match: { ending: 'race', rounds: 6 }, seats: [{ turn: '2' }, { turn: '1' }], wins: [1, 0] },
  { match: { ending: 'limit', rounds: 8 }, seats: [{ turn: '1' }, { turn: '2' }], wins: [0.5, 0.5] },
];

test('words of matches are counted, numbers averaged, seats sorted by how often they won', () => {
  expect(breakdownsOf(REPORTS)).toMatchObject([
    {
      trait: 'ending',
      of: 'matches',
      rows: [
        { kind: 'limit', count: 1, share: 1 / 3 },
        { kind: 'race', count: 2, share: 2 / 3 },
      ],
    },
    { trait: 'rounds', of: 'number', values: { mean: 6, min: 4, max: 8 } },
    {
      trait: 'turn',
      of: 'seats',
      rows: [
        { kind: '1', count: 3, share: 0.5 },
        { kind: '2', count: 3, share: 0.5 },
      ],
    },
  ]);
});

test('breakdowns are told as tables and lines', () => {
  const text = breakdownLines(breakdownsOf(REPORTS)).join('\n');
  expect(text).toMatch(/^ending +matches +share/m);
  expect(text).toMatch(/^race +2 +66\.7 %/m);
  expect(text).toMatch(/^rounds: 6\.0 ± /m);
  expect(text).toMatch(/^turn +seats +won/m);
});

test('a game that sorts nothing has no breakdown', () => {
  expect(breakdownsOf([])).toEqual([]);
});
