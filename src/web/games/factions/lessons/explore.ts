import { learnerAgainst } from '../../learner.ts';
import type { GuidedGame } from '../../view.ts';

/** Explorers from Venus on an exoplanet. */
export const explore: GuidedGame = {
  id: 'explore',
  setup: {
    game: 'factions',
    chairs: learnerAgainst('greedy'),
    options: { firstTime: true },
    seed: 'first flight 29',
    opening: [
      ...['faction sop', 'faction megacore', 'berth 2-2', 'berth 1-2'],
      ...['step 2-2', 'step 3-2', 'step 4-3', 'stop', 'use Jupiter Jupiter', 'take ju19', 'boon A', 'end'],
      ...[
        'step 2-1',
        'step 3-1',
        'stop',
        'use Mars Mars',
        'engineer 2',
        'install sails',
        'install sails',
        'end',
      ],
      ...['mine 4-3', 'end'],
      ...['step 4-1', 'stop', 'mine 4-1', 'end'],
      ...['step 3-2', 'step 2-2', 'stop'],
    ],
  },
  lessons: [
    {
      say: 'An exoplanet before you is worth nothing until it is explored. Dimidium wants explorers that count 3 together, and those are hired on Venus, beside you. Use Venus.',
      move: 'use Venus Venus',
      point: ['planet Venus'],
    },
    {
      say: 'Each resource you burn draws one explorer, and you do not know which: some count 1, some 3, and many count more on one type of world and less on another. Burn 2 of your 5.',
      move: 'recruit 2',
      point: ['count 2'],
    },
    {
      say: 'Geriatric Explorers, who count 1, and Honour-Guard Hamsters, who count 3: enough alone. Click the Hamsters, then Dimidium. It is free, in any turn of yours.',
      move: 'place ve14 ju19',
      point: ['card ve14', 'world ju19'],
    },
    {
      say: 'Explored, and for good: it will yield 3 energy after each round. The other explorers stay in your hand for the next world. End the turn.',
      move: 'end',
    },
    {
      say: 'At the end each type of world scores as a set: 1, 3, 7 and 12 points for one to four of the same type. Two gas planets are worth more than a gas and an ice planet, so look at the market of Jupiter with that in mind.',
    },
  ],
};
