import { learnerAgainst } from '../../learner.ts';
import type { GuidedGame } from '../../view.ts';

/** Two ways to charge the battery beside Mercury. */
export const energy: GuidedGame = {
  id: 'energy',
  setup: {
    game: 'factions',
    chairs: learnerAgainst('greedy'),
    options: { firstTime: true },
    seed: 'first flight 29',
    opening: [
      ...['faction sop', 'faction megacore', 'berth 2-2', 'berth 1-2'],
      ...['step 2-2', 'step 3-2', 'step 4-4', 'step 5-4', 'stop', 'use Saturn Saturn', 'keep sa02', 'end'],
      ...['step 2-3', 'stop', 'none', 'end'],
      ...['step 4-4', 'step 3-2', 'step 2-2', 'step 1-2', 'stop', 'proceed'],
    ],
  },
  lessons: [
    {
      say: 'The way back from Saturn was dear: what you paid on the way out lay there still. 2 energy are left of 16. Mercury charges the battery, and you have entered a sector beside it. Use Mercury.',
      move: 'use Mercury Mercury',
      point: ['planet Mercury'],
    },
    {
      say: 'The card gave 9 energy; better Batteries make the same cards give more. End the turn and let Vesper play.',
      move: 'end',
    },
    {
      say: 'Your turn begins beside Mercury, and the battery is not full. So you may charge again without moving at all. It takes the place of Movement and Action.',
      move: 'charge Mercury',
      point: ['planet Mercury'],
    },
    {
      say: 'Full, with 16: what a card gives beyond that is lost. In a pinch you can burn a resource for 1 energy, at any time in your turn. End the turn.',
      move: 'end',
    },
    {
      say: 'Whoever passes is out for the round and gains 2 energy each time their turn would come. It pays to pass early with an empty battery. And if you are stuck far out, a rescue brings you to Mercury, for 20 points; here the first one is free.',
    },
  ],
};
