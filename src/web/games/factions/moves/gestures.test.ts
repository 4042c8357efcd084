import { describe, expect, test } from 'vitest';
import type { Options } from '../../../../games/factions/options.ts';
import { game } from '../../../../games/factions/index.ts';
import type { Move, State } from '../../../../games/factions/state.ts';
import { asked, fresh, line, position } from '../../../../games/factions/test/testkit.ts';
import { pick, type Rng, seeded } from '../../../../kernel/match/rng.ts';
import { moveText } from '../../../../kernel/text.ts';
import type { Gesture, Place } from '../../view.ts';
import { gesture, rests } from './gestures.ts';
import { inHand, wayWords } from './prices.ts';
import { isOnBoard, spotOf } from './spots.ts';

const NAMES = ['Ada', 'Rook', 'Ines', 'Tomasz'];

function gestureOf(state: State, text: string): Gesture {
  const move = game.legalMoves(state, asked(state)).find((one) => moveText(one) === text) as Move;
  return gesture(state, { text, move }, NAMES);
}

describe('flying', () => {
  const state = position({ players: [{ ships: ['3-0'], energy: 12 }, {}], energy: { '4-0': 2, '2-0': 14 } });

  test('leads from the ship to a sector, with its price', () => {
    expect(gestureOf(state, 'step 4-0')).toMatchObject({
      from: '3-0',
      to: '4-0',
      then: '4-0',
      label: 'Enter Belt 0',
      price: expect.stringMatching(/^Enter Belt 0 for 3 energy, 9 left\./),
    });
  });

  test('warns of a sector whence there is no way on', () => {
    const poor = position({ players: [{ ships: ['3-0'], energy: 1 }, {}] });
    expect(gestureOf(poor, 'step 3-1').price).toContain('You could not fly on from there.');
  });

  test('begins with the ship in the hand', () => {
    expect(rests(state, 0)).toBe('3-0');
    expect(rests(state, 1)).toBeUndefined();
    const two = position({ players: [{ faction: 'androids', ships: ['3-0', '2-1'] }, {}] });
    expect(rests(two, 0)).toBeUndefined();
    expect(gestureOf(two, 'keepShip 3-0').to).toBe('3-0');
  });

  test('ends with a golden button', () => {
    const flown = position({ players: [{ ships: ['3-0'] }, {}] });
    line(flown, ['step 4-0']);
    expect(gestureOf(flown, 'stop')).toMatchObject({ label: 'Stop here', commits: true });
  });
});

describe('what is pointed at', () => {
  test('a far sector is told by its name, with what the whole way costs', () => {
    const state = position({ players: [{ ships: ['2-0'], energy: 9 }, {}], tiles: { '4-0': 0 } });
    expect(wayWords(state, 0, '4-0')).toMatch(
      /^Fly 2 sectors to Belt 0 for 3 energy, 6 left\. .*with a tile\.$/i,
    );
  });

  test('a tile tells what it may bring and how much there is room for', () => {
    const state = position({ players: [{ ships: ['4-0'], resources: 2 }, {}], tiles: { '4-0': 0 } });
    expect(gestureOf(state, 'mine 4-0').price).toBe(
      'The tile in Belt 0 gives 2 to 6 resources; your hold has room for 2.',
    );
  });
});

test('15.4: a rescue tells its price before it is called, and stands apart', () => {
  const state = position({ players: [{ ships: ['5-0'] }, {}] });
  expect(gestureOf(state, 'rescue 5-0 0-0')).toMatchObject({
    group: 'Rescue: −20 points',
    about: 'A rescue brings your ship beside Mercury at once and ends your Movement: −20 points.',
    seldom: true,
  });
});

describe('planets', () => {
  test('are used by a button and by a click', () => {
    const state = position({ players: [{ ships: ['3-1'], resources: 4 }, {}], planets: { Mars: 0 } });
    line(state, ['step 3-0', 'stop']);
    expect(gestureOf(state, 'use Mars Mars')).toMatchObject({
      to: 'planet Mars',
      button: true,
      label: 'Use Mars',
      price: 'Use Mars: burn resources, two for each upgrade of a machine.',
    });
  });

  test('charge at Mercury', () => {
    const state = position({ players: [{ ships: ['0-0'], energy: 3 }, {}], planets: { Mercury: 0 } });
    expect(gestureOf(state, 'charge Mercury')).toMatchObject({ to: 'planet Mercury', button: true });
  });

  test('offer few numbers as buttons, and many as chips', () => {
    const state = position({
      players: [{ faction: 'zealots', ships: ['0-0'], energy: 13 }, {}],
      planets: { Mercury: 0 },
    });
    line(state, ['charge Mercury']);
    expect(gestureOf(state, 'amount 2')).toMatchObject({ label: '2 energy', price: 'Take 2 energy.' });
    expect(gestureOf(state, 'amount 2').to).toBeUndefined();
    const empty = position({
      players: [{ faction: 'zealots', ships: ['0-0'], energy: 0 }, {}],
      planets: { Mercury: 0 },
    });
    line(empty, ['charge Mercury']);
    expect(gestureOf(empty, 'amount 2').to).toBe('count 2');
    expect(gestureOf(empty, 'amount 16')).toMatchObject({ to: 'count 16', button: true });
  });
});

describe('cards', () => {
  test('of explorers go onto exoplanets', () => {
    const state = position({ players: [{ explorers: ['ve01'], exoplanets: ['ju01'] }, {}] });
    expect(gestureOf(state, 'place ve01 ju01')).toMatchObject({
      from: 'card ve01',
      to: 'world ju01',
    });
    expect(inHand(state, 'card ve01')).toBe('Swamp Things: put them on one of your exoplanets.');
  });

  test('of objectives are completed by a click or a button', () => {
    const state = position({ players: [{ objectives: ['sa01'], resources: 2 }, {}] });
    const move: Move = { type: 'complete', card: 'sa01' };
    const made = gesture(state, { text: 'complete sa01', move }, NAMES);
    expect(made).toMatchObject({
      to: 'card sa01',
      button: true,
      price: 'Complete Deep Pockets for 3 points.',
    });
  });
});

describe('passing', () => {
  test('is no golden button while there is something to do', () => {
    const state = position({ players: [{}, {}] });
    expect(gestureOf(state, 'pass').commits).toBeUndefined();
    const stuck = position({ players: [{ energy: 0, ships: ['5-0'] }, {}], tiles: {} });
    expect(gestureOf(stuck, 'pass').commits).toBe(true);
  });

  test('tells what becomes of the round', () => {
    const state = position({ players: [{}, {}] });
    expect(gestureOf(state, 'pass').price).toContain('1 other player goes on.');
    const last = position({ players: [{}, { passed: true }] });
    expect(gestureOf(last, 'pass').price).toContain('The round ends.');
  });
});

describe('a deal', () => {
  test('is put together from things beside the board', () => {
    const state = position({ players: [{ resources: 2 }, { techs: ['ur03'] }] });
    expect(gestureOf(state, 'offer 1')).toMatchObject({ group: 'Trade', label: 'with Rook' });
    line(state, ['offer 1']);
    expect(gestureOf(state, 'give energy 4')).toMatchObject({ to: 'give energy 4', label: '4 energy' });
    expect(gestureOf(state, 'ask tech ur03').to).toBe('ask tech ur03');
    expect(gestureOf(state, 'cancel').to).toBeUndefined();
    line(state, ['give resource 1', 'ask tech ur03']);
    expect(gestureOf(state, 'propose').commits).toBe(true);
  });
});

// ── Random matches ────────────────────────────────────────────────────────────────────────────────

/** Kinds of places drawn beside the board. */
const BESIDE = new Set('card market world tech machine faction vote option count band give ask'.split(' '));

/** Every move ever offered has a gesture that can be said in names of the board and drawn; gold never refuses. */
test.each([
  [1, {}],
  [2, {}],
  [3, { firstTime: true }],
  [4, {}],
] as const)('every offer of matches of %i has a gesture', (seats, options) => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 2; seed++) checkMatch(seats, options, seed, seen);
  expect([...seen]).toEqual(expect.arrayContaining(['faction', 'berth', 'step', 'stop', 'use', 'pass']));
});

function checkMatch(seats: number, options: Partial<Options>, seed: number, seen: Set<string>): void {
  const rng = seeded(seed);
  const state = fresh(seats, options, seed);
  for (let ply = 0; ply < 500; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    for (const { type } of moves) seen.add(type);
    const view = game.redact(state, seat);
    const faults = moves.flatMap((move) => faultOf(gesture(view, { text: moveText(move), move }, NAMES)));
    expect(faults).toEqual([]);
    game.apply(state, seat, lively(rng, moves), rng);
  }
}

/** Passes seldom, trades little, calls no rescue if there is anything else. */
function lively(rng: Rng, moves: readonly Move[]): Move {
  const dull = new Set(['pass', 'offer', 'rescue', 'cancel', 'beacon', 'spy', 'invert', 'tug']);
  const lively = moves.filter(({ type }) => !dull.has(type));
  return pick(rng, lively.length > 0 && rng.int(12) > 0 ? lively : moves);
}

function faultOf(made: Gesture): readonly Gesture[] {
  const { label, price = '', from, to, group = '', about = '' } = made;
  const said =
    label !== '' &&
    price.endsWith('.') &&
    !/undefined|NaN|Seat \d|\?|\[object/.test([label, price, group, about].join(' '));
  const named = !/\b[0-7K]-\d/.test([label, price, about].join(' '));
  const refuses = /^(No |Not |Do not |Burn none|Stay |Leave |Refuse|Call it off|Neither)/.test(label);
  const drawn = [from, to].every((place) => place === undefined || isDrawn(place));
  return said && named && drawn && !(refuses && made.commits) ? [] : [made];
}

function isDrawn(place: Place): boolean {
  return isOnBoard(place) || BESIDE.has(spotOf(place).kind);
}
