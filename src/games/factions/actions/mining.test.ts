import { expect, test } from 'vitest';
import { ends, line, offered, player, position, question, stores, told } from '../test/testkit.ts';

/** Mining (8). */

test('22.12 (8) the Kuiper Belt is mined from the outermost band only', () => {
  const four = (ship: string, faction: 'sop' | 'megacore' = 'sop') =>
    position({ players: [{ faction, ships: [ship] }, {}, {}, {}] });
  expect(ends(four('7-5'), 'mine')).toEqual(['K-0']);
  expect(ends(four('6-2'), 'mine')).toEqual([]);
  expect(ends(four('6-2', 'megacore'), 'mine')).toEqual([]);
  expect(ends(four('7-18', 'megacore'), 'mine')).toEqual(['K-3']);
});

test('22.13 (14.1) MegaCore mines from next door', () => {
  const at = (ship: string) => position({ players: [{ faction: 'megacore', ships: [ship] }, {}, {}] });
  expect(ends(at('3-0'), 'mine')).toEqual(['4-0', '4-1']);
  expect(ends(at('4-1'), 'mine')).toEqual(['4-0', '4-1', '4-2']);
  expect(ends(position({ players: [{ faction: 'sop', ships: ['3-0'] }, {}, {}] }), 'mine')).toEqual([]);
});

test('22.42 (14.1, 15.2) and through a wormhole', () => {
  const state = position({ players: [{ faction: 'megacore', ships: ['1-0'] }, {}], gates: ['1-0', '4-3'] });
  expect(ends(state, 'mine')).toEqual(['4-3']);
});

test('8 (R11) mining is the Action and needs no Movement; the tile goes even if nothing fits', () => {
  const state = position({ players: [{ ships: ['4-0'], resources: 3 }, {}] });
  const events = line(state, ['mine 4-0'], [5]);
  expect([stores(state), state.spoils, question(state)]).toEqual([[16, 4], [5], 'finish']);
  expect(told(events, 'mined')).toEqual([{ type: 'mined', seat: 0, at: '4-0', value: 5, gain: 5 }]);
  expect(state.tiles.some(({ at }) => at === 28)).toBe(false);
  expect([player(state).mined, state.turn.best]).toEqual([1, 5]);
});

test('8 bonuses add up: NanoExcavators, Magnetic Rake, Bulk Haulage', () => {
  const state = position({
    players: [
      {
        faction: 'megacore',
        ships: ['4-0'],
        resources: 0,
        upgrades: { faction: 5, cargo: 6 },
        techs: ['ur05'],
      },
      {},
    ],
    law: 'ea03B',
  });
  line(state, ['mine 4-0'], [3]);
  expect(player(state).resources).toBe(3 + 2 + 1 + 1);
});

test('22.46 (14.8) Androids that do not move mine with either ship', () => {
  const state = position({ players: [{ faction: 'androids', ships: ['4-2', '4-7'] }, {}, {}] });
  expect(ends(state, 'mine')).toEqual(['4-2', '4-7']);
  line(state, ['mine 4-7']);
  expect(offered(state, 'mine')).toEqual([]);
});

test('14.8 after a Movement only the moved ship mines', () => {
  const state = position({ players: [{ faction: 'androids', ships: ['4-2'] }, {}, {}] });
  line(state, ['step 5-2', 'stop']);
  expect(offered(state, 'mine')).toEqual([]);
  const next = position({ players: [{ faction: 'androids', ships: ['4-2'] }, {}, {}] });
  line(next, ['step 4-3', 'stop']);
  expect(ends(next, 'mine')).toEqual(['4-3']);
});

test('8 Probes mine once, even if the ship rides on to another tile', () => {
  const state = position({
    players: [{ ships: ['3-0'], resources: 0, upgrades: { probes: 4 }, techs: ['ur15'] }, {}, {}],
    planets: { Mars: 12 },
  });
  line(state, ['step 4-0', 'stop', 'mine 4-0', 'tug Jupiter ccw', 'orbit 4-1']);
  expect([question(state), offered(state, 'mine')]).toEqual(['landed', []]);
  line(state, ['proceed']);
  expect(ends(state, 'mine')).toEqual(['4-1']);
});

test('22.48 (8) Probes mine at the end of a Movement and leave the Action', () => {
  const state = position({
    players: [{ ships: ['4-11'], resources: 0, upgrades: { probes: 4 } }, {}, {}],
    planets: { Mars: 0 },
  });
  line(state, ['step 4-0', 'stop']);
  expect([question(state), ends(state, 'mine')]).toEqual(['landed', ['4-0']]);
  line(state, ['mine 4-0', 'proceed', 'use Mars Mars', 'engineer 2', 'install cargo', 'install cargo'], [4]);
  expect(player(state).resources).toBe(0);
});

test('8 Probes need all four upgrades and a Movement', () => {
  const three = position({ players: [{ ships: ['4-11'], upgrades: { probes: 3 } }, {}, {}] });
  line(three, ['step 4-0', 'stop']);
  expect(question(three)).toBe('action');
  const still = position({
    players: [{ ships: ['4-0'], faction: 'tunnelers', upgrades: { probes: 4 } }, {}, {}],
  });
  line(still, ['shiftGate supply resource', 'gate 1-0', 'stop']);
  expect([question(still), ends(still, 'mine')]).toEqual(['action', ['4-0']]);
});

test('8 with Probes a second tile may be mined as the Action, one by the Probes only', () => {
  const state = position({
    players: [{ ships: ['6-0'], upgrades: { probes: 4 }, resources: 0 }, {}, {}, {}],
    tiles: { 'K-0': 2, '4-5': 0 },
  });
  line(state, ['step 7-0', 'stop', 'mine K-0']);
  expect([question(state), offered(state, 'mine')]).toEqual(['landed', []]);
  const two = position({
    players: [{ faction: 'sop', ships: ['4-1'], upgrades: { probes: 4 }, resources: 0 }, {}, {}, {}],
  });
  line(two, ['step 4-2', 'stop', 'mine 4-2', 'proceed']);
  expect(offered(two, 'mine')).toEqual([]);
});

test('22.49 (R45) MegaCore mines one tile in a turn, Probes or not', () => {
  const state = position({
    players: [{ faction: 'megacore', ships: ['3-0'], upgrades: { probes: 4 } }, {}, {}],
  });
  line(state, ['step 3-1', 'stop', 'mine 4-1', 'proceed']);
  expect(offered(state, 'mine')).toEqual([]);
  expect(player(state).mined).toBe(1);
});

test('R45 nor by a card after that', () => {
  const state = position({
    players: [{ faction: 'megacore', ships: ['3-0'], upgrades: { probes: 4 }, resources: 2 }, {}, {}],
    market: ['ju16'],
    planets: { Jupiter: 2 },
  });
  line(state, ['step 4-0', 'stop', 'mine 4-0', 'proceed', 'use Jupiter Jupiter', 'take ju16']);
  expect(offered(state, 'boon')).not.toContain('boon A');
});

test('3.5 (23.9) a value comes out of those nobody has seen', () => {
  const state = position({
    players: [{ ships: ['4-0'] }, {}],
    spoils: [6, 5, 5, 5],
    tiles: { '4-0': 0, '4-1': 6 },
  });
  expect(() => line(state, ['mine 4-0'], [6])).toThrow('6 cannot come now');
  line(position({ players: [{ ships: ['4-0'] }, {}], spoils: [6], tiles: { '4-0': 0 } }), ['mine 4-0'], [6]);
});
