import { expect, test } from 'vitest';
import { pictureOf } from './reliabilityPicture.ts';
import { tenthsOf, worstOf } from './tenths.ts';

/** So many positions whose first seat was told a chance, and won that many of them. */
function told(chance: number, count: number, won: number) {
  return Array.from({ length: count }, (_, i) => {
    const result = i < won ? 1 : 0;
    return { told: [chance, 1 - chance], won: [result, 1 - result] };
  });
}

test('chances are held against results by tenths', () => {
  expect(tenthsOf(told(0.25, 8, 2))).toEqual([
    { told: 0.25, won: 0.25, count: 8 },
    { told: 0.75, won: 0.75, count: 8 },
  ]);
  expect(tenthsOf([{ told: [1, 0], won: [1, 0] }]).map(({ told: mean }) => mean)).toEqual([0, 1]);
});

test('the farthest off is told of those with enough chances', () => {
  const few = told(0.45, 10, 10);
  expect(worstOf(tenthsOf(few))).toBeUndefined();
  const worst = worstOf(tenthsOf([...few, ...told(0.15, 400, 100), ...told(0.25, 400, 110)]));
  expect(worst?.off).toBeCloseTo(0.1);
  expect(worst?.count).toBe(400);
});

test('a picture has a panel for each number of seats, with every tenth in words', () => {
  const tenths = tenthsOf(told(0.25, 8, 2));
  const all = [1, 2, 4].map((seats) => ({ seats, matches: 8, brier: 0.375, tenths }));
  const svg = pictureOf('Sol & others', all);
  expect(svg.match(/<circle/g)).toHaveLength(6);
  for (const text of [
    'alone: Brier 0.375',
    '2 seats: Brier',
    '4 seats: Brier',
    'told 25 %, won 25 % (8 chances)',
  ])
    expect(svg).toContain(text);
  expect(svg).toContain('Sol &amp; others');
  // Half of what could be told lies in the middle of its panel.
  expect(svg).toContain('cx="99.5"');
});
