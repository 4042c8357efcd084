import { expect, test } from 'vitest';
import type { Choice } from './decision.ts';
import { askedIn, doubtedWords, groupWords, inHandWords, promptParts, toYou } from './prompt.ts';

test.each([
  ['Ann: 3 points left. Launch, or end the move.', 'Ann: 3 points left.', 'Launch, or end the move.'],
  ['Ann, turn 1: choose an action.', 'Ann, turn 1: choose an action.', ''],
  ['Ann: which way? Both are free. Choose.', 'Ann: which way?', 'Both are free. Choose.'],
  ['Ann pays 1.5 of 2.', 'Ann pays 1.5 of 2.', ''],
])('%s', (prompt, head, rest) => {
  expect(promptParts(prompt)).toEqual({ head, rest });
});

test('an open group asks for what it still needs', () => {
  const asks = 'Where does the Warrior appear? Choose a lit hex.';
  const build: Choice = {
    offer: { text: 'build warrior 1,0', move: { type: 'build' } },
    gesture: { group: 'Build Warrior', asks, to: '1,0', label: 'Build' },
  };
  const end: Choice = { offer: { text: 'end', move: { type: 'end' } }, gesture: { label: 'End' } };
  expect(groupWords([end, build], { group: 'Build Warrior' })).toEqual({
    head: 'Where does the Warrior appear?',
    rest: 'Choose a lit hex.',
  });
  expect(groupWords([end, build], {})).toBeUndefined();
});

test.each([
  ['Ann: choose a role.', 'Choose a role.'],
  ['Ann, turn 1: choose an action.', 'Turn 1: choose an action.'],
  ['Annabel: choose a role.', 'Annabel: choose a role.'],
  ['Ann waits.', 'Ann waits.'],
])('%s is put to Ann herself as %s', (prompt, told) => {
  expect(toYou(prompt, 'Ann')).toBe(told);
});

test('a move to be confirmed is told with what it brings, its name once', () => {
  const gesture = { to: 'D2', label: 'Cradle at D2' };
  const confirming: Choice = { offer: { text: 'cradle D2', move: { type: 'cradle' } }, gesture };
  const price = 'Cradle at D2: it yields 2 polymers.';
  expect(doubtedWords({ confirming, final: true, price })).toEqual({
    head: 'Cradle at D2:',
    rest: 'it yields 2 polymers. This cannot be taken back.',
  });
  expect(doubtedWords({ confirming: undefined, final: false, price })).toBeUndefined();
});

test('between steps of one’s own the question stays; after others it waits until they are told', () => {
  const offers = { 0: [{ text: 'end', move: { type: 'end' } }] };
  const after = (seat: number) => ({
    actors: [0],
    offers,
    news: [{ seq: 1, ply: 1, seat, text: 'end', events: [] }],
  });
  expect(askedIn(after(0), true)).toBe(0);
  expect(askedIn(after(1), true)).toBeUndefined();
  expect(askedIn(after(1), false)).toBe(0);
});

test('a piece in the hand says what it can do', () => {
  const inHand = (_: object, piece: string): string => `${piece}: move up to 2 hexes.`;
  expect(inHandWords({ inHand }, {}, { from: 'Scout' })).toBe('Scout: move up to 2 hexes.');
  expect(inHandWords({ inHand }, {}, {})).toBeUndefined();
  expect(inHandWords({ inHand }, {}, { from: 'Scout', rests: true })).toBeUndefined();
});
