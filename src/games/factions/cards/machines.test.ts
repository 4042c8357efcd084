import { expect, test } from 'vitest';
import type { MachineId } from '../facts.ts';
import { tallyOf } from '../scoring.ts';
import { player, position } from '../test/testkit.ts';
import { completedMachines, energyCapacity, isComplete, resourceCapacity } from '../verbs.ts';

/** Machines (13). */

const withUpgrades = (upgrades: Partial<Record<MachineId, number>>, faction: 'sop' | 'megacore' = 'sop') =>
  position({ players: [{ faction, upgrades }, {}] });

test.each([
  [0, 16, 0],
  [2, 16, 0],
  [3, 20, 2],
  [5, 20, 2],
  [6, 24, 5],
  [9, 24, 5],
  [10, 32, 10],
])('13 %i upgrades in the Batteries hold %i energy and score %i', (batteries, capacity, vp) => {
  const state = withUpgrades({ batteries });
  expect([energyCapacity(state, 0), tallyOf(state, 0).machines, tallyOf(state, 0).upgrades]).toEqual([
    capacity,
    vp,
    batteries,
  ]);
});

test.each([
  [0, 4, 0],
  [1, 5, 0],
  [2, 6, 0],
  [3, 7, 2],
  [5, 9, 2],
  [6, 10, 5],
])('13 %i upgrades in the Cargo Holds hold %i resources and score %i', (cargo, capacity, vp) => {
  const state = withUpgrades({ cargo });
  expect([resourceCapacity(state, 0), tallyOf(state, 0).machines]).toEqual([capacity, vp]);
  expect(resourceCapacity(withUpgrades({ cargo }, 'megacore'), 0)).toBe(capacity + 1);
});

test.each([
  ['alcubierre', 4, 4],
  ['sails', 3, 3],
  ['probes', 4, 4],
  ['faction', 5, 6],
] as const)('13 the %s machine is complete with %i and scores %i', (machine, slots, vp) => {
  const at = ['batteries', 'cargo', 'alcubierre', 'sails', 'probes', 'faction'].indexOf(machine);
  const nearly = withUpgrades({ [machine]: slots - 1 });
  expect([isComplete(player(nearly), at), tallyOf(nearly, 0).machines]).toEqual([false, 0]);
  const done = withUpgrades({ [machine]: slots });
  expect([isComplete(player(done), at), tallyOf(done, 0).machines]).toEqual([true, vp]);
});

test('13 (R14) each level counts as one completed machine', () => {
  expect(completedMachines(player(withUpgrades({ batteries: 10, cargo: 6 })))).toBe(5);
  expect(completedMachines(player(withUpgrades({ batteries: 9, cargo: 5, sails: 3 })))).toBe(4);
  expect(completedMachines(player(withUpgrades({ batteries: 2, cargo: 2, sails: 2 })))).toBe(0);
});

test('20 (23.2) the capacities of two techs add up', () => {
  const state = position({
    players: [{ faction: 'deepstate', techs: ['ur04', 'ne23'], upgrades: { batteries: 3 }, energy: 30 }, {}],
  });
  expect(energyCapacity(state, 0)).toBe(30);
  const hold = position({ players: [{ faction: 'deepstate', techs: ['ur03', 'ur04'] }, {}] });
  expect([energyCapacity(hold, 0), resourceCapacity(hold, 0)]).toEqual([20, 7]);
});
