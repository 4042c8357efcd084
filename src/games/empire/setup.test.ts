import { expect, test } from 'vitest';
import { itemAt, sum } from '../../kernel/data/lists.ts';
import * as content from './content/index.ts';
import { ends, fresh, legal, line, player, question, shipsOf, throne, tileOn, told } from './test/testkit.ts';
import type { State } from './state.ts';

/** Set-up (5), and the facts of the start in the source (S1-S6, S18). */

/** All homes and starter tiles placed, powers kept: the first choice of a role. */
function started(seats: number, options = {}, seed = 1): State {
  const state = fresh(seats, options, seed);
  while (question(state) !== 'role') line(state, [itemAt(legal(state), 0)]);
  return state;
}

test('5.1.3 players pick free start regions in seat order, then a neighbour for the starter tile', () => {
  const state = fresh(3, { powers: false });
  expect(ends(state, 'start')).toEqual(['A1', 'A4', 'D1', 'D7', 'G1', 'G4']);
  line(state, ['start A4']);
  expect(ends(state, 'cradle').sort()).toEqual(['A3', 'B4', 'B5']);
  line(state, ['cradle B5']);
  expect([state.stack.at(-1), ends(state, 'start')]).toEqual([
    { step: 'start', seat: 1 },
    ['A1', 'D1', 'D7', 'G1', 'G4'],
  ]);
  expect([tileOn(state, 'A4'), tileOn(state, 'B5')]).toEqual(['home', 'cradle']);
  expect([player(state).supply, shipsOf(state), player(state).yard]).toEqual([13, ['fighter A4'], [7, 4, 2]]);
});

test.each([
  [1, 16, -1, 3, 34],
  [2, 16, 28, 3, 40],
  [3, 14, 34, 4, 40],
  [4, 12, 40, 5, 40],
])(
  '5 with %i seats: %i colony tokens, %i galaxy tokens, %i tiles on display of %i',
  (seats, tokens, galaxy, display, tiles) => {
    const state = started(seats);
    state.players.forEach((one, seat) => {
      expect([one.stock, one.credits]).toEqual([[3, 2, 1], 5 + Math.max(0, seat - 1)]);
      expect([one.supply, throne(one), one.techs]).toEqual([tokens - 1, [0, 0, 0], []]);
      expect([one.staging, one.yard]).toEqual([
        [0, 0, 0],
        [7, 4, 2],
      ]);
    });
    expect([state.galaxy, state.display.length]).toEqual([galaxy, display]);
    const frontier = state.tiles.filter((tile) => tile.startsWith('P')).length;
    expect(frontier).toBe(7 - seats);
    expect(state.pile.length).toBe(tiles - frontier - display);
    expect([state.lying, state.monolith]).toEqual([[0, 0, 0, 0, 0, 0, 0], -1]);
    expect(state.far.every((owner) => owner === -1)).toBe(true);
    expect(state.slots).toEqual([true, true, true, true]);
    expect(state.market.map(({ id }) => id).sort()).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6']);
    expect(state.market.some(({ spent }) => spent)).toBe(false);
  },
);

test('S4 the human of a solo game: home, a 2-polymer tile beside it, a fighter, 3/2/1 and 5 credits', () => {
  const state = fresh(1);
  line(state, ['start D7', 'cradle D6']);
  expect([tileOn(state, 'D7'), tileOn(state, 'D6'), shipsOf(state)]).toEqual([
    'home',
    'cradle',
    ['fighter D7'],
  ]);
  expect(content.startTiles.starter.yield).toEqual({ P: 2, M: 0, E: 0 });
  expect([player(state).stock, player(state).credits]).toEqual([[3, 2, 1], 5]);
});

test('19.2 the starter tile begins as a colony and takes a token', () => {
  const state = fresh(1);
  line(state, ['start D7', 'cradle D6']);
  expect([state.colonies.filter((owner) => owner === 0).length, player(state).supply]).toEqual([1, 15]);
});

test('S6 19.3 19.5 the Ancients: 15 credits, 16 tokens, one cruiser in staging and three in supply', () => {
  const [side] = started(1).ancients;
  expect(side).toEqual({
    credits: 15,
    supply: 16,
    throne: { own: 0, captured: [0], galaxy: 0 },
    techs: [],
    cruisers: [],
    staging: 1,
    yard: 3,
  });
});

test('S7 empty space is removed in solo and three tiles are shown', () => {
  const state = started(1);
  expect([...state.display, ...state.pile, ...state.tiles].some((tile) => tile.startsWith('X'))).toBe(false);
  expect([state.display.length, state.pile.length]).toEqual([3, 25]);
  const several = started(2);
  expect([...several.display, ...several.pile].filter((tile) => tile.startsWith('X'))).toHaveLength(6);
});

test('19.39 a planet on the frontier region of every sector without a home, nobody on it', () => {
  const state = fresh(2, { powers: false }, 9);
  line(state, ['start A1', 'cradle A2', 'start G4', 'cradle F4']);
  const frontier = ['B4', 'D6', 'F2', 'D2', 'D4'];
  for (const at of frontier) expect(tileOn(state, at)).toMatch(/^P/);
  expect([tileOn(state, 'B2'), state.tiles.filter((tile) => tile !== '').length]).toEqual(['', 9]);
  expect(state.colonies.filter((owner) => owner >= 0)).toHaveLength(2);
});

test('5.1.6 one technology of each cost lies open and the next back shows', () => {
  const state = started(2);
  state.techs.forEach((id, i) => {
    expect(content.technologies.find((tech) => tech.id === id)?.cost).toBe(i + 1);
    expect(state.techDecks[i]).toHaveLength(11);
    expect(['military', 'industry', 'culture']).toContain(state.techBacks[i]);
  });
});

test('S18 5.2.5 seven role decks of seven; three stories in the queue, the right one open', () => {
  const state = started(1);
  for (const { top, rest } of state.decks) expect([top, ...rest]).toHaveLength(7);
  expect(state.queue.slice(0, 2)).toEqual(['STORY', 'STORY']);
  expect(state.queue[2]).toMatch(/^STORY\d$/);
  expect(state.stories).toHaveLength(6);
});

test('5.1.11 events in a game of several players: role decks without stories; without them none', () => {
  const state = started(3, { events: true });
  for (const { top, rest } of state.decks) expect([top, ...rest]).toHaveLength(7);
  expect([state.queue, state.stories, state.event]).toEqual([[], [], '']);
  expect(sum(started(3).decks.map(({ rest }) => rest.length))).toBe(0);
});

test('5.1.9 an edict is open; each player keeps one of two powers and all are laid open together', () => {
  const state = fresh(2);
  line(state, ['start A1', 'cradle A2', 'start G4']);
  line(state, ['cradle F4']);
  expect(state.edict).toMatch(/^ED/);
  expect(state.edicts).toHaveLength(11);
  const [first, second] = state.players.map(({ dealt }) => dealt.slice()) as [string[], string[]];
  expect(new Set([...first, ...second]).size).toBe(4);
  expect(line(state, [`0: keep ${first[1]}`])).toEqual([]);
  expect([player(state, 0).power, player(state, 1).power]).toEqual(['', '']);
  const events = line(state, [`1: keep ${second[0]}`]);
  expect(told(events, 'kept').map(({ seat, power }) => [seat, power])).toEqual([
    [0, first[1]],
    [1, second[0]],
  ]);
  expect(state.players.map(({ power, ready, dealt }) => [power, ready, dealt])).toEqual([
    [first[1], true, []],
    [second[0], true, []],
  ]);
});

test('S3 20.7 the first placement is on any role and drops nothing', () => {
  const state = started(1);
  expect(ends(state, 'role')).toHaveLength(7);
  line(state, ['role regent']);
  expect([state.lying, state.monolith]).toEqual([[0, 0, 0, 0, 0, 0, 0], 6]);
  expect(player(state).credits).toBe(5);
});

test('5.2.1 no edicts, powers, Emperor or scepter in solo', () => {
  const state = started(1);
  expect([state.edict, state.edicts, player(state).power, state.emperor]).toEqual(['', [], '', -1]);
});

test('5.1.1 seat 0 is the first Emperor and has no tick, edict or event on the first turn', () => {
  const state = started(3, { events: true });
  expect([state.emperor, state.scepter, state.ticked, state.galaxy, state.turn]).toEqual([0, 0, 0, 34, 1]);
});
