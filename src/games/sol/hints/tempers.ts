import type { Tempers } from '../../../kernel/entry.ts';

/** How the levels play by nets, set by matches between neighbours, and alone by what they win (docs/bots.md). */
export const TEMPERS: Tempers = {
  two: {
    novice: { thought: 'move', noise: 0.38 },
    easy: { thought: 'move', noise: 0.3 },
    casual: { thought: 'move', noise: 0.21 },
    medium: { thought: 'move', noise: 0 },
    skilled: { thought: 'turn', noise: 0.06, width: 2 },
    hard: { thought: 'turn', noise: 0, width: 6 },
    expert: { thought: 'replies', width: 6, plans: 3, tries: 3 },
    master: { thought: 'replies', width: 6, plans: 4, tries: 16 },
  },
  more: {
    novice: { thought: 'move', noise: 0.36 },
    easy: { thought: 'move', noise: 0.26 },
    casual: { thought: 'move', noise: 0.16 },
    medium: { thought: 'move', noise: 0 },
    skilled: { thought: 'turn', noise: 0, width: 2 },
    hard: { thought: 'turn', noise: 0, width: 6 },
    expert: { thought: 'replies', width: 6, plans: 3, tries: 3 },
    master: { thought: 'replies', width: 6, plans: 4, tries: 16 },
  },
  // Alone a beam finds what the net overrates, and no search was better than the best move (docs/bots.md).
  one: {
    novice: { thought: 'move', noise: 0.36 },
    easy: { thought: 'move', noise: 0.26 },
    casual: { thought: 'move', noise: 0.16 },
    medium: { thought: 'move', noise: 0.08 },
    skilled: { thought: 'move', noise: 0.04 },
    hard: { thought: 'move', noise: 0 },
    expert: { thought: 'move', noise: 0 },
    master: { thought: 'move', noise: 0 },
  },
};
