import type { Foresight } from '../../../kernel/entry.ts';

/** How the levels play by nets, set by matches between neighbours (docs/bots.md). */
export const TEMPERS: NonNullable<Foresight['tempers']> = {
  two: {
    novice: { thought: 'move', noise: 5.2 },
    easy: { thought: 'move', noise: 4 },
    casual: { thought: 'move', noise: 2.1 },
    medium: { thought: 'move', noise: 0 },
    skilled: { thought: 'lines', lines: 32, turns: 2 },
    hard: { thought: 'lines', lines: 128, turns: 4 },
    expert: { thought: 'lines', lines: 320, turns: 4 },
    master: { thought: 'lines', lines: 800, turns: 4 },
  },
  more: {
    novice: { thought: 'move', noise: 5.2 },
    easy: { thought: 'move', noise: 4 },
    casual: { thought: 'move', noise: 2.1 },
    medium: { thought: 'move', noise: 0 },
    skilled: { thought: 'lines', lines: 32, turns: 2 },
    hard: { thought: 'lines', lines: 128, turns: 4 },
    expert: { thought: 'lines', lines: 320, turns: 4 },
    master: { thought: 'lines', lines: 800, turns: 4 },
  },
};
