import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { AREA, distance, hexOf, NAME, NEIGHBOURS } from '../board.ts';
import {
  at,
  crowd,
  ends,
  hull,
  legal,
  line,
  offered,
  position,
  type Seated,
  stock,
  told,
} from '../test/testkit.ts';

/** Movement and the black hole (9.3). */

const B: Seated = {};
const names = (hexes: readonly number[]): string[] => hexes.map((hex) => itemAt(NAME, hex));

test('13.9 (9.3) a Mothership at 5,4 needs a turn more to 11,4 than one at 9,4', () => {
  const state = position({ players: [{ ships: { '5,4': 'mothership' } }, B] });
  expect(ends(state, 'move 5,4')).not.toContain('11,4');
  line(state, ['move 5,4 9,4', 'end', 'end'], ['metal 1', 'metal 1']);
  expect(ends(state, 'move 9,4')).toContain('11,4');
});

test('13.11 (9.3) a Scout with ships on all six sides cannot move', () => {
  const around = names(NEIGHBOURS[hexOf('25,6')] as number[]);
  const types = ['scout', 'scout', 'warrior', 'warrior', 'juggernaut', 'mothership'] as const;
  const ring = Object.fromEntries(around.map((hex, i) => [hex, itemAt(types, i)]));
  const own = position({ players: [{ ships: { '25,6': 'scout', ...ring } }, B] });
  expect(offered(own, 'move 25,6')).toEqual([]);
  const enemies = position({ players: [{ ships: { '25,6': 'scout' } }, { ships: ring }] });
  expect(offered(enemies, 'move')).toEqual([]);
});

test('13.11 (R-17) one gap is enough, and ships are never crossed', () => {
  const around = names(NEIGHBOURS[hexOf('25,6')] as number[]).slice(1);
  const types = ['scout', 'warrior', 'warrior', 'juggernaut', 'mothership'] as const;
  const ring = Object.fromEntries(around.map((hex, i) => [hex, itemAt(types, i)]));
  const state = position({ players: [{ ships: { '25,6': 'warrior' } }, { ships: ring }] });
  const found = ends(state, 'move 25,6');
  expect(found).toContain('27,6');
  expect(found).not.toContain('21,6');
  for (const hex of around) expect(found).not.toContain(hex);
});

const AT_THE_BRINK = { '24,9': 'warrior' } as const;

test('13.12 (9.3, R-06) a Warrior at 24,9 jumps home for 1 fuel and may still attack', () => {
  const state = position({
    players: [{ stock: [0, 1, 0], ships: AT_THE_BRINK }, { ships: { '2,1': 'scout' } }],
  });
  const events = line(state, ['jump 24,9 1,0']);
  expect(events).toEqual([{ type: 'jumped', seat: 0, ship: 'warrior', from: '24,9', to: '1,0' }]);
  expect([stock(state, 0), at(state, '1,0')?.moved, at(state, '24,9')]).toEqual([[0, 0, 0], true, undefined]);
  expect(legal(state)).toEqual(['attack 1,0 2,1 0', 'end']);
});

test('13.13 (9.3) no jump without fuel', () => {
  const state = position({ players: [{ stock: [9, 0, 9], ships: AT_THE_BRINK }, B] });
  expect(offered(state, 'jump')).toEqual([]);
});

test('13.13 (R-18) no jump without a free hex at home, and only to free ones', () => {
  const home = names(AREA.NW);
  const own: Seated = { stock: [0, 9, 0], ships: AT_THE_BRINK };
  expect(offered(position({ players: [own, ...crowd(home)] }), 'jump')).toEqual([]);
  expect(ends(position({ players: [own, ...crowd(home.slice(2))] }), 'jump 24,9')).toEqual(home.slice(0, 2));
});

test('9.3 a jump may go to any of the 21 hexes at home', () => {
  const state = position({ players: [{ stock: [0, 1, 0], ships: AT_THE_BRINK }, B] });
  expect(ends(state, 'jump 24,9').sort()).toEqual(names(AREA.NW).sort());
});

test('9.3 home is the own area, whatever corner that is', () => {
  const state = position({ players: [B, { stock: [0, 1, 0], ships: AT_THE_BRINK }], active: 1 });
  expect(ends(state, 'jump 24,9').sort()).toEqual(names(AREA.SE).sort());
});

test('13.14 (9.3) the step into the hole costs movement', () => {
  const at256 = position({ players: [{ stock: [0, 3, 0], ships: { '25,6': 'juggernaut' } }, B] });
  expect(offered(at256, 'jump')).toEqual([]);
  const at247 = position({ players: [{ stock: [0, 3, 0], ships: { '24,7': 'juggernaut' } }, B] });
  expect(offered(at247, 'jump 24,7')).toHaveLength(21);
  const slow = position({
    players: [{ stock: [0, 3, 0], ships: { '24,7': { type: 'juggernaut', kit: 'crusher' } } }, B],
  });
  expect(offered(slow, 'jump')).toEqual([]);
});

test('9.3 a ship with movement 1 jumps from the brink only', () => {
  const scene = (from: string): number =>
    offered(
      position({
        players: [{ stock: [0, 1, 0], ships: { [from]: { type: 'mothership', kit: 'goliath' } } }, B],
      }),
      'jump',
    ).length;
  expect([scene('24,9'), scene('22,11'), scene('24,7'), scene('25,8')]).toEqual([21, 21, 0, 0]);
});

test('9.3 the way to the hole may be closed by ships', () => {
  const blocked = { '24,9': 'scout', '26,9': 'scout', '23,8': 'warrior', '27,8': 'warrior' } as const;
  const scene = (ships: Seated['ships'] & object): number =>
    offered(position({ players: [{ stock: [0, 3, 0], ships: { '25,8': 'juggernaut' } }, { ships }] }), 'jump')
      .length;
  expect(scene(blocked)).toBe(0);
  expect(scene({ '24,9': 'scout', '23,8': 'warrior' })).toBe(21);
});

test('R-05 the ten hexes around the hole are ordinary space; the four inside are never stood on', () => {
  const state = position({ players: [{ stock: [0, 0, 0], ships: { '25,8': 'scout' } }, B] });
  const found = ends(state, 'move 25,8');
  for (const hex of ['24,9', '26,9', '23,10', '27,10', '22,11']) expect(found).toContain(hex);
  for (const hex of ['24,11', '26,11', '25,10', '25,12', '22,9', '28,9']) expect(found).not.toContain(hex);
});

test('13.16 (5.2, R-29) movement with kits', () => {
  const far = (type: 'mothership' | 'scout', kit: 'goliath' | 'cheetah' | 'explorer' | 'crusher'): number => {
    const state = position({ players: [{ ships: { '24,7': { type, kit } } }, B] });
    return Math.max(...ends(state, 'move 24,7').map((to) => distance(hexOf(to), hexOf('24,7'))));
  };
  expect(far('mothership', 'goliath')).toBe(1);
  expect(far('mothership', 'crusher')).toBe(1);
  expect(far('mothership', 'explorer')).toBe(3);
  expect(far('mothership', 'cheetah')).toBe(4);
  expect(far('scout', 'cheetah')).toBe(7);
});

test('8 A1 no move list is longer than 168', () => {
  const state = position({ players: [{ ships: { '25,16': { type: 'scout', kit: 'cheetah' } } }, B] });
  expect(offered(state, 'move').length).toBeLessThanOrEqual(168);
});

test('13.17 (9.3) a ship attacks, then moves; then nothing is left', () => {
  const state = position({ players: [{ ships: { '25,6': 'scout' } }, { ships: { '31,6': 'warrior' } }] });
  line(state, ['attack 25,6 31,6 0'], [1]);
  expect(offered(state, 'attack')).toEqual([]);
  line(state, ['move 25,6 27,6']);
  expect(legal(state)).toEqual(['end']);
});

test('13.17 (9.3) a move is never split', () => {
  const state = position({ players: [{ ships: { '25,6': 'scout' } }, { ships: { '31,6': 'warrior' } }] });
  line(state, ['move 25,6 27,6', 'attack 27,6 31,6 0'], [1, 1]);
  expect(legal(state)).toEqual(['end']);
});

test('13.18 (9.4, 9.6) a fresh ship neither moves nor attacks nor is repaired', () => {
  const state = position({
    players: [
      { stock: [3, 3, 3], ships: { '3,2': 'mothership', '5,2': { type: 'scout', hull: 5, fresh: true } } },
      { ships: { '9,2': 'warrior' } },
    ],
  });
  expect(legal(state).filter((text) => text.includes('5,2') && !text.startsWith('move 3,2'))).toEqual([]);
});

test('R-12 ships take turns as they like, each moving and acting once', () => {
  const state = position({
    players: [
      { ships: { '25,6': 'scout', '25,16': 'warrior' } },
      { ships: { '31,6': 'scout', '29,16': 'scout' } },
    ],
  });
  line(
    state,
    ['move 25,6 25,4'].map(() => 'move 25,6 23,6'),
  );
  line(state, ['attack 25,16 29,16 0', 'attack 23,6 31,6 0', 'move 25,16 23,16'], [2, 1, 1, 1]);
  expect(legal(state)).toEqual(['end']);
});

test('R-17, R-18 foreign areas and planets are free space, ships and rocks are not', () => {
  const state = position({ players: [{ ships: { '45,20': 'scout' } }, B] });
  expect(ends(state, 'move 45,20')).toEqual(expect.arrayContaining(['47,22', '48,21', '39,18']));
  expect(ends(state, 'move 45,20')).not.toContain('49,22');
});

test('8 T0 a new turn gives back moves and actions, to the ships of its player only', () => {
  const worn = { type: 'scout', moved: true, acted: true } as const;
  const state = position({
    players: [
      { ships: { '1,0': 'mothership', '3,0': worn } },
      { ships: { '49,22': 'mothership', '47,22': worn } },
    ],
  });
  expect(offered(state, 'move 3,0')).toEqual([]);
  line(state, ['end'], ['metal 1']);
  expect(offered(state, 'move 47,22').length).toBeGreaterThan(0);
  expect(at(state, '3,0')).toMatchObject({ moved: true, acted: true });
  line(state, ['end'], ['metal 1']);
  expect(at(state, '3,0')).toMatchObject({ moved: false, acted: false });
});

test('9.7 moving tells the marker is gone; a jump takes it as well', () => {
  const ships = { '19,8': { type: 'mothership', kit: 'cheetah' } } as const;
  const diagram = { players: [{ stock: [0, 1, 0], ships, marker: true } as Seated, B] };
  const moving = position(diagram);
  expect(told(line(moving, ['move 19,8 17,8']), 'cancelled')).toEqual([
    { type: 'cancelled', seat: 0, planet: 'I-NW', at: '19,8' },
  ]);
  expect(moving.players[0]?.marker).toBe(false);
  const jumping = position(diagram);
  expect(told(line(jumping, ['jump 19,8 1,0']), 'cancelled')).toHaveLength(1);
  expect([jumping.players[0]?.marker, hull(jumping, '1,0')]).toEqual([false, 28]);
});

test('9.7 a move of another ship leaves the marker', () => {
  const state = position({ players: [{ ships: { '11,4': 'mothership', '9,4': 'scout' }, marker: true }, B] });
  line(state, ['move 9,4 7,4']);
  expect(state.players[0]?.marker).toBe(true);
});
