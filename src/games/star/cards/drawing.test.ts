import { expect, test } from 'vitest';
import { sum } from '../../../kernel/data/lists.ts';
import { game } from '../index.ts';
import { fresh, inPile, line, position, question, type Seated, stock, told } from '../test/testkit.ts';

/** The draw phase (8 T0-T2, 9.1). */

const A: Seated = {};

test.each([
  [2, 94, [10, 10, 4]],
  [3, 91, [9, 9, 3]],
  [4, 88, [8, 8, 2]],
] as const)('13.44 (5.3, R-02) the deck of %i players has %i cards', (seats, size, ships) => {
  const { deck } = fresh(seats);
  expect(sum(deck)).toBe(size);
  expect([inPile(deck, 'scout'), inPile(deck, 'warrior'), inPile(deck, 'juggernaut')]).toEqual(ships);
  expect([inPile(deck, 'mothership'), sum(deck.slice(0, 6)), sum(deck.slice(10))]).toEqual([0, 60, 10]);
});

test('13.46 (9.1) neither Mothership nor colony: nothing is drawn, and the player acts', () => {
  const state = position({ players: [A, { ships: { '39,6': 'scout' } }] });
  const events = line(state, ['end']);
  expect(events).toEqual([{ type: 'turn', seat: 1, round: 1 }]);
  expect([question(state), state.current]).toEqual(['act', 1]);
});

const COLONIES = ['O-NE', 'O-SE', 'O-SW'];

test.each([0, 1, 2, 3])('9.1 one card for the Mothership and one for each of %i colonies', (count) => {
  const state = position({ players: [A, { colonies: COLONIES.slice(0, count) }] });
  const events = line(
    state,
    ['end'],
    ['metal 1', 'fuel 2', 'weapon 1', 'metal 2'].slice(0, count + 1) as never,
  );
  expect(told(events, 'drew')[0]?.cards).toHaveLength(count + 1);
});

test('9.1 colonies draw without a Mothership', () => {
  const state = position({ players: [A, { ships: { '39,6': 'scout' }, colonies: COLONIES }] });
  expect(told(line(state, ['end'], ['metal 1', 'fuel 2', 'weapon 1']), 'drew')[0]?.cards).toHaveLength(3);
  expect(stock(state, 1)).toEqual([1, 2, 1]);
});

test('8 T2 drawn resources are discarded at once, blueprints when the builders are done', () => {
  const state = position({ players: [A, { stock: [2, 0, 0], colonies: ['O-SE'] }] });
  line(state, ['end'], ['fuel 2', 'scout']);
  expect([
    inPile(state.discard, 'fuel 2'),
    inPile(state.discard, 'scout'),
    inPile(state.drawn, 'scout'),
  ]).toEqual([1, 0, 1]);
  expect(question(state)).toBe('ships');
});

test('R-36 the discard pile is turned over when a card is due and the deck is empty', () => {
  const state = position({ players: [A, { colonies: ['O-SE'] }], deck: ['metal 1', 'metal 1'] });
  const first = line(state, ['end'], ['metal 1', 'metal 1']);
  // The last card has left the deck, and nothing is shuffled yet.
  expect([told(first, 'reshuffled'), sum(state.deck)]).toEqual([[], 0]);
  const size = sum(state.discard);
  const second = line(state, ['end'], ['metal 2']);
  expect(told(second, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: size }]);
  expect([sum(state.deck), sum(state.discard), inPile(state.discard, 'metal 2')]).toEqual([size - 1, 1, 1]);
});

test('R-36 cards already drawn in this turn stay out of the shuffle', () => {
  const state = position({ players: [A, { colonies: ['O-SE', 'I-SE'] }], deck: ['metal 2'] });
  const before = inPile(state.discard, 'metal 2');
  const size = sum(state.discard);
  const events = line(state, ['end'], ['metal 2', 'metal 2', 'metal 2']);
  expect(told(events, 'reshuffled')).toEqual([{ type: 'reshuffled', cards: size }]);
  expect(inPile(state.deck, 'metal 2')).toBe(before - 2);
  expect([inPile(state.discard, 'metal 2'), stock(state, 1)]).toEqual([3, [6, 0, 0]]);
  expect(told(events, 'drew')[0]?.cards).toHaveLength(3);
});

test('R-21 whoever draws takes what the supply has; the card is discarded all the same', () => {
  const state = position({
    players: [{ stock: [99, 100, 50] }, { stock: [0, 0, 49], colonies: ['O-SE', 'I-SE'] }],
  });
  const events = line(state, ['end'], ['metal 2', 'fuel 2', 'weapon 2']);
  expect(told(events, 'collected')).toEqual([{ type: 'collected', seat: 1, metal: 1, fuel: 0, weapon: 1 }]);
  expect([stock(state, 1), sum(state.discard)]).toEqual([[1, 0, 50], 3]);
});

test('R-21 two cards of one resource share what is left', () => {
  const state = position({ players: [{ stock: [98, 0, 0] }, { stock: [1, 0, 0], colonies: ['O-SE'] }] });
  line(state, ['end'], ['metal 1', 'metal 2']);
  expect(stock(state, 1)).toEqual([2, 0, 0]);
});

test('8 T0 the new turn is told with its round', () => {
  const state = position({ players: [A, A], round: 7 });
  const events = line(state, ['end', 'end'], ['metal 1', 'metal 1']);
  expect(told(events, 'turn')).toEqual([
    { type: 'turn', seat: 1, round: 7 },
    { type: 'turn', seat: 0, round: 8 },
  ]);
});

test('9.1 nothing of a turn is kept: blueprints are gone in the next', () => {
  const state = position({ players: [A, { stock: [9, 9, 9] }] });
  line(state, ['end', 'done', 'end', 'end'], ['scout', 'metal 1', 'metal 1']);
  expect([question(state), sum(state.drawn)]).toEqual(['act', 0]);
});

test('R-22, 15 stocks, cards and piles lie open to all; the deck is a bag without an order', () => {
  const state = position({ players: [{ stock: [9, 9, 9] }, A], drawn: ['scout', 'crusher'] });
  for (const viewer of [0, 1, undefined]) {
    const view = game.redact(state, viewer);
    expect(view).toEqual(state);
    expect(view).not.toBe(state);
  }
});
