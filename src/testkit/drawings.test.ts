import { expect, test } from 'vitest';
import type { Drawing, Lack } from '../kernel/why.ts';
import { drawingFault } from './drawings.ts';

const THINGS = new Set(['A', 'B', 'C', 'D']);

function faultOf(drawing: Drawing, lack?: Lack): string | undefined {
  return drawingFault(drawing, { text: 'D is 3 steps from A; you fly 2.', ...(lack && { lack }) }, THINGS);
}

test('a drawing that shows what the reason says has no fault', () => {
  const way = { kind: 'distance', from: 'A', to: 'D', steps: 3, reach: 2 } as const;
  expect(faultOf({ ...way, path: ['B', 'C', 'D'] }, { of: 'distance', by: 1 })).toBeUndefined();
  expect(faultOf({ ...way, of: 'points' }, { of: 'unit', by: 5 })).toBeUndefined();
  expect(faultOf({ kind: 'pattern', piece: 'ship', there: ['A'], missing: ['B'] })).toBeUndefined();
  expect(faultOf({ kind: 'goods', of: 'energy', have: 0, need: 2 }, { of: 'energy', by: 1 })).toBeUndefined();
});

test.each<[RegExp, Drawing, Lack?]>([
  [/E is drawn/, { kind: 'distance', from: 'A', to: 'E', steps: 3, reach: 2 }],
  [/E is drawn/, { kind: 'distance', from: 'A', to: 'D', steps: 2, reach: 1, path: ['E', 'D'] }],
  [
    /E is drawn/,
    { kind: 'pattern', piece: 'ship', there: [], missing: ['A'], makes: { piece: 'gate', at: 'E' } },
  ],
  [/lacks nothing/, { kind: 'pattern', piece: 'ship', there: ['A'], missing: [] }],
  [/enough is drawn/, { kind: 'distance', from: 'A', to: 'D', steps: 3, reach: 3 }],
  [/enough is drawn/, { kind: 'goods', of: 'energy', have: 2, need: 2 }],
  [/to itself/, { kind: 'distance', from: 'A', to: 'A', steps: 3, reach: 2 }],
  [/not the distance/, { kind: 'distance', from: 'A', to: 'D', steps: 3, reach: 2, path: ['B', 'D'] }],
  [
    /not what is lacking/,
    { kind: 'distance', from: 'A', to: 'D', steps: 3, reach: 1 },
    { of: 'distance', by: 1 },
  ],
  [
    /not what is lacking/,
    { kind: 'distance', from: 'A', to: 'D', steps: 3, reach: 2, of: 'points' },
    { of: 'points', by: 2 },
  ],
  [/not told/, { kind: 'distance', from: 'A', to: 'D', steps: 4, reach: 2 }],
  [/more is lacking/, { kind: 'goods', of: 'energy', have: 1, need: 2 }, { of: 'energy', by: 2 }],
])('a fault is found: %s', (fault, drawing, lack) => {
  expect(faultOf(drawing, lack)).toMatch(fault);
});
