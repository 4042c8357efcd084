import type { BotAnswer, Time } from '../../../bots/bot.ts';
import { type BotRequest, answerRequest } from '../../../bots/botRequest.ts';
import type { GameSource } from '../../../kernel/entry.ts';

/**
 * Answers for the bots, and fails when the signal says that nobody waits any more. What it gives back is looked up
 * among the legal moves like any move from outside.
 */
export type Thinker = (request: BotRequest, signal: AbortSignal) => Promise<BotAnswer>;

/**
 * Thinks right here: nothing else happens until the bot has decided. Every question meets a bot made anew, so the
 * answer depends on the question alone, and with a clock on the speed of the machine.
 */
export function thinkHere(games: GameSource, time?: Time): Thinker {
  return async (request) => answerRequest(await games(request.game), request, time);
}
