import type { GameEntry } from '../../src/kernel/entry.ts';
import { GAMES as TOYS, hints } from './toy.ts';

/** Tides with hints that never come to an end. */
export const GAMES: readonly GameEntry[] = TOYS.map((entry) => ({
  ...entry,
  hints: {
    ...hints,
    value: () => {
      for (;;);
    },
  },
}));
