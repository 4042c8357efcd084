import { learnerAgainst } from '../../learner.ts';
import type { GuidedGame } from '../../view.ts';

/** A shot that cannot be answered, and one that need not be feared. */
export const range: GuidedGame = {
  id: 'range',
  setup: {
    game: 'star',
    chairs: learnerAgainst('random'),
    options: {},
    seed: 'out of reach 151',
    opening: [
      ...['choose jear', 'choose marshall-guard'],
      ...['place 7,2', 'place 5,4', 'place 3,4', 'place 6,3'],
      ...['place 7,20', 'place 6,19', 'place 5,18', 'place 3,18'],
      ...['move 6,3 9,8', 'move 5,4 8,7', 'end'],
      ...['move 5,18 3,14', 'end'],
      ...['move 8,7 7,10', 'move 9,8 5,10', 'attack 5,10 3,14 0', 'end'],
      ...['end'],
    ],
  },
  lessons: [
    {
      say: 'A ship that survives an attack shoots back, if the attacker is within its own range. Vesper’s Warrior reaches 2 hexes, your Scout 4: from where it stands it hits and is not answered. The Warrior has 12 hull left.',
      point: ['5,10', '3,14'],
    },
    {
      say: 'Click the Scout, then the Warrior. A Warrior’s shield takes 1 off every hit. Keep your Weapons for now.',
      move: 'attack 5,10 3,14 0',
      point: ['5,10', '3,14'],
    },
    {
      say: '3 damage, and nothing came back: 9 are left. Now the Juggernaut, which has the larger die. It must come within 2 hexes.',
      move: 'move 7,10 5,12',
      point: ['7,10', '5,12'],
    },
    {
      say: 'So near the Warrior could answer, unless nothing is left of it. Attack with all 3 Weapons: 2 more damage each.',
      move: 'attack 5,12 3,14 3',
      point: ['5,12', '3,14'],
    },
    {
      say: 'A 6 on the die and 6 for the Weapons, less 1: 11 damage. A destroyed ship does not answer, and leaves its bounty, 2 counters of each kind. Let those shoot first who are out of reach, and the strongest last.',
    },
  ],
};
