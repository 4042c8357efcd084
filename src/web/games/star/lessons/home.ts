import { learnerAgainst } from '../../learner.ts';
import type { GuidedGame } from '../../view.ts';

/** Through the black hole to the Mothership, which repairs. */
export const home: GuidedGame = {
  id: 'home',
  setup: {
    game: 'star',
    chairs: learnerAgainst('random'),
    options: {},
    seed: 'long way 8',
    opening: [
      ...['choose jear', 'choose marshall-guard'],
      ...['place 7,2', 'place 6,3', 'place 5,4', 'place 7,0'],
      ...['place 7,20', 'place 6,19', 'place 5,18', 'place 7,22'],
      ...['move 7,0 16,1', 'end'],
      ...['move 7,22 2,17', 'end'],
      ...['move 16,1 22,5', 'end'],
      ...['move 2,17 11,16', 'end'],
      ...['move 22,5 24,7', 'end'],
      ...['move 11,16 18,13', 'end'],
      ...['end'],
      ...['move 18,13 21,8', 'attack 21,8 24,7 0', 'end'],
    ],
  },
  lessons: [
    {
      say: 'Your Scout is far from home with 6 of 10 hull, and Vesper’s Scout sits 2 hexes away. The black hole leads home: for 1 Fuel a ship that can reach it comes out in your own corner.',
      point: ['24,7'],
    },
    {
      say: 'Click the Scout, then the hex beside your Mothership.',
      move: 'jump 24,7 6,1',
      point: ['24,7', '6,1'],
    },
    {
      say: 'The jump was its move; its action is left, and the Mothership repairs only ships that have theirs. 3 hull for each Metal, next to the Mothership or itself: pay 2.',
      move: 'repair 6,1 2',
      point: ['6,1'],
    },
    {
      say: 'Whole again, with 10 hull. Both actions are used up. The Mothership can repair on a planet as well and keeps its marker there; only a move of its own takes the marker off.',
    },
  ],
};
