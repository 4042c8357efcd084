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
  const original = state();
  const watching = watch(clone(original), original, { seen: seen(), guess: guess(), others: [] });
  const copy = watching.state as ReturnType<typeof state>; // A watched copy has the form of its original.
  return { watching, copy, other: itemAt(copy.hands, 1) };
}

test('what the viewer sees may be read and changed', () => {
  const { watching, copy } = watched();
  itemAt(copy.hands, 0).cards.push(7);
  copy.turn++;
  expect(watching.isTouched()).toBe(false);
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
  expect([at.watching.isOpen, at.watching.isTouched()]).toEqual([false, true]);
});

test('what is hidden must go on looking as it did', () => {
  const { watching } = watched();
  expect(watching.isKept([seen()])).toBe(true);
  expect(watching.isKept([{ ...seen(), turn: 1 }])).toBe(true);
  expect(watching.isKept([{ ...seen(), pile: [5, 6] }])).toBe(false);
});

test('something hidden that lies elsewhere and is shown there is not kept', () => {
  const { watching, copy, other } = watched();
  copy.hands.push(other);
  const shown = seen();
  expect(watching.isKept([{ ...shown, hands: [...shown.hands, { cards: [3, 4], open: 0 }] }])).toBe(false);
  expect(watching.isKept([{ ...shown, hands: [...shown.hands, { cards: [0, 0], open: 0 }] }])).toBe(true);
});

test('something hidden that cannot be found in a view is not known to be kept', () => {
  const { watching } = watched();
  expect(watching.isKept([{ ...seen(), hands: [] }])).toBe(false);
  expect(watching.isKept([{ ...seen(), hands: null }])).toBe(false);
});

test('what is hidden must go on looking as it did to others as well', () => {
  const original = state();
  const watching = watch(clone(original), original, { seen: seen(), guess: guess(), others: [original] });
  expect(watching.isKept([seen(), original])).toBe(true);
  expect(watching.isKept([seen(), { ...original, turn: 1 }])).toBe(true);
  expect(watching.isKept([seen(), { ...original, pile: [6, 5] }])).toBe(false);
});

test('whatever is seen as it is and guessed so may be read', () => {
  const original = state();
  const watching = watch(clone(original), original, { seen: state(), guess: state(), others: [] });
  const copy = watching.state as typeof original; // A watched copy has the form of its original.
  expect(copy).toEqual(original);
  expect([watching.isOpen, watching.isTouched()]).toEqual([true, false]);
});

test('the original stays as it was, also where the copy shares parts with it', () => {
  const original = state();
  const watching = watch({ ...original }, original, { seen: seen(), guess: guess(), others: [] });
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
