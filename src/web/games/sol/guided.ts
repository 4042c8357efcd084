import type { GuidedGame } from '../view.ts';

/**
 * A first flight alone: the seed makes every card known, so each lesson can say what will happen.
 * `guided.test.ts` plays it by the rules.
 */
export const guided: GuidedGame = {
  id: 'first',
  setup: {
    game: 'sol',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: { mode: 'solo', scenario: 'none' },
    seed: 'first flight 42',
  },
  lessons: [
    {
      say: 'This star is dying. Your mothership circles it; gather momentum before the thirteenth solar flare, and you will be thrown clear.',
      point: ['ship 0'],
    },
    {
      say: 'Barriers part the layers of the Sun. Sundivers pass them only where a gate stands. Place your first gate on the lit piece of the barrier, near your ship.',
      move: 'vestige gate I8|C9',
      point: ['I8|C9'],
    },
    {
      say: 'Now a station. A transmit tower turns energy into momentum, and the deeper it stands, the more. Place a tower on C9, right behind your gate.',
      move: 'vestige tower C9',
      point: ['C9'],
    },
    {
      say: 'Each turn has one action: Move, Convert or Activate. You have 4 points for a Move: 3, and 1 for the layer with your tower. Choose Move.',
      move: 'move',
    },
    {
      say: 'Launch: pick your ship, then the lit space beside it. It costs 1 point.',
      move: 'launch I8',
      point: ['ship 0', 'I8'],
    },
    {
      say: 'Fly on, through your gate to the tower. If it were the gate of another player, they would gain 1 energy from the supply.',
      move: 'fly I8 C9',
      point: ['I8', 'C9'],
    },
    {
      say: 'Two points are left. Launch one sundiver into the outer orbit; you will need it soon.',
      move: 'launch O8',
      point: ['ship 0', 'O8'],
    },
    { say: 'And one into the inner orbit, right below it.', move: 'launch I8', point: ['ship 0', 'I8'] },
    {
      say: 'End the move. Your ship goes one step further round the Sun, and as you play alone a card is turned: the deck is the clock of this star.',
      move: 'end',
    },
    {
      say: 'A new turn. The sundiver on C9 was there at its start, so it can put the tower to work. Choose Activate.',
      move: 'activate',
    },
    {
      say: 'The tower takes 2 energy and gives 2 momentum. Its sundiver comes home to the hold afterwards.',
      move: 'use C9',
      point: ['C9'],
    },
    {
      say: 'The owner of a station may add its bonus. It is yours: take it, 1 more energy for 1 more momentum.',
      move: 'take',
    },
    {
      say: 'Working inside the Sun stirs it: this layer draws 1 card, the next 2, the core 3. End the activation and see.',
      move: 'end',
    },
    {
      say: 'You drew Ceremony for the tower; then your orbit turned a solar flare, and 12 are left. At a flare, whoever has 13 energy or more loses half of it. Keep Ceremony for later.',
      move: 'keep OSC',
    },
    {
      say: 'Sundivers that stand in a pattern can be converted into something lasting. Two in a line inward make a gate ahead of them. Choose Convert.',
      move: 'convert',
    },
    {
      say: 'Yours on O8 and I8 point at C8: place the gate there. Both go to your reserve, until a foundry brings them back.',
      move: 'gate O8 I8 C8',
      point: ['I8|C8'],
    },
    {
      say: 'Well flown. Two in a ring with one space between them make a node, two side by side a foundry, three in a line inward a tower. Sundivers hurled from the core into the heart give 2 momentum each.',
    },
  ],
};
