import { expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import { choicesOf, drawMenu, narrowed } from './menu.ts';

interface Fly {
  readonly type: string;
  readonly to: string;
}

const flights = (count: number, type = 'fly'): Fly[] =>
  Array.from({ length: count }, (_, i) => ({ type, to: `C${i}` }));
const choices = (moves: readonly Fly[]) => choicesOf(moves, (move) => `${move.type} → ${(move as Fly).to}`);
const ROOM = { width: 60, lines: 10, colour: false };

test('choices stand in columns, kind by kind, single ones together', () => {
  const moves = [...flights(5), ...flights(1, 'end'), ...flights(1, 'fuel')];
  expect(drawMenu(choices(moves), ROOM)).toEqual([
    '1 fly → C0  2 fly → C1  3 fly → C2  4 fly → C3  5 fly → C4',
    '6 end → C0   7 fuel → C0',
  ]);
});

test('a long list is cut to the lines there are, and every kind keeps its share', () => {
  const menu = drawMenu(choices([...flights(90), ...flights(30, 'launch')]), { ...ROOM, lines: 6 });
  expect(menu.at(-1)).toMatch(/^… \d+ more: type a part of a move/);
  expect(menu.length).toBeLessThanOrEqual(7);
  expect(menu.join()).toContain('launch');
});

test('a long choice takes several columns and leaves the others short', () => {
  const words = ['fly A', 'fly B', 'fly C through the gate', 'fly D'];
  const menu = drawMenu(
    choicesOf(flights(4), (move) => itemAt(words, Number((move as Fly).to.slice(1)))),
    ROOM,
  );
  expect(menu).toEqual(['1 fly A  2 fly B  3 fly C through the gate   4 fly D']);
});

test('a list is narrowed by any part of text or words, whatever its capitals, and keeps its numbers', () => {
  const all = choices(flights(12));
  expect(narrowed(all, 'FLY  c11').map(({ number }) => number)).toEqual([12]);
  expect(narrowed(all, 'c1').map(({ number }) => number)).toEqual([2, 11, 12]);
});
