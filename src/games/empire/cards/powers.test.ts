import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type EdictId, POWERS, type TileId } from '../facts.ts';
import {
  asked,
  colonyOn,
  type Diagram,
  ends,
  legal,
  line,
  lying,
  player,
  position,
  question,
  type Seated,
  stores,
  throne,
  told,
  until,
} from '../test/testkit.ts';

/** One test and more for every power (15), and when it is not asked for. */

function table(players: readonly Seated[], diagram: Omit<Diagram, 'players'> = {}) {
  return position({ ...diagram, players, options: { ...diagram.options, powers: true } });
}

const USE = ['use', 'decline'];
const OTHER: Seated = { power: 'PW02' };

test('PW01 Lane Pilots: any role, nothing is dropped; not at the first placement', () => {
  const state = table([{ credits: 0, power: 'PW01' }, OTHER], { monolith: 'explorer' });
  expect([question(state), legal(state)]).toEqual(['power', USE]);
  line(state, ['use']);
  expect(legal(state)).toHaveLength(6);
  line(state, ['role regent']);
  expect([state.lying, player(state).credits, player(state).ready]).toEqual([
    [0, 0, 0, 0, 0, 0, 0],
    0,
    false,
  ]);
  expect(question(table([{ power: 'PW01' }, OTHER], { monolith: '' }))).toBe('role');
  const declined = table([{ credits: 0, power: 'PW01' }, OTHER], { monolith: 'explorer' });
  line(declined, ['decline']);
  expect([legal(declined), player(declined).ready]).toEqual([['role scientist'], true]);
});

test.each([true, false])('PW02 Void Merchants: 3 more credits with the income (leading: %s)', (leads) => {
  const own: Seated = { credits: 0, power: 'PW02', stock: [0, 0, 0] };
  const other: Seated = { power: 'PW03', stock: [0, 0, 0], credits: 0 };
  const state = table(leads ? [own, other] : [other, own], { monolith: 'steward' });
  line(state, ['role merchant']);
  while (question(state) !== 'power') line(state, ['done']);
  const seat = leads ? 0 : 1;
  expect([asked(state), player(state, seat).credits]).toEqual([seat, leads ? 5 : 3]);
  line(state, ['use']);
  expect(player(state, seat).credits).toBe(leads ? 8 : 6);
});

/** Seat 0 enters the Core, where seat 1 is. */
function duel(first: Seated, second: Seated) {
  const state = table(
    [
      { ships: ['cruiser E5'], ...first },
      { ships: ['cruiser D4'], ...second },
    ],
    { monolith: 'engineer' },
  );
  line(state, ['role warlord', 'end', 'sector CO', 'fly cruiser E5 D5', 'commit']);
  return state;
}

test('PW03 Warrior Caste: 3 more strength, attacker or defender', () => {
  const state = duel({ power: 'PW03' }, OTHER);
  expect([question(state), asked(state)]).toEqual(['power', 0]);
  line(state, ['use']);
  expect(state.battles[0]?.sides.map(({ strength }) => strength)).toEqual([6, 3]);
  expect(legal(state, 0)).toHaveLength((7 * 8) / 2);
  const defends = duel(OTHER, { power: 'PW03' });
  expect(asked(defends)).toBe(1);
  line(defends, ['use']);
  expect(defends.battles[0]?.sides.map(({ strength }) => strength)).toEqual([3, 6]);
});

test('9.2.1 power windows: attacker first, then defender', () => {
  const state = duel({ power: 'PW03' }, { power: 'PW10' });
  expect(asked(state)).toBe(0);
  line(state, ['decline']);
  expect([question(state), asked(state)]).toEqual(['power', 1]);
});

test('PW04 Terraformers: a follower colonizes the planet just placed', () => {
  const state = table([OTHER, { power: 'PW04' }], { monolith: 'regent', display: ['P01', 'P02', 'P03'] });
  line(state, ['role explorer', 'tile P01', 'place A2', 'tile P02', 'place A3']);
  expect([question(state), asked(state)]).toEqual(['power', 1]);
  const events = line(state, ['use']);
  expect([colonyOn(state, 'A3'), player(state, 1).supply]).toEqual([1, 14]);
  expect(told(events, 'colonized')).toMatchObject([{ by: 'power' }]);
  expect(state.display).toHaveLength(3);
});

test('PW04 Terraformers are not asked as leader, for a wormhole, or without a token', () => {
  const lead = table([{ power: 'PW04' }, OTHER], { monolith: 'regent', display: ['P01', 'P02', 'P03'] });
  line(lead, ['role explorer', 'tile P01', 'place A2']);
  expect(question(lead)).toBe('tile');
  const hole = table([OTHER, { power: 'PW04' }], { monolith: 'regent', display: ['P01', 'W01', 'P03'] });
  line(hole, ['role explorer', 'tile P01', 'place A2', 'tile W01', 'place A3']);
  expect(question(hole)).toBe('role');
  const none = table([OTHER, { power: 'PW04', supply: 0 }], {
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
    trigger: 'tokens',
    finalSeat: 1,
  });
  line(none, ['role explorer', 'tile P01', 'place A2', 'tile P02', 'place A3']);
  expect(question(none)).toBe('role');
});

test('PW05 Synod of Minds: 2 more discount, spent even when passing; not asked when nothing is payable', () => {
  const techs = ['TI11', 'TM21', 'TC31'] as const;
  const own: Seated = { stock: [3, 0, 0], power: 'PW05' };
  const state = table([own, OTHER], {
    monolith: 'explorer',
    techs,
    backs: ['industry', 'industry', 'culture'],
  });
  line(state, ['role scientist', 'use']);
  // 3 of discount: culture-3 (3/1/2) and military-2 (1/2/1) with 3 polymers.
  expect(ends(state, 'tech')).toEqual(['1 up', '2 up', '3 up', '1 down', '2 down', '3 down']);
  line(state, ['tech 3 up', 'waive metal', 'waive energy'].slice(0, 1));
  while (question(state) === 'waive') line(state, [legal(state).at(-1) as string]);
  expect([player(state).techs, player(state).stock]).toEqual([['TC31'], [0, 0, 0]]);
  const passing = table([own, OTHER], { monolith: 'explorer', techs });
  line(passing, ['role scientist', 'use', 'pass']);
  expect(player(passing).ready).toBe(false);
  const poor = table([OTHER, { stock: [0, 0, 0], power: 'PW05' }], {
    monolith: 'explorer',
    techs: ['', 'TM21', 'TC31'],
    techDecks: [[], ['TM22'], ['TM31']],
  });
  line(poor, ['role scientist']);
  if (question(poor) === 'tech') line(poor, ['pass']);
  expect(question(poor)).toBe('role');
});

test('PW06 Harvest Kin: no limits in this harvest; not asked with Matter Printers', () => {
  const state = table([{ stock: [0, 0, 0], power: 'PW06' }, OTHER], { monolith: 'scientist' });
  line(state, ['role steward', 'market K6', 'use']);
  expect(player(state).stock).toEqual([3, 2, 1]);
  const printers = table([{ stock: [0, 0, 0], power: 'PW06', techs: ['TI32'] }, OTHER], {
    monolith: 'scientist',
  });
  line(printers, ['role steward', 'market K6']);
  expect(question(printers)).toBe('bonus');
});

test('PW07 Shipwright Clans: a fighter for nothing; not asked without a fighter in the supply', () => {
  const state = table([OTHER, { stock: [0, 0, 0], power: 'PW07' }], { monolith: 'merchant' });
  line(state, ['role engineer', 'done', 'use']);
  expect([player(state, 1).staging, player(state, 1).yard]).toEqual([
    [1, 0, 0],
    [6, 4, 2],
  ]);
  const none = table(
    [
      { power: 'PW07', stock: [0, 0, 0], staging: { fighter: 7 } },
      { ...OTHER, stock: [0, 0, 0] },
    ],
    {
      monolith: 'merchant',
    },
  );
  line(none, ['role engineer']);
  expect(question(none)).toBe('role');
});

test('PW08 Silver Tongues: one more influence', () => {
  const state = table([{ credits: 0, power: 'PW08' }, OTHER], { monolith: 'warlord' });
  line(state, ['role regent', 'use']);
  expect(state.stack.at(-1)).toMatchObject({ step: 'influence', left: 3 });
});

test('PW09 Phase Runners: speed 5 and no stop rule in this turn; not asked without ships', () => {
  // Enemies in all sectors around Hollow Shoal.
  const second: Seated = {
    home: 'D1',
    cradle: 'D2',
    ships: ['fighter D7', 'fighter D4', 'fighter F1'],
    power: 'PW02',
  };
  const start = (ship: string) => {
    const state = table([{ ships: [`fighter ${ship}`], power: 'PW09' }, second], { monolith: 'engineer' });
    line(state, ['role warlord', 'end']);
    return state;
  };
  const state = start('F5');
  line(state, ['use']);
  expect(ends(state, 'sector').toSorted()).toEqual(['CO', 'E', 'NE', 'NW', 'SE', 'SW', 'W']);
  line(state, ['sector E']);
  expect(ends(state, 'fly fighter F5')).toContain('C6');
  const plain = start('F5');
  line(plain, ['decline']);
  expect(ends(plain, 'sector').toSorted()).toEqual(['CO', 'E', 'SE', 'SW']);
  const none = table([{ ships: [], power: 'PW09' }, second], { monolith: 'engineer' });
  line(none, ['role warlord', 'end']);
  expect(question(none)).toBe('role');
});

test('PW10 Seers: the enemy sets and reveals first; not asked with Battle Precognition', () => {
  const state = duel({ power: 'PW10' }, OTHER);
  line(state, ['use']);
  expect(state.stack.at(-1)).toEqual({ step: 'dial', seats: [1] });
  const owner = duel({ power: 'PW10', techs: ['TM31'] }, OTHER);
  expect([question(owner), owner.stack.at(-1)]).toEqual(['dial', { step: 'dial', seats: [1] }]);
  const both = duel({ power: 'PW10' }, { power: 'PW02', techs: ['TM31'] });
  line(both, ['use']);
  expect(both.stack.at(-1)).toEqual({ step: 'dial', seats: [0, 1] });
});

test('PW11 Sleepers: a colony lost goes to the own throne, in battle, by subversion and by events', () => {
  const subverted = table(
    [
      { ...OTHER, ships: ['fighter C3'] },
      { colonies: ['C4'], power: 'PW11' },
    ],
    {
      monolith: 'warlord',
    },
  );
  line(subverted, ['role regent', 'decline', 'subvert C4']);
  expect([question(subverted), asked(subverted)]).toEqual(['power', 1]);
  line(subverted, ['use']);
  expect([throne(player(subverted, 1)), throne(player(subverted, 0))]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
  const declined = table(
    [
      { ...OTHER, ships: ['fighter C3'] },
      { colonies: ['C4'], power: 'PW11' },
    ],
    {
      monolith: 'warlord',
    },
  );
  line(declined, ['role regent', 'decline', 'subvert C4', 'decline']);
  expect([throne(player(declined, 0)), player(declined, 1).ready]).toEqual([[0, 1, 0], true]);
  const event = table([{ power: 'PW11' }, OTHER], {
    options: { events: true, edicts: true },
    event: 'EXP2',
    arriving: true,
    monolith: 'explorer',
  });
  expect(question(event)).toBe('power');
  line(event, ['use']);
  expect([throne(player(event)), player(event).supply]).toEqual([[1, 0, 0], 15]);
});

test('PW11 Sleepers in battle: hits go on after the answer; not asked with Exodus Protocols', () => {
  const fight = (second: Seated) => {
    const state = duel(
      { ...OTHER, ships: ['dreadnought E4', 'cruiser E5'] },
      { colonies: ['C4', 'C3'], ...second },
    );
    line(state, ['0: dial 0 9 0', '1: dial 0 0 5']);
    return state;
  };
  const state = fight({ power: 'PW11' });
  line(state, ['hit colony C4']);
  expect([question(state), asked(state)]).toEqual(['power', 1]);
  line(state, ['use']);
  expect([question(state), asked(state), legal(state)]).toEqual([
    'hit',
    0,
    ['hit cruiser D4', 'hit colony C3'],
  ]);
  line(state, ['hit colony C3']);
  expect([throne(player(state, 1)), throne(player(state, 0))]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  const exodus = fight({ power: 'PW11', techs: ['TC23'] });
  line(exodus, ['hit colony C4']);
  expect([question(exodus), throne(player(exodus, 1)), player(exodus, 1).ready]).toEqual([
    'hit',
    [1, 0, 0],
    true,
  ]);
});

test('PW12 Toll Keepers: one of the credits another has taken from a role', () => {
  const players: Seated[] = [
    { credits: 0, power: 'PW02' },
    { credits: 0, power: 'PW12' },
  ];
  const state = table(players, { monolith: 'regent', lying: { explorer: 3 } });
  line(state, ['role explorer']);
  expect([question(state), asked(state), stores(state)[0]]).toEqual(['power', 1, 3]);
  line(state, ['use']);
  expect([stores(state)[0], stores(state, 1)[0], lying(state, 'explorer')]).toEqual([2, 1, 0]);
  const none = table(players, { monolith: 'regent' });
  line(none, ['role explorer']);
  expect(question(none)).toBe('tile');
  const own = table([{ credits: 0, power: 'PW12' }, OTHER], { monolith: 'regent', lying: { explorer: 3 } });
  line(own, ['role explorer']);
  expect(question(own)).toBe('tile');
});

test('PW12 the extra credit of Archivists is not subject to the toll', () => {
  const state = table(
    [
      { credits: 0, power: 'PW02', techs: ['TC13'] },
      { credits: 0, power: 'PW12' },
    ],
    { monolith: 'regent', lying: { explorer: 1 } },
  );
  line(state, ['role explorer', 'use']);
  expect([stores(state)[0], stores(state, 1)[0]]).toEqual([1, 1]);
});

test('PW13 Star Miners: 2 resources of one type at the start of the turn; not asked when all is full', () => {
  const state = table([{ stock: [8, 5, 1], power: 'PW13' }, OTHER]);
  line(state, ['use']);
  expect(legal(state)).toEqual(['take metal', 'take energy']);
  line(state, ['take metal']);
  expect([player(state).stock, question(state)]).toEqual([[8, 6, 1], 'role']);
  expect(question(table([{ stock: [8, 6, 4], power: 'PW13' }, OTHER]))).toBe('role');
});

test('PW14 Chroniclers: whoever fulfils the edict too scores; not for Tribute, nor without the reward', () => {
  const start = (edict: EdictId, first: Seated, second: Seated, more: Partial<Diagram> = {}) =>
    table(
      [
        { ...OTHER, ...first },
        { power: 'PW14', ...second },
      ],
      {
        options: { edicts: true },
        edict,
        arriving: true,
        monolith: 'explorer',
        ...more,
      },
    );
  // Commerce: the most credits, ties count.
  const state = start('ED04', { credits: 5 }, { credits: 5 });
  expect([question(state), asked(state)]).toEqual(['power', 1]);
  line(state, ['use']);
  expect([throne(player(state, 0)), throne(player(state, 1)), question(state)]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    'edict',
  ]);
  expect(question(start('ED04', { credits: 6 }, { credits: 5 }))).toBe('edict');
  expect(question(start('ED04', { credits: 5 }, { credits: 6 }))).toBe('edict');
  expect(question(start('ED06', {}, {}))).toBe('edict');
  // The tick takes the second last token, the Emperor the last one.
  const last = start('ED04', { credits: 5 }, { credits: 5 }, { galaxy: 2 });
  expect([question(last), last.galaxy]).toEqual(['edict', 0]);
});

test('PW15 Pathfinders: two tiles more to choose from; as many from the right go under the pile', () => {
  const state = table([{ power: 'PW15' }, OTHER], {
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
    pile: ['P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16'],
  });
  line(state, ['role explorer', 'use'], ['P10', 'P11']);
  expect(state.display).toEqual(['P01', 'P02', 'P03', 'P10', 'P11']);
  const events = line(state, ['tile P10', 'place A2', 'tile P01', 'place A3']);
  // Left: P02, P03, P11. Two from the right go under the pile, one leaves.
  expect(state.buried.toSorted()).toEqual(['P03', 'P11']);
  expect(told(events, 'discarded')).toEqual([{ type: 'discarded', tiles: ['P02'] }]);
  expect([state.display.length, state.pile.length, state.extra]).toEqual([3, 2, 0]);
});

test('PW15 Pathfinders: one tile left is added alone; an empty pile is not asked for; no end comes of it', () => {
  const start = (pile: TileId[]) => {
    const state = table([{ power: 'PW15' }, OTHER], {
      monolith: 'regent',
      display: ['P01', 'P02', 'P03'],
      pile,
    });
    line(state, ['role explorer']);
    return state;
  };
  const one = start(['P10']);
  line(one, ['use']);
  expect([one.display, one.trigger]).toEqual([['P01', 'P02', 'P03', 'P10'], '']);
  expect(question(start([]))).toBe('tile');
});

test('PW15 15 a wormhole that the power turns up readies it again, but it is not used twice in a role', () => {
  const state = table([{ power: 'PW15' }, { ...OTHER, ready: false }], {
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
    pile: ['W01', 'P11', 'P12', 'P13', 'P14', 'P15'],
  });
  const events = line(state, ['role explorer', 'use'], ['W01']);
  expect(state.players.map(({ ready }) => ready)).toEqual([true, true]);
  expect(told(events, 'readied')).toHaveLength(1);
  expect(question(state)).toBe('tile');
});

test('PW16 Shadow Regents: two purchases at the leader’s price', () => {
  const state = table(
    [
      { ...OTHER, credits: 0 },
      { credits: 5, power: 'PW16' },
    ],
    { monolith: 'warlord' },
  );
  line(state, ['role regent', 'done', 'use', 'bribe', 'bribe']);
  expect([player(state, 1).credits, state.stack.at(-1)]).toMatchObject([1, { step: 'influence', left: 4 }]);
  const one = table(
    [
      { ...OTHER, credits: 0 },
      { credits: 3, power: 'PW16' },
    ],
    { monolith: 'warlord' },
  );
  line(one, ['role regent', 'done', 'use', 'bribe']);
  expect([player(one, 1).credits, question(one)]).toEqual([1, 'influence']);
  const poor = table(
    [
      { ...OTHER, credits: 0 },
      { credits: 1, power: 'PW16' },
    ],
    { monolith: 'warlord' },
  );
  line(poor, ['role regent', 'done']);
  expect(question(poor)).toBe('influence');
  const declined = table(
    [
      { ...OTHER, credits: 0 },
      { credits: 3, power: 'PW16' },
    ],
    { monolith: 'warlord' },
  );
  line(declined, ['role regent', 'done', 'decline']);
  expect(declined.stack.at(-1)).toMatchObject({ step: 'bribe', price: 3, left: 1 });
});

test('20.86 S7 a wormhole turned up in a refill readies all used powers', () => {
  const state = table(
    [
      { power: 'PW02', ready: false },
      { power: 'PW03', ready: false },
    ],
    { monolith: 'regent', display: ['P01', 'P02', 'P03'], pile: ['W01', 'P11', 'P12'] },
  );
  line(state, ['role explorer', 'tile P01', 'place A2', 'tile P02', 'place A3']);
  expect(state.players.map(({ ready }) => ready)).toEqual([true, true]);
});

test('20.86 other tiles ready nothing', () => {
  const state = table(
    [
      { power: 'PW02', ready: false },
      { power: 'PW03', ready: true },
    ],
    { monolith: 'regent', display: ['P01', 'W02', 'P03'], pile: ['P10', 'P11', 'X01'] },
  );
  line(state, ['role explorer', 'tile P01', 'place A2', 'tile W02', 'place A3']);
  expect(state.players.map(({ ready }) => ready)).toEqual([false, true]);
});

test('15 a used power is not asked for', () => {
  for (const { id } of POWERS) {
    const other: Seated = { power: id === 'PW02' ? 'PW03' : 'PW02', ready: false };
    const state = table([{ power: id, ready: false }, other], { monolith: 'regent' });
    expect(question(state)).toBe('role');
    line(state, ['role explorer']);
    expect(question(state)).toBe('tile');
  }
});

test('15 windows open for no other role', () => {
  const asking = new Map<string, string[]>();
  const windows = ['explorer', 'scientist', 'steward', 'merchant', 'engineer', 'warlord', 'regent'];
  for (const { id } of POWERS) {
    for (const role of windows) {
      const state = table(
        [
          { power: id, credits: 20, stock: [8, 6, 4] },
          { stock: [0, 0, 0], credits: 0, ships: [], power: id === 'PW02' ? 'PW03' : 'PW02', ready: false },
        ],
        {
          monolith: role === 'regent' ? 'warlord' : 'regent',
          tops: {},
        },
      );
      if (question(state) === 'power') {
        asking.set(id, ['turn']);
        continue;
      }
      line(state, [`role ${role}`]);
      let found = false;
      for (let i = 0; i < 30 && question(state) !== 'role'; i++) {
        found ||= question(state) === 'power';
        line(state, [quietOf(legal(state))]);
      }
      if (found) asking.set(id, [...(asking.get(id) ?? []), role]);
    }
  }
  expect(Object.fromEntries(asking)).toEqual({
    PW01: ['turn'],
    PW02: ['merchant'],
    PW05: ['scientist'],
    PW06: ['steward'],
    PW07: ['engineer'],
    PW08: ['regent'],
    PW09: ['warlord'],
    PW15: ['explorer'],
    PW16: ['regent'],
  });
});

function quietOf(moves: readonly string[]): string {
  return (
    ['end', 'done', 'pass', 'decline', 'cancel'].find((move) => moves.includes(move)) ?? itemAt(moves, 0)
  );
}

test('24 powers off: nobody is asked', () => {
  const state = position({ players: [{}, {}], options: { powers: false } });
  expect([question(state), player(state).power]).toEqual(['role', '']);
  until(state, 'power', 20);
});
