import type { BotAnswer, Time } from '../../../bots/bot.ts';
import { type BotRequest, answerRequest } from '../../../bots/botRequest.ts';
import type { GameSource } from '../../../kernel/entry.ts';

/**
 * Asks a bot for its answer; rejects when the signal aborts. The caller looks the answer up among the legal moves, like
 * any move from outside.
 */
export type CancellableAskBot = (request: BotRequest, signal: AbortSignal) => Promise<BotAnswer>;

/**
 * Computes the answer in this thread, which is blocked until the bot has decided. Every request gets a new bot, so the
 * answer depends on the request alone, and with a clock on the speed of the machine.
 */
export function answerHere(games: GameSource, time?: Time): CancellableAskBot {
  return async (request) => answerRequest(await games(request.game), request, time);
}
