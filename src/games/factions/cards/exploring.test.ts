import { expect, test } from 'vitest';
import { keyIn } from '../../../kernel/data/records.ts';
import { EXOPLANET, EXPLORER, type ExplorerId, TYPES } from '../facts.ts';
import { VENUS_DECK } from '../content/venus.ts';
import { requirement, strength } from './exploring.ts';
import { cards, ends, line, offered, player, position, question, stores, told } from '../test/testkit.ts';

/** Explorers and exoplanets (9). */

test('22.28 (9, U3) Harry explores Yvaga [RB]', () => {
  const state = position({
    players: [
      { energy: 8, resources: 0, explorers: ['ve01', 've02'], exoplanets: ['ju01'], faction: 'council' },
      { passed: true, resources: 0 },
    ],
  });
  line(state, ['place ve01 ju01']);
  expect(player(state).exoplanets[0]?.explored).toBe(false);
  const events = line(state, ['place ve02 ju01']);
  expect(told(events, 'explored')).toEqual([{ type: 'explored', seat: 0, card: 'ju01' }]);
  line(state, ['pass']);
  expect([stores(state), state.round]).toEqual([[12, 0], 2]);
});

test('22.29 (9, R23) an explorer never counts less than nothing, and may be placed all the same', () => {
  expect([strength('ve04', 'ju19'), strength('ve18', 'ju10'), strength('ve18', 'ju19')]).toEqual([0, 1, 1]);
  const state = position({ players: [{ explorers: ['ve04'], exoplanets: ['ju19'] }, {}] });
  line(state, ['place ve04 ju19']);
  expect(player(state).exoplanets[0]).toEqual({ card: 'ju19', explorers: ['ve04'], explored: false });
});

test.each(VENUS_DECK)('19.2 $name counts as printed on each type', ({ id: word, number, modifiers }) => {
  const id = keyIn(EXPLORER, word);
  const sample = { rocky: 'ju10', ocean: 'ju01', gas: 'ju19', ice: 'ju28', wild: 'ne21' } as const;
  for (const type of TYPES)
    expect(strength(id, sample[type]), type).toBe(Math.max(0, number + modifiers[type]));
  expect(strength(id, sample.wild)).toBe(number);
  const state = position({ players: [{ explorers: [id], exoplanets: ['ne22'] }, {}] });
  line(state, [`place ${id} ne22`]);
  expect([cards(player(state).explorers), player(state).exoplanets[0]?.explorers]).toEqual([[], [id]]);
});

test.each(['ne17', 'ne18', 'ne19', 'ne20'] as const)('19.7 %s counts as printed', (id) => {
  const { number, modifiers } = EXPLORER[id];
  expect([number, ...Object.values(modifiers)]).toEqual(
    { ne17: [4, 0, 0, 0, 0], ne18: [3, 0, 0, 1, 2], ne19: [3, 1, 2, 0, 0], ne20: [5, 0, 0, 0, 0] }[id],
  );
});

test.each(Object.values(EXOPLANET))(
  '19.4 $name is explored exactly at $requirement',
  ({ id, requirement: need, type }) => {
    // Chrome Pioneers and Model Specimens count 4, Honour-Guard Hamsters 3, Tin-Can Choir 2, Discount Clones 1 everywhere.
    const one: ExplorerId[] = ['ve09', 've02', 've09', 've02'];
    const list: ExplorerId[] = need > 4 ? ['ve20', ...one.slice(0, need - 4)] : one.slice(0, need);
    const state = position({ players: [{ explorers: list, exoplanets: [id] }, {}] });
    list.forEach((card, i) => {
      expect(player(state).exoplanets[0]?.explored, `${type} ${i}`).toBe(false);
      line(state, [`place ${card} ${id}`]);
    });
    expect(player(state).exoplanets[0]?.explored).toBe(true);
    expect(offered(state, 'place')).toEqual([]);
  },
);

test('9 no more explorers on an explored exoplanet; copies are offered once', () => {
  const state = position({
    players: [
      {
        explorers: ['ve02', 've02', 've20'],
        exoplanets: ['ju28', { card: 'ju10', explored: true, explorers: ['ve14'] }],
      },
      {},
    ],
  });
  expect(ends(state, 'place')).toEqual(['ve02 ju28', 've20 ju28']);
});

test('20 requirements: Survey Lattice and Lenient Surveyors add up, never below 1', () => {
  const state = position({ players: [{ techs: ['ur13'] }, {}], law: 'ea09A' });
  expect([
    requirement(state, 0, 'ju10'),
    requirement(state, 1, 'ju10'),
    requirement(state, -1, 'ju10'),
  ]).toEqual([1, 2, 2]);
  expect(requirement(state, 0, 'ju36')).toBe(6);
});

test('9 a tech that lowers the number explores at once, and it stays so', () => {
  const state = position({
    players: [{ ships: ['5-0'], exoplanets: [{ card: 'ju28', explorers: ['ve03'] }] }, {}],
  });
  const events = line(state, ['step 6-0', 'stop', 'use Uranus Uranus', 'tech ur13']);
  expect(told(events, 'explored')).toHaveLength(1);
  player(state).techs = [];
  state.decks.uranus = [...state.decks.uranus, 'ur13'];
  line(state, ['end']);
  expect(player(state).exoplanets[0]?.explored).toBe(true);
});

test('22.66 (U2, R23) Lenient Surveyors explore at U2, for good', () => {
  const state = position({
    players: [{ exoplanets: [{ card: 'ju01', explorers: ['ve20'] }] }, { passed: true }],
    event: 'ea09',
    votes: [{ seat: 0, option: 'A', space: 'reward' }],
    round: 2,
  });
  line(state, ['pass']);
  expect([state.round, state.law, player(state).exoplanets[0]?.explored]).toEqual([3, 'ea09A', true]);
  line(state, ['pass', 'pass']);
  expect([question(state), state.law, player(state).exoplanets[0]?.explored]).toEqual(['over', '', true]);
});

test('22.31 (1, 20) Scrapped Colony sends each card to the pile of its back', () => {
  const state = position({
    players: [
      {
        ships: ['7-1'],
        upgrades: { sails: 3 },
        exoplanets: [{ card: 'ju01', explorers: ['ve15', 'ne17'], explored: true }, 'ne21'],
      },
      {},
    ],
    research: ['ne08', 'ne01'],
  });
  line(state, ['step 7-0', 'stop', 'use Neptune Neptune', 'take ne08']);
  expect(offered(state)).toEqual(['scrap ju01', 'scrap ne21', 'decline']);
  line(state, ['scrap ju01', 'install cargo', 'install cargo', 'install cargo']);
  expect([state.discards.venus, state.discards.neptune, state.discards.jupiter]).toEqual([
    ['ve15'],
    ['ne08', 'ne17'],
    ['ju01'],
  ]);
  expect(player(state).exoplanets.map(({ card }) => card)).toEqual(['ne21']);
});
