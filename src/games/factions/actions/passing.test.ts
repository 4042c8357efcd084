import { expect, test } from 'vitest';
import {
  asked,
  energyOn,
  legal,
  line,
  offered,
  player,
  position,
  question,
  shipsOf,
  stores,
  whilst,
} from '../test/testkit.ts';

/** Passing (11), slots (5.2) and rescues (15.4). */

test('22.51 (11) a passed player gains two energy in its slots, up to its capacity', () => {
  const state = position({ players: [{ ships: ['1-0'] }, { passed: true, energy: 15 }, { ships: ['1-0'] }] });
  line(state, ['step 1-1', 'stop', 'none', 'end']);
  expect([asked(state), player(state, 1).energy]).toEqual([2, 16]);
  line(state, ['step 1-1', 'stop', 'none', 'end', 'step 1-2', 'stop', 'none', 'end']);
  expect(player(state, 1).energy).toBe(16);
});

test('22.52 (5.2, R36) the last one left plays six more turns', () => {
  const state = position({
    players: [
      { energy: 0, resources: 0 },
      { ships: ['1-0'], upgrades: { batteries: 10 }, energy: 32, resources: 0 },
    ],
  });
  line(state, ['pass']);
  for (let turn = 1; turn <= 6; turn++) {
    expect([asked(state), player(state, 1).lastTurns, player(state).energy]).toEqual([1, turn, 2 * turn - 2]);
    line(state, [`step 1-${turn}`, 'stop', 'none', 'end']);
  }
  expect([state.round, player(state).energy]).toEqual([2, 12]);
});

test('19.3 under a Curfew it plays two, under Standby Power the others gain four', () => {
  const curfew = position({
    players: [
      { energy: 0, resources: 0 },
      { ships: ['1-0'], resources: 0 },
    ],
    law: 'ea08B',
  });
  line(curfew, ['pass', 'step 1-1', 'stop', 'none', 'end', 'step 1-2', 'stop', 'none', 'end']);
  expect([curfew.round, player(curfew).energy]).toEqual([2, 4]);
  const standby = position({
    players: [
      { energy: 0, resources: 0 },
      { ships: ['1-0'], resources: 0 },
    ],
    law: 'ea02B',
  });
  line(standby, ['pass', 'step 1-1', 'stop', 'none', 'end']);
  expect(player(standby).energy).toBe(4);
});

test('22.53 (11) the Main Phase ends the moment the last player passes', () => {
  const state = position({
    players: [
      { energy: 0, resources: 0 },
      { ships: ['1-0'], resources: 0 },
    ],
  });
  line(state, ['pass', 'step 1-1', 'stop', 'none', 'end', 'step 1-2', 'stop', 'none', 'end', 'pass']);
  expect([state.round, player(state).energy]).toEqual([2, 4]);
});

test('11 passing pays nothing in its own slot and clears with the round', () => {
  const state = position({
    players: [
      { energy: 3, resources: 0 },
      { passed: true, resources: 0, energy: 3 },
    ],
    leader: 0,
  });
  line(state, ['pass']);
  whilst(state, 'orbit', 'stay');
  expect([stores(state), stores(state, 1), state.round, asked(state)]).toEqual([[3, 0], [3, 0], 2, 1]);
  expect(
    state.players.map(({ passed, passIndex, turns, lastTurns }) => [passed, passIndex, turns, lastTurns]),
  ).toEqual([
    [false, 0, 0, 0],
    [false, 0, 1, 0],
  ]);
});

test('R37 nobody takes a 41st turn in a round', () => {
  const state = position({
    players: [{ resources: 0 }, { ships: ['1-0'], turns: 40, resources: 0 }, { resources: 0 }],
    active: 0,
  });
  line(state, ['pass']);
  expect([asked(state), player(state, 1).passed, player(state, 1).passIndex]).toEqual([2, true, 2]);
});

test('11 a passed player may ride along', () => {
  const state = position({
    players: [
      { faction: 'einstein', ships: ['1-0'], energy: 3 },
      { passed: true, ships: ['0-0'] },
    ],
  });
  line(state, ['charge Mercury', 'push', 'stay']);
  expect([asked(state), question(state)]).toEqual([1, 'orbit']);
});

test('22.54 (15.4) a rescue before moving allows the charge in the same turn', () => {
  const state = position({ players: [{ ships: ['7-10'], energy: 1, faction: 'council' }, {}] });
  expect(offered(state, 'rescue')).toEqual(['0-0', '0-3', '1-0', '1-7'].map((to) => `rescue 7-10 ${to}`));
  line(state, ['rescue 7-10 1-0', 'charge Mercury'], ['me05']);
  expect([player(state).energy, player(state).rescues, player(state).penalty]).toEqual([9, 1, 20]);
});

test('22.54 (17) the first rescue of first-time players is free, the second is not', () => {
  const state = position({ players: [{ ships: ['7-10'] }, {}], options: { firstTime: true } });
  line(state, ['rescue 7-10 1-0', 'rescue 1-0 0-0']);
  expect([player(state).rescues, player(state).penalty]).toEqual([2, 20]);
});

test('15.4 (R32) a rescue ends a Movement and places nothing', () => {
  const state = position({ players: [{ ships: ['6-0'] }, {}] });
  line(state, ['step 7-0', 'rescue 7-0 1-0']);
  expect([question(state), shipsOf(state), energyOn(state, '7-0', '1-0')]).toEqual([
    'action',
    ['1-0'],
    [2, 0],
  ]);
  expect([offered(state, 'use'), offered(state, 'none')]).toEqual([[], ['none']]);
});

test('15.4 being rescued is neither Movement nor Action', () => {
  const state = position({ players: [{ ships: ['6-0'], faction: 'tunnelers' }, {}] });
  line(state, ['shiftGate supply resource', 'gate 1-0', 'rescue 6-0 1-0']);
  expect([question(state), legal(state).includes('pass'), legal(state).includes('none')]).toEqual([
    'action',
    true,
    false,
  ]);
});

test('19.3 a rescue under the Salvage Fund costs 8', () => {
  const state = position({ players: [{ ships: ['6-0'] }, {}], law: 'ea08A' });
  line(state, ['rescue 6-0 1-0']);
  expect(player(state).penalty).toBe(8);
});
