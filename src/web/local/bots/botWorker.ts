import { expose, proxy, wrap } from 'comlink';
import type { BotAnswer } from '../../../bots/bot.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import type { CoachAnswer, CoachRequest } from '../../../bots/coach/coachRequest.ts';
import type { BotWorker } from './botPool.ts';
import type { AskCoach, CancellableAskBot, Progress } from './botAnswer.ts';

/** Bot workers run the script of the tables' worker under another name, so that both share what was fetched. */
const WORKER_NAME = 'bot';

export const isBotWorker = (): boolean => self.name === WORKER_NAME;

/** Answers requests from within a bot worker. */
export function serveBotRequests(answer: CancellableAskBot, coach: AskCoach): void {
  const never = new AbortController().signal;
  expose({
    answer: (request: BotRequest) => answer(request, never),
    coach: (request: CoachRequest, progress?: Progress) => coach(request, never, progress),
  });
}

interface RemoteBotWorker {
  answer(request: BotRequest): Promise<BotAnswer>;
  coach(request: CoachRequest, progress?: Progress): Promise<CoachAnswer>;
}

export function openBotWorker(): BotWorker {
  const worker = new Worker(self.location.href, { type: 'module', name: WORKER_NAME });
  const remote = wrap<RemoteBotWorker>(worker);
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  worker.onerror = ({ message }) => broken.reject(new Error(message));
  return {
    answer: (request) => Promise.race([remote.answer(request), broken.promise]),
    coach: (request, progress) =>
      Promise.race([remote.coach(request, progress && proxy(progress)), broken.promise]),
    terminate: () => worker.terminate(),
  };
}
