import { describe, expect, test } from 'vitest';
import { game } from '../../../../games/empire/index.ts';
import type { Options } from '../../../../games/empire/options.ts';
import type { Move, State } from '../../../../games/empire/state.ts';
import { FLOW } from '../../../../games/empire/steps.ts';
import { fresh, line, position } from '../../../../games/empire/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { pick, type Rng, seeded } from '../../../../kernel/match/rng.ts';
import { findByText, moveText } from '../../../../kernel/text.ts';
import type { Gesture } from '../../view.ts';
import { gesture } from './gestures.ts';
import { paths, starts } from './paths.ts';
import { inHand } from './prices.ts';
import { isDrawn } from './spots.ts';

const NAMES = ['Ada', 'Rook', 'Ines', 'Tomasz'];

function gestureOf(state: State, text: string): Gesture {
  const move = findByText(legalMoves(state), text);
  return gesture(state, { text, move }, NAMES);
}

const legalMoves = (state: State): readonly Move[] => game.legalMoves(state, itemAt(game.actors(state), 0));

describe('a role', () => {
  const state = position({ players: [{ credits: 5 }], monolith: 'steward', lying: { warlord: 3 } });

  test('is chosen on the ring, with what it costs and brings', () => {
    const { to, label, price, twice } = gestureOf(state, 'role warlord');
    expect([to, label]).toEqual(['role warlord', 'Warlord']);
    expect(twice).toEqual({
      ...{ button: 'Lead Warlord', head: 'Lead Warlord: pay 2 credits, take 3.', rule: '8.6' },
    });
    expect(price).toBe(
      'Move your ships and fight. The Ancients: Move first, and fight where they meet you. You leave a credit on Merchant and Engineer.',
    );
  });

  test('warns of the last card of its deck', () => {
    const late = position({ players: [{}], monolith: 'steward', decks: { merchant: ['MER1'] } });
    expect(gestureOf(late, 'role merchant').price).toContain('the match ends after your turn');
  });
});

test('sectors are named in sentences as everywhere', () => {
  const state = position({ players: [{ ships: ['fighter D6'] }], monolith: 'engineer' });
  line(state, ['role warlord', 'reveal explorer']);
  const { label, price } = gestureOf(state, 'sector CO');
  expect([label, price]).toEqual(['The Core', expect.stringMatching(/^Order ships to the Core\./)]);
});

describe('Warlord', () => {
  const state = position({
    players: [{ ships: ['fighter G4'], staging: { cruiser: 1 } }],
    monolith: 'engineer',
  });
  line(state, ['role warlord', 'reveal explorer']);

  test('sends ships off at once, from the board and from staging', () => {
    expect(starts(state, 0)).toEqual(expect.arrayContaining(['G4 fighter 0', 'staging cruiser']));
    expect(paths(state, 0, 'staging cruiser').get('F4')).toEqual(['sector SE', 'fly cruiser staging F4']);
  });
});

// ── Random matches ────────────────────────────────────────────────────────────────────────────────

const asked = new Set<string>();
const moved = new Set<string>();

/** Every move ever offered must have a gesture that can be said and drawn. */
describe.each([
  [1, { difficulty: 'doom' }],
  [1, { difficulty: 'standard' }],
  [2, {}],
  [3, { events: true }],
  [4, { events: true }],
] as const)('in matches of %i with %o', (seats, options) => {
  test.each([1, 2, 3, 4, 5, 6])('every offer has a gesture, match %i', (seed) => {
    checkMatch(seats, options, seed);
  });
});

test('all questions and all kinds of moves have been seen', () => {
  expect([...asked].toSorted()).toEqual(Object.keys(FLOW.questions).toSorted());
  expect(moved.size).toBeGreaterThan(40);
});

function checkMatch(seats: number, options: Partial<Options>, seed: number): void {
  const rng = seeded(seed);
  const state = fresh(seats, options, 100 * seats + seed);
  for (let ply = 0; ply < 900; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    asked.add(state.stack.at(-1)?.step ?? '');
    for (const { type } of moves) moved.add(type);
    const view = game.redact(state, seat);
    const made = moves.map((move) => gesture(view, { text: moveText(move), move }, NAMES));
    expect(made.filter(isFaulty)).toEqual([]);
    expect(twins(made)).toEqual([]);
    checkPaths(view, seat);
    game.apply(state, seat, lively(rng, moves), rng);
  }
}

/** Ends no sooner than it must. */
function lively(rng: Rng, moves: readonly Move[]): Move {
  const dull = new Set(['pass', 'done', 'end', 'cancel', 'decline', 'refrain']);
  const lively = moves.filter(({ type }) => !dull.has(type));
  return pick(rng, lively.length > 0 && rng.int(8) > 0 ? lively : moves);
}

function isFaulty({ label, price = '', from, to, group = '', about = '' }: Gesture): boolean {
  const said =
    label !== '' &&
    label.length < 60 &&
    price.endsWith('.') &&
    !/undefined|NaN|Seat \d|\?|\[object/.test([label, price, group, about].join(' '));
  return !said || ![from, to].every((place) => place === undefined || isDrawn(place));
}

/** Moves that cannot be told apart: the same places and the same label. */
function twins(made: readonly Gesture[]): readonly string[] {
  const keys = made.map(({ group, from, to, label }) => [group, from, to, label].join('|'));
  return keys.filter((key, i) => keys.indexOf(key) !== i);
}

/** Whatever ship can be picked before a sector is named has somewhere to go, by moves that are legal. */
function checkPaths(state: State, seat: number): void {
  for (const from of starts(state, seat)) {
    const ways = paths(state, seat, from);
    expect(isDrawn(from)).toBe(true);
    expect(inHand(state, from)).toMatch(/\.$/);
    expect(ways.size).toBeGreaterThan(0);
    for (const [to, [sector, flight]] of ways) {
      expect(isDrawn(to)).toBe(true);
      expect(sector).toMatch(/^sector /);
      expect(flight).toMatch(new RegExp(`^fly .* ${to}$`));
    }
  }
}
