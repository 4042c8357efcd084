import type { GameEntry } from '../src/kernel/entry.ts';
import { cometChase } from './cometChase.ts';
import { ticTacToe } from './ticTacToe.ts';

/** The games to learn from; `./orrery --with examples/index.ts` brings all of them. */
export const EXAMPLES: readonly GameEntry[] = [ticTacToe, cometChase];
