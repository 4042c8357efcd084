import { describe, expect, test } from 'vitest';
import { GAMES as TOYS } from '../../test/toy.ts';
import type { GameEntry } from '../kernel/entry.ts';
import { GAMES } from '../games/index.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/lists.ts';
import { clone, equal } from '../kernel/plain.ts';
import { seeded } from '../kernel/rng.ts';
import { runMatch } from '../kernel/runner.ts';
import { botOf } from './index.ts';
import { lazyLuck } from './luck.ts';
import { forwardMoves } from './opinion.ts';
import { searcher } from './searcher.ts';

/** How far a seat is followed, how many moves are tried each time, and how many positions are looked at in a match. */
const STEPS = 3;
const MOVES = 10;
const POSITIONS = 40;

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('in %s', (_, entry) => {
  test.each(['random', 'greedy'])(
    'whoever takes nothing back does not come back to where they were, %s',
    (kind) => {
      const { game } = entry;
      const players = [0, 1, 2].map((seat) => botOf(kind).make(entry, seat));
      const rng = seeded(5);
      let looked = 0;
      runMatch(game, { seats: 3, seed: 'circles' }, players, (_seat, _move, state) => {
        const seat = game.actors(state)[0] as Seat | undefined;
        if (seat === undefined || looked >= POSITIONS || rng.int(6) > 0) return;
        looked++;
        expect(wayBack(entry, state, seat)).toBeUndefined();
      });
      expect(looked).toBeGreaterThan(10);
    },
  );
});

/** Moves of a seat without luck after which everything is as it was. */
function wayBack(entry: GameEntry, start: object, seat: Seat): readonly Move[] | undefined {
  const { game } = entry;
  const from = (state: object, way: readonly Move[]): readonly Move[] | undefined => {
    if (way.length === STEPS || game.actors(state)[0] !== seat) return undefined;
    for (const move of forwardMoves(entry, game.legalMoves(state, seat)).slice(0, MOVES)) {
      const luck = lazyLuck(1);
      const next = clone(state);
      game.apply(next, seat, move, luck);
      if (luck.used) continue;
      const found = equal(next, start) ? [...way, move] : from(next, [...way, move]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return from(start, []);
}

interface Door {
  open: boolean;
  over: boolean;
}

/** A door that may be opened and closed for ever, until somebody goes through or away. */
const taken = { back: 0 };
const door: GameEntry = {
  ...itemAt(TOYS, 0),
  game: {
    ...itemAt(TOYS, 0).game,
    seatsOf: () => 1,
    actors: ({ over }: Door) => (over ? [] : [0]),
    legalMoves: ({ open }: Door) => (open ? ['go', 'close'] : ['open', 'leave']).map((type) => ({ type })),
    apply(state: Door, _seat: Seat, { type }: Move) {
      if (type === 'close') taken.back++;
      state.open = type === 'open';
      state.over = type === 'go' || type === 'leave';
    },
    outcome: ({ over }: Door) => (over ? { points: [0], places: [1] } : undefined),
    redact: clone,
    determinize: clone,
  },
  hints: {
    value: ({ open }: Door) => (open ? 1 : 0),
    weight: () => 0,
    chances: () => [0.5],
    takesBack: ({ type }: Move) => type === 'close',
  },
};

test('a search does not think of taking back what it has begun', () => {
  const state: Door = { open: false, over: false };
  const bot = searcher(door, 1, 0.1);
  const chosen: string[] = [];
  while (!state.over && chosen.length < 5) {
    const legal = door.game.legalMoves(state, 0) as Move[];
    const move = bot.choose({ seat: 0, legal, view: () => clone(state) });
    chosen.push(move.type);
    door.game.apply(state, 0, move, lazyLuck(1));
  }
  expect(chosen.at(-1)).toMatch(/go|leave/);
  expect(taken.back).toBe(0);
});

test('what can only be taken back is taken back', () => {
  const close = { type: 'close' };
  expect(forwardMoves(door, [close])).toEqual([close]);
  expect(forwardMoves(door, [{ type: 'go' }, close])).toEqual([{ type: 'go' }]);
});
