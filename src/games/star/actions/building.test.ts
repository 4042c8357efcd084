import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { AREA, NAME } from '../board.ts';
import { KIT, KITS, SHIP, SHIPS, type KitType, type ShipType } from '../facts.ts';
import {
  at,
  type CardName,
  crowd,
  ends,
  hull,
  inPile,
  legal,
  line,
  offered,
  position,
  question,
  type Sailing,
  type Seated,
  stock,
  told,
} from '../test/testkit.ts';
import { movement, range } from '../verbs.ts';

/** Building ships and kits from the blueprints just drawn (8 T3-T5, 9.2). */

const B: Seated = {};
const build = (own: Seated, drawn: CardName[], options = {}): ReturnType<typeof position> =>
  position({ players: [own, B], drawn, options });

test('13.47 (8 T2, 9.2) resources are collected before building; both Scouts are built and fresh', () => {
  const state = position({
    players: [{ stock: [4, 2, 0], ships: { '25,6': 'mothership' }, colonies: ['O-NW', 'I-NW'] }, B],
    active: 1,
  });
  const events = line(state, ['end'], ['fuel 2', 'scout', 'scout']);
  expect(told(events, 'drew')[0]?.cards).toHaveLength(3);
  expect([stock(state, 0), question(state)]).toEqual([[4, 4, 0], 'ships']);
  line(state, ['build scout 1,0', 'build scout 3,0']);
  expect([stock(state, 0), question(state)]).toEqual([[0, 0, 0], 'act']);
  expect([at(state, '1,0'), at(state, '3,0')]).toEqual(
    [0, 1].map(() => expect.objectContaining({ type: 'scout', hull: 10, kit: '', fresh: true })),
  );
  expect(legal(state).every((text) => text.startsWith('move 25,6') || text === 'end')).toBe(true);
});

test('13.48 (9.2, R-03) a Juggernaut card while the own one lives is discarded', () => {
  const state = build({ stock: [9, 9, 9], ships: { '25,6': 'juggernaut' } }, ['juggernaut']);
  expect([question(state), inPile(state.discard, 'juggernaut'), inPile(state.drawn, 'juggernaut')]).toEqual([
    'act',
    1,
    0,
  ]);
});

test('13.49 (9.2) a Warrior, then Crusher on it', () => {
  const state = build({ stock: [4, 4, 3], ships: { '25,6': 'mothership' } }, ['warrior', 'crusher']);
  line(state, ['build warrior 5,0']);
  expect([question(state), stock(state, 0)]).toEqual(['kits', [0, 1, 2]]);
  expect(legal(state)).toEqual(['fit crusher 25,6', 'fit crusher 5,0', 'done']);
  const events = line(state, ['fit crusher 5,0']);
  expect(told(events, 'fitted')).toEqual([
    { type: 'fitted', seat: 0, kit: 'crusher', ship: 'warrior', at: '5,0', old: '' },
  ]);
  const ship = at(state, '5,0');
  expect(ship).toMatchObject({ fresh: true, kit: 'crusher', hull: 15 });
  expect([stock(state, 0), ship && movement(ship), ship && range(ship)]).toEqual([[0, 0, 0], 3, 3]);
  expect(question(state)).toBe('act');
});

const refit = (ship: Sailing, kit: KitType): [number | undefined, ReturnType<typeof position>] => {
  const state = build({ stock: [9, 9, 9], ships: { '25,6': ship } }, [kit]);
  line(state, [`fit ${kit} 25,6`]);
  return [hull(state, '25,6'), state];
};

test('13.51 (R-15) Goliath to Survivor: 7/24 to 5/22, 2/24 to 1/22; the old kit is discarded', () => {
  const [after, state] = refit({ type: 'juggernaut', hull: 7, kit: 'goliath' }, 'survivor');
  expect([after, inPile(state.discard, 'goliath'), at(state, '25,6')?.kit]).toEqual([5, 1, 'survivor']);
  expect(refit({ type: 'juggernaut', hull: 2, kit: 'goliath' }, 'survivor')[0]).toBe(1);
  expect(refit({ type: 'juggernaut', hull: 24, kit: 'goliath' }, 'survivor')[0]).toBe(22);
});

test('13.52 (R-15) Cheetah on a full Scout: 8/8', () => {
  const [after, state] = refit({ type: 'scout' }, 'cheetah');
  expect(after).toBe(8);
  expect(offered(state, 'repair')).toEqual([]);
  expect(refit({ type: 'scout', hull: 2 }, 'cheetah')[0]).toBe(1);
  expect(refit({ type: 'scout', hull: 1 }, 'cheetah')[0]).toBe(1);
  expect(refit({ type: 'scout', hull: 9 }, 'cheetah')[0]).toBe(7);
});

test('R-15 a bonus is given at once, and lost at once', () => {
  expect(refit({ type: 'scout', hull: 3 }, 'goliath')[0]).toBe(7);
  expect(refit({ type: 'scout', hull: 3, kit: 'cheetah' }, 'goliath')[0]).toBe(9);
  expect(refit({ type: 'scout', hull: 12, kit: 'survivor' }, 'explorer')[0]).toBe(10);
  expect(refit({ type: 'scout', hull: 8, kit: 'cheetah' }, 'explorer')[0]).toBe(10);
  expect(refit({ type: 'mothership', hull: 34, kit: 'goliath' }, 'cheetah')[0]).toBe(28);
  // The same kind again changes nothing but the card.
  expect(refit({ type: 'scout', hull: 12, kit: 'goliath' }, 'goliath')[0]).toBe(12);
});

test.each(SHIPS.filter((type) => type !== 'mothership'))('9.2 a %s costs exactly its price', (type) => {
  const [metal, fuel, weapon] = SHIP[type].cost;
  const own = (stockGiven: readonly [number, number, number]): ReturnType<typeof position> =>
    build({ stock: stockGiven, ships: { '25,6': 'mothership' } }, [type]);
  const state = own([metal, fuel, weapon]);
  expect(offered(state, `build ${type}`)).toHaveLength(21);
  line(state, [`build ${type} 1,0`]);
  expect(stock(state, 0)).toEqual([0, 0, 0]);
  const short = [
    [metal - 1, fuel, weapon],
    [metal, fuel - 1, weapon],
    ...(weapon > 0 ? [[metal, fuel, weapon - 1]] : []),
  ] as [number, number, number][];
  for (const less of short) expect(question(own(less))).toBe('act');
});

test.each(KITS)('9.2 %s costs exactly its price', (kit) => {
  const [metal, fuel, weapon] = KIT[kit].cost;
  const own = (given: readonly [number, number, number]): ReturnType<typeof position> =>
    build({ stock: given, ships: { '25,6': 'mothership' } }, [kit]);
  const state = own([metal, fuel, weapon]);
  line(state, [`fit ${kit} 25,6`]);
  expect([stock(state, 0), inPile(state.discard, kit)]).toEqual([[0, 0, 0], 0]);
  [metal, fuel, weapon].forEach((count, resource) => {
    if (count === 0) return;
    const less = [metal, fuel, weapon] as [number, number, number];
    less[resource as 0 | 1 | 2]--;
    expect([question(own(less)), inPile(own(less).discard, kit)]).toEqual(['act', 1]);
  });
});

test('9.2 built on any free hex of the own area, not on a taken one', () => {
  const state = build({ stock: [2, 2, 0], ships: { '1,0': 'mothership' } }, ['scout']);
  const home = AREA.NW.map((hex) => itemAt(NAME, hex)).filter((name) => name !== '1,0');
  expect(ends(state, 'build scout').sort()).toEqual(home.sort());
  const blocked = position({
    players: [{ stock: [2, 2, 0], ships: { '25,6': 'mothership' } }, { ships: { '2,1': 'scout' } }],
    drawn: ['scout'],
  });
  expect(ends(blocked, 'build scout')).toHaveLength(20);
  expect(ends(blocked, 'build scout')).not.toContain('2,1');
});

const TYPES: readonly [ShipType, number][] = [
  ['scout', 3],
  ['warrior', 2],
  ['juggernaut', 1],
];

test.each(TYPES)('9.2 no more than the tokens: %s %i', (type, tokens) => {
  const ships = (count: number): Record<string, ShipType> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${21 + 2 * i},6`, type]));
  const scene = (count: number): string =>
    question(build({ stock: [9, 9, 9], ships: { '25,16': 'mothership', ...ships(count) } }, [type]));
  expect([scene(tokens - 1), scene(tokens)]).toEqual(['ships', 'act']);
});

test('R-18 a full home prevents building, one free hex does not', () => {
  const home = AREA.NW.map((hex) => itemAt(NAME, hex));
  const own: Seated = { stock: [9, 9, 9], ships: { '25,6': 'mothership' } };
  const full = position({ players: [own, ...crowd(home)], drawn: ['warrior', 'crusher'] });
  expect([question(full), offered(full, 'build')]).toEqual(['kits', []]);
  const gap = position({ players: [own, ...crowd(home.slice(1))], drawn: ['warrior', 'warrior'] });
  expect(legal(gap)).toEqual(['build warrior 1,0', 'done']);
  line(gap, ['build warrior 1,0']);
  expect([question(gap), inPile(gap.discard, 'warrior')]).toEqual(['act', 1]);
});

test('9.2 building is optional; what is left is discarded', () => {
  const state = build({ stock: [9, 9, 9], ships: { '25,6': 'mothership' } }, [
    'scout',
    'warrior',
    'explorer',
  ]);
  expect(question(state)).toBe('ships');
  line(state, ['done']);
  expect(question(state)).toBe('kits');
  const events = line(state, ['done']);
  expect(told(events, 'discarded')[0]?.cards).toHaveLength(3);
  expect([question(state), stock(state, 0)]).toEqual(['act', [9, 9, 9]]);
  expect([
    inPile(state.discard, 'scout'),
    inPile(state.discard, 'warrior'),
    inPile(state.discard, 'explorer'),
  ]).toEqual([1, 1, 1]);
});

test('9.2 several in any order, as long as they can be paid', () => {
  const state = build({ stock: [8, 8, 2], ships: { '25,6': 'mothership' } }, [
    'scout',
    'warrior',
    'juggernaut',
  ]);
  const types = (): Set<string> => new Set(offered(state, 'build').map((text) => itemAt(text.split(' '), 1)));
  expect(types()).toEqual(new Set(['scout', 'warrior', 'juggernaut']));
  line(state, ['build warrior 1,0']);
  expect(types()).toEqual(new Set(['scout']));
  line(state, ['build scout 3,0']);
  expect([question(state), stock(state, 0)]).toEqual(['act', [2, 3, 1]]);
  expect(inPile(state.discard, 'juggernaut')).toBe(1);
});

test('9.2 a second card of the same kind builds a second ship, one card only one', () => {
  const one = build({ stock: [9, 9, 9], ships: { '25,6': 'mothership' } }, ['scout']);
  line(one, ['build scout 1,0']);
  expect(question(one)).toBe('act');
  const two = build({ stock: [9, 9, 9], ships: { '25,6': 'mothership' } }, ['scout', 'scout']);
  line(two, ['build scout 1,0', 'build scout 3,0']);
  expect(question(two)).toBe('act');
});

test('9.2 no ships after the kits have begun', () => {
  const state = build({ stock: [9, 9, 9], ships: { '25,6': 'mothership' } }, [
    'scout',
    'survivor',
    'goliath',
  ]);
  line(state, ['done', 'fit survivor 25,6']);
  expect(legal(state)).toEqual(['fit goliath 25,6', 'done']);
  line(state, ['fit goliath 25,6']);
  expect([inPile(state.discard, 'survivor'), inPile(state.discard, 'scout'), hull(state, '25,6')]).toEqual([
    1, 1, 34,
  ]);
});

test('9.2, R-34 kits are fitted only from fresh blueprints: nothing else moves or removes one', () => {
  const state = build(
    { stock: [9, 9, 9], ships: { '25,6': { type: 'mothership', kit: 'survivor' }, '27,6': 'scout' } },
    [],
  );
  expect([question(state), offered(state, 'fit')]).toEqual(['act', []]);
});

test('9.2 a kit needs a ship; without one it is discarded', () => {
  const state = position({
    players: [B, { stock: [9, 9, 9], grace: 2, colonies: ['O-SE', 'I-SE'] }],
  });
  const events = line(state, ['end'], ['survivor', 'goliath', 'metal 1']);
  expect(told(events, 'discarded')[0]?.cards).toHaveLength(2);
  expect(state.current).toBe(0);
});

test('9.2 a fresh ship that is the only one can be fitted', () => {
  const state = position({
    players: [B, { stock: [3, 2, 1], grace: 2, colonies: ['O-SE', 'I-SE'] }],
  });
  line(state, ['end', 'build scout 49,22', 'fit survivor 49,22'], ['survivor', 'scout']);
  expect([hull(state, '49,22'), question(state), legal(state)]).toEqual([12, 'act', ['end']]);
});

test('5.4 what is paid for building can be collected again', () => {
  const state = build({ stock: [100, 100, 100], ships: { '25,6': 'mothership' } }, ['juggernaut']);
  line(state, ['build juggernaut 1,0']);
  expect(stock(state, 0)).toEqual([94, 96, 98]);
  const events = line(state, ['end'], ['fuel 2']);
  expect(told(events, 'collected')).toEqual([{ type: 'collected', seat: 1, metal: 0, fuel: 2, weapon: 0 }]);
});

test('9.2 a ship built stands fresh through the turn of the others and acts in its next', () => {
  const state = build({ stock: [2, 2, 0], ships: { '25,6': 'mothership' } }, ['scout']);
  line(state, ['build scout 1,0', 'end'], ['metal 1']);
  expect(at(state, '1,0')?.fresh).toBe(true);
  line(state, ['end'], ['metal 1']);
  expect([at(state, '1,0')?.fresh, offered(state, 'move 1,0').length > 0]).toEqual([false, true]);
});
