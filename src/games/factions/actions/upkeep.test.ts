import { expect, test } from 'vitest';
import {
  asked,
  cards,
  energyOn,
  legal,
  line,
  planetAt,
  player,
  position,
  question,
  type Seated,
  shipsOf,
  stores,
  told,
  whilst,
} from '../test/testkit.ts';

/** The Upkeep Phase (12), step by step. */

const done = { passed: true, resources: 0 };

test('22.57 (U1, U3) resources are burned before production', () => {
  const state = position({
    players: [
      { energy: 3, resources: 4, exoplanets: [{ card: 'ju07', explored: true }], faction: 'council' },
      done,
    ],
  });
  line(state, ['pass', 'burn', 'burn', 'burn']);
  expect(stores(state)).toEqual([6, 1]);
  const events = line(state, ['done']);
  expect(told(events, 'produced')).toEqual([{ type: 'produced', seat: 0, energy: 0, resources: 2 }]);
  expect(stores(state)).toEqual([6, 3]);
});

test('U1 from the Leader clockwise; who has nothing to do is not asked', () => {
  const state = position({
    players: [
      { energy: 3 },
      { passed: true, energy: 3 },
      { ...done, objectives: ['sa01'] },
      { ...done, energy: 3 },
    ],
    leader: 2,
  });
  line(state, ['pass']);
  expect([question(state), asked(state), legal(state)]).toEqual(['window', 2, ['done']]);
  line(state, ['done']);
  expect(asked(state)).toBe(0);
  line(state, ['done']);
  expect([asked(state), legal(state)]).toEqual([1, ['burn', 'done']]);
});

test('U1 explorers are placed, objectives of the end of the round completed', () => {
  const state = position({
    players: [
      { energy: 1, explorers: ['ve14'], exoplanets: ['ju28'], objectives: ['sa03', 'sa18'], mined: 3 },
      done,
    ],
  });
  line(state, ['pass']);
  expect(legal(state)).toEqual(['complete sa03', 'place ve14 ju28', 'burn', 'done']);
  line(state, ['complete sa03', 'place ve14 ju28', 'done']);
  expect([player(state).completed, player(state).exoplanets[0]?.explored]).toEqual([['sa03'], true]);
});

test('22.58 (14.3) the People harvest unexplored exoplanets, but score none', () => {
  const galileo: Seated = { exoplanets: ['ju23'], energy: 3, resources: 0 };
  const sop = position({ players: [{ ...galileo, faction: 'sop' }, done] });
  line(sop, ['pass']);
  expect(player(sop).energy).toBe(8);
  const other = position({ players: [{ ...galileo, faction: 'council' }, done] });
  line(other, ['pass']);
  expect(player(other).energy).toBe(3);
});

test('U3 production is capped', () => {
  const state = position({
    players: [
      {
        energy: 14,
        resources: 3,
        exoplanets: [
          { card: 'ju27', explored: true },
          { card: 'ju36', explored: true },
        ],
      },
      done,
    ],
  });
  line(state, ['pass', 'done']);
  expect(stores(state)).toEqual([16, 4]);
});

test('U4 all sectors are cleared and rides are counted anew', () => {
  const state = position({ players: [{ resources: 0, orbits: 3 }, done], energy: { '2-0': 7, '7-5': 3 } });
  const events = line(state, ['pass']);
  expect([energyOn(state, '2-0', '7-5'), player(state).orbits, told(events, 'swept').length]).toEqual([
    [0, 0],
    0,
    1,
  ]);
});

test('U5 every planet moves a step, the innermost first, and the Leader is asked first', () => {
  const state = position({
    players: [
      { ships: ['1-0'], resources: 0 },
      { ...done, ships: ['1-0'] },
      { ...done, ships: ['7-0'] },
    ],
    leader: 1,
  });
  line(state, ['pass']);
  expect([question(state), asked(state), planetAt(state, 'Mercury')]).toEqual(['orbit', 1, [0, 6]]);
  line(state, ['orbit 1-1']);
  expect([asked(state), question(state)]).toEqual([0, 'orbit']);
  line(state, ['stay']);
  // Venus at 0: seat 0 is still on 1-0.
  expect([asked(state), planetAt(state, 'Venus')]).toEqual([0, [1, 3]]);
  line(state, ['orbit 2-1']);
  expect([asked(state), planetAt(state, 'Uranus'), planetAt(state, 'Neptune')]).toEqual([2, [6, 2], [7, 0]]);
  line(state, ['orbit 7-2']);
  expect([
    state.round,
    shipsOf(state, 0),
    shipsOf(state, 1),
    shipsOf(state, 2),
    planetAt(state, 'Neptune'),
  ]).toEqual([2, ['2-1'], ['1-1'], ['7-2'], [7, 1]]);
  expect(state.players.map(({ orbits }) => orbits)).toEqual([1, 1, 1]);
});

test('U6 all tiles are laid anew, face down', () => {
  const state = position({
    players: [{ resources: 0 }, done],
    tiles: { '4-1': { value: 3, to: [0] } },
    spoils: [2, 5],
  });
  line(state, ['pass']);
  expect([
    state.tiles.length,
    state.spoils,
    state.tiles.every(({ value, known }) => value + known === 0),
  ]).toEqual([8, [], true]);
});

test('U7 the Leader token goes on clockwise unless somebody took it', () => {
  const next = (claimed: boolean) => {
    const state = position({ players: [{ resources: 0 }, done, done], leader: 2, claimed });
    line(state, ['pass']);
    return [state.leader, asked(state), state.claimed];
  };
  expect([next(false), next(true)]).toEqual([
    [0, 0, false],
    [2, 2, false],
  ]);
});

test('U8 both markets are new', () => {
  const state = position({ players: [{ resources: 0 }, done], market: ['ju01'], research: ['ne01', 'ne02'] });
  line(state, ['pass']);
  expect([state.exoplanets.length, state.research.length]).toEqual([3, 3]);
  expect([state.discards.jupiter, state.discards.neptune]).toEqual([['ju01'], ['ne01', 'ne02']]);
});

test('12 what belongs to the round is reset, what belongs to the game stays', () => {
  const state = position({
    players: [
      {
        resources: 0,
        energy: 7,
        used: ['Mars'],
        mined: 2,
        traded: [1],
        once: ['invert'],
        research: 2,
        rescues: 1,
        penalty: 20,
        techs: ['ur01'],
      },
      done,
    ],
    gates: ['1-0', '2-0'],
  });
  line(state, ['pass']);
  const { used, mined, traded, once, turns, research, rescues, penalty, techs, energy } = player(state);
  expect([used, mined, traded, once, turns]).toEqual([[], 0, [], [], 0]);
  expect([research, rescues, penalty, techs, energy, state.gates.length]).toEqual([2, 1, 20, ['ur01'], 7, 2]);
});

test('12 the last round ends with a last window and the score', () => {
  const state = position({
    players: [
      { energy: 3, resources: 1, explorers: ['ve14'], exoplanets: ['ju28'], faction: 'council' },
      { ...done, energy: 16 },
    ],
    round: 3,
    energy: { '2-0': 4 },
  });
  line(state, ['pass']);
  expect(question(state)).toBe('window');
  line(state, ['done']);
  expect([question(state), legal(state)]).toEqual(['window', ['place ve14 ju28', 'burn', 'done']]);
  line(state, ['place ve14 ju28', 'burn', 'done']);
  expect([question(state), state.over, stores(state)]).toEqual(['over', true, [4, 0]]);
  expect([energyOn(state, '2-0'), planetAt(state, 'Mercury')]).toEqual([[4], [0, 0]]);
});

test('R22 a window after gifts of an event, for explorers and resources', () => {
  const state = position({
    players: [{ energy: 3, resources: 0, exoplanets: ['ju28'] }, { ...done }],
    event: 'ea09',
    votes: [{ seat: 0, option: 'B', space: 'reward' }],
    round: 2,
  });
  line(state, ['pass'], ['ve14', 've02', 've01', 've03', '...']);
  expect([question(state), asked(state), legal(state)]).toEqual([
    'window',
    0,
    ['place ve14 ju28', 'place ve02 ju28', 'done'],
  ]);
  line(state, ['place ve14 ju28', 'done']);
  expect([
    cards(player(state).explorers),
    cards(player(state, 1).explorers),
    player(state).resources,
  ]).toEqual([['ve02'], ['ve01', 've03'], 1]);
});

test('23.21 three rounds, and planets move between them', () => {
  const state = position({ players: [{ resources: 0 }, { resources: 0 }] });
  for (const round of [2, 3]) {
    line(state, ['pass', 'pass']);
    whilst(state, 'orbit', 'stay');
    expect([state.round, planetAt(state, 'Neptune')]).toEqual([round, [7, round - 1]]);
  }
  line(state, ['pass', 'pass']);
  expect([question(state), state.round]).toEqual(['over', 3]);
});
