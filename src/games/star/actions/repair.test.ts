import { expect, test } from 'vitest';
import {
  at,
  hull,
  line,
  offered,
  position,
  type Sailing,
  type Seated,
  stock,
  told,
} from '../test/testkit.ts';

/** Repairs (9.6). */

const B: Seated = {};
const HURT: Sailing = { type: 'mothership', hull: 25 };

test('13.34 (9.6) a Mothership 25/30 with 3 metal: one or two, then 30 and it may still move', () => {
  const state = position({ players: [{ stock: [3, 0, 0], ships: { '25,6': HURT } }, B] });
  expect(offered(state, 'repair')).toEqual(['repair 25,6 1', 'repair 25,6 2']);
  const events = line(state, ['repair 25,6 2']);
  expect(events).toEqual([{ type: 'repaired', seat: 0, ship: 'mothership', at: '25,6', metal: 2, hull: 30 }]);
  expect([hull(state, '25,6'), stock(state, 0)]).toEqual([30, [1, 0, 0]]);
  expect(offered(state, 'move 25,6').length).toBeGreaterThan(0);
  expect(offered(state, 'repair')).toEqual([]);
});

const beside = (ship: Sailing, metal = 3, where = '27,6'): ReturnType<typeof position> =>
  position({
    players: [
      { stock: [metal, 0, 0], ships: { '25,6': 'mothership', [where]: ship } },
      { ships: { '31,6': 'scout' } },
    ],
  });

test('13.36 (R-11) a ship that has acted is no target, nor one two hexes away', () => {
  const hurt = { type: 'warrior', hull: 5 } as const;
  expect(offered(beside(hurt), 'repair')).toEqual(['repair 27,6 1', 'repair 27,6 2', 'repair 27,6 3']);
  expect(offered(beside({ ...hurt, acted: true }), 'repair')).toEqual([]);
  expect(offered(beside({ ...hurt, fresh: true }), 'repair')).toEqual([]);
  expect(offered(beside(hurt, 3, '29,6'), 'repair')).toEqual([]);
  const attacking = beside(hurt);
  line(attacking, ['attack 27,6 31,6 0'], [1, 1]);
  expect(offered(attacking, 'repair')).toEqual([]);
});

test('9.6 a ship that has moved is repaired, and one repaired may still move but not act', () => {
  const state = position({
    players: [
      { stock: [3, 0, 0], ships: { '25,6': 'mothership', '31,6': { type: 'warrior', hull: 5 } } },
      { ships: { '29,8': 'scout' } },
    ],
  });
  expect(offered(state, 'repair')).toEqual([]);
  line(state, ['move 31,6 27,6', 'repair 27,6 3']);
  expect([hull(state, '27,6'), at(state, '27,6')?.acted, at(state, '25,6')?.acted]).toEqual([14, true, true]);
  expect(offered(state, 'attack')).toEqual([]);
  expect(offered(state, 'move 27,6')).toEqual([]);
  const still = beside({ type: 'warrior', hull: 5 });
  line(still, ['repair 27,6 1']);
  expect(offered(still, 'attack')).toEqual([]);
  expect(offered(still, 'move 27,6').length).toBeGreaterThan(0);
  expect(offered(still, 'move 25,6').length).toBeGreaterThan(0);
});

test('9.6 the Mothership may move first and repair at its new place', () => {
  const state = position({
    players: [{ stock: [1, 0, 0], ships: { '25,6': 'mothership', '31,6': { type: 'scout', hull: 1 } } }, B],
  });
  line(state, ['move 25,6 29,6', 'repair 31,6 1']);
  expect([hull(state, '31,6'), stock(state, 0)]).toEqual([4, [0, 0, 0]]);
});

test.each([
  [1, 3, ['1']],
  [3, 3, ['1']],
  [4, 3, ['1', '2']],
  [6, 9, ['1', '2']],
  [7, 9, ['1', '2', '3']],
  [9, 9, ['1', '2', '3']],
  [14, 9, ['1', '2', '3']],
  [14, 2, ['1', '2']],
  [14, 0, []],
  [0, 9, []],
] as const)('R-11 %i missing and %i metal', (missing, metal, amounts) => {
  const state = beside({ type: 'warrior', hull: 15 - missing }, metal);
  expect(offered(state, 'repair')).toEqual(amounts.map((amount) => `repair 27,6 ${amount}`));
});

test('R-11 what is more than missing is lost', () => {
  const state = beside({ type: 'warrior', hull: 11 });
  line(state, ['repair 27,6 2']);
  expect([hull(state, '27,6'), stock(state, 0)]).toEqual([15, [1, 0, 0]]);
});

test('9.6 the whole hull counts the kit', () => {
  const state = beside({ type: 'warrior', hull: 15, kit: 'goliath' });
  expect(offered(state, 'repair')).toEqual(['repair 27,6 1', 'repair 27,6 2']);
  line(state, ['repair 27,6 2']);
  expect(hull(state, '27,6')).toBe(19);
  expect(offered(beside({ type: 'warrior', hull: 13, kit: 'cheetah' }), 'repair')).toEqual([]);
});

test('9.6 only a Mothership repairs, and only own ships', () => {
  const state = position({
    players: [
      { stock: [3, 0, 0], ships: { '25,6': 'warrior', '27,6': { type: 'scout', hull: 2 } } },
      { ships: { '23,6': { type: 'scout', hull: 1 } } },
    ],
  });
  expect(offered(state, 'repair')).toEqual([]);
  const foreign = position({
    players: [
      { stock: [3, 0, 0], ships: { '25,6': 'mothership' } },
      { ships: { '27,6': { type: 'scout', hull: 1 } } },
    ],
  });
  expect(offered(foreign, 'repair')).toEqual([]);
});

test('9.6 a Mothership that has acted repairs nothing, a fresh one neither', () => {
  const with_ = (mothership: Sailing): string[] =>
    offered(
      position({
        players: [{ stock: [3, 0, 0], ships: { '3,0': mothership, '5,0': { type: 'scout', hull: 2 } } }, B],
        options: { rebuildMothership: true },
      }),
      'repair',
    );
  expect(with_({ type: 'mothership', hull: 9 })).toHaveLength(6);
  expect(with_({ type: 'mothership', hull: 9, acted: true })).toEqual([]);
  expect(with_({ type: 'mothership', hull: 9, fresh: true })).toEqual([]);
});

test('13.37 (9.6, 9.7) a self-repair on a planet keeps the marker, moving takes it', () => {
  const state = position({
    players: [{ stock: [3, 0, 0], ships: { '11,4': HURT }, marker: true }, B],
  });
  line(state, ['repair 11,4 1']);
  expect(state.players[0]?.marker).toBe(true);
  expect(offered(state, 'colonize')).toEqual([]);
  expect(told(line(state, ['move 11,4 9,4']), 'cancelled')).toHaveLength(1);
  expect(state.players[0]?.marker).toBe(false);
});

test('5.4 metal paid is back in the supply', () => {
  const state = position({
    players: [{ stock: [100, 0, 0], ships: { '25,6': HURT } }, B],
  });
  line(state, ['repair 25,6 2']);
  const events = line(state, ['end'], ['metal 2']);
  expect([stock(state, 0), stock(state, 1)]).toEqual([
    [98, 0, 0],
    [2, 0, 0],
  ]);
  expect(told(events, 'collected')).toHaveLength(1);
});
