import { expect, test } from 'vitest';
import { type Box, dockOf, farHalf } from './dock.ts';

const BOARD = { width: 700, height: 700 };
const WIDE_BOARD = { width: 1200, height: 500 };
const PANEL = { width: 640, height: 320 };
const CARD = { width: 240, height: 320 };

const ship = (x: number, y: number): Box => ({ x, y, width: 60, height: 60 });

test.each([
  ['at the foot', ship(320, 600), 'top'],
  ['at the top', ship(320, 20), 'bottom'],
  ['a little below the middle', ship(100, 380), 'top'],
])('a panel stands in the other half than a ship %s', (_, at, dock) => {
  expect(dockOf(BOARD, PANEL, [at])).toBe(dock);
});

test('two ships are both left in sight', () => {
  expect(dockOf(BOARD, PANEL, [ship(20, 20), ship(600, 250)])).toBe('bottom');
  expect(dockOf(WIDE_BOARD, CARD, [ship(20, 20), ship(100, 420)])).toBe('right');
  expect(dockOf(WIDE_BOARD, CARD, [ship(1100, 20), ship(1000, 420)])).toBe('left');
});

test('a panel that must cover something covers the least', () => {
  expect(dockOf(BOARD, PANEL, [ship(320, 360), ship(320, 400)])).toBe('top');
  expect(dockOf(BOARD, PANEL, [ship(320, 0), ship(320, 360)])).toBe('bottom');
});

test('on a board that is seen in part a panel stands in the farther half of the whole', () => {
  const zoomed = { x: -300, y: -700, width: 1400, height: 1400 };
  expect(farHalf(zoomed, [ship(320, 20), ship(320, 120)])).toBe('top');
  expect(farHalf({ ...zoomed, y: -200 }, [ship(320, 20), ship(320, 120)])).toBe('bottom');
});

test('a moment about no place stands at the foot', () => {
  expect(dockOf(BOARD, PANEL, [])).toBe('bottom');
});
