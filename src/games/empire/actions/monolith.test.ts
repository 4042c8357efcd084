import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type QueueId, type Role, ROLES, type TechId } from '../facts.ts';
import {
  ancients,
  ends,
  legal,
  line,
  lying,
  player,
  position,
  question,
  told,
  until,
  type Diagram,
} from '../test/testkit.ts';

/** The Monolith (6.1) and the Ancients' choice of a role (7.3). */

function you(diagram: Omit<Diagram, 'players'>, credits: number, techs: readonly TechId[] = []) {
  return position({ ...diagram, players: [{ credits, techs }] });
}

test('S1 the roles in their order', () => {
  expect(ROLES).toEqual(['explorer', 'scientist', 'steward', 'merchant', 'engineer', 'warlord', 'regent']);
});

test('20.1 on Steward with 0 credits only Merchant is legal', () => {
  expect(legal(you({ monolith: 'steward' }, 0))).toEqual(['role merchant']);
});

test('20.2 on Regent with 2 credits: three roles, and Steward drops one each on the two passed', () => {
  const state = you({ monolith: 'regent' }, 2);
  expect(ends(state, 'role')).toEqual(['explorer', 'scientist', 'steward']);
  const events = line(state, ['role steward']);
  expect(state.lying).toEqual([1, 1, 0, 0, 0, 0, 0]);
  expect(player(state).credits).toBe(0);
  expect(told(events, 'monolith')[0]).toMatchObject({ paid: ['explorer', 'scientist'], taken: 0 });
});

test('20.3 19.1 on Engineer with 10 credits all but Engineer are legal', () => {
  expect(ends(you({ monolith: 'engineer' }, 10), 'role')).toEqual(
    ROLES.filter((role) => role !== 'engineer'),
  );
});

test('20.4 credits on the destination do not pay for the way', () => {
  const state = you({ monolith: 'explorer', lying: { merchant: 3 } }, 1);
  expect(ends(state, 'role')).toEqual(['scientist', 'steward']);
});

test('20.6 whoever chooses a role takes the credits on it', () => {
  const state = you({ monolith: 'regent', lying: { steward: 4 } }, 2);
  line(state, ['role steward']);
  expect([player(state).credits, lying(state, 'steward')]).toEqual([4, 0]);
});

test('20.7 the first placement drops nothing', () => {
  const state = you({ monolith: '' }, 5);
  expect(legal(state)).toHaveLength(7);
  line(state, ['role regent']);
  expect([state.lying.every((count) => count === 0), player(state).credits]).toEqual([true, 5]);
});

test('20.8 Deep Logistics: the nearest role passed costs and gets nothing', () => {
  const state = you({ monolith: 'explorer' }, 0, ['TI31']);
  expect(ends(state, 'role')).toEqual(['scientist', 'steward']);
  line(state, ['role steward']);
  expect([state.lying, player(state).credits]).toEqual([[0, 0, 0, 0, 0, 0, 0], 0]);
});

test('TI31 Deep Logistics: farther on, only the nearest role is free', () => {
  const state = you({ monolith: 'explorer' }, 2, ['TI31']);
  expect(ends(state, 'role')).toEqual(['scientist', 'steward', 'merchant', 'engineer']);
  line(state, ['role engineer']);
  expect([state.lying, player(state).credits]).toEqual([[0, 0, 1, 1, 0, 0, 0], 0]);
});

test('TC13 Archivists take one more, only if a credit lay there', () => {
  const state = you({ monolith: 'regent', lying: { explorer: 2 } }, 0, ['TC13']);
  line(state, ['role explorer']);
  expect(player(state).credits).toBe(3);
  const bare = you({ monolith: 'regent' }, 0, ['TC13']);
  line(bare, ['role explorer']);
  expect(player(bare).credits).toBe(0);
});

// ── The Ancients' choice ──────────────────────────────────────────────────────────────────────────

/**
 * The human's turn ends with the Monolith on `at` (in a role that asks nothing of them), the queue then shows the
 * wanted card, and the Ancients choose.
 */
function choice(at: Role, card: QueueId, credits: number, lies: Partial<Record<Role, number>> = {}) {
  const from = itemAt(ROLES, (ROLES.indexOf(at) + 6) % 7);
  const state = position({
    players: [{ credits: 0, stock: [0, 0, 0], ships: [] }],
    ancients: { credits },
    monolith: from,
    lying: lies,
    queue: ['EXP4', card, 'STORY1'],
  });
  const events = line(state, [`role ${at}`]);
  for (let i = 0; i < 40 && told(events, 'wanted').length === 0; i++) {
    const moves = legal(state);
    const move = ['done', 'pass', 'decline', 'end'].find((text) => moves.includes(text)) ?? itemAt(moves, 0);
    events.push(...line(state, [move]));
  }
  const [way] = told(events, 'monolith').slice(1);
  return { state, way: way as Exclude<typeof way, undefined>, wanted: told(events, 'wanted')[0], events };
}

/** The Ancients' choice alone: the Monolith stands somewhere and the queue shows a card. */
function descent(at: Role, card: QueueId, credits: number) {
  return position({
    players: [{ credits: 0, stock: [0, 0, 0], ships: [] }],
    ancients: { credits },
    monolith: at,
    queue: ['EXP4', 'EXP5', card],
    stack: [{ step: 'scepter' }, { step: 'resolve' }, { step: 'descend' }],
  });
}

test('20.9 S2 on Steward, card Regent, 15 credits: three roles are passed and 12 are left', () => {
  const state = descent('steward', 'STE7', 15);
  expect([ROLES[state.monolith], state.lying, ancients(state).credits]).toEqual([
    'regent',
    [0, 0, 0, 1, 1, 1, 0],
    12,
  ]);
  expect(ancients(state).throne).toMatchObject({ own: 2, galaxy: 1 });
});

test('20.11 S2 on Warlord, card Warlord: Regent, nothing is passed', () => {
  const { way } = choice('warlord', 'WAR1', 15);
  expect(way).toMatchObject({ from: 'warlord', to: 'regent', paid: [] });
});

test('20.12 S2 on Explorer, card Merchant, 1 credit: Steward is as far as they get', () => {
  const { state, way } = choice('explorer', 'EXP2', 1, { steward: 4 });
  expect(way).toMatchObject({ from: 'explorer', to: 'steward', paid: ['scientist'], taken: 4 });
  expect([lying(state, 'scientist'), lying(state, 'steward')]).toEqual([1, 0]);
});

test('20.13 on Merchant, card Explorer, 0 credits: Engineer', () => {
  const state = descent('merchant', 'EXP1', 0);
  expect([ROLES[state.monolith], state.lying, ancients(state).staging]).toEqual([
    'engineer',
    [0, 0, 0, 0, 0, 0, 0],
    1,
  ]);
});

test('20.14 19.18 on Explorer, card Explorer, 2 credits: towards Warlord as far as Merchant', () => {
  const { way, wanted } = choice('explorer', 'EXP1', 2);
  expect(wanted).toMatchObject({ role: 'explorer', reached: 'merchant' });
  expect(way).toMatchObject({ from: 'explorer', to: 'merchant', paid: ['scientist', 'steward'] });
});

test('20.16 S2 a story of the role under the Monolith: Warlord', () => {
  const { way, wanted } = choice('scientist', 'STORY2', 15);
  expect(wanted).toMatchObject({ card: 'STORY2', role: 'scientist', reached: 'warlord' });
  expect(way).toMatchObject({ from: 'scientist', to: 'warlord' });
});

test.each(ROLES)('19.19 from %s the Ancients always move 1 to 6 steps, whatever they want and have', (at) => {
  const wants = ['STORY2', 'STORY3', 'STORY4', 'STORY5', 'STORY6', 'STORY7', 'REG6'] as const;
  for (const card of wants) {
    for (const credits of [0, 3]) {
      const { way, state, events } = choice(at, card, credits);
      expect(way.from).toBe(at);
      expect(way.to).not.toBe(at);
      const steps = (ROLES.indexOf(way.to) - ROLES.indexOf(at) + 7) % 7;
      expect(way.paid).toHaveLength(steps - 1);
      expect(ancients(state).credits).toBeGreaterThanOrEqual(0);
      expect(told(events, 'ended')).toEqual([]);
    }
  }
});

test('S2 they take the credits lying on the role they choose', () => {
  const { way, state } = choice('explorer', 'STORY3', 15, { steward: 5 });
  expect(way).toMatchObject({ to: 'steward', taken: 5 });
  // 15, one dropped on Scientist, five taken, and five for leading Steward.
  expect(ancients(state).credits).toBe(15 - 1 + 5 + 5);
});

// ── Queue ─────────────────────────────────────────────────────────────────────────────────────────

/** A turn with Explorer or whatever is next, told by its events. */
function turn(state: ReturnType<typeof position>, role: string) {
  const events = line(state, [`role ${role}`]);
  events.push(...until(state, 'role'));
  return events;
}

test.each([
  ['STORY1', 'explorer'],
  ['STORY2', 'scientist'],
  ['STORY3', 'steward'],
  ['STORY4', 'merchant'],
  ['STORY5', 'engineer'],
  ['STORY6', 'warlord'],
  ['STORY7', 'regent'],
] as const)('19.4 S18 the story %s has no event and names the role %s', (story, role) => {
  const from = itemAt(ROLES, (ROLES.indexOf(role) + 6) % 7);
  expect(ROLES[descent(from, story, 0).monolith]).toBe(role);
  // On the right of the queue it does nothing before it goes.
  const state = position({
    players: [{ credits: 3 }],
    monolith: from,
    queue: ['EXP4', 'MER2', story],
    stack: [
      { step: 'scepter' },
      { step: 'resolve' },
      { step: 'descend' },
      { step: 'turnUp' },
      { step: 'strike' },
    ],
  });
  expect([state.queue, player(state).stock]).toEqual([
    ['EXP4', 'MER2'],
    [3, 2, 1],
  ]);
});

test('20.17 after turn 1 the queue is card, story, story; the first story is never used', () => {
  const state = position({ players: [{ credits: 9 }], monolith: '' });
  const first = itemAt(state.queue, 2);
  const events = turn(state, 'scientist');
  expect(state.queue.map((card) => card.slice(0, 3))).toEqual(['SCI', 'STO', 'STO']);
  expect(told(events, 'wanted')[0]?.card).not.toBe(first);
  expect(told(events, 'struck')).toEqual([]);
  expect(state.queue[2]).toBe(told(events, 'wanted')[0]?.card);
});

test('20.18 S18 the first card drawn is open after the 3rd turn and strikes after the 4th', () => {
  const state = position({ players: [{ credits: 30, stock: [0, 0, 0] }], monolith: '' });
  const turns = [];
  for (let i = 0; i < 4; i++) turns.push(turn(state, itemAt(legal(state), 0).slice(5)));
  const drawn = told(turns[0] ?? [], 'queued')[0]?.card;
  expect(turns.map((events) => told(events, 'opened')[0]?.card).indexOf(drawn)).toBe(2);
  expect(turns.map((events) => told(events, 'struck').map(({ card }) => card))).toEqual([
    [],
    [],
    [],
    [drawn],
  ]);
});

test('20.19 S19 the 7th card of a deck ends the match; no event, no turn of the Ancients', () => {
  const state = position({
    players: [{ credits: 0 }],
    monolith: 'scientist',
    decks: { steward: ['STE1'] },
    queue: ['EXP1', 'EXP2', 'MER1'],
  });
  const events = line(state, ['role steward', 'market K1', 'take polymer', 'take metal']);
  expect([question(state), state.ending]).toEqual(['over', 'deck']);
  expect([told(events, 'struck'), told(events, 'wanted')]).toEqual([[], []]);
});

test('20.24 the card turned up does not strike yet', () => {
  const state = position({
    players: [{ credits: 0 }],
    monolith: 'regent',
    queue: ['EXP1', 'MER2', 'STORY1'],
  });
  const events = turn(state, 'explorer');
  expect(told(events, 'opened')[0]?.card).toBe('MER2');
  expect(told(events, 'struck')).toEqual([]);
  expect(player(state).credits).toBe(0);
  expect(state.queue[2]).toBe('MER2');
});

test('21.7 the queue has three cards at every choice of a role', () => {
  const state = position({ players: [{ credits: 30 }], monolith: '' });
  for (let i = 0; i < 6 && question(state) === 'role'; i++) {
    expect(state.queue).toHaveLength(3);
    turn(state, itemAt(legal(state), 0).slice(5));
  }
});

test('19.20 11.3 an event for ALL strikes the human alone', () => {
  const state = position({
    players: [{ credits: 5 }],
    ancients: { credits: 9 },
    monolith: 'regent',
    queue: ['EXP1', 'STORY3', 'MER1'],
  });
  const events = turn(state, 'explorer');
  expect(told(events, 'struck')).toEqual([{ type: 'struck', card: 'MER1', seats: [0] }]);
  expect(player(state).credits).toBe(2);
});
