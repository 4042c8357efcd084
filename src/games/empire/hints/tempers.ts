import type { Tempers } from '../../../kernel/entry.ts';

/** How the levels play by nets, set by matches between neighbours (docs/bots.md). */
export const TEMPERS: Tempers = {
  two: {
    novice: { thought: 'move', noise: 2.7 },
    easy: { thought: 'move', noise: 2.1 },
    casual: { thought: 'move', noise: 1.5 },
    medium: { thought: 'move', noise: 0.8 },
    skilled: { thought: 'move', noise: 0 },
    hard: { thought: 'lines', lines: 240, turns: 2 },
    expert: { thought: 'lines', lines: 960, turns: 2 },
    master: { thought: 'lines', lines: 3200, turns: 2 },
  },
  more: {
    novice: { thought: 'move', noise: 2.0 },
    easy: { thought: 'move', noise: 1.45 },
    casual: { thought: 'move', noise: 1.0 },
    medium: { thought: 'move', noise: 0.5 },
    skilled: { thought: 'move', noise: 0 },
    hard: { thought: 'lines', lines: 96, turns: 4 },
    expert: { thought: 'lines', lines: 384, turns: 4 },
    master: { thought: 'lines', lines: 1536, turns: 4 },
  },
};
