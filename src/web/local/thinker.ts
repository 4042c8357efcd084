import { botOf } from '../../bots/index.ts';
import type { GameSource } from '../../games/catalogue.ts';
import { digest, type Seed } from '../../kernel/chance.ts';
import type { Move, Seat } from '../../kernel/game.ts';

/** What a bot is asked: plain data, so that the answer may come from another worker. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** The position as the seat sees it; a bot is never shown more. */
  readonly view: object;
  readonly legal: readonly Move[];
  readonly seed: number;
}

/** Answers for the bots. What it gives back is looked up among the legal moves like any move from outside. */
export type Thinker = (question: Question) => Promise<Move>;

/** Thinks right here: nothing else happens until the bot has decided. */
export function thinkHere(games: GameSource): Thinker {
  return async ({ game, bot, seat, view, legal, seed }) => {
    const player = botOf(bot).make(await games(game), seed);
    return player.choose({ seat, legal, view: () => view });
  };
}

/** The same match asks the same bot with the same seed; other matches and other moves with others. */
export function botSeed(seed: Seed, ply: number): number {
  return Number.parseInt(digest(`bot ${seed} ${ply}`).slice(0, 13), 16);
}
