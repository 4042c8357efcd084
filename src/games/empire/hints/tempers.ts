import type { Tempers } from '../../../kernel/entry.ts';

/** How the levels play by nets, set by matches between neighbours (docs/bots.md). */
export const TEMPERS: Tempers = {
  two: {
    novice: { thought: 'move', noise: 2.7 },
    easy: { thought: 'move', noise: 2.1 },
    casual: { thought: 'move', noise: 1.5 },
    medium: { thought: 'move', noise: 0.8 },
    skilled: { thought: 'move', noise: 0 },
    hard: { thought: 'lines', lines: 128, turns: 2 },
    expert: { thought: 'lines', lines: 400, turns: 3 },
    master: { thought: 'lines', lines: 800, turns: 4 },
  },
  more: {
    novice: { thought: 'move', noise: 2.0 },
    easy: { thought: 'move', noise: 1.45 },
    casual: { thought: 'move', noise: 1.0 },
    medium: { thought: 'move', noise: 0.5 },
    skilled: { thought: 'move', noise: 0 },
    hard: { thought: 'lines', lines: 128, turns: 4 },
    expert: { thought: 'lines', lines: 400, turns: 4 },
    master: { thought: 'lines', lines: 800, turns: 4 },
  },
};
