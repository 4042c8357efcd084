import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { game } from '../index.ts';
import { threshold, verdict } from '../scoring.ts';
import type { State } from '../state.ts';
import {
  asked,
  deckSize,
  drawn,
  energies,
  fresh,
  inDeck,
  legal,
  line,
  plainSuits,
  position,
  question,
  stationOn,
} from './testkit.ts';

const SEATS = [2, 3, 4, 5] as const;

/** How many suits carry each effect, fewest first. */
function spread(state: State): number[] {
  const counts = new Map<string, number>();
  for (const effect of state.effects) if (effect !== '') counts.set(effect, (counts.get(effect) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => a - b);
}

test.each([
  [2, 52],
  [3, 65],
  [4, 78],
  [5, 91],
])('13.2 with %i players the deck has %i cards', (seats, cards) => {
  const state = fresh(seats, { mode: 'coop' });
  expect([deckSize(state), inDeck(state, 'FLARE'), plainSuits(state).length]).toEqual([cards, 13, seats + 1]);
});

test.each([
  [2, [1, 1, 2]],
  [3, [1, 2, 2]],
  [4, [2, 2, 2]],
  [5, [2, 2, 3]],
])('13.3 with %i players three effects carry %j suits', (seats, counts) => {
  for (let seed = 0; seed < 10; seed++) {
    expect(spread(fresh(seats, { mode: 'coop', effects: 'random' }, seed))).toEqual(counts);
  }
});

test('13.3 which effects they are and which suits they get is random', () => {
  const states = Array.from({ length: 60 }, (_, seed) => fresh(2, { mode: 'coop' }, seed));
  expect(new Set(states.flatMap(({ effects }) => effects.filter((effect) => effect !== ''))).size).toBe(7);
  const shared = states.map(({ effects }) => effects.lastIndexOf(effects[0] as 'CASCADE'));
  expect(new Set(shared).size).toBeGreaterThan(2);
});

test('13.3 everybody starts as always, without a vestigial round', () => {
  const state = fresh(3, { mode: 'coop', vestigial: true });
  expect([energies(state), question(state)]).toEqual([[3, 3, 3], 'action']);
  expect(state.players.every(({ hold, reserve }) => hold === 8 && reserve === 5)).toBe(true);
});

test('13.1 an orbit card is drawn at every orbit', () => {
  const state = position({ players: [{}, {}, {}], options: { mode: 'coop' } });
  const suit = itemAt(plainSuits(state), 0);
  const events = line(state, ['move', 'end', 'move', 'end', 'move', 'end'], [suit, suit, suit]);
  expect(drawn(events)).toEqual([`0 ${suit}`, `1 ${suit}`, `2 ${suit}`]);
  expect([asked(state), question(state)]).toEqual([0, 'action']);
});

/** A match that ends with these momenta. */
function ended(momenta: readonly number[], options: object = {}): State {
  const players = momenta.map((momentum) => ({ momentum }));
  const state = position({ players, options: { mode: 'coop', ...options }, flares: 12 });
  line(state, ['move', 'end'], ['FLARE']);
  while (question(state) !== 'over') line(state, ['done']);
  return state;
}

describe('13.1 the lowest player counts', () => {
  test.each([
    [[13, 20], {}, 'won'],
    [[12, 40], {}, 'lost'],
    [[40, 13, 12], {}, 'lost'],
    [[15, 30], { threshold: 16 }, 'lost'],
    [[16, 30], { threshold: 16 }, 'won'],
    [[17, 17], { scenario: 'sunworm', threshold: 40 }, 'won'],
    [[17, 16], { scenario: 'sunworm', threshold: 1 }, 'lost'],
  ])('16.106 [13] %j with %j: %s', (momenta, options, result) => {
    const state = ended(momenta, options);
    const place = result === 'won' ? 1 : 2;
    expect(verdict(state)).toBe(result);
    expect(game.outcome(state)).toEqual({ points: momenta, places: momenta.map(() => place) });
  });

  test('13.3 the number to reach is 13 unless said otherwise', () => {
    expect(threshold(fresh(2, { mode: 'coop' }))).toBe(13);
    expect(threshold(fresh(2))).toBeUndefined();
  });
});

describe('13.4 scenarios', () => {
  test.each(SEATS)('with %i players the stations go round from the first player', (seats) => {
    for (let seed = 0; seed < 6; seed++) {
      const state = fresh(seats, { mode: 'coop', scenario: 'solarInhabitants' }, seed);
      const owner = (i: number): number => (state.first + i) % seats;
      expect(['C0', 'C4', 'C9'].map((space) => stationOn(state, space))).toEqual([
        `${owner(0)} node`,
        `${owner(1)} foundry`,
        `${owner(2)} tower`,
      ]);
    }
  });

  test.each([
    [2, 'O6', 'O8'],
    [4, 'O6', 'O8'],
    [5, 'O8', 'O6'],
  ])('with %i players the tower of the whirlpool stands on %s', (seats, there, not) => {
    const state = fresh(seats, { mode: 'coop', scenario: 'solarWhirlpool' });
    expect([stationOn(state, there), stationOn(state, not)]).toEqual([`${state.first} tower`, '']);
  });

  test.each(SEATS)('19.7 [4.4] with %i players the first ship starts on eye 0', (seats) => {
    const state = fresh(seats, { mode: 'coop', scenario: 'sunworm', startEye: 'random' }, 3);
    expect(state.players[state.first]?.eye).toBe(0);
  });

  test('13.4 everybody has the energy of the scenario, and all suits carry its effects', () => {
    const state = fresh(5, { mode: 'coop', scenario: 'solarWhirlpool' });
    expect(energies(state)).toEqual([1, 1, 1, 1, 1]);
    expect([spread(state), state.event]).toEqual([[2, 2, 3], 'IMPLODE']);
    expect([deckSize(state), inDeck(state, 'TRIGGER')]).toEqual([91 + 4, 4]);
    expect(energies(fresh(2, { mode: 'coop', scenario: 'sunworm' }))).toEqual([0, 0]);
  });

  test('13.4 four suits of the Ancient Tower do not count: the deck is that of the group', () => {
    const state = fresh(2, { mode: 'coop', scenario: 'ancientTower', soloSuitsIncludeFlares: false });
    expect([deckSize(state), spread(state)]).toEqual([52, []]);
  });

  test('6.2.8 what a scenario forbids nobody may convert', () => {
    const divers = { O3: 1, O5: 1 };
    const options = { mode: 'coop', scenario: 'energyGarden' } as const;
    const state = position({ players: [{ divers }, { divers }], options });
    expect(legal(state)).not.toContain('convert');
  });
});

test('13.5 fees and bonuses of others stay', () => {
  const state = position({
    players: [
      { divers: { I3: 1 }, energy: 0 },
      { stations: { I3: 'node' }, energy: 0 },
    ],
    options: { mode: 'coop' },
  });
  line(state, ['activate', 'use I3']);
  expect(asked(state)).toBe(1);
  line(state, ['take']);
  expect(energies(state)).toEqual([1, 1]);
});
