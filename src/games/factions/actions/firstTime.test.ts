import { expect, test } from 'vitest';
import { FACTION } from '../facts.ts';
import {
  asked,
  ends,
  fresh,
  legal,
  line,
  offered,
  planetAt,
  player,
  position,
  question,
  rival,
  whilst,
} from '../test/testkit.ts';

/** The first-time variant (17). */

const options = { firstTime: true };

test('17 six planets, five factions, no events, research or techs', () => {
  const state = fresh(3, options, 4);
  expect([
    state.planets.length,
    state.event,
    state.research,
    state.decks.uranus,
    state.decks.neptune,
  ]).toEqual([6, '', [], [], []]);
  expect(planetAt(state, 'Earth')).toEqual([2, 0]);
  expect(legal(state)).toEqual(
    ['megacore', 'zealots', 'sop', 'tunnelers', 'einstein'].map((id) => `faction ${id}`),
  );
  expect(Object.values(FACTION).filter(({ firstTime }) => firstTime)).toHaveLength(5);
});

test('22.72 (17, R57) Earth is a race for the Leader token', () => {
  const state = position({
    players: [
      { ships: ['4-0'], resources: 0 },
      { ships: ['4-0'], resources: 0 },
    ],
    planets: { Mars: 12 },
    leader: 0,
    options,
  });
  line(state, ['step 3-0', 'stop', 'use Earth Earth']);
  expect([state.leader, state.claimed, player(state).used, question(state)]).toEqual([
    0,
    true,
    ['Earth'],
    'finish',
  ]);
  line(state, ['end', 'step 3-0', 'stop']);
  expect(offered(state, 'use Earth')).toEqual([]);
  line(state, ['none', 'end', 'pass', 'pass']);
  whilst(state, 'orbit', 'stay');
  expect([state.round, state.leader, state.claimed, asked(state), planetAt(state, 'Earth')]).toEqual([
    2,
    0,
    false,
    0,
    [2, 3],
  ]);
});

test('22.72 no event is resolved and no planet beyond Saturn is ever listed', () => {
  const state = position({
    players: [
      { faction: 'einstein', ships: ['6-0'], upgrades: { faction: 4 }, resources: 0 },
      { passed: true, resources: 0 },
    ],
    options,
  });
  expect(offered(state, 'invert')).toHaveLength(10);
  expect(legal(state).some((text) => /Uranus|Neptune/.test(text))).toBe(false);
  line(state, ['pass']);
  whilst(state, 'orbit', 'stay');
  expect([question(state), state.round, state.exoplanets.length]).toEqual(['turn', 2, 3]);
});

test('17 bands 6 and 7 are there and empty of planets', () => {
  const state = position({ players: [{ ships: ['6-0'] }, {}], options });
  expect(ends(state, 'step').sort()).toEqual(['5-0', '6-1', '6-11', '7-0', '7-1']);
});

test('17 solo: ten planet cards and one of the faction; its Earth card gives a resource', () => {
  const start = fresh(1, options, 2);
  line(start, ['faction sop', 'rival zealots']);
  expect([
    rival(start).deck.length,
    rival(start).deck.some((card) => card === 'ai07' || card === 'ai08'),
  ]).toEqual([11, false]);
  const state = position({ players: [{ ships: ['2-3'], resources: 0 }], options });
  line(state, ['step 2-4', 'stop', 'none', 'end'], ['ai03']);
  expect(rival(state).resources).toBe(1);
});

test('17 the cards left out', () => {
  const state = fresh(4, options, 1);
  const all = [...state.decks.jupiter, ...state.exoplanets, ...state.decks.saturn];
  for (const card of [
    'ju08',
    'ju09',
    'ju17',
    'ju18',
    'ju26',
    'ju27',
    'ju35',
    'ju36',
    'sa31',
    'sa32',
    'sa33',
    'sa34',
    'sa35',
    'sa36',
  ])
    expect(all).not.toContain(card);
  expect(all).toContain('sa25');
});
