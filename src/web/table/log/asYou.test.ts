import { expect, test } from 'vitest';
import { asYou, verbOfYou } from './asYou.ts';

test.each([
  ['flies', 'fly'],
  ['passes', 'pass'],
  ['launches', 'launch'],
  ['is', 'are'],
  ['has', 'have'],
  ['moves', 'move'],
  ['uses', 'use'],
  ['lies', 'lie'],
  ['loses', 'lose'],
  ['must', 'must'],
])('somebody %s, and you %s', (verb, yours) => {
  expect(verbOfYou(verb)).toBe(yours);
});

test.each([
  ['Ann flies the Scout to Oriel.', 'You fly the Scout to Oriel.'],
  ['Ann: +2 momentum (hurl).', 'You: +2 momentum (hurl).'],
  ['Ann’s Scout on Oriel is destroyed.', 'Your Scout on Oriel is destroyed.'],
  ['Ben’s Warrior rolls 5: 6 damage to Ann’s Scout.', 'Ben’s Warrior rolls 5: 6 damage to your Scout.'],
  ['Ben takes 2 explorers at random from Ann.', 'Ben takes 2 explorers at random from you.'],
  ['Ann rests and gains 3 energy.', 'You rest and gain 3 energy.'],
  ['Ann launches 2, flies one into the core.', 'You launch 2, fly one into the core.'],
  ['Round 2 begins; Ann is the Leader.', 'Round 2 begins; you are the Leader.'],
  ['Anna flies to Oriel.', 'Anna flies to Oriel.'],
  ['Ben and Ann trade: Ben gives 2 energy.', 'Ben and you trade: Ben gives 2 energy.'],
])('“%s” is said to Ann as “%s”', (text, said) => {
  expect(asYou(text, 'Ann')).toBe(said);
});

test('a name may hold anything', () => {
  expect(asYou('A. (*) flies to Oriel.', 'A. (*)')).toBe('You fly to Oriel.');
  expect(asYou('Ben flies to Oriel.', '')).toBe('Ben flies to Oriel.');
});
