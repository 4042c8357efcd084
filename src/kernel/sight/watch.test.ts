import { expect, test } from 'vitest';
import { itemAt } from '../data/lists.ts';
import { clone } from '../data/plain.ts';
import { watch } from './watch.ts';

/** Two hands, of which the viewer sees the first, and a pile of which nobody sees more than its size. */
const state = () => ({
  hands: [
    { cards: [1, 2], open: 0 },
    { cards: [3, 4], open: 0 },
  ],
  pile: [5, 6],
  turn: 0,
});
const seen = () => ({
  hands: [
    { cards: [1, 2], open: 0 },
    { cards: [0, 0], open: 0 },
  ],
  pile: [0, 0],
  turn: 0,
});
const guess = () => ({
  hands: [
    { cards: [1, 2], open: 0 },
    { cards: [6, 4], open: 1 },
  ],
  pile: [5, 3],
  turn: 0,
});

function watched() {
  const sight = { seen: seen(), guess: guess() };
  const original = state();
  const watching = watch(clone(original), original, [sight]);
  const copy = watching.state as ReturnType<typeof state>; // A watched copy has the form of its original.
  return { watching, sight, copy, other: itemAt(copy.hands, 1) };
}

test('what the viewer sees may be read and changed', () => {
  const { watching, sight, copy } = watched();
  itemAt(copy.hands, 0).cards.push(7);
  copy.turn++;
  expect(watching.isTouched(sight)).toBe(false);
  expect(copy.turn).toBe(1);
});

test.each<[string, (at: ReturnType<typeof watched>) => unknown]>([
  ['a hidden hand is read', ({ other }) => other.cards.length],
  ['what a guess would fill in otherwise is read', ({ other }) => other.open],
  ['a hidden pile is replaced', ({ copy }) => Object.assign(copy, { pile: [] })],
  ['everything is copied', ({ other }) => ({ ...other })],
])('it is noticed when %s', (_, touch) => {
  const at = watched();
  touch(at);
  expect(at.watching.isTouched(at.sight)).toBe(true);
});

test('what is hidden must go on looking as it did', () => {
  const { watching, sight } = watched();
  expect(watching.isKept(sight, seen())).toBe(true);
  expect(watching.isKept(sight, { ...seen(), turn: 1 })).toBe(true);
  expect(watching.isKept(sight, { ...seen(), pile: [5, 6] })).toBe(false);
});

test('something hidden that lies elsewhere and is shown there is not kept', () => {
  const { watching, sight, copy, other } = watched();
  copy.hands.push(other);
  const shown = seen();
  expect(watching.isKept(sight, { ...shown, hands: [...shown.hands, { cards: [3, 4], open: 0 }] })).toBe(
    false,
  );
  expect(watching.isKept(sight, { ...shown, hands: [...shown.hands, { cards: [0, 0], open: 0 }] })).toBe(
    true,
  );
});

test('something hidden that cannot be found in a view is not known to be kept', () => {
  const { watching, sight } = watched();
  expect(watching.isKept(sight, { ...seen(), hands: [] })).toBe(false);
  expect(watching.isKept(sight, { ...seen(), hands: null })).toBe(false);
});

test('what is hidden from one viewer only is noticed for that one', () => {
  const original = state();
  const [blind, keen] = [
    { seen: seen(), guess: guess() },
    { seen: original, guess: original },
  ];
  const watching = watch(clone(original), original, [blind, keen]);
  const copy = watching.state as typeof original; // A watched copy has the form of its original.
  expect(itemAt(copy.hands, 1).cards).toEqual([3, 4]);
  expect([watching.isTouched(blind), watching.isTouched(keen)]).toEqual([true, false]);
  expect(watching.isKept(keen, { ...original, pile: [] })).toBe(true);
});

test('the original stays as it was, also where the copy shares parts with it', () => {
  const original = state();
  const watching = watch({ ...original }, original, [{ seen: seen(), guess: guess() }]);
  const copy = watching.state as typeof original; // A watched copy has the form of its original.
  itemAt(copy.hands, 1).cards = [];
  expect(original).toEqual(state());
});

test('another state is like the original where it differs in what was not touched alone', () => {
  const { watching, other } = watched();
  const elsewhere = state();
  itemAt(elsewhere.hands, 1).cards = [9, 9];
  expect(watching.isLike(elsewhere)).toBe(true);
  expect(watching.isLike({ ...elsewhere, turn: 1 })).toBe(false);
  expect(watching.isLike({ ...elsewhere, more: 1 })).toBe(false);
  expect(other.cards).toEqual([3, 4]);
  expect(watching.isLike(elsewhere)).toBe(false);
  expect(watching.isLike(state())).toBe(true);
});
