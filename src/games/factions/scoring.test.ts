import { expect, test } from 'vitest';
import type { ExoplanetId } from './facts.ts';
import { game } from './index.ts';
import { pointsOf, score, setPoints, tallyOf } from './scoring.ts';
import type { State } from './state.ts';
import { line, player, position, type Seated } from './test/testkit.ts';

/** The end and the score (16). */

const explored = (...cards: ExoplanetId[]) => cards.map((card) => ({ card, explored: true }));

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 7],
  [4, 12],
  [5, 18],
  [6, 25],
  [7, 25],
])('16 %i explored exoplanets of one type are worth %i', (count, points) => {
  expect(setPoints(new Array<string>(count).fill('gas'))).toBe(points);
});

test('22.59 (16) a wild one joins the set that makes the most of it', () => {
  expect(setPoints(['ocean', 'ocean', 'ocean', 'ice', 'ice', 'wild'])).toBe(15);
  expect(setPoints(['ocean', 'ocean', 'ocean', 'ocean', 'ocean', 'ocean', 'ice', 'wild'])).toBe(28);
  expect(setPoints(['wild'])).toBe(1);
  expect(setPoints(['wild', 'wild'])).toBe(3);
  const state = position({
    players: [{ resources: 0, exoplanets: explored('ju01', 'ju02', 'ju03', 'ju28', 'ju29', 'ne21') }, {}],
  });
  expect(tallyOf(state, 0).exoplanets).toBe(15);
});

test('16 unexplored exoplanets, explorers, energy and hands score nothing', () => {
  const state = position({
    players: [
      {
        resources: 0,
        exoplanets: ['ju01', 'ju02'],
        explorers: ['ve01'],
        objectives: ['sa01'],
        techs: ['ur01'],
      },
      {},
    ],
  });
  expect(pointsOf(state, 0)).toBe(0);
});

test('22.61 (16) half a point a resource, and twenty lost by each rescue', () => {
  const five = position({ players: [{ resources: 5, upgrades: { cargo: 1 } }, {}] });
  expect(tallyOf(five, 0).resources).toBe(2);
  const rescued = position({
    players: [
      {
        resources: 0,
        upgrades: { batteries: 10, sails: 3, cargo: 2, alcubierre: 2 },
        rescues: 2,
        penalty: 40,
      },
      {},
    ],
  });
  expect(pointsOf(rescued, 0)).toBe(17 + 13 - 40);
});

test('16 all lines of the score pad', () => {
  const state = position({
    players: [
      {
        faction: 'council',
        resources: 4,
        upgrades: { batteries: 3, faction: 5 },
        completed: ['sa01', 'sa09'],
        exoplanets: explored('ju01', 'ju10'),
        rescues: 1,
        penalty: 8,
      },
      {},
    ],
    bequest: 'ea07A',
  });
  expect(tallyOf(state, 0)).toEqual({
    resources: 2,
    upgrades: 8,
    machines: 8,
    objectives: 8,
    exoplanets: 2,
    bequest: 2,
    rescues: -8,
  });
  expect(score(state)).toEqual([22, 1]);
});

function over(...players: Seated[]): State {
  const state = position({ players });
  Object.assign(state, { over: true, stack: [] });
  return state;
}

test('22.62 (16) ties: energy, then completed objectives, then shared', () => {
  const places = (...players: Seated[]) => game.outcome(over(...players))?.places;
  const even = { resources: 0, upgrades: { sails: 2 } };
  expect(places({ ...even, energy: 3 }, { ...even, energy: 7 })).toEqual([2, 1]);
  const objective: Seated = { resources: 0, energy: 5, completed: ['sa02'] };
  const two = { resources: 0, energy: 5, upgrades: { sails: 2 } };
  expect([places(two, objective), places(two, two), places(two, objective, two)]).toEqual([
    [2, 1],
    [1, 1],
    [2, 1, 2],
  ]);
  expect(places({ resources: 4, energy: 0 }, { resources: 2, energy: 16 })).toEqual([1, 2]);
});

test('16 (23.23) the end is told with its winners, and scoring twice gives the same', () => {
  const state = position({
    players: [
      { resources: 0, energy: 3 },
      { passed: true, resources: 0, energy: 7 },
    ],
    round: 3,
  });
  expect(game.outcome(state)).toBeUndefined();
  const events = line(state, ['pass']);
  expect(events.at(-1)).toEqual({ type: 'ended', winners: [1] });
  expect(game.outcome(state)).toEqual({ points: [0, 0], places: [2, 1] });
  expect(game.outcome(state)).toEqual(game.outcome(state));
  expect([game.actors(state), player(state).energy]).toEqual([[], 3]);
});
