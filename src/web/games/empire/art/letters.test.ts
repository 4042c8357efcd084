import { describe, expect, test } from 'vitest';
import { unitFor } from '../../../board/unit.ts';
import { CLOSE_VIEW, VIEW } from '../board/geometry.ts';
import { lettersFor, narrowed } from './letters.ts';

/** Names that are smaller cannot be read. */
const LEAST = 12;

describe.each([
  ['at 1440 by 900', VIEW, { width: 820, height: 580 }],
  ['at 1280 by 720', CLOSE_VIEW, { width: 740, height: 400 }],
  ['with larger text', CLOSE_VIEW, { width: 740, height: 380 }],
])('on a board as large as it is %s', (_, view, shown) => {
  test('names are large enough to be read', () => {
    const pixels = Math.min(shown.width / view.width, shown.height / view.height);
    const { name, region, sector } = lettersFor(unitFor(view, shown));
    for (const size of [name, region, sector]) expect(size * pixels).toBeGreaterThanOrEqual(LEAST);
  });
});

test('only words that are too wide are drawn narrower', () => {
  expect(narrowed('Vell', 20, 94)).toEqual({});
  expect(narrowed('Greenforge', 20, 94).textLength).toBe(94);
});
