import { expect, test } from 'vitest';
import { cellOf } from '../board.ts';
import { priceOf } from './flight.ts';
import {
  ends,
  energyOn,
  legal,
  line,
  offered,
  player,
  position,
  question,
  shipsOf,
  stores,
  told,
} from '../test/testkit.ts';

/** Movement (6) and what begins it. */

const at = (ship: string, more: object = {}) => ({ ships: [ship], ...more });

test('22.1 (6) Emma pays 1, 4 and 2 [RB]', () => {
  const state = position({ players: [at('1-0'), {}], energy: { '3-0': 3 } });
  const events = line(state, ['step 2-0', 'step 3-0', 'step 4-0']);
  expect(told(events, 'entered').map(({ price }) => price)).toEqual([1, 4, 2]);
  expect(energyOn(state, '2-0', '3-0', '4-0')).toEqual([1, 7, 2]);
  expect(player(state).energy).toBe(9);
});

test('22.2, 22.3 (6, 8) the first two turns of the example [RB]', () => {
  const state = position({ players: [at('1-0', { resources: 0 }), at('1-0')] });
  const emma = line(state, ['step 2-0', 'step 3-0', 'step 4-0', 'stop', 'mine 4-0', 'end'], [3]);
  expect(told(emma, 'entered').map(({ price }) => price)).toEqual([1, 1, 2]);
  expect(stores(state)).toEqual([12, 3]);
  const joe = line(state, ['step 2-0', 'step 3-0', 'step 4-1']);
  expect(told(joe, 'entered').map(({ price }) => price)).toEqual([2, 2, 2]);
  expect(energyOn(state, '2-0', '3-0', '4-0', '4-1')).toEqual([3, 3, 2, 2]);
});

test('22.4 (7) a step to 5-0 is enough for Jupiter [RB]', () => {
  const state = position({ players: [at('4-0'), {}], planets: { Jupiter: 2 }, energy: { '4-0': 2 } });
  const events = line(state, ['step 5-0', 'stop']);
  expect(told(events, 'entered').map(({ price }) => price)).toEqual([2]);
  expect(offered(state, 'use')).toContain('use Jupiter Jupiter');
});

test.each([
  ['2-0', '1-0', [1, 2, 4, 8], 15],
  ['5-0', '4-0', [2, 3, 6, 12], 23],
])('22.6 (6) four entries of %s cost ever more', (sector, from, prices, left) => {
  const state = position({ players: [at(from, { upgrades: { batteries: 10 }, energy: 32 }), {}] });
  const paid = prices.map(() => {
    player(state).ships = [cellOf(from)];
    Object.assign(state.turn, { entered: [], placed: [] });
    state.stack.splice(1, 1, { step: 'turn', seat: 0 });
    return told(line(state, [`step ${sector}`]), 'entered')[0]?.price;
  });
  expect(paid).toEqual(prices);
  expect(energyOn(state, sector)).toEqual([left]);
});

test('22.7 (6, 13) Solar Sails help on empty sectors only', () => {
  const sails = { upgrades: { sails: 3 } };
  const price = (energy: number, more: object) =>
    priceOf(position({ players: [at('6-2', more), {}], energy: { '6-3': energy } }), 0, cellOf('6-3'));
  expect([price(0, sails), price(1, sails), price(0, {}), price(1, {})]).toEqual([1, 2, 2, 2]);
  expect(price(0, { upgrades: { sails: 2 } })).toBe(2);
});

test('22.8 (6, 9) a step not affordable is, after burning a resource', () => {
  const state = position({ players: [at('1-0', { energy: 3, resources: 2 }), {}], energy: { '2-0': 3 } });
  expect(ends(state, 'step')).not.toContain('2-0');
  line(state, ['burn']);
  expect(ends(state, 'step')).toContain('2-0');
  line(state, ['step 2-0']);
  expect(stores(state)).toEqual([0, 1]);
});

test('22.9 (6, R50) a price above the capacity cannot be paid at all', () => {
  const state = position({ players: [at('1-0', { energy: 16, resources: 2 }), {}], energy: { '2-0': 16 } });
  expect(ends(state, 'step')).not.toContain('2-0');
  expect(offered(state, 'burn')).toEqual([]);
});

test('22.11 (6, R9) the sector one began in may be entered again, once', () => {
  const state = position({ players: [at('1-0'), {}] });
  line(state, ['step 1-1', 'step 1-0']);
  expect(energyOn(state, '1-0', '1-1')).toEqual([1, 1]);
  expect(ends(state, 'step').sort()).toEqual(['0-0', '1-7', '2-0']);
  line(state, ['step 2-0']);
  expect(ends(state, 'step')).not.toContain('1-0');
});

test('22.14 (13, R7, R8) the Alcubierre Drive reaches the own band, not from the belt, and places nothing', () => {
  const drive = { upgrades: { alcubierre: 4 } };
  const state = position({ players: [at('5-2', drive), {}], planets: { Jupiter: 2 } });
  expect(ends(state, 'alcubierre')).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((j) => `5-${j}`));
  line(state, ['alcubierre 5-0']);
  expect(offered(state, 'alcubierre')).toEqual([]);
  line(state, ['stop']);
  expect([offered(state, 'use'), offered(state, 'none'), offered(state, 'pass')]).toEqual([[], ['none'], []]);
  expect(offered(position({ players: [at('4-7', drive), {}] }), 'alcubierre')).toEqual([]);
  expect(
    offered(position({ players: [at('5-2', { upgrades: { alcubierre: 3 } }), {}] }), 'alcubierre'),
  ).toEqual([]);
});

test('22.16 (7) who flies on past a planet cannot use it', () => {
  const state = position({ players: [at('4-1'), {}], planets: { Jupiter: 2, Uranus: 12, Saturn: 12 } });
  line(state, ['step 4-0', 'step 5-0', 'step 6-0', 'stop']);
  expect(offered(state, 'use')).toEqual([]);
});

test('7 (R10) energy beside a planet and the ship beside it may be in different sectors', () => {
  const state = position({ players: [at('3-0'), {}], planets: { Jupiter: 2, Mars: 12 } });
  line(state, ['step 4-0', 'step 5-0', 'stop']);
  expect(offered(state, 'use')).toContain('use Jupiter Jupiter');
});

test('22.42 (15.2) the other end of a wormhole is next door, at its own price', () => {
  const diagram = { players: [at('1-0'), {}], gates: ['1-0', '6-5'] };
  const state = position(diagram);
  expect(ends(state, 'step')).toContain('6-5');
  expect(told(line(state, ['step 6-5']), 'entered')[0]?.price).toBe(2);
  const sails = position({ ...diagram, players: [at('1-0', { upgrades: { sails: 3 } }), {}] });
  expect(told(line(sails, ['step 6-5']), 'entered')[0]?.price).toBe(1);
  const single = position({ ...diagram, gates: ['1-0'] });
  expect(ends(single, 'step')).not.toContain('6-5');
});

test('22.63 (6, 19.3) Toll Ceiling and Priority Lanes', () => {
  const state = position({ players: [at('1-0'), {}], law: 'ea01A', energy: { '2-0': 11 } });
  line(state, ['step 2-0']);
  expect([energyOn(state, '2-0'), player(state).energy]).toEqual([[16], 11]);
  const lanes = position({ players: [at('1-0'), {}], law: 'ea12B', energy: { '2-0': 7, '3-0': 7 } });
  line(lanes, ['step 2-0']);
  expect([energyOn(lanes, '2-0'), player(lanes).energy]).toEqual([[8], 15]);
  line(lanes, ['step 3-0']);
  expect(player(lanes).energy).toBe(7);
});

test('6 (20) a tech or lane that makes the first sector cost 1 goes before the ceiling; the hull comes last', () => {
  const state = position({
    players: [at('1-0', { faction: 'deepstate', techs: ['ur02', 'ne24'] }), {}],
    energy: { '2-0': 9, '3-0': 3 },
  });
  expect(offered(state, 'phase')).toEqual([]);
  line(state, ['step 2-0', 'phase 3-0']);
  expect(energyOn(state, '2-0', '3-0')).toEqual([10, 4]);
  expect(offered(state, 'phase')).toEqual([]);
  expect(player(state).energy).toBe(14);
});

test('5.3 (R13) a turn without Movement or Action is a pass', () => {
  const state = position({ players: [at('6-0', { faction: 'tunnelers' }), {}] });
  line(state, ['shiftGate supply resource', 'gate 1-0', 'stop']);
  expect(question(state)).toBe('action');
  expect([offered(state, 'none'), offered(state, 'pass')]).toEqual([[], ['pass']]);
});

test('5.3 trade, Movement and Action come in this order', () => {
  const state = position({ players: [at('3-0'), {}] });
  expect(offered(state, 'offer')).toEqual(['offer 1']);
  line(state, ['step 4-0']);
  expect([offered(state, 'offer'), offered(state, 'mine')]).toEqual([[], []]);
  line(state, ['stop', 'mine 4-0']);
  expect(legal(state).some((text) => /^(step|use|mine|offer)/.test(text))).toBe(false);
});

test('6 ships share sectors and Kuiper quadrants are not entered', () => {
  const state = position({ players: [at('7-5'), at('7-4'), {}, {}] });
  expect(ends(state, 'step').sort()).toEqual(['6-2', '7-4', '7-6']);
  line(state, ['step 7-4']);
  expect([shipsOf(state, 0), shipsOf(state, 1)]).toEqual([['7-4'], ['7-4']]);
});
