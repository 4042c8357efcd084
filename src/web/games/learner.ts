import type { Chair } from '../../protocol/table.ts';

/** Who sits at the table of a guided game: the learner, and the bot they play against. */
export function learnerAgainst(bot: string): readonly Chair[] {
  return [
    { name: 'Captain', player: 'person' },
    { name: 'Vesper', player: { bot } },
  ];
}
