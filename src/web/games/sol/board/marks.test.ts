import { expect, test } from 'vitest';
import { LARGE_SIDE, LAYER, SMALL_SIDE } from '../../../../games/sol/board.ts';
import { position } from '../../../../games/sol/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { RINGS, segmentArc } from './geometry.ts';
import { placeLabel } from './label.ts';
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

test('places are read with what is on them, and one’s own things are “your”', () => {
  const state = position({
    players: [
      { energy: 4, divers: { C3: 2 } },
      { divers: { C3: 1 }, stations: { C3: 'tower' }, gates: ['I3|C3'] },
    ],
  });
  const read = (place: string, eyes: number): string =>
    placeLabel(state, place, { names: ['Ann', 'Ben'], eyes });
  expect(read('C3', 0)).toBe('C3, convective: tower of Ben, your 2 sundivers and 1 sundiver of Ben');
  expect(read('C3', 1)).toBe('C3, convective: your tower, 2 sundivers of Ann and your 1 sundiver');
  expect(read('I3|C3', 1)).toBe('barrier I3 to C3, your gate');
  expect(read('ship 0', 0)).toMatch(/^your mothership: \d+ sundivers in its hold, 4 energy, no card held$/);
});
