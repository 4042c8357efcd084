import { learnerAgainst } from '../learner.ts';
import type { GuidedGame } from '../view.ts';

/**
 * Three rounds against a bot that moves at random: the seed makes every card, roll and move known, so each lesson can
 * say what will happen. `guided.test.ts` plays it by the rules.
 */
export const guided: GuidedGame = {
  id: 'first',
  setup: {
    game: 'star',
    chairs: learnerAgainst('random'),
    options: {},
    seed: 'first fleet 202',
  },
  lessons: [
    {
      say: 'Eight planets lie around a black hole. Whoever plants four flags wins at once; so does the last faction left. You rolled higher than Vesper, so you choose first.',
    },
    {
      say: 'Take Jear, in the northwest: press its button, or click the wormhole in that corner.',
      move: 'choose jear',
      point: ['1,0'],
    },
    {
      say: 'Vesper took the blue corner, and one counter of each kind for moving second. Now your fleet. The Mothership is slow, and it alone settles planets: place it as near to Hollin as you can.',
      move: 'place 7,2',
      point: ['7,2', '11,4'],
    },
    {
      say: 'The Juggernaut is your strongest ship. It goes beside the Mothership.',
      move: 'place 6,3',
      point: ['6,3'],
    },
    { say: 'The Warrior watches the south.', move: 'place 2,3', point: ['2,3'] },
    {
      say: 'The Scout is weak, but it flies 5 hexes and shoots 4 hexes far. Place it at the southern edge.',
      move: 'place 1,4',
      point: ['1,4'],
    },
    {
      say: 'A turn begins with Loot: one card for the Mothership and one for each colony. You drew 1 Weapon; your panel counts Metal, Fuel and Weapons. Then every ship may move once and act once.',
    },
    {
      say: 'Click the Mothership and a lit hex: two hexes toward Hollin.',
      move: 'move 7,2 9,4',
      point: ['7,2', '9,4'],
    },
    {
      say: 'The Scout flies ahead, around the asteroids. No ship enters them, and no shot passes.',
      move: 'move 1,4 6,9',
      point: ['1,4', '6,9'],
    },
    { say: 'Nobody is in range. End the turn and see what Vesper does.', move: 'end' },
    {
      say: 'You drew a blueprint: the Cheetah kit for 5 Fuel. Blueprints are built in the turn they are drawn or discarded, and you have no Fuel. Move the Mothership onto Hollin.',
      move: 'move 9,4 11,4',
      point: ['9,4', '11,4'],
    },
    {
      say: 'Its action now: settle Hollin. This sets a marker; if the Mothership leaves or falls, all was in vain.',
      move: 'colonize',
      point: ['11,4'],
    },
    {
      say: 'The Scout goes on south. Lines show what it could reach and shoot from there.',
      move: 'move 6,9 9,14',
      point: ['6,9', '9,14'],
    },
    { say: 'End the turn. The Mothership stays where it is.', move: 'end' },
    {
      say: 'It is still there, so its second action plants the flag: your first colony of four, and one card more each turn.',
      move: 'colonize',
      point: ['11,4'],
    },
    {
      say: 'Vesper’s Scout has come out of its corner. Bring yours into range.',
      move: 'move 9,14 11,16',
      point: ['9,14', '11,16'],
    },
    {
      say: 'Your Scout is still in the hand. Click Vesper’s Scout, to attack it with your Weapon for 2 more damage. It may answer: a card shows what the die can do, and what the answer may cost you.',
      move: 'attack 11,16 8,19 1',
      point: ['11,16', '8,19'],
    },
    {
      say: 'You hit for 5. It survived and answered for 4: attack when you can destroy, or from out of reach. A destroyed ship brings counters. End the turn.',
      move: 'end',
    },
    {
      say: 'Well flown. Metal repairs ships beside the Mothership, Fuel jumps through the black hole to your corner, and blueprints become ships and kits.',
    },
  ],
};
