import { describe, expect, test } from 'vitest';
import { chartOf, leapsOf, spread, ticksOver } from './chart.ts';

const FRAME = { left: 0, right: 100, top: 0, bottom: 100 };

describe('a chart', () => {
  test('goes up in round steps', () => {
    expect(ticksOver(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksOver(0, 49)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksOver(-3, 8)).toEqual([-4, -2, 0, 2, 4, 6, 8]);
  });

  test('has corners only where points change', () => {
    const { paths } = chartOf([[0], [0], [0], [10], [10]], FRAME);
    expect(paths).toEqual(['M0 100L50 100L75 0L100 0']);
  });

  test('can be drawn before the first move', () => {
    expect(chartOf([[0, 0]], FRAME).paths).toEqual(['M0 100', 'M0 100']);
  });
});

describe('leaps', () => {
  const scores = [
    [0, 0],
    [2, 0],
    [2, 9],
    [8, 9],
    [8, 9],
    [9, 12],
  ];
  test('are the largest gains of a turn, told in order', () => {
    expect(leapsOf(scores, [1, 2, 3, 4, 5], 2, 1)).toEqual([
      { seat: 1, ply: 2, by: 9 },
      { seat: 0, ply: 3, by: 6 },
    ]);
  });
  test('add up what several moves of a turn bring', () => {
    expect(leapsOf(scores, [1, 4], 1, 1)).toEqual([{ seat: 1, ply: 3, by: 9 }]);
  });
  test('stand apart from each other', () => {
    expect(leapsOf(scores, [1, 2, 3, 4, 5], 2, 3).map(({ ply }) => ply)).toEqual([2, 5]);
  });
});

test('labels are spread without changing their order', () => {
  expect(spread([50, 52, 10], 16, 0, 100)).toEqual([50, 66, 10]);
  expect(spread([95, 99], 16, 0, 100)).toEqual([84, 100]);
});
