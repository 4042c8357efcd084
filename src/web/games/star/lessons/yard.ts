import { learnerAgainst } from '../../learner.ts';
import type { GuidedGame } from '../../view.ts';

/** A blueprint becomes a ship, and a kit makes it better. */
export const yard: GuidedGame = {
  id: 'yard',
  setup: {
    game: 'star',
    chairs: learnerAgainst('random'),
    options: {},
    seed: 'new hulls 5776',
    opening: [
      ...['choose jear', 'choose marshall-guard'],
      ...['place 7,2', 'place 5,4', 'place 3,4', 'place 6,3'],
      ...['place 7,20', 'place 6,19', 'place 5,18', 'place 3,18'],
      ...['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end', 'end'],
    ],
  },
  lessons: [
    {
      say: 'You drew the blueprint of a Scout. It is good for this turn only and wants to be paid: 2 Metal and 2 Fuel. You have 2 and 3. Build it in your corner, beside the Mothership.',
      move: 'build scout 8,1',
      point: ['8,1'],
    },
    {
      say: 'In the turn it is built a ship is fresh: it neither moves nor acts, though it would answer an attack. End the turn.',
      move: 'end',
    },
    {
      say: 'You drew a kit, the Crusher, for 1 Fuel and 2 Weapons. It adds 3 damage and 1 range and takes off 1 movement. Fit it to the new Scout.',
      move: 'fit crusher 8,1',
      point: ['8,1'],
    },
    {
      say: 'This Scout flies 4 hexes now and shoots 5 far. Send it out, past Hollin.',
      move: 'move 8,1 13,4',
      point: ['8,1', '13,4'],
    },
    {
      say: 'A ship carries one kit. You have tokens for 3 Scouts, 2 Warriors and 1 Juggernaut, and what was destroyed can be built again, all but the Mothership. Every colony draws one card more in each turn: more to build from.',
    },
  ],
};
