import { expect, test } from 'vitest';
import { chanceOf, seedFrom } from '../../../kernel/match/chance.ts';
import type { GameEvent, Seat } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { pick, type Rng, seeded } from '../../../kernel/match/rng.ts';
import { visible } from '../../../kernel/sight/sight.ts';
import { findByText, moveText } from '../../../kernel/text.ts';
import { game } from '../index.ts';
import type { Event, Move, State } from '../state.ts';
import {
  fresh,
  legal,
  line,
  lively,
  player,
  position,
  question,
  type Seated,
  thick,
  told,
} from './testkit.ts';

/** Hidden information (22): powers dealt and dials set. */

const VIEWERS = (state: State): (Seat | undefined)[] => [undefined, ...state.players.keys()];

/** Homes are placed; all are to keep a power. */
function keeping(seats: number, seed: number): State {
  const state = fresh(seats, {}, seed);
  while (question(state) !== 'keep') line(state, [itemAt(legal(state), 0)]);
  return state;
}

test('22 powers dealt are seen by their owner alone', () => {
  const state = keeping(4, 3);
  const dealt = state.players.map((one) => one.dealt.slice());
  expect(new Set(dealt.flat()).size).toBe(8);
  for (const viewer of VIEWERS(state)) {
    const text = JSON.stringify(game.redact(state, viewer));
    dealt.forEach((powers, seat) => {
      for (const power of powers) expect(text.includes(power)).toBe(seat === viewer);
    });
  }
});

test('22 keep: whatever the first has chosen, the others see, are offered and are told the same', () => {
  const state = keeping(3, 5);
  const [one, two] = player(state, 1).dealt.map((power) => {
    const next = clone(state);
    const events: Event[] = [];
    game.apply(next, 1, findByText(game.legalMoves(next, 1), `keep ${power}`), seeded(1), events);
    return [undefined, 0, 2].map((viewer) =>
      JSON.stringify([
        game.redact(next, viewer),
        visible(events, viewer),
        game.actors(next),
        viewer === undefined ? [] : game.legalMoves(next, viewer),
      ]),
    );
  }) as [string[], string[]];
  expect(one).toEqual(two);
});

test('22 keep in any order; the kept powers are laid open together, the others never', () => {
  const state = keeping(3, 7);
  const dealt = state.players.map((player_) => player_.dealt.slice());
  for (const seat of [2, 0]) {
    const events = line(state, [`${seat}: keep ${dealt[seat]?.[1]}`]);
    expect(events).toEqual([]);
    expect(game.actors(state)).not.toContain(seat);
  }
  const events = line(state, [`1: keep ${dealt[1]?.[0]}`]);
  expect(told(events, 'kept').map(({ power }) => power)).toEqual([
    dealt[0]?.[1],
    dealt[1]?.[0],
    dealt[2]?.[1],
  ]);
  const text = JSON.stringify([state, events]);
  for (const gone of [dealt[0]?.[0], dealt[1]?.[1], dealt[2]?.[0]]) expect(text).not.toContain(`"${gone}"`);
});

/** Two fleets of strength 9 and more meet. */
function meeting(first: Seated = {}, second: Seated = {}): State {
  const state = position({
    players: [
      { ships: ['dreadnought E5', 'cruiser E5'], ...first },
      { ships: ['dreadnought D4', 'cruiser D4'], ...second },
      {},
    ],
    monolith: 'engineer',
  });
  line(state, [
    'role warlord',
    'end',
    'end',
    'sector CO',
    'fly dreadnought E5 D5',
    'fly cruiser E5 D5',
    'commit',
  ]);
  return state;
}

test.each([0, 1])('22 a sealed dial of seat %i reaches nobody else, in view, events or moves', (setter) => {
  const other = 1 - setter;
  const seen = ['dial 7 2 0', 'dial 0 0 9', 'dial 3 3 3'].map((dial) => {
    const state = meeting();
    const events = line(state, [`${setter}: ${dial}`]);
    expect(game.redact(state, setter).battles[0]?.sides[setter]?.dial).not.toEqual([-1, -1, -1]);
    return [undefined, other, 2].map((viewer) =>
      JSON.stringify([
        game.redact(state, viewer),
        visible(events, viewer),
        game.actors(state),
        game.legalMoves(state, other),
      ]),
    );
  });
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('22 dials are revealed together', () => {
  const state = meeting();
  const first = line(state, ['1: dial 0 0 9']);
  expect(first).toEqual([{ type: 'dialSet', seat: 1 }]);
  const second = line(state, ['0: dial 0 9 0']);
  expect(told(second, 'dials')).toEqual([{ type: 'dials', attacker: [0, 9, 0], defender: [0, 0, 9] }]);
  for (const viewer of VIEWERS(state))
    expect(game.redact(state, viewer).battles[0]?.sides.map(({ dial }) => dial)).toEqual([
      [0, 9, 0],
      [0, 0, 9],
    ]);
});

test('22 with Battle Precognition the enemy’s dial is open before the own is set, to all', () => {
  const state = meeting({ techs: ['TM31'] });
  expect(game.actors(state)).toEqual([1]);
  line(state, ['1: dial 4 4 1']);
  for (const viewer of VIEWERS(state))
    expect(game.redact(state, viewer).battles[0]?.sides[1]?.dial).toEqual([4, 4, 1]);
});

test('22 a dial set in solo before the card is revealed is the human’s own', () => {
  const state = position({
    players: [{ ships: ['cruiser E5'] }],
    ancients: { cruisers: ['C3'] },
    monolith: 'engineer',
    tops: { scientist: 'SCI6', steward: 'STE3' },
  });
  line(state, ['role warlord', 'reveal scientist', 'sector CO', 'fly cruiser E5 D5', 'commit', 'dial 1 1 1']);
  expect(game.redact(state, 0).battles[0]?.sides[0]?.dial).toEqual([1, 1, 1]);
});

test('22 what nobody knows is not settled: no order of piles, decks or stories is in the state', () => {
  // The piles keep the order of the printed lists, less what is gone.
  const state = thick(3, 5, { events: true });
  const sorted = (list: readonly string[]): boolean => list.join() === list.toSorted().join();
  expect(sorted(state.pile)).toBe(true);
  for (const { rest } of state.decks) expect(sorted(rest)).toBe(true);
});

// ── What cannot be seen has no influence ──────────────────────────────────────────────────────────

interface Result {
  readonly view: string;
  readonly told: string;
}

function resultOf(state: State, viewer: Seat | undefined, seat: Seat, move: Move, chance: Rng): Result {
  const next = clone(state);
  const events: GameEvent[] = [];
  game.apply(next, seat, move, chance, events as Event[]);
  return { view: JSON.stringify(game.redact(next, viewer)), told: JSON.stringify(visible(events, viewer)) };
}

/** The first thing a viewer could learn that its view does not show. */
function leakOf(state: State, twin: State, viewer: Seat | undefined, chance: () => Rng): string | undefined {
  const differs = (look: (seen: State) => unknown): boolean =>
    JSON.stringify(look(state)) !== JSON.stringify(look(twin));
  if (differs((seen) => game.redact(seen, viewer))) return 'the view';
  if (differs((seen) => game.actors(seen))) return 'who is asked';
  if (differs((seen) => seen.stack)) return 'what is asked';
  for (const seat of game.actors(state)) {
    if (seat === viewer && differs((seen) => game.legalMoves(seen, seat))) return 'the legal moves';
    const also = new Set(game.legalMoves(twin, seat).map(moveText));
    for (const move of game.legalMoves(state, seat).slice(0, 40)) {
      if (!also.has(moveText(move))) continue;
      const [one, other] = [state, twin].map((seen) => resultOf(seen, viewer, seat, move, chance())) as [
        Result,
        Result,
      ];
      if (one.view === other.view && one.told !== other.told) return `the events of ${moveText(move)}`;
    }
  }
  return undefined;
}

test.each([2, 3, 4])('22 with %i seats nothing hidden shows in what is asked, offered and told', (seats) => {
  const secret = seedFrom(`quiet ${seats}`);
  const rng = seeded(seats);
  let others = 0;
  for (let i = 0; i < 6; i++) {
    let state = i < 2 ? fresh(seats, {}, i) : thick(seats, 80 + i);
    for (let ply = 1; ply < 140 && game.actors(state).length > 0; ply++) {
      const chance = (): Rng => chanceOf(secret, ply);
      const hiding =
        state.stack.at(-1)?.step === 'keep' ||
        state.battles.some(({ sides }) => sides.some(({ dial, open }) => dial.length > 0 && !open));
      for (const viewer of hiding || ply % 25 === 0 ? VIEWERS(state) : []) {
        const twin = game.determinize(game.redact(state, viewer), viewer, rng);
        if (JSON.stringify(twin) !== JSON.stringify(state)) others++;
        expect(leakOf(state, twin, viewer, chance), `${i} ${ply} ${viewer}`).toBeUndefined();
      }
      const seat = pick(rng, game.actors(state));
      const next = clone(state);
      game.apply(next, seat, lively(rng, state, seat), chance());
      state = next;
    }
  }
  expect(others).toBeGreaterThan(8);
});

test('22 a guess keeps what the viewer knows and fills in legal secrets', () => {
  const state = keeping(4, 3);
  const guess = game.determinize(game.redact(state, 2), 2, seeded(4));
  expect(player(guess, 2).dealt).toEqual(player(state, 2).dealt);
  const all = guess.players.flatMap(({ dealt }) => dealt);
  expect([all.length, new Set(all).size, all.includes('?')]).toEqual([8, 8, false]);
  const battle = meeting();
  line(battle, ['1: dial 4 4 1']);
  for (let seed = 0; seed < 20; seed++) {
    const other = game.determinize(game.redact(battle, 0), 0, seeded(seed));
    const dial = other.battles[0]?.sides[1]?.dial as number[];
    expect([dial.length, dial.every((value) => value >= 0), dial.reduce((a, b) => a + b, 0)]).toEqual([
      3,
      true,
      9,
    ]);
  }
});
