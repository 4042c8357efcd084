import { expect, test } from 'vitest';
import { GAMES as TOYS } from '../../test/kit/toy.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { clone } from '../kernel/data/plain.ts';
import { lazyLuck } from './luck.ts';
import { forwardMoves } from './opinion.ts';
import { linesIn, searcher } from './searcher.ts';

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
  const bot = searcher(door, 1, linesIn(door, 0.1));
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
