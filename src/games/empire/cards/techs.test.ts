import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { score } from '../scoring.ts';
import { type CardId, EXPLORER_TILES, type TechId, TECHS } from '../facts.ts';
import {
  ancients,
  asked,
  colonyOn,
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
  told,
} from '../test/testkit.ts';

/** One test and more for every technology (16). */

/** A battle of a fighter and a cruiser (4) that enter the Core against one cruiser of the Ancients, 4/4/4 being 1/1/1. */
function battle(techs: readonly TechId[], own: Seated = {}) {
  const state = position({
    players: [{ ships: ['cruiser E5', 'fighter E5'], techs, ...own }],
    ancients: { cruisers: ['C3'] },
    monolith: 'engineer',
    tops: { explorer: 'EXP1', scientist: 'SCI6', steward: 'STE3' },
  });
  line(state, ['role warlord', 'reveal scientist', 'sector CO', 'fly cruiser E5 D5', 'fly fighter E5 D5']);
  const events = line(state, ['commit']);
  return { state, events, strength: told(events, 'battle')[0]?.strengths[0] };
}

function values(techs: readonly TechId[]): readonly number[] | undefined {
  const { state } = battle(techs);
  const events = line(state, ['dial 2 1 1', 'reveal explorer']);
  return told(events, 'dials')[0]?.attacker;
}

test('TM11 Targeting Arrays: one more in weapons', () => {
  expect(values(['TM11'])).toEqual([2, 2, 1]);
});

test('TM12 Deflector Grid: one more in shields', () => {
  expect(values(['TM12'])).toEqual([2, 1, 2]);
});

test('TM13 Flanking Doctrine: one more in tactics', () => {
  expect(values(['TM13'])).toEqual([3, 1, 1]);
  expect(values(['TM11', 'TM12', 'TM13'])).toEqual([3, 2, 2]);
});

/** Where a fighter on G4 can go in its Warlord turn. */
function sectors(techs: readonly TechId[], cruisers: readonly string[] = []): string[] {
  const state = position({
    players: [{ techs }],
    ancients: { cruisers },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE6' },
  });
  line(state, ['role warlord', 'reveal scientist']);
  return ends(state, 'sector').toSorted();
}

test('TM14 Afterburners: speed 4', () => {
  expect(sectors([])).toEqual(['CO', 'E', 'SE', 'SW']);
  expect(sectors(['TM14'])).toEqual(['CO', 'E', 'NE', 'SE', 'SW']);
});

test('TM21 Fighter Aces: fighters have strength 2', () => {
  expect([battle([]).strength, battle(['TM21']).strength]).toEqual([4, 5]);
});

test('TM22 Planetary Batteries: colonies add 2', () => {
  expect(battle([], { colonies: ['D4', 'E4'] }).strength).toBe(6);
  expect(battle(['TM22'], { colonies: ['D4', 'E4'] }).strength).toBe(8);
});

test('TM23 Modular Hulls: each cruiser costs 1 metal less', () => {
  const state = position({ players: [{}, { stock: [2, 2, 2], techs: ['TM23'] }], monolith: 'merchant' });
  line(state, ['role engineer', 'done', 'build cruiser', 'build cruiser']);
  expect([player(state, 1).stock, player(state, 1).staging]).toEqual([
    [0, 0, 0],
    [0, 2, 0],
  ]);
});

test('TM24 Jump Drives: speed 5 and no stop rule; a battle where the move ends', () => {
  expect(sectors(['TM24'], ['C6'])).toEqual(['CO', 'E', 'NE', 'NW', 'SE', 'SW', 'W']);
  // From F5 all ways to Cobalt Verge lead through Dawn March.
  const barred = position({
    players: [{ ships: ['fighter F5'] }, { ships: ['fighter D7'] }],
    monolith: 'engineer',
  });
  line(barred, ['role warlord', 'end']);
  expect(ends(barred, 'sector')).not.toContain('NE');
  const jump = position({
    players: [{ ships: ['fighter F5'], techs: ['TM24'] }, { ships: ['fighter D7'] }],
    monolith: 'engineer',
  });
  line(jump, ['role warlord', 'end']);
  expect(ends(jump, 'sector')).toContain('NE');
  const events = line(jump, ['sector E', 'fly fighter F5 E6', 'commit']);
  expect(told(events, 'battle')).toHaveLength(1);
});

test('TM31 Battle Precognition in solo: the card is revealed first', () => {
  const { state } = battle(['TM31']);
  expect(question(state)).toBe('reveal');
  line(state, ['reveal explorer']);
  expect([question(state), state.battles[0]?.card]).toEqual(['dial', 'EXP1']);
});

test('TM31 Battle Precognition between players: the enemy sets and reveals first; with both neither', () => {
  const duel = (first: TechId[], second: TechId[]) => {
    const state = position({
      players: [
        { ships: ['cruiser E5'], techs: first },
        { ships: ['cruiser D4'], techs: second },
      ],
      monolith: 'engineer',
    });
    line(state, ['role warlord', 'end', 'sector CO', 'fly cruiser E5 D5', 'commit']);
    return state;
  };
  const one = duel(['TM31'], []);
  expect(one.stack.at(-1)).toEqual({ step: 'dial', seats: [1] });
  line(one, ['1: dial 1 1 1']);
  expect([one.stack.at(-1), one.battles[0]?.sides[1]]).toMatchObject([
    { step: 'dial', seats: [0] },
    { dial: [1, 1, 1], open: true },
  ]);
  const defender = duel([], ['TM31']);
  expect(defender.stack.at(-1)).toEqual({ step: 'dial', seats: [0] });
});

test('TM32 Siege Protocols: 3 more with a ship, none with colonies alone', () => {
  expect(battle(['TM32']).strength).toBe(7);
  const state = position({
    players: [{ ships: [], techs: ['TM32'] }],
    ancients: { staging: 1 },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7' },
  });
  const events = line(state, ['role warlord', 'reveal scientist']);
  expect(told(events, 'battle')[0]?.strengths[1]).toBe(3);
});

test('TM33 Hardened Armor: cruisers need 2 hits, dreadnoughts 3, fighters 1', () => {
  // 5/5/2 with four cruisers; shields 2 and 3 hits left, then 2.
  const hits = (dial: string) => {
    const state = position({
      players: [{ ships: ['cruiser E5', 'fighter E5', 'dreadnought E5'], techs: ['TM33'] }],
      ancients: { cruisers: ['C3', 'C4', 'D3', 'D4'] },
      monolith: 'engineer',
      tops: { explorer: 'EXP7', scientist: 'SCI6', steward: 'STE3' },
    });
    line(state, ['role warlord', 'reveal scientist', 'sector CO']);
    line(state, [
      'fly cruiser E5 D5',
      'fly fighter E5 D5',
      'fly dreadnought E5 D5',
      'commit',
      `dial ${dial}`,
    ]);
    line(state, ['reveal explorer']);
    while (legal(state).includes('hit cruiser C3')) line(state, ['hit cruiser C3']);
    return legal(state).toSorted();
  };
  // Equal tactics; 5 weapons against shields of 4, 3 and 2.
  expect(hits('5 1 4')).toEqual(['hit fighter D5']);
  expect(hits('5 2 3')).toEqual(['hit cruiser D5', 'hit fighter D5']);
  expect(hits('5 3 2')).toEqual(['hit cruiser D5', 'hit dreadnought D5', 'hit fighter D5']);
});

test('TM34 Titan Yards: dreadnoughts cost 1 metal and 1 energy less and have strength 8', () => {
  const state = position({ players: [{}, { stock: [2, 2, 1], techs: ['TM34'] }], monolith: 'merchant' });
  line(state, ['role engineer', 'done', 'build dreadnought']);
  expect(player(state, 1).stock).toEqual([0, 0, 0]);
  const fight = battle(['TM34'], { ships: ['cruiser E5', 'fighter E5', 'dreadnought D5'] });
  expect(fight.strength).toBe(12);
});

/** A harvest under the Scrap Yard (1/3/2). */
function harvest(
  techs: readonly TechId[],
  tile = 'K6',
  stock: readonly number[] = [0, 0, 0],
): readonly number[] {
  const state = position({ players: [{ stock, techs }, {}], monolith: 'scientist' });
  line(state, ['role steward', `market ${tile}`]);
  return player(state).stock;
}

test('TI11 Polymer Vats: a polymer beyond the limit', () => {
  expect([harvest([]), harvest(['TI11'])]).toEqual([
    [1, 2, 1],
    [2, 2, 1],
  ]);
});

test('TI12 Ore Crackers: a metal beyond the limit', () => {
  expect(harvest(['TI12'])).toEqual([1, 3, 1]);
});

test('TI13 Expanded Depots: storage 11/9/7', () => {
  expect(harvest(['TI13'], 'K1', [8, 6, 4])).toEqual([11, 8, 5]);
  expect(harvest(['TI13'], 'K1', [10, 8, 7])).toEqual([11, 9, 7]);
});

test('TI14 Brokerage: 2 more credits, leading or following', () => {
  const state = position({ players: [{ credits: 0, techs: ['TI14'] }, {}], monolith: 'steward' });
  line(state, ['role merchant']);
  expect(player(state).credits).toBe(7);
  const follower = position({ players: [{}, { credits: 0, techs: ['TI14'] }], monolith: 'steward' });
  line(follower, ['role merchant']);
  while (asked(follower) === 0) line(follower, ['done']);
  expect(player(follower, 1).credits).toBe(5);
});

test('TI21 Fusion Taps: an energy beyond the limit', () => {
  expect(harvest(['TI21'])).toEqual([1, 2, 2]);
});

test('TI22 Automated Foundries: one more resource struck, for leader and follower', () => {
  const leader = position({ players: [{ stock: [0, 1, 1], techs: ['TI22'] }, {}], monolith: 'merchant' });
  line(leader, ['role engineer', 'build cruiser', 'waive polymer']);
  expect(player(leader).staging).toEqual([0, 1, 0]);
  const follower = position({ players: [{}, { stock: [0, 1, 0], techs: ['TI22'] }], monolith: 'merchant' });
  line(follower, ['role engineer', 'done', 'build fighter']);
  expect([player(follower, 1).stock, player(follower, 1).staging]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
});

test('TI23 Freight Guild: each resource sold brings 1 more', () => {
  const state = position({
    players: [{ credits: 0, stock: [1, 1, 1], techs: ['TI23'] }, {}],
    monolith: 'steward',
  });
  line(state, ['role merchant', 'sell polymer', 'sell metal', 'sell energy']);
  expect(player(state).credits).toBe(5 + 2 + 2 + 3);
});

test('TI24 Survey Drones: the yield of a planet placed for oneself, also as a follower', () => {
  const rich = EXPLORER_TILES.filter(({ yields: [polymer, metal] }) => polymer === 2 && metal === 1);
  const tile = itemAt(rich, 0).id;
  const state = position({
    players: [{}, { stock: [7, 0, 0], techs: ['TI24'] }],
    monolith: 'regent',
    display: ['P01', tile, 'W01'],
  });
  line(state, ['role explorer', 'tile P01', 'place A2', `tile ${tile}`, 'place A3']);
  expect(player(state, 1).stock).toEqual([8, 1, 0]);
  expect(player(state, 0).stock).toEqual([3, 2, 1]);
});

test('TI24 Survey Drones: not for a tile placed for the Ancients', () => {
  const state = position({
    players: [{ techs: ['TI24'], stock: [0, 0, 0] }],
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
    queue: ['EXP4', 'EXP5', 'STORY1'],
    stack: [{ step: 'scepter' }, { step: 'resolve' }, { step: 'descend' }],
  });
  line(state, ['tile P01', 'place A2', 'tile P02', 'place A3']);
  expect(player(state).stock).toEqual([0, 0, 0]);
});

test('TI32 Matter Printers: the limits do not matter', () => {
  expect(harvest(['TI32'])).toEqual([3, 2, 1]);
});

test('TI33 Stellar Bank: everything in Far Space costs 2 less', () => {
  const state = position({
    players: [{ credits: 0, stock: [0, 0, 0], techs: ['TI33'] }, {}],
    monolith: 'steward',
  });
  line(state, ['role merchant', 'done']);
  expect(ends(state, 'invest')).toEqual(['F1', 'F2', 'F3', 'GS1']);
  line(state, ['invest GS1']);
  expect(player(state).credits).toBe(1);
});

test('TI34 Orbital Docks: staged ships start from any own colony, and one more resource is struck', () => {
  const own: Seated = { ships: [], staging: { fighter: 1 }, colonies: ['A2'], techs: ['TI34'] };
  const state = position({ players: [own, { home: 'D1', cradle: 'D2' }], monolith: 'engineer' });
  line(state, ['role warlord', 'end', 'sector NW']);
  expect(ends(state, 'fly fighter staging')).toContain('A2');
  line(state, ['cancel', 'sector SE']);
  expect(ends(state, 'fly fighter staging')).toContain('G4');
  const yard = position({ players: [{}, { stock: [1, 0, 0], techs: ['TI34'] }], monolith: 'merchant' });
  line(yard, ['role engineer', 'done', 'build fighter']);
  expect(player(yard, 1).staging).toEqual([1, 0, 0]);
  const none = position({
    players: [
      { ...own, techs: [] },
      { home: 'D1', cradle: 'D2' },
    ],
    monolith: 'engineer',
  });
  line(none, ['role warlord', 'end']);
  expect(ends(none, 'sector')).not.toContain('NW');
});

test('TC11 Cultural Exchange: extra influence costs 1 less', () => {
  const state = position({
    players: [{ credits: 1, techs: ['TC11'] }, { credits: 2 }],
    monolith: 'warlord',
  });
  line(state, ['role regent', 'bribe']);
  expect(player(state).credits).toBe(0);
  const follower = position({
    players: [{ credits: 0 }, { credits: 2, techs: ['TC11'] }],
    monolith: 'warlord',
  });
  line(follower, ['role regent', 'done', 'bribe']);
  expect(player(follower, 1).credits).toBe(0);
});

test('TC12 Pilgrim Fleets: colonize anywhere, subvert only in reach', () => {
  const state = position({
    players: [{ techs: ['TC12'] }, { colonies: ['D2'] }],
    monolith: 'warlord',
    tiles: { C1: 'P01' },
  });
  line(state, ['role regent', 'decline']);
  expect([ends(state, 'colonize'), ends(state, 'subvert')]).toEqual([['C1'], []]);
});

test('TC14 Diplomatic Corps: 2 credits keep an event away, but not what happens once', () => {
  const start = (event: CardId, credits: number) =>
    position({
      players: [{ credits, techs: ['TC14'] }, { credits: 5 }],
      options: { events: true },
      event,
      arriving: true,
      monolith: 'explorer',
    });
  const state = start('MER1', 5);
  expect(question(state)).toBe('shield');
  const events = line(state, ['pay']);
  expect([stores(state)[0], stores(state, 1)[0]]).toEqual([3, 2]);
  expect(told(events, 'shielded')).toEqual([{ type: 'shielded', seat: 0, card: 'MER1' }]);
  const declined = start('MER1', 5);
  line(declined, ['decline']);
  expect(stores(declined)[0]).toBe(2);
  expect(question(start('MER1', 1))).toBe('role');
  expect(question(start('MER7', 5))).toBe('role');
});

test('TC21 Embassies: one more influence as follower only', () => {
  const state = position({
    players: [
      { credits: 0, techs: ['TC21'] },
      { credits: 0, techs: [] },
    ],
    monolith: 'warlord',
  });
  line(state, ['role regent']);
  expect(state.stack.at(-1)).toMatchObject({ step: 'influence', left: 2 });
  const follower = position({
    players: [{ credits: 0 }, { credits: 0, techs: ['TC21'] }],
    monolith: 'warlord',
  });
  line(follower, ['role regent', 'done']);
  expect(follower.stack.at(-1)).toMatchObject({ step: 'influence', left: 3 });
});

test('TC22 Propaganda: two scoring petitions, and subversion for 1', () => {
  const state = position({
    players: [{ credits: 2, techs: ['TC22'], ships: ['fighter C3'] }, { colonies: ['C4'] }],
    monolith: 'warlord',
  });
  line(state, ['role regent', 'bribe', 'petition', 'petition']);
  expect(throne(player(state))).toEqual([0, 0, 2]);
  expect(offered(state, 'petition')).toEqual([]);
  line(state, ['subvert C4']);
  expect([throne(player(state)), asked(state)]).toEqual([[0, 1, 2], 1]);
});

test('TC23 Exodus Protocols: subversion and events send the token to the own throne', () => {
  const state = position({
    players: [{ ships: ['fighter C3'] }, { colonies: ['C4'], techs: ['TC23'] }],
    monolith: 'warlord',
  });
  line(state, ['role regent', 'decline', 'subvert C4']);
  expect([throne(player(state, 0)), throne(player(state, 1)), colonyOn(state, 'C4')]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    -1,
  ]);
  const event = position({
    players: [{ techs: ['TC23'] }, {}],
    options: { events: true },
    event: 'EXP2',
    arriving: true,
    monolith: 'explorer',
  });
  expect([throne(player(event)), player(event).supply]).toEqual([[1, 0, 0], 15]);
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
])('TC24 Golden Age: %i colonies are worth %i more', (count, points) => {
  const colonies = ['A2', 'A3', 'B3', 'C3', 'D3'].slice(0, count - 1);
  const plain = position({ players: [{ colonies }, {}] });
  const state = position({ players: [{ colonies, techs: ['TC24'] }, {}] });
  expect(itemAt(score(state), 0) - itemAt(score(plain), 0)).toBe(points);
});

test('TC31 Galactic Senate: one more influence, leading or following', () => {
  const state = position({
    players: [
      { credits: 0, techs: ['TC31'] },
      { credits: 0, techs: [] },
    ],
    monolith: 'warlord',
  });
  line(state, ['role regent']);
  expect(state.stack.at(-1)).toMatchObject({ left: 3 });
  const follower = position({
    players: [{ credits: 0 }, { credits: 0, techs: ['TC31'] }],
    monolith: 'warlord',
  });
  line(follower, ['role regent', 'done']);
  expect(follower.stack.at(-1)).toMatchObject({ left: 3 });
});

test.each([
  [[], 0],
  [['G3'], 0],
  [['A2'], 1],
  [['A2', 'B3', 'D3'], 2],
])('TC32 Monument Worlds: the starter colony and %j are worth %i', (colonies, points) => {
  const plain = position({ players: [{ colonies }, {}] });
  const state = position({ players: [{ colonies, techs: ['TC32'] }, {}] });
  expect(itemAt(score(state), 0) - itemAt(score(plain), 0)).toBe(points);
});

test('TC32 Monument Worlds: without a colony nothing, the home alone does not count', () => {
  const state = position({ players: [{ cradle: '', techs: ['TC32'] }, {}] });
  expect(score(state)[0]).toBe(0);
});

const ARCHIVES: readonly [owned: TechId[], points: number][] = [
  [['TC33'], 0],
  [['TC33', 'TM11'], 1],
  [['TC33', 'TM11', 'TM12'], 1],
  [['TC33', 'TM11', 'TM12', 'TI11'], 2],
];

test.each(ARCHIVES)('TC33 Universal Archive: %j are worth %i', (techs, points) => {
  const state = position({ players: [{ techs }, {}] });
  expect(score(state)[0]).toBe(1 + points);
});

test('TC34 Ascendancy: the first colonization of each Regent scores a galaxy token', () => {
  const state = position({
    players: [{ credits: 2, techs: ['TC34'] }, {}],
    monolith: 'warlord',
    tiles: { F3: 'P01', F5: 'P02' },
  });
  const events = line(state, ['role regent', 'bribe', 'petition', 'colonize F3', 'colonize F5']);
  expect(throne(player(state))).toEqual([0, 0, 2]);
  expect(told(events, 'scored').map(({ merit }) => merit)).toEqual(['petition', 'ascend']);
});

test('TC34 Ascendancy in the event Envoys', () => {
  const state = position({
    players: [{ techs: ['TC34'] }, {}],
    options: { events: true },
    event: 'REG3',
    arriving: true,
    monolith: 'explorer',
    tiles: { F3: 'P01' },
  });
  line(state, ['colonize F3']);
  expect(throne(player(state))).toEqual([0, 0, 1]);
});

test('16 the price of every technology, paid by a follower', () => {
  for (const { id, cost, price } of TECHS) {
    const techs = (['TM11', 'TM21', 'TM31'] as const).map((open, i) => (i + 1 === cost ? id : open));
    const state = position({
      players: [{ stock: [0, 0, 0] }, { stock: price }],
      monolith: 'explorer',
      techs,
    });
    line(state, ['role scientist']);
    while (question(state) === 'tech' && asked(state) === 0) line(state, ['pass']);
    expect([asked(state), offered(state, `tech ${cost} up`)]).toEqual([1, [`tech ${cost} up`]]);
    line(state, [`tech ${cost} up`]);
    expect([player(state, 1).techs, player(state, 1).stock]).toEqual([[id], [0, 0, 0]]);
  }
});

test('10.4 the Ancients never use their technologies', () => {
  const state = position({
    players: [{ ships: [] }],
    ancients: { staging: 1, techs: ['TM11', 'TM21', 'TM12', 'TI14'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE7', explorer: 'EXP1' },
  });
  line(state, ['role warlord', 'reveal scientist']);
  const events = line(state, ['dial 1 1 1', 'reveal explorer']);
  expect(told(events, 'dials')[0]?.attacker).toEqual([1, 1, 1]);
  expect([ancients(state).techs.length, shipsOf(state)]).toEqual([4, []]);
});
