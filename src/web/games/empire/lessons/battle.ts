import type { GuidedGame } from '../../view.ts';

/** An order, a dial and a cruiser destroyed. */
export const battle: GuidedGame = {
  id: 'battle',
  setup: {
    game: 'empire',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: { difficulty: 'custom', cruisers: 1, credits: 10 },
    seed: 'broadside 23',
    opening: [
      ...['start G4', 'cradle F4'],
      ...['role engineer', 'build cruiser', 'waive metal', 'done', 'reveal explorer'],
      ...['role warlord', 'reveal explorer'],
    ],
  },
  lessons: [
    {
      say: 'You lead Warlord, with a cruiser in staging and a fighter at home. An Ancient cruiser has come to the Dawn March. Orders go sector by sector: choose the Dawn March.',
      move: 'sector E',
      point: ['sector E'],
    },
    {
      say: 'Staged ships start from your home planet. Fly the cruiser to E5, inside the sector.',
      move: 'fly cruiser staging E5',
      point: ['staging cruiser', 'E5'],
    },
    {
      say: 'The fighter goes along.',
      move: 'fly fighter G4 E5',
      point: ['G4 fighter 0', 'E5'],
    },
    {
      say: 'Whoever enters a sector with enemies fights there. Carry out the order.',
      move: 'commit',
    },
    {
      say: 'You have strength 4: 3 of the cruiser, 1 of the fighter. They take each value of a card less 3, as three of their four cruisers are missing. So be plain: tactics 0, weapons 2, shields 2.',
      move: 'dial 0 2 2',
      point: ['dial 0 2 2'],
    },
    {
      say: 'Their values are on the top card of a deck you choose. It leaves the game, and a deck that runs out ends the match: take a full one, Steward.',
      move: 'reveal steward',
      point: ['deck steward'],
    },
    {
      say: '3, 5 and 4 less 3 make 0, 2 and 1. Tactics are level, your shields hold, and one hit of yours gets through. Strike the cruiser.',
      move: 'hit cruiser D6',
      point: ['D6 cruiser 4'],
    },
    {
      say: 'Destroyed ships bring you a colony token. With more tactics than theirs you would have scored a galaxy token and pushed cruisers away. Ships that are destroyed wait in staging; none is lost for good.',
    },
  ],
};
