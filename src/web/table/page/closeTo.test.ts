import { expect, test } from 'vitest';
import { closeTo } from './closeTo.ts';

const lit = (sources: string[], targets: string[] = []) => ({
  picking: {},
  lights: { sources: new Set(sources), targets: new Set(targets) },
  distant: new Map<string, readonly string[]>(),
});

test('pieces too small to be hit on the whole board are shown close up before one is picked', () => {
  expect(closeTo(lit(['a', 'b']), { closeUp: 'pieces' })).toEqual(['a', 'b']);
  expect(closeTo(lit(['a', 'b']), {})).toEqual([]);
});

test('a piece in the hand is shown with its ways, and so are places where nothing is picked', () => {
  const held = { ...lit(['a', 'b'], ['c']), picking: { from: 'a' } };
  expect(closeTo(held, { closeUp: 'pieces' })).toEqual(['a', 'c']);
  expect(closeTo(lit([], ['c', 'd']), {})).toEqual(['c', 'd']);
  expect(closeTo(lit([], ['c']), {})).toEqual([]);
  expect(closeTo(lit([], ['c']), { closeUp: 'pieces' })).toEqual(['c']);
});

test('a piece the hand rests on is shown with its next steps, and not with all it could reach', () => {
  const rests = {
    picking: { from: 'a', rests: true as const },
    lights: { sources: new Set('a'), targets: new Set('b') },
  };
  expect(closeTo({ ...rests, distant: new Map([['z', []]]) }, {})).toEqual(['a', 'b']);
});
