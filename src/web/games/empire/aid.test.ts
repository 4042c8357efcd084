import { describe, expect, test } from 'vitest';
import { type Diagram, position, type Seated } from '../../../games/empire/test/testkit.ts';
import { figureOf, nowOf, saidOf } from '../testkit.ts';
import { aid } from './aid.tsx';

const NAMES = ['Mira', 'Rook'];
const aidWith = (own: Seated, more: Partial<Diagram> = {}) =>
  aid(position({ players: [own, {}], ...more }), 0, NAMES);

describe('roles', () => {
  test('tell what it costs to lead them and what lies there', () => {
    const rich = aidWith({ credits: 5 }, { monolith: 'explorer', lying: { merchant: 3 } });
    expect(nowOf(rich, 'Explorer')).toContain('The Monolith stands here');
    expect(nowOf(rich, 'Scientist')).toBe('You lead it **free**.');
    expect(nowOf(rich, 'Merchant')).toBe('You lead it for **2 credits** and take **3**.');
    const poor = aidWith({ credits: 1 }, { monolith: 'explorer' });
    expect(nowOf(poor, 'Merchant')).toBe('You lead it for **2 credits**. You have 1.');
  });

  test('are lit on the ring, and where they would work', () => {
    const places = (title: string) =>
      aidWith({ ships: ['fighter G4'] }).patterns.find((role) => role.title === title)?.places;
    expect(places('Scientist')).toEqual(['role scientist']);
    expect(places('Warlord')).toEqual(['role warlord', 'G4']);
    expect(places('Steward')).toContain('F4');
  });
});

test('figures follow the state', () => {
  const own = aidWith({ stock: [4, 0, 1], credits: 7, staging: { cruiser: 2 } });
  expect(saidOf(own, 'Trade, at Merchant', 'Polymer')).toBe('1 | 2 | **4** of 8');
  expect(saidOf(own, 'Your turn', 'Choose')).toContain('you have **7**');
  expect(['credits', 'polymer', 'metal'].map((name) => figureOf(own, name))).toEqual(['7', '4 / 8', '0 / 6']);
  expect(saidOf(own, 'Ships', 'Cruiser')).toContain('**2** staged');
});

test('tells how near the end is, with others and alone', () => {
  expect(aidWith({ supply: 3 }).ends[0]).toContain('you have **3** left, the fewest are **3**');
  const alone = aid(position({ players: [{ supply: 6 }], ancients: { supply: 9 } }), 0, ['Mira']);
  expect(alone.ends[0]).toContain('you have **6** left, the Ancients **9**');
});
