import { expect, test } from 'vitest';
import type { KitType, ShipType } from '../facts.ts';
import {
  at,
  ends,
  hull,
  inPile,
  legal,
  line,
  offered,
  position,
  type Sailing,
  type Seated,
  stock,
  told,
} from '../test/testkit.ts';

/** Attacks, answers and destruction (9.4, 9.5). */

/** A ship at 25,6 and an enemy so many hexes to the east, each side with a Mothership at home. */
function duel(
  attacker: ShipType | Sailing,
  target: ShipType | Sailing,
  far: number,
  weapons = 0,
): ReturnType<typeof position> {
  return position({
    players: [
      { stock: [0, 0, weapons], ships: { '25,6': attacker, '1,2': 'scout' } },
      { ships: { [`${25 + 2 * far},6`]: target, '49,20': 'scout' } },
    ],
  });
}

test('13.19 (9.4) a Mothership rolls 10 against a Warrior: 9 damage', () => {
  const state = duel('mothership', 'warrior', 3);
  const events = line(state, ['attack 25,6 31,6 0'], [10]);
  expect(events).toEqual([
    {
      type: 'attacked',
      weapons: 0,
      seat: 0,
      ship: 'mothership',
      from: '25,6',
      at: '31,6',
      target: 'warrior',
      owner: 1,
      die: 10,
      roll: 10,
      kit: 0,
      damage: 9,
      hull: 6,
    },
  ]);
  expect(hull(state, '31,6')).toBe(6);
});

test('13.21 (9.4) a Mothership rolls 1 at distance 3: no damage and no answer', () => {
  const state = duel('mothership', 'warrior', 3);
  line(state, ['attack 25,6 31,6 0'], [1]);
  expect([hull(state, '25,6'), hull(state, '31,6')]).toEqual([30, 15]);
});

test('13.22 (9.4) a Scout spends 3 weapons on a Mothership at distance 4: 1 + 6 - 3', () => {
  const state = duel('scout', 'mothership', 4, 3);
  line(state, ['attack 25,6 33,6 3'], [1]);
  expect([hull(state, '33,6'), hull(state, '25,6'), stock(state, 0)]).toEqual([26, 10, [0, 0, 0]]);
});

test('13.23 (9.4) a miss is answered too', () => {
  const state = duel('scout', 'mothership', 3);
  const events = line(state, ['attack 25,6 31,6 0'], [3, 4]);
  expect([hull(state, '31,6'), hull(state, '25,6')]).toEqual([30, 6]);
  expect(told(events, 'countered')).toEqual([
    {
      type: 'countered',
      seat: 1,
      ship: 'mothership',
      from: '31,6',
      at: '25,6',
      target: 'scout',
      owner: 0,
      die: 6,
      roll: 4,
      kit: 0,
      damage: 4,
      hull: 6,
    },
  ]);
});

test('13.24 (9.4) a Warrior with Goliath answers a Scout at distance 3', () => {
  const state = duel('scout', { type: 'warrior', kit: 'goliath' }, 3);
  line(state, ['attack 25,6 31,6 0'], [2, 3]);
  expect([hull(state, '31,6'), hull(state, '25,6')]).toEqual([18, 7]);
});

test('13.26 (9.4) a Juggernaut answers with d6', () => {
  const state = duel('warrior', 'juggernaut', 2);
  line(state, ['attack 25,6 29,6 0'], [3, 5]);
  expect([hull(state, '29,6'), hull(state, '25,6')]).toEqual([19, 11]);
});

test('13.27 (9.4) a fresh ship answers; so does one that has acted', () => {
  const fresh = duel('juggernaut', { type: 'scout', fresh: true }, 2);
  line(fresh, ['attack 25,6 29,6 0'], [2, 6]);
  expect([hull(fresh, '29,6'), hull(fresh, '25,6')]).toEqual([8, 16]);
  const spent = duel('juggernaut', { type: 'scout', moved: true, acted: true }, 2);
  line(spent, ['attack 25,6 29,6 0'], [2, 6]);
  expect(hull(spent, '25,6')).toBe(16);
});

test('13.28 (9.5) a Scout destroyed: bounty, no answer, its card discarded, its token free', () => {
  const state = duel('juggernaut', { type: 'scout', hull: 3 }, 2);
  const events = line(state, ['attack 25,6 29,6 0'], [3]);
  expect(events.map(({ type }) => type)).toEqual(['attacked', 'destroyed', 'bounty']);
  expect(told(events, 'destroyed')).toEqual([
    { type: 'destroyed', seat: 1, ship: 'scout', at: '29,6', by: 0 },
  ]);
  expect([stock(state, 0), inPile(state.discard, 'scout'), at(state, '29,6')]).toEqual([
    [1, 1, 1],
    1,
    undefined,
  ]);
  expect(state.players[1]?.ships).toHaveLength(1);
});

test('13.29 (9.4) an attacker destroyed by the answer pays its bounty to the defender', () => {
  const state = duel({ type: 'warrior', hull: 1 }, 'juggernaut', 2);
  const events = line(state, ['attack 25,6 29,6 0'], [1, 2]);
  expect(told(events, 'destroyed')).toEqual([
    { type: 'destroyed', seat: 0, ship: 'warrior', at: '25,6', by: 1 },
  ]);
  expect([stock(state, 0), stock(state, 1), inPile(state.discard, 'warrior')]).toEqual([
    [0, 0, 0],
    [2, 2, 2],
    1,
  ]);
  expect(state.current).toBe(0);
});

test('13.31 (9.4, R-10) nobody spends weapons that are not there, nor more than three', () => {
  const spent = (weapons: number): string[] => ends(duel('scout', 'warrior', 3, weapons), 'attack 25,6 31,6');
  expect([0, 1, 2, 3, 4, 9].map(spent)).toEqual([
    ['0'],
    ['0', '1'],
    ['0', '1', '2'],
    ['0', '1', '2', '3'],
    ['0', '1', '2', '3'],
    ['0', '1', '2', '3'],
  ]);
});

test('9.4 weapons are lost whatever happens', () => {
  const state = duel('scout', 'mothership', 4, 3);
  line(state, ['attack 25,6 33,6 1'], [1]);
  expect([hull(state, '33,6'), stock(state, 0)]).toEqual([30, [0, 0, 2]]);
});

test('13.32 (R-21) the bounty is what the supply still has', () => {
  const state = position({
    players: [
      { stock: [10, 60, 10], ships: { '25,6': 'scout' } },
      { stock: [10, 38, 10], ships: { '31,6': { type: 'juggernaut', hull: 1 }, '49,20': 'scout' } },
    ],
  });
  const events = line(state, ['attack 25,6 31,6 0'], [4]);
  expect(told(events, 'bounty')).toEqual([{ type: 'bounty', seat: 0, metal: 3, fuel: 2, weapon: 3 }]);
  expect(stock(state, 0)).toEqual([13, 62, 13]);
});

test('5.4 weapons spent are back in the supply before the bounty is taken', () => {
  const state = position({
    players: [
      { stock: [0, 0, 60], ships: { '25,6': 'scout' } },
      { stock: [0, 0, 40], ships: { '31,6': { type: 'juggernaut', hull: 1 }, '49,20': 'scout' } },
    ],
  });
  line(state, ['attack 25,6 31,6 2'], [1]);
  expect(stock(state, 0)).toEqual([3, 3, 60]);
});

test('13.33 (9.4) neither own ships nor planets nor colonies are targets', () => {
  const state = position({
    players: [
      { ships: { '19,8': 'mothership', '17,8': 'scout', '21,8': 'warrior' }, colonies: ['O-NW'] },
      { ships: { '49,22': 'mothership' }, colonies: ['I-NE'] },
    ],
  });
  expect(offered(state, 'attack')).toEqual([]);
});

test('9.4 (R-28) range counts with kits, one hex more is too far', () => {
  const inRange = (type: ShipType, kit: KitType | undefined, far: number): boolean =>
    offered(duel({ type, ...(kit && { kit }) }, 'scout', far), 'attack').length > 0;
  expect([inRange('scout', undefined, 4), inRange('scout', undefined, 5)]).toEqual([true, false]);
  expect([inRange('scout', 'goliath', 5), inRange('warrior', undefined, 3)]).toEqual([true, false]);
  expect([inRange('warrior', 'crusher', 3), inRange('warrior', 'explorer', 3)]).toEqual([true, false]);
  expect([inRange('mothership', undefined, 3), inRange('mothership', undefined, 4)]).toEqual([true, false]);
  expect([inRange('juggernaut', undefined, 2), inRange('juggernaut', 'survivor', 3)]).toEqual([true, false]);
});

test('9.4 kit damage and weapons add up, the shield takes its part once', () => {
  const state = duel({ type: 'scout', kit: 'crusher' }, 'juggernaut', 4, 3);
  line(state, ['attack 25,6 33,6 2'], [3]);
  // 3 + 3 for the kit + 4 for the weapons - 2 for the shield.
  expect(hull(state, '33,6')).toBe(12);
});

test('R-08 kit damage counts in answers, weapons do not', () => {
  const state = position({
    players: [
      { ships: { '25,6': 'warrior', '1,2': 'scout' } },
      { stock: [0, 0, 9], ships: { '29,6': { type: 'warrior', kit: 'crusher' } } },
    ],
  });
  line(state, ['attack 25,6 29,6 0'], [1, 2]);
  // 2 + 3 - 1.
  expect([hull(state, '25,6'), stock(state, 1)]).toEqual([11, [0, 0, 9]]);
});

test('9.4 an answer may do nothing, and is not answered', () => {
  const state = duel('juggernaut', 'scout', 2);
  const events = line(state, ['attack 25,6 29,6 0'], [1, 1]);
  expect(events.map(({ type }) => type)).toEqual(['attacked', 'countered']);
  expect([hull(state, '25,6'), hull(state, '29,6')]).toEqual([20, 9]);
});

test('9.4 an answer is no action: the target acts in its own turn, and answers everybody', () => {
  const state = position({
    players: [
      { ships: { '25,6': 'scout', '27,4': 'scout', '1,0': 'mothership' } },
      { ships: { '29,6': 'warrior', '49,22': 'mothership' } },
    ],
  });
  line(state, ['attack 25,6 29,6 0', 'attack 27,4 29,6 0'], [1, 1, 1, 1]);
  expect([hull(state, '25,6'), hull(state, '27,4'), at(state, '29,6')?.acted]).toEqual([9, 9, false]);
});

test('9.4 exactly the hull destroys, one less does not', () => {
  const left = duel('mothership', { type: 'warrior', hull: 6 }, 3);
  line(left, ['attack 25,6 31,6 0'], [6]);
  expect(hull(left, '31,6')).toBe(1);
  const gone = duel('mothership', { type: 'warrior', hull: 5 }, 3);
  const events = line(gone, ['attack 25,6 31,6 0'], [6]);
  expect(told(events, 'attacked')[0]).toMatchObject({ damage: 5, hull: 0 });
  expect(at(gone, '31,6')).toBeUndefined();
});

test('9.4 the hull told is never below 0', () => {
  const state = duel('mothership', { type: 'scout', hull: 1 }, 3);
  expect(told(line(state, ['attack 25,6 31,6 0'], [10]), 'attacked')[0]).toMatchObject({
    damage: 10,
    hull: 0,
  });
});

test.each([
  ['scout', 1],
  ['warrior', 2],
  ['juggernaut', 3],
  ['mothership', 4],
] as const)('9.5 a %s brings %i of each', (type, tier) => {
  const state = duel('scout', { type, hull: 1 }, 2);
  line(state, ['attack 25,6 29,6 0'], [4]);
  expect(stock(state, 0)).toEqual([tier, tier, tier]);
});

test('9.5, R-01 a Mothership destroyed leaves its kit to the pile, not its card', () => {
  const state = duel('scout', { type: 'mothership', hull: 1, kit: 'survivor' }, 4);
  line(state, ['attack 25,6 33,6 0'], [4]);
  expect([inPile(state.discard, 'mothership'), inPile(state.discard, 'survivor')]).toEqual([0, 1]);
  expect(inPile(state.deck, 'mothership')).toBe(0);
});

test('9.5 a Mothership destroyed takes its marker along and keeps its colonies', () => {
  const state = position({
    players: [
      { ships: { '15,2': 'scout' } },
      {
        ships: { '11,4': { type: 'mothership', hull: 1 }, '49,22': 'scout' },
        marker: true,
        colonies: ['O-SE'],
      },
    ],
  });
  line(state, ['attack 15,2 11,4 0'], [4]);
  expect([state.players[1]?.marker, state.planets.filter((owner) => owner === 2)]).toEqual([false, [2]]);
});

test('13.53 (R-16) a Juggernaut destroyed with its kit: two cards on the pile', () => {
  const state = duel('scout', { type: 'juggernaut', hull: 1, kit: 'goliath' }, 4);
  line(state, ['attack 25,6 33,6 0'], [3]);
  expect([inPile(state.discard, 'juggernaut'), inPile(state.discard, 'goliath')]).toEqual([1, 1]);
  expect(state.discard.reduce((a, b) => a + b, 0)).toBe(2);
});

test('R-09 a ship that shoots from outside the range of its target is not answered', () => {
  const state = duel('scout', 'warrior', 3);
  expect(line(state, ['attack 25,6 31,6 0'], [2]).map(({ type }) => type)).toEqual(['attacked']);
});

test('R-30 an attack that cannot do anything is legal', () => {
  // A roll of 1 to 4 less a shield of 3.
  const state = duel({ type: 'scout', hull: 1 }, 'mothership', 3);
  expect(offered(state, 'attack 25,6 31,6')).toEqual(['attack 25,6 31,6 0']);
  line(state, ['attack 25,6 31,6 0'], [1, 6]);
  expect(at(state, '25,6')).toBeUndefined();
});

test('9.4 an attack is one action: no repairing, no settling after it', () => {
  const state = position({
    players: [
      { stock: [3, 0, 0], ships: { '11,4': { type: 'mothership', hull: 20 } } },
      { ships: { '17,4': 'warrior', '49,22': 'mothership' } },
    ],
  });
  expect(offered(state, 'attack')).toEqual([]);
  const open = position({
    players: [
      { stock: [3, 0, 0], ships: { '11,4': { type: 'mothership', hull: 20 } } },
      { ships: { '8,7': 'warrior', '49,22': 'mothership' } },
    ],
  });
  line(open, ['attack 11,4 8,7 0'], [2]);
  expect(legal(open).filter((text) => !text.startsWith('move'))).toEqual(['end']);
});

test('9.4 with three players the ships of both others are targets', () => {
  const B: Seated = { ships: { '27,6': 'scout' } };
  const state = position({ players: [{ ships: { '25,6': 'scout' } }, B, { ships: { '23,6': 'scout' } }] });
  expect(offered(state, 'attack')).toEqual(['attack 25,6 27,6 0', 'attack 25,6 23,6 0']);
});
