import { expect, test } from 'vitest';
import { GAMES as TOYS } from '../../test/kit/toy.ts';
import { itemAt } from '../kernel/data/lists.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Seat } from '../kernel/game.ts';
import type { Rng } from '../kernel/match/rng.ts';
import { glanceOf, type Memory } from './opinion.ts';

interface Pot {
  held: number;
}
interface Draw {
  readonly type: 'draw' | 'roll';
  readonly n: number;
}

const DRAWS = Array.from({ length: 9 }, (_, n): Draw => ({ type: n === 4 ? 'roll' : 'draw', n }));

/** Every move adds its number, one of them that of a die; tells how often positions were valued. */
function potsValued(): { readonly entry: GameEntry; readonly valued: () => number } {
  const toy = itemAt(TOYS, 0);
  let count = 0;
  const entry: GameEntry = {
    ...toy,
    game: {
      ...toy.game,
      copy: (pot: Pot) => ({ ...pot }),
      apply(pot: Pot, _: Seat, { type, n }: Draw, rng: Rng) {
        pot.held += type === 'roll' ? rng.int(1000) : n;
      },
    },
    hints: {
      weight: () => 1,
      value({ held }: Pot, seat) {
        count++;
        return held * (1 + seat);
      },
    },
  };
  return { entry, valued: () => count };
}

function worths(entry: GameEntry, held: number, seat: Seat, luck: number, memory?: Memory) {
  const trial = { luck, samples: 1, ...(memory && { memory }) };
  return glanceOf(entry, { state: { held }, seat, legal: DRAWS }, trial);
}

test('what was found by trying is remembered, unless it hangs on chance', () => {
  const { entry, valued } = potsValued();
  const memory: Memory = new Map();
  expect(worths(entry, 5, 0, 1, memory)).toEqual(worths(entry, 5, 0, 1));
  const before = valued();
  const again = worths(entry, 5, 0, 2, memory);
  expect(valued()).toBe(before + 1);
  expect(again).toEqual(worths(entry, 5, 0, 2));
  expect(again).not.toEqual(worths(entry, 5, 0, 1));
});

test('another position, or another seat in it, is not mistaken for one that is known', () => {
  const { entry } = potsValued();
  const memory: Memory = new Map();
  worths(entry, 5, 0, 1, memory);
  expect(worths(entry, 6, 0, 1, memory)).toEqual(worths(entry, 6, 0, 1));
  expect(worths(entry, 5, 1, 1, memory)).toEqual(worths(entry, 5, 1, 1));
});

test('a memory does not grow for ever, and what it has no room for is tried', () => {
  const { entry } = potsValued();
  const memory: Memory = new Map();
  for (let held = 0; held < 2000; held++) worths(entry, held, 0, 1, memory);
  expect(memory.size).toBe(1000);
  expect(worths(entry, 1999, 0, 1, memory)).toEqual(worths(entry, 1999, 0, 1));
});
