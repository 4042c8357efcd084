import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { chanceOf, digest } from '../match/chance.ts';
import type { Move } from '../game.ts';
import { readOptions } from '../options.ts';
import { patchOf, patched } from './patch.ts';
import { clone } from './plain.ts';
import { pick, seeded } from '../match/rng.ts';

const CASES: readonly (readonly [unknown, unknown])[] = [
  [
    { a: 1, b: [1, 2, 3] },
    { a: 1, b: [1, 5, 3] },
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: [] }],
  [{ a: [] }, { a: null }],
  [{ list: [[1], [2]] }, { list: [[1], [2, 3]] }],
  [{ list: [{ x: 1 }, { x: 2 }] }, { list: [{ x: 1 }] }],
  [{ deep: { er: { still: 'a' } } }, { deep: { er: { still: ['a'] } } }],
  [[1, 2], { 0: 1, 1: 2 }],
  [1, 'one'],
];

describe('a patch', () => {
  test.each(CASES)('leads from %j to %j, also as JSON', (before, after) => {
    const kept = clone(before);
    for (const [from, to] of [
      [before, after],
      [after, before],
    ]) {
      const patch = JSON.parse(JSON.stringify(patchOf(from, to)));
      expect(patched(from, patch)).toEqual(to);
    }
    expect(before).toEqual(kept);
  });

  test('P7.3 holds what has changed and nothing else', () => {
    const before = { same: { big: [1, 2, 3] }, list: [0, 0, 0], gone: 1 };
    const after = { same: { big: [1, 2, 3] }, list: [0, 7, 0], come: 'new' };
    expect(patchOf(before, after)).toEqual({ list: { 1: [7] }, come: ['new'], gone: [] });
    expect(patchOf(before, clone(before))).toBeUndefined();
  });

  test('leaves what has not changed the same object', () => {
    const before = { a: { x: 1 }, b: { y: 1 } };
    const after = patched(before, { b: { y: [2] } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(before.b.y).toBe(1);
  });
});

test.each(GAMES.map((entry) => entry.game))('$id: patches lead through a match', (game) => {
  const seed = digest('patches');
  const rng = seeded(5);
  const state = game.setup(2, readOptions(game, 2), chanceOf(seed, 0));
  let told: unknown = clone(state);
  for (let ply = 1; ply <= 60; ply++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    game.apply(state, seat, pick<Move>(rng, game.legalMoves(state, seat)), chanceOf(seed, ply));
    const patch = patchOf(told, state);
    if (patch) told = patched(told, JSON.parse(JSON.stringify(patch)));
    expect(told).toEqual(state);
  }
});
