import type { BotAnswer, Time } from '../../../bots/bot.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import type { CoachAnswer, CoachRequest } from '../../../bots/coach/coachRequest.ts';
import type { GameSource } from '../../../kernel/entry.ts';
import type { LearnedSource } from './learnedGames.ts';

/**
 * Asks a bot for its answer; rejects when the signal aborts. The caller looks the answer up among the legal moves, like
 * any move from outside.
 */
export type CancellableAskBot = (request: BotRequest, signal: AbortSignal) => Promise<BotAnswer>;

/**
 * Computes the answer in this thread, which is blocked until the bot has decided. Every request gets a new bot, so the
 * answer depends on the request alone, with a clock on the speed of the machine, and on whether nets could be had. Those
 * come with the `learned` games, which the levels alone are asked with.
 */
export function answerHere(
  games: GameSource,
  time?: Time,
  learned: LearnedSource = games,
): CancellableAskBot {
  return async (request) => {
    const { answerRequest } = await import('../../../bots/botRequest.ts');
    const source = (await isLevel(request.bot)) ? learned : games;
    return answerRequest(await source(request.game, request.view), request, time);
  };
}

async function isLevel(bot: string): Promise<boolean> {
  const { LEVELS } = await import('../../../bots/index.ts');
  return LEVELS.some(({ name }) => name === bot);
}

/** Hears how much of its work the coach has done, from 0 to 1. */
export type Progress = (share: number) => void;

/** Asks the coach; rejects when the signal aborts. */
export type AskCoach = (
  request: CoachRequest,
  signal: AbortSignal,
  progress?: Progress,
) => Promise<CoachAnswer>;

/** How long the coach may think at most, in milliseconds: on a slow machine it then makes do with fewer tries. */
const COACH_TIME = 3000;

/** Computes the coach's answer in this thread, which is blocked meanwhile. Its code is loaded when it is first asked. */
export function coachHere(games: LearnedSource, time?: Time): AskCoach {
  return async (request, _signal, progress) => {
    const { answerCoach } = await import('../../../bots/coach/coachRequest.ts');
    const entry = await games(request.game, request.view);
    const end = (time?.now() ?? 0) + COACH_TIME;
    return answerCoach(entry, request, {
      ...(time && { late: () => time.now() >= end }),
      ...(progress && { progress }),
    });
  };
}
