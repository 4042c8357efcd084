import { expect, test } from 'vitest';
import { backOf, cardsLeft, choiceOf, hasDecks } from './choices.ts';
import { evenDial, presetsOf, unspent, withPart } from './dialSetting.ts';
import { midGame } from './fixture.ts';

test('a role costs a credit for each one passed over, and brings what lies on it', () => {
  const state = midGame();
  state.stack.push({ step: 'role', seat: 0, free: false });
  expect(choiceOf(state, 0)).toEqual({ paid: [], cost: 0, gain: 2 });
  expect(choiceOf(state, 2)).toEqual({ paid: [0, 1], cost: 2, gain: 3 });
  state.stack.push({ step: 'role', seat: 0, free: true });
  expect(choiceOf(state, 4)).toEqual({ paid: [], cost: 0, gain: 8 });
  state.monolith = -1;
  expect(choiceOf(state, 4).cost).toBe(0);
});

test('decks show how many cards are left and the back of the next', () => {
  const state = midGame();
  const [deck] = state.decks as [(typeof state.decks)[number]];
  expect(hasDecks(state)).toBe(true);
  expect(cardsLeft(deck)).toBe(deck.rest.length + 1);
  expect(backOf(deck)).toMatch(/^(NW|NE|E|SE|SW|W|CO)$/);
  expect(backOf({ top: '', rest: [], discard: [] })).toBeUndefined();
});

test('a dial never holds more than the strength', () => {
  expect(evenDial(11)).toEqual([3, 4, 4]);
  expect(withPart([3, 4, 3], 10, 0, 5)).toEqual([5, 2, 3]);
  expect(withPart([3, 4, 3], 10, 1, 99)).toEqual([0, 10, 0]);
  expect(withPart([3, 4, 3], 10, 2, -1)).toEqual([3, 4, 0]);
  expect(unspent([3, 4, 0], 10)).toBe(3);
});

test('presets add up, and no two are alike', () => {
  for (const strength of [0, 1, 2, 7, 10]) {
    const dials = presetsOf(strength).map(({ dial }) => dial);
    for (const dial of dials) expect(unspent(dial, strength)).toBe(0);
    expect(new Set(dials.map(String)).size).toBe(dials.length);
  }
});
