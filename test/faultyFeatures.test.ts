import { expect, test } from 'vitest';
import type { GameEntry } from '../src/kernel/entry.ts';
import { type Features, FeatureLayout } from '../src/kernel/hints/features.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { featureChecks } from '../src/testkit/features.ts';
import { checksOn } from '../src/testkit/suite.ts';
import { GAMES as TOYS, type State } from './kit/toy.ts';

/** Whatever is wrong with the features of a game is found by the suite that walks the list of games. */

const CARDS = 17;
const layout = new FeatureLayout();
const round = layout.block('round', 3);
const hand = layout.block('own hand', CARDS);
const prize = layout.block('prize', 2);

/** Features of Tides in which nothing is wrong. */
const right: Features<State>['encode'] = (state, seat, noted) => {
  noted.exactly(round, state.round);
  for (const card of itemAt(state.hands, seat)) noted.note(hand, card);
  noted.note(prize, state.prize > 8 ? 1 : 0);
};

const TIDES = itemAt(TOYS, 0);
const withFeatures = (encode: Features<State>['encode'], own = layout): GameEntry => ({
  ...TIDES,
  features: () => Promise.resolve({ version: 1, layout: own, encode }),
});

/** What the suite finds wrong with features. */
async function complaint(entry: GameEntry): Promise<string> {
  const [check] = await checksOn([entry], (subject) => featureChecks(subject, 1));
  try {
    itemAt([check], 0)?.run();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('games without features have none to be checked', async () => {
  expect(await checksOn([TIDES], featureChecks)).toEqual([]);
});

test('features in which nothing is wrong pass', async () => {
  const cards = new FeatureLayout();
  const held = cards.block('own hand', CARDS - 1);
  const encode: Features<State>['encode'] = (state, seat, noted) => {
    for (const card of itemAt(state.hands, seat)) noted.note(held, card - 1);
  };
  expect(await complaint(withFeatures(encode, cards))).toBe('');
});

test.each<[string, RegExp, Features<State>['encode']]>([
  [
    'read the hand of a rival',
    /look alike to seat 0 differ: own hand \d+, own hand \d+$/,
    (state, seat, noted) => {
      const [card = 0] = itemAt(state.hands, (seat + 1) % state.hands.length);
      noted.note(hand, card);
    },
  ],
  [
    'are told twice',
    /told twice: round 0/,
    (state, seat, noted) => {
      right(state, seat, noted);
      noted.exactly(round, state.round);
    },
  ],
  [
    'run over into the next block',
    /no feature of its block: round 3/,
    (_, __, noted) => noted.note(round, 3),
  ],
  [
    'come from a table without them',
    /no feature of its block: prize NaN/,
    (_, __, noted) => noted.note(prize, Number.NaN),
  ],
  [
    'lie outside the layout',
    /no feature of the layout: 100/,
    (_, __, noted) => noted.note({ name: 'elsewhere', first: 100, size: 1 }),
  ],
  ['never come up', /never met: 1 of 22: own hand 0$/, right],
])('features that %s are found', async (_, words, encode) => {
  expect(await complaint(withFeatures(encode))).toMatch(words);
});
