import { describe, expect, test } from 'vitest';
import { position, type Seated } from '../../../games/sol/test/testkit.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { figureOf, nowOf, saidOf } from '../testkit.ts';
import { aid } from './aid.tsx';

const aidWith = (own: Seated, flares = 0) => aid(position({ players: [own, {}], flares }), 0);
const placesOf = (own: Seated, title: string) =>
  aidWith(own).patterns.find((pattern) => pattern.title === title)?.places;

describe('patterns', () => {
  test('tell what is missing and where, as the sundivers stand', () => {
    expect(nowOf(aidWith({ divers: { O3: 1 } }), 'Gate')).toContain('**1 more**, on I3');
    expect(nowOf(aidWith({ divers: { O3: 1, I3: 1 } }), 'Gate')).toContain(
      'You can build one **between I3 and C3**',
    );
    expect(placesOf({ divers: { O3: 1, I3: 1 } }, 'Gate')).toEqual(['O3', 'I3', 'I3|C3']);
    expect(nowOf(aidWith({ divers: { C3: 1, C5: 1 } }), 'Node')).toContain('You can build one **on C4**');
  });

  test('without a sundiver on the board the ship is where to look', () => {
    expect(nowOf(aidWith({ divers: {} }), 'Tower')).toContain('None of your sundivers is in place');
    expect(placesOf({ divers: {} }, 'Tower')).toEqual(['ship 0']);
  });

  test('count what is left to build', () => {
    expect(nowOf(aidWith({}), 'Tower')).toContain('**3** left');
    expect(nowOf(aidWith({ stations: { C0: 'tower', C4: 'tower', C8: 'tower' } }), 'Tower')).toBe(
      '**0** left to build.',
    );
    expect(placesOf({ stations: { C0: 'tower', C4: 'tower', C8: 'tower' } }, 'Tower')).toEqual([]);
  });
});

test('figures follow the state', () => {
  const poor = aidWith({ energy: 2, momentum: 0 });
  const rich = aidWith({ energy: 9, momentum: 5, stations: { O0: 'node', C3: 'tower' } });
  expect([poor, rich].map((one) => figureOf(one, 'energy'))).toEqual(['2', '9']);
  expect([poor, rich].map((one) => figureOf(one, 'momentum'))).toEqual(['0', '5']);
  expect([poor, rich].map((one) => figureOf(one, 'power'))).toEqual(['3', '5']);
  expect(saidOf(poor, 'Your turn is one of these', 'Move')).toContain('**3 points**');
  expect(saidOf(rich, 'Your turn is one of these', 'Move')).toContain('**5 points**');
  expect(saidOf(rich, 'What a station pays, by layer', 'Convective')).toBe('2 | 1 | 1 | 1');
});

test('tells how near the end is', () => {
  expect(itemAt(aidWith({}).ends, 0)).toContain('**13 to come**');
  expect(itemAt(aidWith({}, 9).ends, 0)).toContain('**4 to come**');
  expect(itemAt(aidWith({ energy: 14 }).ends, 1)).toContain('you have **14**');
  const solo = aid(position({ players: [{ momentum: 4 }], options: { scenario: 'ancientTower' } }), 0);
  expect(itemAt(solo.ends, 2)).toBe('You win with **17 momentum**; you have **4**.');
});
