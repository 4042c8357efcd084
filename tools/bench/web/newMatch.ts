import { gameOf } from '../../../src/games/index.ts';
import { newMatch } from '../../../src/kernel/match/match.ts';
import { recordOf } from '../../../src/kernel/match/record.ts';
import { packMatch } from '../../../src/web/local/share.ts';

/** Where the pages open a new match of one person against a bot that plays by chance. */
export async function newMatchAt(game: string, seed: string): Promise<string> {
  const seats = Math.max(2, gameOf(game).game.seats.min);
  const match = newMatch(gameOf(game).game, { seats, options: {}, seed });
  const chairs = Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? 'Ann' : `Bot ${seat}`,
    player: seat === 0 ? ('person' as const) : { bot: 'random' },
  }));
  return `./#/shared/${await packMatch(JSON.stringify(recordOf(match)), chairs)}`;
}
