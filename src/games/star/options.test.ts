import { expect, test } from 'vitest';
import { itemAt, sum } from '../../kernel/data/lists.ts';
import { newMatch } from '../../kernel/match/match.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { readOptions } from '../../kernel/options.ts';
import { hexOf } from './board.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import {
  at,
  fresh,
  hull,
  inPile,
  legal,
  line,
  offered,
  position,
  question,
  type Seated,
  spoilt,
  stock,
  told,
} from './test/testkit.ts';

/** The options (11), each on and off; grants, limits and twins are tested where they matter most. */

const A: Seated = {};
const REBUILD = { rebuildMothership: true } as const;

test('11 printed rules: no grant, no limit, nothing rebuilt, borders never block', () => {
  const printed = { balanceGrant: false, roundLimit: 0 } as const;
  expect(readOptions(game, 2, printed)).toEqual({
    ...printed,
    resigningEliminates: false,
    rebuildMothership: false,
    twinEdgeBlocks: false,
    parallelClear: false,
    jumpFromSides: false,
    spareMotherships: false,
  });
  const state = position({ players: [A, A], round: 199, active: 1, options: printed });
  line(state, ['end'], ['metal 1']);
  expect([state.round, state.ending]).toEqual([200, '']);
});

test('11 options out of range are refused', () => {
  for (const bad of [
    { roundLimit: -1 },
    { roundLimit: 201 },
    { roundLimit: 1.5 },
    { twinEdgeBlocks: 1 },
    { fast: true },
  ])
    expect(() => readOptions(game, 2, bad)).toThrow();
});

test('11 options that came later are remembered only where they are on, and records leave them out', () => {
  expect(Object.keys(fresh(3).options)).toEqual([
    'balanceGrant',
    'roundLimit',
    'rebuildMothership',
    'twinEdgeBlocks',
  ]);
  expect(fresh(3, { jumpFromSides: true, parallelClear: false }).options).toMatchObject({
    jumpFromSides: true,
  });
  expect(fresh(3, { parallelClear: false }).options).not.toHaveProperty('parallelClear');
  expect(recordOf(newMatch(game, { seats: 3, seed: 'later' })).options).not.toHaveProperty('jumpFromSides');
  const sides = newMatch(game, { seats: 3, seed: 'later', options: { jumpFromSides: true } });
  expect(recordOf(sides).options).toHaveProperty('jumpFromSides', true);
});

test('11 lines along borders cannot be blocked and clear at once', () => {
  const both = { twinEdgeBlocks: true, parallelClear: true };
  expect(() => readOptions(game, 2, both)).toThrow('choose one of the two');
});

test('11.7 jumpFromSides: the four sides of the hole lead home, and the hole is closed', () => {
  const beside = (options: Partial<Options>, from: string): State =>
    position({ players: [{ stock: [0, 1, 0], ships: { [from]: 'warrior' } }, A], options });
  const sides = { jumpFromSides: true } as const;
  // 23,8 is two steps from 23,10 and from the hole itself; from 24,9 both are one step away.
  for (const from of ['24,9', '23,8', '27,14']) {
    expect(offered(beside(sides, from), `jump ${from}`), from).toHaveLength(21);
    expect(offered(beside(sides, from), 'move')).not.toContain(`move ${from} 23,10`);
  }
  expect(offered(beside({}, '24,9'), 'move 24,9 23,10')).toHaveLength(1);
  // 22,11 lies between rocks, the hole and two of its sides: the only way out is home.
  expect(legal(beside(sides, '22,11')).filter((text) => text.startsWith('move'))).toEqual([]);
  expect(offered(beside(sides, '22,11'), 'jump 22,11')).toHaveLength(21);
  // A Juggernaut moves 3: 23,10 is 3 away from 24,7 and 4 from 25,6.
  const heavy = (from: string): State =>
    position({ players: [{ stock: [0, 1, 0], ships: { [from]: 'juggernaut' } }, A], options: sides });
  expect([offered(heavy('24,7'), 'jump').length, offered(heavy('25,6'), 'jump').length]).toEqual([21, 0]);
  const state = beside(sides, '24,9');
  line(state, ['jump 24,9 1,0']);
  expect([stock(state, 0), at(state, '1,0')?.moved]).toEqual([[0, 0, 0], true]);
});

test('11.7 jumpFromSides: nobody starts from the sides or stays there', () => {
  const state = spoilt(position({ players: [{ ships: { '24,9': 'warrior' } }, A] }));
  itemAt(itemAt(state.players, 0).ships, 0).at = hexOf('23,10');
  expect(game.stateFault(state)).toBeUndefined();
  Object.assign(state, { options: { ...state.options, jumpFromSides: true } });
  expect(game.stateFault(state)).toContain('cannot stand on 23,10');
});

test('11.8 spareMotherships: they stay in the deck and are discarded when drawn', () => {
  const spare = { spareMotherships: true } as const;
  expect([2, 3, 4].map((seats) => inPile(fresh(seats, spare).deck, 'mothership'))).toEqual([2, 1, 0]);
  expect([2, 3, 4].map((seats) => sum(fresh(seats, spare).deck))).toEqual([96, 92, 88]);
  const state = position({
    players: [{ stock: [9, 9, 9], ships: { '25,6': 'scout' } }, A],
    drawn: ['mothership'],
    options: spare,
  });
  expect([question(state), inPile(state.discard, 'mothership')]).toEqual(['act', 1]);
});

test('11.8 spareMotherships: the card of a lost Mothership is turned over all the same', () => {
  const state = position({
    players: [
      { ships: { '25,6': 'scout' } },
      { ships: { '31,6': { type: 'mothership', hull: 1 }, '49,22': 'scout' } },
    ],
    options: { spareMotherships: true },
  });
  line(state, ['attack 25,6 31,6 0'], [4]);
  expect(inPile(state.discard, 'mothership')).toBe(0);
  expect(game.stateFault(state)).toBeUndefined();
});

test('11 rebuildMothership: surplus Mothership cards stay in the deck', () => {
  expect([2, 3, 4].map((seats) => inPile(fresh(seats, REBUILD).deck, 'mothership'))).toEqual([2, 1, 0]);
  expect([2, 3, 4].map((seats) => sum(fresh(seats, REBUILD).deck))).toEqual([96, 92, 88]);
  expect([2, 3, 4].map((seats) => inPile(fresh(seats).deck, 'mothership'))).toEqual([0, 0, 0]);
});

test('11 rebuildMothership: a destroyed one is discarded with its kit', () => {
  const state = position({
    players: [
      { ships: { '25,6': 'scout' } },
      { ships: { '31,6': { type: 'mothership', hull: 1, kit: 'cheetah' }, '49,22': 'scout' } },
    ],
    options: REBUILD,
  });
  line(state, ['attack 25,6 31,6 0'], [4]);
  expect([inPile(state.discard, 'mothership'), inPile(state.discard, 'cheetah'), stock(state, 0)]).toEqual([
    1,
    1,
    [4, 4, 4],
  ]);
});

test('11 rebuildMothership: built for 8, 5 and 3, fresh like any ship; it draws again', () => {
  const state = position({
    players: [{ stock: [8, 5, 3], ships: { '25,6': 'scout' }, colonies: ['O-NW'] }, A],
    drawn: ['mothership'],
    options: REBUILD,
  });
  expect(offered(state, 'build mothership')).toHaveLength(21);
  line(state, ['build mothership 5,4']);
  expect([stock(state, 0), at(state, '5,4')]).toEqual([
    [0, 0, 0],
    expect.objectContaining({ type: 'mothership', hull: 30, fresh: true }),
  ]);
  expect(offered(state, 'move 5,4')).toEqual([]);
  const events = line(state, ['end', 'end'], ['metal 1', 'metal 1', 'metal 1']);
  expect(told(events, 'drew').at(-1)?.cards).toHaveLength(2);
  expect(offered(state, 'move 5,4').length).toBeGreaterThan(0);
});

test.each([
  [[7, 5, 3], 'act'],
  [[8, 4, 3], 'act'],
  [[8, 5, 2], 'act'],
  [[8, 5, 3], 'ships'],
] as const)('11 rebuildMothership: %s in stock leads to %s', (given, asks) => {
  const state = position({
    players: [{ stock: given, ships: { '25,6': 'scout' } }, A],
    drawn: ['mothership'],
    options: REBUILD,
  });
  expect(question(state)).toBe(asks);
});

test('11 rebuildMothership: one token, so no second one', () => {
  const state = position({ players: [{ stock: [9, 9, 9] }, A], drawn: ['mothership'], options: REBUILD });
  expect([question(state), inPile(state.discard, 'mothership')]).toEqual(['act', 1]);
});

test('11 rebuildMothership: a rebuilt one settles, and a marker begins at step 1', () => {
  const state = position({
    players: [{ stock: [8, 5, 3], grace: 2, colonies: ['O-NW', 'I-NW', 'I-NE'] }, A],
    drawn: ['mothership'],
    options: REBUILD,
  });
  line(state, ['build mothership 5,4']);
  expect([state.players[0]?.grace, legal(state), hull(state, '5,4')]).toEqual([0, ['end'], 30]);
});

test('11 rebuildMothership: in the ranking a rebuilt one counts', () => {
  const state = position({
    players: [
      { ships: { '5,4': { type: 'mothership', fresh: true, hull: 1 } } },
      { ships: { '49,22': 'juggernaut', '47,22': 'warrior' } },
    ],
    active: 1,
    round: 60,
    options: REBUILD,
  });
  line(state, ['end']);
  expect(game.outcome(state)?.places).toEqual([1, 2]);
});

test('11 twinEdgeBlocks: the line of distance 4 along two borders', () => {
  // 24,1 to 24,5 runs along the border of 23,2 and 25,2, through 24,3, which blocks it anyway.
  const scene = (from: string, to: string, twinEdgeBlocks: boolean): number =>
    offered(
      position({
        players: [{ ships: { [from]: 'scout' } }, { ships: { [to]: 'scout' } }],
        options: { twinEdgeBlocks },
      }),
      'attack',
    ).length;
  // 20,1 to 20,5 runs between 19,2 and 21,2, through 20,3, and between 19,4 (an asteroid) and 21,4.
  expect([scene('20,1', '20,5', false), scene('20,1', '20,5', true)]).toEqual([1, 0]);
  // 21,0 to 21,4 runs through 21,2.
  expect([scene('21,0', '21,4', false), scene('21,0', '21,4', true)]).toEqual([0, 0]);
  // Only one of 19,4 and 21,4 is an asteroid: not blocked.
  expect([scene('20,3', '20,5', false), scene('20,3', '20,5', true)]).toEqual([1, 1]);
});
