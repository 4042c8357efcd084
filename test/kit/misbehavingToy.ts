import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Move } from '../../src/kernel/game.ts';
import type { BotFault } from '../../src/table/tableContract.ts';
import { GAMES as TOY } from './toy.ts';

/** Tides for the threads of bots that are to misbehave; how is told after a question mark, as in `?hangs`. */

const FAULTS: Readonly<Record<BotFault, (move: Move) => number>> = {
  hangs() {
    for (;;);
  },
  throws() {
    throw new Error('out of ideas');
  },
  cheats(move) {
    Object.assign(move, { type: 'cheat' });
    return 0;
  },
};

const fault = new URL(import.meta.url).search.slice(1) as BotFault;

export const GAMES: readonly GameEntry[] = TOY.map((entry) => ({
  ...entry,
  hints: { ...entry.hints, weight: (_, __, move) => FAULTS[fault](move as Move) },
}));
