import type { Tempers } from '../../../kernel/entry.ts';

/** How the levels play by the hints, set by matches between neighbours (docs/bots.md); search adds little to them. */
export const HINTED_TEMPERS: Tempers = {
  two: {
    novice: { thought: 'move', noise: 6.6 },
    easy: { thought: 'move', noise: 5.2 },
    casual: { thought: 'move', noise: 3.9 },
    medium: { thought: 'move', noise: 2.8 },
    skilled: { thought: 'move', noise: 1.7 },
    hard: { thought: 'lines', lines: 300, turns: 1 },
    expert: { thought: 'lines', lines: 600, turns: 1 },
    master: { thought: 'lines', lines: 1200, turns: 1 },
  },
  more: {
    novice: { thought: 'move', noise: 6.6 },
    easy: { thought: 'move', noise: 5.2 },
    casual: { thought: 'move', noise: 3.8 },
    medium: { thought: 'move', noise: 2.7 },
    skilled: { thought: 'move', noise: 1.8 },
    hard: { thought: 'lines', lines: 300, turns: 1 },
    expert: { thought: 'lines', lines: 600, turns: 1 },
    master: { thought: 'lines', lines: 1200, turns: 1 },
  },
};
