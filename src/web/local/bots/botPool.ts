import type { BotAnswer } from '../../../bots/bot.ts';
import { BOTS } from '../../../bots/index.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { BotLate } from '../../../table/botTurn.ts';
import type { CancellableAskBot } from './botAnswer.ts';

/** A thread that answers bot requests, one at a time. */
export interface BotWorker {
  answer(request: BotRequest): Promise<BotAnswer>;
  /** Ends the thread, whatever it is doing. */
  terminate(): void;
}

/** Milliseconds allowed beyond a bot's time: a game may have to be fetched first, and the machine may be busy. */
const GRACE = 8000;

/**
 * RequestResult bot requests in a few workers, which are opened when needed and reused. Requests are served in order, and the
 * time of a bot begins when its request is started. A worker whose request fails or is cancelled is terminated.
 */
export function botPool(open: () => BotWorker, most: number): CancellableAskBot {
  const idle: BotWorker[] = [];
  const slot = concurrencyLimit(most);
  return async (request, signal) => {
    const release = await slot(signal);
    const worker = idle.pop() ?? open();
    try {
      const answer = await answerInTime(worker, request, signal);
      idle.push(worker);
      return answer;
    } catch (error) {
      worker.terminate();
      throw error;
    } finally {
      release();
    }
  };
}

/** The answer of a worker; rejects when it is late or the request is cancelled. */
async function answerInTime(worker: BotWorker, request: BotRequest, signal: AbortSignal): Promise<BotAnswer> {
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop);
  const late = (): void => stopped.reject(new BotLate(`the bot ${request.bot} took too long`));
  const timer = setTimeout(late, timeLimitOf(request.bot));
  try {
    return await Promise.race([worker.answer(request), stopped.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function timeLimitOf(name: string): number {
  const { seconds = 0 } = BOTS.find((bot) => bot.name === name) ?? {};
  return 1000 * seconds + GRACE;
}

/** Limits how many run at once. The others wait in order; one that is cancelled leaves the queue. */
function concurrencyLimit(most: number): (signal: AbortSignal) => Promise<() => void> {
  const waiting = new Set<() => void>();
  let running = 0;
  const release = (): void => {
    running--;
    startNext();
  };
  const startNext = (): void => {
    const [next] = waiting;
    if (next === undefined || running >= most) return;
    waiting.delete(next);
    running++;
    next();
  };
  return (signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const cancel = (): void => {
        if (waiting.delete(start)) reject(signal.reason as Error); // requests are always aborted with an error
      };
      const start = (): void => {
        signal.removeEventListener('abort', cancel);
        resolve(release);
      };
      signal.addEventListener('abort', cancel, { once: true });
      waiting.add(start);
      startNext();
    });
}
