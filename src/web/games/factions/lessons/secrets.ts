import { learnerAgainst } from '../../learner.ts';
import type { GuidedGame } from '../../view.ts';

/** A secret objective from Saturn. */
export const secrets: GuidedGame = {
  id: 'secrets',
  setup: {
    game: 'factions',
    chairs: learnerAgainst('greedy'),
    options: { firstTime: true },
    seed: 'first flight 29',
    opening: [
      ...['faction sop', 'faction megacore', 'berth 2-2', 'berth 1-2'],
      ...['step 2-2', 'step 3-2', 'step 4-4'],
    ],
  },
  lessons: [
    {
      say: 'Saturn deals secret objectives: points for something that only you are after. It stands two bands outside Mars. Fly one sector further.',
      move: 'step 5-4',
      point: ['4-4', '5-4'],
    },
    {
      say: 'You have paid your way into a sector beside Saturn, so you may use it. Stop here.',
      move: 'stop',
    },
    {
      say: 'Use Saturn.',
      move: 'use Saturn Saturn',
      point: ['planet Saturn'],
    },
    {
      say: 'You look at two and keep one. Topped Off gives 2 points if your battery is full when a round ends. Power Hungry gives 4, for the Gamma Battery, which takes many upgrades. Keep Topped Off.',
      move: 'keep sa02',
      point: ['card sa02'],
    },
    {
      say: 'Every objective says when it can be completed: in your turn, at the end of a Movement or at the end of a round. The table offers it as soon as it is true. You may hold three at the end of a turn; nobody else sees them.',
    },
  ],
};
