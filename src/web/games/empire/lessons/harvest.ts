import type { GuidedGame } from '../../view.ts';

/** Steward, then Merchant as a follower, and a place in Far Space. */
export const harvest: GuidedGame = {
  id: 'harvest',
  setup: {
    game: 'empire',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: { difficulty: 'gentle' },
    seed: 'full stores 4',
    opening: [...['start G4', 'cradle F4']],
  },
  lessons: [
    {
      say: 'Steward brings the harvest. Who leads it picks a market tile, and the limits on it hold for everybody. The first role of the match is free: lead Steward.',
      move: 'role steward',
      point: ['role steward'],
    },
    {
      say: 'Your worlds yield 3 polymers, 2 metal and 1 energy. Bazaar lets everybody keep up to 4, 2 and 1, so nothing is lost. Pick it.',
      move: 'market K1',
      point: ['market K1'],
    },
    {
      say: 'The leader takes 2 more resources, whatever the tile says. First a metal.',
      move: 'take metal',
      point: ['stock metal'],
    },
    {
      say: 'Then an energy: there is never enough of it.',
      move: 'take energy',
      point: ['stock energy'],
    },
    {
      say: 'The Ancients went on to Merchant. They have 5 credits for leading it and the 2 that Bazaar shows now, you have 3 as a follower. Everybody may trade up to four resources. Sell an energy, for 2 credits.',
      move: 'sell energy',
      point: ['stock energy'],
    },
    {
      say: 'That is enough. Stop trading.',
      move: 'done',
    },
    {
      say: 'Now invest. A token in Far Space counts to the end, and nobody can take it. Amber Nebula costs 8 of your 10 credits and is worth 3 points.',
      move: 'invest F4',
      point: ['far F4'],
    },
    {
      say: 'Whoever leads Merchant may invest twice, and earns what all turned tiles show: lead it when many have been. But every token comes out of your one supply, and when that is used up, the match is over.',
    },
  ],
};
