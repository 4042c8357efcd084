import { expect, test } from 'vitest';
import { LARGE_SIDE, LAYER, SMALL_SIDE } from '../../../../games/sol/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { RINGS, segmentArc } from './geometry.ts';
import { markAt } from './marks.tsx';
import { middle, pointAt } from './polar.ts';

const SIZE = 12;

test.each([
  ['small', SMALL_SIDE],
  ['large', LARGE_SIDE],
])('on the %s side every name stands within its ring and clear of all gates', (_, board) => {
  const gates = board.segments.map((_segment, i) => {
    const arc = segmentArc(board, i);
    return pointAt(middle(arc), arc.radius);
  });
  for (const space of board.spaces) {
    const { x, y } = markAt(board, space, SIZE, []);
    const [inner, outer] = itemAt(RINGS, itemAt(LAYER, space));
    expect(Math.hypot(x, y)).toBeGreaterThan(inner);
    expect(Math.hypot(x, y)).toBeLessThan(outer);
    expect(Math.min(...gates.map((gate) => Math.hypot(gate.x - x, gate.y - y)))).toBeGreaterThan(SIZE);
  }
});
