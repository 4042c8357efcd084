import type { Tempers } from '../../../kernel/entry.ts';

/** How the levels play by nets, set by matches between neighbours (docs/bots.md). */
export const TEMPERS: Tempers = {
  two: {
    novice: { thought: 'move', noise: 4.8 },
    easy: { thought: 'move', noise: 3.6 },
    casual: { thought: 'move', noise: 1.8 },
    medium: { thought: 'move', noise: 0 },
    skilled: { thought: 'lines', lines: 48, turns: 2 },
    hard: { thought: 'lines', lines: 240, turns: 4 },
    expert: { thought: 'lines', lines: 960, turns: 4 },
    master: { thought: 'lines', lines: 3200, turns: 4 },
  },
  more: {
    novice: { thought: 'move', noise: 4.8 },
    easy: { thought: 'move', noise: 3.4 },
    casual: { thought: 'move', noise: 1.8 },
    medium: { thought: 'move', noise: 0 },
    skilled: { thought: 'lines', lines: 48, turns: 2 },
    hard: { thought: 'lines', lines: 240, turns: 4 },
    expert: { thought: 'lines', lines: 960, turns: 4 },
    master: { thought: 'lines', lines: 3200, turns: 4 },
  },
};
