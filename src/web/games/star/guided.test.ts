import { expect, test } from 'vitest';
import { hexOf } from '../../../games/star/board.ts';
import { star as entry } from '../../../games/star/index.ts';
import type { State } from '../../../games/star/state.ts';
import { at, ownerOf } from '../../../games/star/test/testkit.ts';
import { playedUntil } from '../guidedPlay.ts';
import { guided } from './guided.ts';

const { lessons } = guided;

const after = (last?: string): State => playedUntil(guided, entry, last);

test('every lesson’s move is legal when its turn comes, and leads to a colony', () => {
  const state = after();
  expect(ownerOf(state, 'O-NW')).toBe(0);
  expect(state.round).toBe(4);
});

test('the attack hits for 5 and is answered for 4, as the words tell', () => {
  const state = after('attack 11,16 8,19 1');
  expect(at(state, '8,19')).toMatchObject({ type: 'scout', hull: 5 });
  expect(at(state, '11,16')).toMatchObject({ type: 'scout', hull: 6 });
});

test('Vesper takes the blue corner, and the first card is a Weapon', () => {
  const state = after('move 7,2 9,4');
  expect(state.players[1]).toMatchObject({ faction: 'marshall-guard', stock: [1, 1, 1] });
  expect(state.players[0]?.stock).toEqual([0, 0, 1]);
  expect((state.players[0]?.rolls[0] ?? 0) > (state.players[1]?.rolls[0] ?? 9)).toBe(true);
});

test('lessons point at hexes of the mat', () => {
  for (const place of lessons.flatMap(({ point = [] }) => point)) expect(() => hexOf(place)).not.toThrow();
});

test('lessons are short', () => {
  expect(lessons.length).toBeLessThanOrEqual(20);
  for (const { say } of lessons) expect(say.length).toBeLessThan(290);
});
