import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import * as content from '../content/index.ts';
import { EXPLORER_TILES, type TechId } from '../facts.ts';
import {
  asked,
  colonyOn,
  type Diagram,
  ends,
  legal,
  line,
  offered,
  player,
  position,
  question,
  type Seated,
  shipsOf,
  stores,
  throne,
  tileOn,
  told,
  until,
} from '../test/testkit.ts';

/** The roles (8) as the players act in them. */

const RICH: Seated = { credits: 9, stock: [8, 6, 4] };

// ── Explorer ──────────────────────────────────────────────────────────────────────────────────────

test('8.1 S8 the leader colonizes the tile, followers do not; the rest leaves and the display is refilled', () => {
  const state = position({
    players: [{}, {}, {}],
    monolith: 'regent',
    display: ['P01', 'P02', 'P03', 'P04'],
    scepter: 1,
  });
  const events = line(state, [
    'role explorer',
    'tile P02',
    'place C1',
    'tile P01',
    'place C2',
    'tile P04',
    'place C3',
  ]);
  expect(told(events, 'placed').map(({ who }) => who)).toEqual([1, 2, 0]);
  expect([colonyOn(state, 'C1'), colonyOn(state, 'C2'), colonyOn(state, 'C3')]).toEqual([1, -1, -1]);
  expect(told(events, 'discarded')).toEqual([{ type: 'discarded', tiles: ['P03'] }]);
  expect(state.display).toHaveLength(4);
  expect(state.display.some((tile) => ['P01', 'P02', 'P03', 'P04'].includes(tile))).toBe(false);
  expect(player(state, 1).supply).toBe(12);
});

test('20.56 19.33 you lead Explorer with a wormhole: placed, no colony, no token used', () => {
  const state = position({ players: [{}], monolith: 'regent', display: ['P01', 'W01', 'P03'] });
  const events = line(state, ['role explorer', 'tile W01', 'place A1']);
  expect([tileOn(state, 'A1'), colonyOn(state, 'A1'), player(state).supply]).toEqual(['W01', -1, 15]);
  expect(told(events, 'discarded')).toEqual([{ type: 'discarded', tiles: ['P01', 'P03'] }]);
  expect(state.display).toHaveLength(3);
});

test('19.43 8.1 the planet is colonized far away and under enemy ships', () => {
  const state = position({
    players: [{}],
    ancients: { cruisers: ['A1'] },
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
  });
  line(state, ['role explorer', 'tile P01', 'place A1']);
  expect(colonyOn(state, 'A1')).toBe(0);
});

test('8.1 tiles go to any region without a tile', () => {
  const state = position({
    players: [{}],
    monolith: 'regent',
    tiles: { B2: 'P30' },
    display: ['P01', 'P02', 'P03'],
  });
  line(state, ['role explorer', 'tile P01']);
  const free = content.regions.map(({ id }) => id).filter((id) => !['G4', 'F4', 'B2'].includes(id));
  expect(ends(state, 'place')).toEqual(free);
});

test('8.1 no token in the supply: the leader places and does not colonize', () => {
  const state = position({
    players: [{ supply: 0 }, {}],
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
    trigger: 'tokens',
    finalSeat: 1,
  });
  line(state, ['role explorer', 'tile P01', 'place A2']);
  expect(colonyOn(state, 'A2')).toBe(-1);
});

test('8.1 no free region: nothing is placed, the tiles leave the game', () => {
  const players: Seated[] = [{}, {}, {}, {}];
  const bare = position({ players });
  const free = content.regions.map(({ id }) => id).filter((_, i) => bare.tiles[i] === '');
  const tiles = EXPLORER_TILES.map(({ id }) => id);
  const full = Object.fromEntries(free.map((at, i) => [at, itemAt(tiles, i)]));
  const left = tiles.slice(free.length);
  const state = position({
    players,
    tiles: full,
    display: left.slice(0, 5),
    pile: left.slice(5),
    monolith: 'regent',
  });
  const events = line(state, ['role explorer']);
  expect([told(events, 'placed'), told(events, 'discarded')[0]?.tiles]).toEqual([[], left.slice(0, 5)]);
  expect(asked(state)).toBe(1);
});

test('12.2 an incomplete display is used as it is; players without a tile skip', () => {
  const state = position({
    players: [{}, {}, {}],
    monolith: 'regent',
    display: ['P01', 'P02'],
    pile: [],
    trigger: 'tiles',
    finalSeat: 2,
  });
  const events = line(state, ['role explorer', 'tile P01', 'place A2', 'tile P02', 'place A3']);
  expect(told(events, 'placed').map(({ who }) => who)).toEqual([0, 1]);
  expect([asked(state), question(state)]).toEqual([1, 'role']);
});

// ── Scientist ─────────────────────────────────────────────────────────────────────────────────────

const TECHS: Pick<Diagram, 'techs' | 'backs'> = {
  techs: ['TI11', 'TM21', 'TC31'],
  backs: ['military', 'culture', 'industry'],
};

test('20.78 S8 a cost-1 industry technology (2P) with 1P: for the leader, not for a follower', () => {
  const players: Seated[] = [{ stock: [1, 0, 0] }, { stock: [1, 0, 0] }];
  const state = position({ players, monolith: 'explorer', ...TECHS });
  line(state, ['role scientist']);
  // Leading with one polymer: also military-1 (1/1/0) face down.
  expect(legal(state)).toEqual(['tech 1 up', 'tech 1 down', 'pass']);
  const events = line(state, ['tech 1 up']);
  expect(told(events, 'tech')).toMatchObject([{ who: 0, tech: 'TI11', paid: [1, 0, 0] }]);
  expect([asked(state), question(state)]).toEqual([1, 'role']);
});

test('8.2 one technology for each; the open card is replaced at once, a face-down one is revealed', () => {
  const state = position({ players: [RICH, RICH], monolith: 'explorer', ...TECHS });
  line(state, ['role scientist']);
  expect(legal(state)).toEqual([
    'tech 1 up',
    'tech 2 up',
    'tech 3 up',
    'tech 1 down',
    'tech 2 down',
    'tech 3 down',
    'pass',
  ]);
  const events = line(state, ['tech 2 up', 'waive energy'], ['TC22']);
  expect([player(state).techs, player(state).stock, state.techs[1]]).toEqual([['TM21'], [7, 4, 4], 'TC22']);
  expect(told(events, 'techUp')).toEqual([{ type: 'techUp', tech: 'TC22' }]);
  const second = line(state, ['tech 3 down']);
  expect(told(second, 'tech')[0]).toMatchObject({ who: 1, from: 'down', paid: [4, 1, 1] });
  expect(player(state, 1).techs[0]).toMatch(/^TI3/);
  expect(state.techs[2]).toBe('TC31');
});

test('7.1 waive is mandatory and asks only for what is left in the price', () => {
  const state = position({ players: [RICH, {}], monolith: 'explorer', ...TECHS });
  line(state, ['role scientist', 'tech 3 up']);
  expect(legal(state)).toEqual(['waive polymer', 'waive metal', 'waive energy']);
});

test('8.2 an empty cost deck: its place stays empty', () => {
  const state = position({
    players: [RICH, {}],
    monolith: 'explorer',
    techs: ['TI11', 'TM21', 'TC31'],
    techDecks: [[], ['TM22'], ['TM31']],
  });
  line(state, ['role scientist', 'tech 1 up']);
  expect([state.techs[0], question(state)]).toEqual(['', 'tech']);
  expect(legal(state).some((move) => move.startsWith('tech 1'))).toBe(false);
});

test('20.79 6.6 culture 2 and 3 owned, culture 3 bought: the sum 8 scores another token', () => {
  const state = position({
    players: [{ ...RICH, techs: ['TC21', 'TC31'] }, {}],
    monolith: 'explorer',
    techs: ['TI11', 'TM21', 'TC32'],
  });
  const events = line(state, ['role scientist', 'tech 3 up', 'waive energy']);
  expect(told(events, 'scored')).toEqual([{ type: 'scored', who: 0, token: 'colony', merit: 'set' }]);
  expect(player(state).throne.own).toBe(1);
});

const SETS: readonly [owned: TechId[], bought: TechId, tokens: number][] = [
  [['TM11'], 'TM21', 0],
  [['TM11', 'TI21'], 'TM31', 1],
  [['TM31'], 'TM32', 1],
  [['TM31', 'TM32'], 'TM21', 1],
  [['TM31', 'TM32', 'TM11'], 'TM21', 1],
];

test.each(SETS)('6.6 %j and %s score %i', (techs, card, tokens) => {
  const cost = Number(card[2]);
  const open = (['TC11', 'TC21', 'TC31'] as const).map((id, i) => (i + 1 === cost ? card : id));
  const state = position({ players: [{ ...RICH, techs }, {}], monolith: 'explorer', techs: open });
  line(state, ['role scientist', `tech ${cost} up`]);
  if (question(state) === 'waive') line(state, [itemAt(legal(state), 0)]);
  expect(player(state).throne.own).toBe(tokens);
});

// ── Steward ───────────────────────────────────────────────────────────────────────────────────────

test('20.66 19.32 the limit of the tile: 5 polymers under K6 are one', () => {
  const own: Seated = { stock: [0, 0, 0], colonies: ['A2'] };
  const state = position({ players: [own, own].slice(0, 1), tiles: { A2: 'P04' }, monolith: 'scientist' });
  line(state, ['role steward', 'market K6']);
  // Home 1/2/1, starter 2/0/0, P04 yields 2 polymers.
  expect(player(state).stock).toEqual([1, 2, 1]);
});

test('19.32 8.3 limits hold for each player; the leader takes two more, then the tile is spent', () => {
  const state = position({
    players: [{ stock: [0, 0, 0] }, { stock: [0, 0, 0] }],
    monolith: 'scientist',
  });
  const events = line(state, ['role steward', 'market K5', 'take energy']);
  expect([stores(state, 0), stores(state, 1)]).toEqual([
    [5, 3, 1, 2],
    [5, 3, 1, 1],
  ]);
  expect(told(events, 'flipped')).toEqual([]);
  const end = line(state, ['take metal']);
  expect(told(end, 'flipped')).toEqual([{ type: 'flipped', tile: 'K5' }]);
  expect(player(state).stock).toEqual([3, 2, 2]);
});

test('20.67 storage: 7 polymers and 3 more are 8', () => {
  const state = position({ players: [{ stock: [7, 0, 0] }, {}], monolith: 'scientist' });
  line(state, ['role steward', 'market K1']);
  expect(player(state).stock).toEqual([8, 2, 1]);
  expect(legal(state)).toEqual(['take metal', 'take energy']);
});

test('7.1 no room at all: no bonus is asked for', () => {
  const state = position({ players: [{ stock: [8, 6, 4] }, {}], monolith: 'scientist' });
  line(state, ['role steward', 'market K1']);
  expect([asked(state), question(state)]).toEqual([1, 'role']);
});

test('7.1 only resource sides may be picked', () => {
  const state = position({
    players: [{}, {}],
    monolith: 'scientist',
    market: ['K1*', 'K2', 'K3*', 'K4*', 'K5', 'K6*'],
  });
  line(state, ['role steward']);
  expect(legal(state)).toEqual(['market K2', 'market K5']);
});

test('19.31 no resource side left: all are turned, in their order', () => {
  const state = position({
    players: [{}, {}],
    monolith: 'scientist',
    market: ['K6*', 'K2*', 'K3*', 'K4*', 'K5*', 'K1*'],
  });
  line(state, ['role steward']);
  expect(legal(state)).toEqual(['K6', 'K2', 'K3', 'K4', 'K5', 'K1'].map((id) => `market ${id}`));
});

test.each(content.marketTiles)('17.2 the first harvest under $id', ({ id, limit }) => {
  const state = position({ players: [{ stock: [0, 0, 0] }, {}], monolith: 'scientist' });
  line(state, ['role steward', `market ${id}`]);
  expect(player(state).stock).toEqual([Math.min(3, limit.P), Math.min(2, limit.M), Math.min(1, limit.E)]);
});

// ── Merchant ──────────────────────────────────────────────────────────────────────────────────────

test('8.4 income: the leader 5 and the credits shown, followers 3', () => {
  const state = position({
    players: [{ credits: 0 }, { credits: 0 }],
    monolith: 'steward',
    market: ['K1*', 'K2', 'K3', 'K4*', 'K5*', 'K6'],
  });
  const events = line(state, ['role merchant']);
  expect(player(state).credits).toBe(5 + 2 + 1 + 3);
  events.push(...until(state, 'role'));
  const income = told(events, 'credits').filter(({ reason }) => reason === 'income');
  expect(income).toMatchObject([
    { who: 0, by: 11 },
    { who: 1, by: 3 },
  ]);
  expect(state.market.some(({ spent }) => spent)).toBe(false);
});

test('8.4 trade: four units in all at the printed prices', () => {
  const state = position({ players: [{ credits: 0, stock: [2, 1, 1] }, {}], monolith: 'steward' });
  line(state, ['role merchant']);
  expect(offered(state, 'buy')).toEqual(['buy polymer', 'buy metal', 'buy energy']);
  line(state, ['sell energy']);
  expect(stores(state)).toEqual([7, 2, 1, 0]);
  line(state, ['sell polymer', 'buy metal', 'buy energy']);
  // 5 with the energy sold is 7, 8 with the polymer; 2 and 3 are paid.
  expect([stores(state), question(state), asked(state)]).toEqual([[3, 1, 2, 1], 'trade', 1]);
});

test('8.4 buying needs room and credits', () => {
  const state = position({ players: [{ credits: 0, stock: [8, 6, 3] }, {}], monolith: 'steward' });
  line(state, ['role merchant']);
  expect(offered(state, 'buy')).toEqual(['buy energy']);
});

test('8.4 investments: the leader two, a follower one; locations and the cheapest slot', () => {
  const state = position({
    players: [
      { credits: 20, stock: [0, 0, 0] },
      { credits: 20, stock: [0, 0, 0] },
    ],
    monolith: 'steward',
    far: { F2: 1 },
    slots: [false, true, true, true],
  });
  line(state, ['role merchant', 'done']);
  expect(ends(state, 'invest')).toEqual(['F1', 'F3', 'F4', 'F5', 'F6', 'GS2']);
  line(state, ['invest GS2']);
  expect([stores(state)[0], throne(player(state)), state.slots]).toEqual([
    18,
    [0, 0, 1],
    [false, false, true, true],
  ]);
  expect(ends(state, 'invest')).toContain('GS3');
  line(state, ['invest F6']);
  expect([state.far[5], player(state).supply, stores(state)[0]]).toEqual([0, 14, 6]);
  expect([asked(state), question(state)]).toEqual([1, 'trade']);
  line(state, ['done', 'invest F1']);
  expect(question(state)).toBe('role');
});

test.each(content.farSpace.locations)('17.3 $id costs $cost and is worth $value', ({ id, cost }) => {
  const players = (credits: number): Seated[] => [
    { credits: Math.max(0, credits - 5), stock: [0, 0, 0] },
    {},
  ];
  const state = position({
    players: players(cost),
    monolith: 'steward',
    market: ['K1', 'K2', 'K3', 'K4', 'K5', 'K6'],
  });
  line(state, ['role merchant']);
  if (question(state) === 'trade') line(state, ['done']);
  expect(ends(state, 'invest')).toContain(id);
  line(state, [`invest ${id}`]);
  expect(player(state).credits).toBe(Math.max(5, cost) - cost);
  if (cost < 6) return;
  const poor = position({ players: players(cost - 1), monolith: 'steward' });
  line(poor, ['role merchant']);
  if (question(poor) === 'trade') line(poor, ['done']);
  expect(ends(poor, 'invest')).not.toContain(id);
});

test.each([0, 1, 2, 3])(
  '17.3 the galaxy slot %i: only the cheapest filled; the fourth refills all',
  (slot) => {
    const state = position({
      players: [{ credits: 20, stock: [0, 0, 0] }, {}],
      monolith: 'steward',
      slots: [0, 1, 2, 3].map((i) => i >= slot),
    });
    line(state, ['role merchant', 'done']);
    expect(ends(state, 'invest').filter((id) => id.startsWith('GS'))).toEqual([`GS${slot + 1}`]);
    line(state, [`invest GS${slot + 1}`]);
    expect(player(state).credits).toBe(25 - (6 + slot));
    expect(state.slots).toEqual(slot === 3 ? [true, true, true, true] : [0, 1, 2, 3].map((i) => i > slot));
  },
);

test('7.1 no galaxy token in the supply: no slot; no colony token: no location', () => {
  const state = position({
    players: [{ credits: 20, stock: [0, 0, 0], supply: 0 }, {}],
    monolith: 'steward',
    galaxy: 0,
    trigger: 'galaxy',
    finalSeat: 1,
  });
  line(state, ['role merchant', 'done']);
  expect([asked(state), question(state)]).toEqual([1, 'trade']);
});

// ── Engineer ──────────────────────────────────────────────────────────────────────────────────────

test('20.77 the leader with 0P 2M 1E builds a cruiser by waiving the polymer', () => {
  const state = position({ players: [{ stock: [0, 2, 1] }, {}], monolith: 'merchant' });
  line(state, ['role engineer']);
  expect(legal(state)).toEqual(['build fighter', 'build cruiser', 'done']);
  line(state, ['build cruiser']);
  expect([player(state).stock, player(state).staging, player(state).yard]).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [7, 3, 2],
  ]);
});

test('8.5 a follower pays in full and has no discount', () => {
  const state = position({ players: [{ stock: [0, 0, 0] }, { stock: [2, 3, 2] }], monolith: 'merchant' });
  line(state, ['role engineer']);
  expect([asked(state), legal(state)]).toEqual([
    1,
    ['build fighter', 'build cruiser', 'build dreadnought', 'done'],
  ]);
  line(state, ['build dreadnought']);
  expect([player(state, 1).stock, player(state, 1).staging]).toEqual([
    [0, 0, 0],
    [0, 0, 1],
  ]);
});

test('7.1 the discount may be kept for a later ship, once it is used it is gone', () => {
  const state = position({ players: [{ stock: [2, 3, 0] }, {}], monolith: 'merchant' });
  line(state, ['role engineer', 'build fighter']);
  expect(legal(state)).toEqual(['waive polymer', 'waive metal', 'full']);
  line(state, ['full']);
  // 1P 2M 0E are left: a cruiser by waiving its energy.
  line(state, ['build cruiser']);
  expect([player(state).stock, player(state).staging]).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
  const used = position({ players: [{ stock: [2, 3, 0] }, {}], monolith: 'merchant' });
  line(used, ['role engineer', 'build fighter', 'waive metal']);
  expect(legal(used)).toEqual(['build fighter', 'done']);
});

test('8.5 no piece in the ship supply, no ship', () => {
  const state = position({
    players: [{ ...RICH, staging: { fighter: 7, dreadnought: 2 } }, {}],
    monolith: 'merchant',
  });
  line(state, ['role engineer']);
  expect(legal(state)).toEqual(['build cruiser', 'done']);
});

// ── Warlord ───────────────────────────────────────────────────────────────────────────────────────

test('8.6 each ship moves once; several orders in a turn; cancel before the first move', () => {
  const state = position({ players: [{ ships: ['fighter G4', 'fighter G4'] }, {}], monolith: 'engineer' });
  line(state, ['role warlord', 'end']);
  expect(ends(state, 'sector').toSorted()).toEqual(['CO', 'E', 'SE', 'SW']);
  line(state, ['sector SW']);
  expect(legal(state).at(-1)).toBe('cancel');
  line(state, ['fly fighter G4 G2']);
  expect(legal(state)).toContain('commit');
  expect(legal(state)).not.toContain('cancel');
  line(state, ['commit', 'sector E', 'fly fighter G4 E6', 'commit']);
  expect([shipsOf(state), legal(state)]).toEqual([['fighter E6', 'fighter G2'], ['end']]);
});

test('6.4 three steps, and the region limit of three ships of all owners', () => {
  const state = position({
    players: [{ ships: ['fighter G4', 'fighter F2', 'fighter F2'] }, { ships: ['fighter F2'] }],
    monolith: 'engineer',
  });
  line(state, ['role warlord', 'end', 'sector SW']);
  expect(ends(state, 'fly fighter G4')).not.toContain('F2');
  expect(ends(state, 'fly fighter G4')).toContain('G2');
  expect(ends(state, 'fly fighter G4')).not.toContain('F1');
});

test('4.4 passing through a full region is allowed', () => {
  const state = position({
    players: [
      { home: 'A1', cradle: 'B1', ships: ['fighter A1', 'fighter A2', 'fighter A2', 'fighter A2'] },
      { home: 'G4', cradle: 'F4' },
    ],
    monolith: 'engineer',
  });
  line(state, ['role warlord', 'end', 'sector NE']);
  expect(ends(state, 'fly fighter A1')).toContain('A4');
});

test('6.4 a staged ship starts from the home region at no step, and is bound by an enemy in that sector', () => {
  const own: Seated = { ships: [], staging: { cruiser: 1 } };
  const state = position({ players: [own, {}], monolith: 'engineer' });
  line(state, ['role warlord', 'end']);
  expect(ends(state, 'sector').toSorted()).toEqual(['CO', 'E', 'SE', 'SW']);
  const bound = position({ players: [own, { ships: ['fighter F3'] }], monolith: 'engineer' });
  line(bound, ['role warlord', 'end']);
  expect(ends(bound, 'sector')).toEqual(['SE']);
});

test('8.6 nobody without ships is asked', () => {
  const state = position({ players: [{ ships: [] }, { ships: [] }], monolith: 'engineer' });
  line(state, ['role warlord']);
  expect([asked(state), question(state)]).toEqual([1, 'role']);
});

// ── Regent ────────────────────────────────────────────────────────────────────────────────────────

test('20.76 6.5 reach: home G4, starter F4: D4, D6 and F2 are two steps away, B2 is not', () => {
  const state = position({
    players: [{ ships: [] }],
    monolith: 'warlord',
    tiles: { D4: 'P01', D6: 'P02', F2: 'P03', B2: 'P04' },
  });
  line(state, ['role regent', 'decline']);
  expect(ends(state, 'colonize').toSorted()).toEqual(['D4', 'D6', 'F2']);
});

test('6.5 a unit in a sector reaches all of it; wormholes count as steps', () => {
  const state = position({
    players: [{ ships: ['fighter A1'] }],
    monolith: 'warlord',
    tiles: { B3: 'P01', A4: 'P02', F5: 'W01', D1: 'W02', D2: 'P03' },
  });
  line(state, ['role regent', 'decline']);
  // F4 is beside F5, whose wormhole leads to D1: two steps; D2 would be three.
  expect(ends(state, 'colonize').toSorted()).toEqual(['B3']);
  const beside = position({
    players: [{ ships: ['fighter F5'] }],
    monolith: 'warlord',
    tiles: { F5: 'W01', D1: 'W02', D2: 'P03', B1: 'P04' },
  });
  line(beside, ['role regent', 'decline']);
  expect(ends(beside, 'colonize')).toEqual(['D2']);
});

test('6.5 no colony, no home, no wormhole, no enemy ship in the region', () => {
  const state = position({
    players: [{}],
    ancients: { cruisers: ['F3'] },
    monolith: 'warlord',
    tiles: { F3: 'P01', F5: 'W01', G3: 'P02' },
  });
  line(state, ['role regent', 'decline']);
  expect(ends(state, 'colonize')).toEqual(['G3']);
});

test('19.37 6.5 in solo: petition once, then only colonies; no court', () => {
  const state = position({ players: [{}], monolith: 'warlord', tiles: { F3: 'P01' } });
  line(state, ['role regent', 'decline']);
  expect(legal(state)).toEqual(['colonize F3', 'petition', 'done']);
  line(state, ['petition']);
  expect(legal(state)).toEqual(['colonize F3', 'done']);
  expect(throne(player(state))).toEqual([0, 0, 1]);
});

test('19.37 nothing to colonize: the second influence is lost', () => {
  const state = position({
    players: [{ credits: 0 }],
    monolith: 'warlord',
    queue: ['EXP1', 'EXP2', 'STORY1'],
  });
  line(state, ['role regent', 'petition']);
  expect(question(state)).not.toBe('influence');
});

test('S12 8.7 extra influence: 2 credits for the leader, 3 for a follower, one only', () => {
  const state = position({ players: [{ credits: 2 }, { credits: 2 }, { credits: 3 }], monolith: 'warlord' });
  line(state, ['role regent', 'bribe']);
  expect([player(state).credits, state.stack.at(-1)]).toMatchObject([0, { step: 'influence', left: 3 }]);
  line(state, ['done']);
  expect([asked(state), question(state)]).toEqual([1, 'influence']);
  line(state, ['done']);
  expect([asked(state), question(state)]).toEqual([2, 'bribe']);
});

test('6.5 petition and court: one scoring petition, then court influence without a token', () => {
  const state = position({ players: [{ credits: 2 }, {}], monolith: 'warlord', galaxy: 28 });
  line(state, ['role regent', 'bribe', 'petition']);
  expect(legal(state)).not.toContain('petition');
  line(state, ['court', 'court']);
  expect([player(state).court, throne(player(state)), state.galaxy]).toEqual([3, [0, 0, 1], 27]);
});

test('6.5 subvert costs 2, needs reach and no ship of that opponent there', () => {
  const players: Seated[] = [
    { ships: ['fighter C3'] },
    { colonies: ['C4', 'D4', 'A3'], ships: ['fighter D4'] },
  ];
  const state = position({ players, monolith: 'warlord' });
  line(state, ['role regent', 'decline']);
  // A3 and the starter tile on B1 are two steps from C3; the fighter on D4 guards the colony there.
  expect(ends(state, 'subvert').toSorted()).toEqual(['A3', 'B1', 'C4']);
  line(state, ['subvert C4']);
  expect([colonyOn(state, 'C4'), player(state).throne.captured, tileOn(state, 'C4') !== '']).toEqual([
    -1,
    [0, 1],
    true,
  ]);
  expect(asked(state)).toBe(1);
});

test('6.5 one influence left is not enough to subvert', () => {
  const state = position({
    players: [{ ships: ['fighter C3'] }, { colonies: ['C4'] }],
    monolith: 'warlord',
  });
  line(state, ['role regent', 'decline', 'petition']);
  expect(offered(state, 'subvert')).toEqual([]);
});

/** Seat 0 leads; all petition and court as often as the list says. */
function courted(courts: readonly number[], emperor: number, leader = 0) {
  const state = position({
    players: courts.map(() => ({ credits: 0 })),
    monolith: 'warlord',
    emperor,
    scepter: leader,
  });
  const events = line(state, ['role regent']);
  for (let i = 0; i < courts.length; i++) {
    const seat = asked(state);
    for (let n = 0; n < itemAt(courts, seat); n++) events.push(...line(state, ['court']));
    if (question(state) === 'influence' && asked(state) === seat) events.push(...line(state, ['done']));
  }
  return { state, events };
}

test.each([
  ['the Emperor stays when tied', [2, 0, 2], 0, 0, 0],
  ['the Emperor stays when tied, also later in role order', [2, 0, 2], 2, 0, 2],
  ['the earlier in role order is crowned', [0, 2, 2], 0, 0, 1],
  ['role order begins with the leader', [2, 0, 2], 1, 2, 2],
  ['a best court of 1 changes nothing', [0, 1, 1], 0, 0, 0],
  ['the most court influence is crowned', [1, 0, 2], 0, 0, 2],
])('20.84 the crown: %s', (_, courts, emperor, leader, crowned) => {
  const { state } = courted(courts, emperor, leader);
  expect([state.emperor, state.players.map(({ court }) => court)]).toEqual([crowned, [0, 0, 0]]);
});

test('8.7 a new Emperor is told as such', () => {
  const { events } = courted([0, 2], 0);
  expect(told(events, 'crowned')).toEqual([{ type: 'crowned', seat: 1, court: 2, changed: true }]);
});
