import { expect, test } from 'vitest';
import { itemAt } from '../../kernel/data/lists.ts';
import { pointsOf, score } from './scoring.ts';
import { game } from './index.ts';
import {
  asked,
  type Diagram,
  legal,
  line,
  player,
  position,
  question,
  type Seated,
  told,
} from './test/testkit.ts';

/** Turns of several players (7.2), the end (12) and points (13). */

function table(seats: number, diagram: Omit<Diagram, 'players'> = {}, players?: readonly Seated[]) {
  return position({ ...diagram, players: players ?? Array.from({ length: seats }, () => ({})) });
}

/** A whole turn with as little as possible. */
function turn(state: ReturnType<typeof table>, role?: string) {
  const events = line(state, [role ? `role ${role}` : itemAt(legal(state), 0)]);
  for (let i = 0; i < 60 && question(state) !== 'role' && question(state) !== 'over'; i++) {
    const moves = legal(state);
    const move = ['done', 'pass', 'decline', 'end', 'refrain'].find((word) => moves.includes(word));
    events.push(...line(state, [move ?? itemAt(moves, 0)]));
  }
  return events;
}

test('7.2 the scepter goes left; the Emperor alone ticks', () => {
  const state = table(3, { monolith: 'explorer', emperor: 1, scepter: 0 });
  const order = [];
  for (let i = 0; i < 4; i++) {
    order.push([asked(state), state.ticked]);
    turn(state);
  }
  expect(order).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [0, 1],
  ]);
});

test('12.2 20.87 the galaxy supply is used up in the turn of seat 2, Emperor seat 1 of 4: seats 3 and 0 still play', () => {
  const state = table(4, { monolith: 'warlord', emperor: 1, scepter: 2, galaxy: 1 });
  const events = line(state, ['role regent', 'decline', 'petition']);
  expect(told(events, 'lastTurns')).toEqual([{ type: 'lastTurns', cause: 'galaxy', finalSeat: 0 }]);
  while (question(state) !== 'role') line(state, [legal(state).includes('decline') ? 'decline' : 'done']);
  const order = [];
  while (question(state) === 'role') {
    order.push(asked(state));
    turn(state);
  }
  expect([order, state.ending]).toEqual([[3, 0], 'galaxy']);
});

test('12.2 a trigger by the tick gives everyone one more turn', () => {
  const state = table(3, { monolith: 'explorer', emperor: 1, scepter: 0, galaxy: 1 });
  turn(state);
  expect([state.trigger, state.finalSeat, asked(state)]).toEqual(['galaxy', 0, 1]);
  const order = [];
  while (question(state) === 'role') {
    order.push(asked(state));
    turn(state);
  }
  expect([order, state.ending]).toEqual([[1, 2, 0], 'galaxy']);
});

test('12.2 the final seat is playing: over after this turn', () => {
  const state = table(3, { monolith: 'regent', emperor: 1, scepter: 0 }, [{ supply: 1 }, {}, {}]);
  const events = turn(state, 'explorer');
  expect([state.trigger, state.ending, question(state)]).toEqual(['tokens', 'tokens', 'over']);
  expect(told(events, 'placed')).toHaveLength(3);
});

test('12.2 a later change of Emperor does not move the final seat', () => {
  const state = table(3, { monolith: 'warlord', emperor: 0, scepter: 1, trigger: 'tokens', finalSeat: 2 });
  line(state, ['role regent', 'decline', 'court', 'court']);
  while (question(state) !== 'role') line(state, [legal(state).includes('decline') ? 'decline' : 'done']);
  expect([state.emperor, state.finalSeat, asked(state)]).toEqual([1, 2, 2]);
  turn(state);
  expect(state.ending).toBe('tokens');
});

test('12.2 the first trigger fixes the final seat; a second one changes nothing', () => {
  const state = table(3, {
    monolith: 'warlord',
    emperor: 1,
    scepter: 0,
    galaxy: 1,
    trigger: 'tokens',
    finalSeat: 2,
  });
  const events = line(state, ['role regent', 'decline', 'petition']);
  expect([state.trigger, state.finalSeat, state.galaxy, told(events, 'lastTurns')]).toEqual([
    'tokens',
    2,
    0,
    [],
  ]);
});

test('12.2 a trigger cannot be undone by tokens that come back', () => {
  const state = table(
    2,
    {
      monolith: 'explorer',
      arriving: true,
      trigger: 'tokens',
      finalSeat: 1,
      event: 'REG1',
      options: { events: true, edicts: true },
    },
    [{ supply: 0 }, {}],
  );
  expect([player(state).supply, state.trigger]).toEqual([1, 'tokens']);
});

test('12.2 the display cannot be refilled', () => {
  const state = table(2, {
    monolith: 'regent',
    emperor: 0,
    scepter: 0,
    display: ['P01', 'P02', 'P03'],
    pile: ['P04', 'P05'],
  });
  const events = turn(state, 'explorer');
  expect(told(events, 'lastTurns')).toEqual([{ type: 'lastTurns', cause: 'tiles', finalSeat: 1 }]);
  expect(state.display).toHaveLength(2);
  turn(state);
  expect(state.ending).toBe('tiles');
});

test('12.2 after a trigger tokens that do not exist are not gained', () => {
  const state = table(2, { monolith: 'warlord', galaxy: 0, trigger: 'galaxy', finalSeat: 1 });
  line(state, ['role regent', 'decline', 'petition']);
  expect([player(state).throne.galaxy, player(state).court, state.galaxy]).toEqual([0, 1, 0]);
});

test('7.2 no tick without a token in the supply', () => {
  const state = table(2, {
    monolith: 'explorer',
    galaxy: 0,
    trigger: 'galaxy',
    finalSeat: 1,
    arriving: true,
  });
  expect([state.galaxy, question(state)]).toEqual([0, 'role']);
});

// ── Points ────────────────────────────────────────────────────────────────────────────────────────

test('S20 13 tokens in the throne of any colour, galaxy tokens, Far Space and colonies; nothing else', () => {
  const state = table(2, { far: { F1: 0, F4: 0, F6: 1 } }, [
    {
      throne: { own: 2, captured: [0, 3], galaxy: 4 },
      colonies: ['A3', 'C3'],
      credits: 20,
      stock: [8, 6, 4],
      ships: ['dreadnought G4'],
    },
    {},
  ]);
  expect(score(state)).toEqual([2 + 3 + 4 + 1 + 3 + 3, 1 + 4]);
});

/** Seat 2 ends the match; all have done what the diagram says. */
function ended(players: readonly Seated[], more: Partial<Diagram> = {}) {
  const state = position({
    players,
    monolith: 'engineer',
    scepter: players.length - 1,
    emperor: 0,
    trigger: 'galaxy',
    finalSeat: players.length - 1,
    ...more,
  });
  turn(state, 'warlord');
  return state;
}

const IDLE: Seated = { ships: [] };

test.each([
  ['more points', { throne: { galaxy: 1 } }, { credits: 9 }, [1, 2]],
  ['equal points, more credits', { credits: 6 }, { credits: 5, stock: [8, 6, 4] }, [1, 2]],
  ['equal credits, more resources', { stock: [3, 3, 1] }, { stock: [3, 2, 1] }, [1, 2]],
  ['all equal: shared', {}, {}, [1, 1]],
  ['the second is better', { credits: 1 }, { credits: 2 }, [2, 1]],
] as const)('13 %s', (_, first, second, places) => {
  const state = ended([
    { ...IDLE, ...first },
    { ...IDLE, ...second },
  ]);
  expect(game.outcome(state)?.places).toEqual(places);
});

/** A solo match that ends by the last Steward card, with these points for the two sides. */
function solo(own: number, theirs: number, options: Diagram['options'] = {}) {
  const state = position({
    players: [{ throne: { galaxy: own - 1 } }],
    ancients: { throne: { galaxy: theirs } },
    monolith: 'scientist',
    decks: { steward: ['STE1'] },
    options,
  });
  line(state, ['role steward', 'market K1', 'take polymer', 'take metal']);
  return game.outcome(state);
}

test.each([
  [5, 4, [1]],
  [5, 5, [2]],
  [4, 5, [2]],
] as const)('13 19.38 solo: %i against %i points is place %j', (own, theirs, places) => {
  expect(solo(own, theirs)).toMatchObject({ points: [own], places });
});

test.each([
  ['ancients', [2]],
  ['human', [1]],
  ['shared', [1]],
] as const)('24 soloTie %s', (soloTie, places) => {
  expect(solo(5, 5, { soloTie })?.places).toEqual(places);
  expect([solo(6, 5, { soloTie })?.places, solo(4, 5, { soloTie })?.places]).toEqual([[1], [2]]);
});

test('13 S20 the Ancients score their throne and Far Space', () => {
  const state = position({
    players: [{ throne: { galaxy: 4 } }],
    ancients: { throne: { own: 1, galaxy: 1 } },
    far: { F1: 'A', F3: 'A' },
    monolith: 'scientist',
    decks: { steward: ['STE1'] },
  });
  // 5 against 2 and 3.
  line(state, ['role steward', 'market K1', 'take polymer', 'take metal']);
  expect([game.outcome(state)?.places, pointsOf(state, 0)]).toEqual([[2], 5]);
});

test('12.1 S19 19.45 your last token: the match is over at once', () => {
  const explorer = position({ players: [{ supply: 1 }], monolith: 'regent', display: ['P01', 'P02', 'P03'] });
  const events = line(explorer, ['role explorer', 'tile P01', 'place A2']);
  expect([explorer.ending, told(events, 'discarded'), question(explorer)]).toEqual(['tokensYou', [], 'over']);
  const far = position({ players: [{ supply: 1, credits: 9, stock: [0, 0, 0] }], monolith: 'steward' });
  line(far, ['role merchant', 'done', 'invest F1']);
  expect(far.ending).toBe('tokensYou');
  const set = position({
    players: [{ supply: 1, stock: [2, 2, 2], techs: ['TM11'] }],
    monolith: 'explorer',
    techs: ['TI11', 'TI21', 'TM31'],
  });
  line(set, ['role scientist', 'tech 3 up', 'waive energy']);
  expect(set.ending).toBe('tokensYou');
  const regent = position({ players: [{ supply: 1 }], monolith: 'warlord', tiles: { F3: 'P01' } });
  line(regent, ['role regent', 'decline', 'colonize F3']);
  expect([regent.ending, regent.ancients[0]?.throne.galaxy]).toEqual(['tokensYou', 0]);
});

test('12.1 nothing follows your last token, neither what is gained by laying a tile nor a token for a colony', () => {
  const explorer = position({
    players: [{ supply: 1, stock: [0, 0, 0], techs: ['TI24'] }],
    monolith: 'regent',
    display: ['P01', 'P02', 'P03'],
  });
  const laid = line(explorer, ['role explorer', 'tile P01', 'place A2']);
  expect([player(explorer).stock, laid.at(-1)?.type]).toEqual([[0, 0, 0], 'ended']);
  const regent = position({
    players: [{ supply: 1, techs: ['TC34'] }],
    monolith: 'warlord',
    tiles: { F3: 'P01' },
  });
  const colonized = line(regent, ['role regent', 'decline', 'colonize F3']);
  expect([player(regent).throne.galaxy, colonized.at(-1)?.type]).toEqual([0, 'ended']);
});

test('12.1 S19 their last token in Far Space, for a set and for Explorer', () => {
  const far = position({
    players: [{ credits: 0, stock: [0, 0, 0] }],
    ancients: { supply: 1 },
    monolith: 'steward',
  });
  line(far, ['role merchant', 'done', 'done'].slice(0, 1));
  while (question(far) !== 'over' && question(far) !== 'role') line(far, ['done']);
  expect(far.ending).toBe('tokensAncients');
  const set = position({
    players: [{ stock: [0, 0, 0] }],
    ancients: { supply: 1, techs: ['TM11'] },
    monolith: 'explorer',
    techs: ['TI11', 'TI21', 'TM31'],
  });
  line(set, ['role scientist']);
  expect(set.ending).toBe('tokensAncients');
});

test('19.35 galaxy tokens are unlimited in solo and no reason for the end', () => {
  const state = position({
    players: [{ throne: { galaxy: 60 } }],
    ancients: { throne: { galaxy: 70 } },
    monolith: 'warlord',
    tiles: { F3: 'P01' },
  });
  line(state, ['role regent', 'decline', 'petition', 'colonize F3']);
  expect([player(state).throne.galaxy, state.galaxy, state.ending]).toEqual([61, -1, '']);
});
