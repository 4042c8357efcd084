import type { GuidedGame } from '../../view.ts';

/** A card that was drawn is kept, and spent in the next turn. */
export const cards: GuidedGame = {
  id: 'cards',
  setup: {
    game: 'sol',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: {
      ...{ mode: 'solo', scenario: 'none', startEye: 'fixed' },
      ...{ effects: 'custom', cards: ['CEREMONY', 'CATAPULT', 'MOTIVATE'] },
    },
    seed: 'solar winds 6',
    opening: [
      ...['vestige gate I1|C2', 'vestige tower C2'],
      ...['move', 'launch O0', 'launch I0', 'launch I0', 'end'],
      ...['convert', 'gate O0 I0 C0'],
    ],
  },
  lessons: [
    {
      say: 'Your gate opened the convective layer, so a card was drawn. Of all you draw in a turn you may keep one, face up. Its suit stands for one of the effects beside the board, here Ceremony. Keep it.',
      move: 'keep OSC',
    },
    {
      say: 'A kept card can be spent from your next turn on, one in a turn, on top of your action. Ceremony wants a Move: choose it.',
      move: 'move',
    },
    {
      say: 'Play it before you launch: from now on each sundiver launched into the outer orbit brings 1 energy.',
      move: 'play CEREMONY',
    },
    { say: 'Launch one into the outer orbit.', move: 'launch O2', point: ['ship 0', 'O2'] },
    {
      say: 'And another. Every launch costs 1 point as always, and pays 1 energy.',
      move: 'launch O2',
      point: ['ship 0', 'O2'],
    },
    { say: 'Two points, two energy. End the move.', move: 'end' },
    {
      say: 'The card is gone, and your place for one is free again. Cards come from work inside the Sun: 1 in the convective layer, 2 in the radiative, 3 in the core, and 1 for every sundiver hurled into the heart. Solar flares lie among them.',
    },
  ],
};
