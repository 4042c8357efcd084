import { expect, test } from 'vitest';
import { shipCard } from '../../../../games/star/facts.ts';
import type { Event } from '../../../../games/star/state.ts';
import { goesOn, line, weightOf } from './lines.ts';

const NAMES = ['Mira', 'Rook'];

const SHOT = {
  ...{ type: 'attacked', seat: 0, ship: 'scout', from: '5,10', at: '3,14', target: 'warrior', owner: 1 },
  ...{ weapons: 1, die: 4, roll: 3, kit: 0, damage: 4, hull: 8 },
} as const satisfies Event;
const ANSWER = {
  ...{ type: 'countered', seat: 1, ship: 'warrior', from: '3,14', at: '5,10', target: 'scout', owner: 0 },
  ...{ die: 6, roll: 2, kit: 0, damage: 2, hull: 8 },
} as const satisfies Event;
const LOST: Event = { type: 'destroyed', seat: 1, ship: 'warrior', at: '3,14', by: 0 };
const BOUNTY: Event = { type: 'bounty', seat: 0, metal: 2, fuel: 2, weapon: 2 };

const DREW = { type: 'drew', seat: 0, cards: [0, shipCard('warrior')] } as const satisfies Event;
const DISCARDED: Event = { type: 'discarded', seat: 0, cards: [shipCard('warrior')] };

test('cards that are drawn and discarded at once are one line', () => {
  expect(goesOn([DREW], { type: 'collected', seat: 0, metal: 1, fuel: 0, weapon: 0 })).toBe(true);
  expect(goesOn([DREW], DISCARDED)).toBe(true);
});

test('a shot, its answer and what is lost are one line, the bounty is another', () => {
  expect(goesOn([SHOT], ANSWER)).toBe(true);
  expect(goesOn([SHOT], LOST)).toBe(true);
  expect(goesOn([SHOT, LOST], BOUNTY)).toBe(false);
  expect(goesOn([BOUNTY], LOST)).toBe(false);
});

test.each<[readonly Event[], string | undefined]>([
  [[SHOT], 'Mira’s Scout hits Rook’s Warrior for 4, 8 hull left. No answer.'],
  [[SHOT, ANSWER], 'Mira’s Scout hits Rook’s Warrior for 4, 8 hull left. It answers for 2, Mira has 8.'],
  [
    [SHOT, { ...ANSWER, damage: 0 }],
    'Mira’s Scout hits Rook’s Warrior for 4, 8 hull left. It answers for nothing.',
  ],
  [
    [SHOT, { ...ANSWER, hull: 0 }],
    'Mira’s Scout hits Rook’s Warrior for 4, 8 hull left. It answers and destroys Mira’s Scout.',
  ],
  [[{ ...SHOT, damage: 0 }], 'Mira’s Scout fires on Rook’s Warrior without effect. No answer.'],
  [[{ ...SHOT, hull: 0 }, LOST], 'Mira’s Scout destroys Rook’s Warrior.'],
  [[BOUNTY], undefined],
  [[DREW, DISCARDED], 'Mira draws 1 Metal and a Warrior blueprint, and discards the blueprint.'],
  [
    [{ ...DREW, cards: [shipCard('warrior')] }, DISCARDED],
    'Mira draws a Warrior blueprint, and discards it.',
  ],
  [
    [{ ...DREW, cards: [0, shipCard('scout'), shipCard('warrior')] }, DISCARDED],
    'Mira draws 1 Metal, a Scout blueprint and a Warrior blueprint, and discards a Warrior blueprint.',
  ],
  [[DREW], 'Mira draws 1 Metal and a Warrior blueprint.'],
])('%o', (action, told) => {
  expect(line(action, NAMES)).toBe(told);
});

test('losses of one’s own matter most', () => {
  const taken: Event = { type: 'decolonized', seat: 0, planet: 'O-NW', at: '11,4', owner: 1 };
  expect(weightOf(taken, 1)).toBeGreaterThan(weightOf(LOST, 1));
  expect(weightOf(LOST, 1)).toBeGreaterThan(weightOf(SHOT, 1));
  expect(weightOf(SHOT, 1)).toBeGreaterThan(weightOf(LOST, 0));
});
