import type { BotAnswer } from '../../../bots/bot.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import type { CoachAnswer, CoachRequest } from '../../../bots/coach/coachRequest.ts';
import { BotLate } from '../../../table/botTurn.ts';
import type { AskCoach, CancellableAskBot, Progress } from './botAnswer.ts';

/** A thread that answers bot requests and questions to the coach, one at a time. */
export interface BotWorker {
  answer(request: BotRequest): Promise<BotAnswer>;
  coach(request: CoachRequest, progress?: Progress): Promise<CoachAnswer>;
  /** Ends the thread, whatever it is doing. */
  terminate(): void;
}

/** Milliseconds allowed beyond a bot's time: a game may have to be fetched first, and the machine may be busy. */
const GRACE = 8000;
/** The most milliseconds the coach may take. */
const COACH_LIMIT = 12_000;

/** Those who think in workers. */
export interface BotThreads {
  readonly askBot: CancellableAskBot;
  readonly askCoach: AskCoach;
}

/** The bots alone. */
export function botPool(open: () => BotWorker, most: number): CancellableAskBot {
  return botThreads(open, most).askBot;
}

/**
 * Answers requests in a few workers, which are opened when needed and reused. Requests are served in order, and the
 * time of a bot begins when its request is started. A worker whose request fails or is cancelled is terminated.
 */
export function botThreads(open: () => BotWorker, most: number): BotThreads {
  const idle: BotWorker[] = [];
  const slot = concurrencyLimit(most);

  async function inWorker<T>(job: Job<T>, signal: AbortSignal): Promise<T> {
    const release = await slot(signal);
    const worker = idle.pop() ?? open();
    try {
      const answer = await doneInTime(worker, job, signal);
      idle.push(worker);
      return answer;
    } catch (error) {
      worker.terminate();
      throw error;
    } finally {
      release();
    }
  }

  return {
    askBot: async (request, signal) => {
      const limit = await timeLimitOf(request.bot);
      return inWorker({ who: `the bot ${request.bot}`, limit, work: (w) => w.answer(request) }, signal);
    },
    askCoach: (request, signal, progress) =>
      inWorker({ who: 'the coach', limit: COACH_LIMIT, work: (w) => w.coach(request, progress) }, signal),
  };
}

/** What a worker is to do, by when, and for whom. */
interface Job<T> {
  readonly who: string;
  readonly limit: number;
  readonly work: (worker: BotWorker) => Promise<T>;
}

/** What a worker answers; rejects when it is late or the request is cancelled. */
async function doneInTime<T>(worker: BotWorker, job: Job<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop);
  const late = (): void => stopped.reject(new BotLate(`${job.who} took too long`));
  const timer = setTimeout(late, job.limit);
  try {
    return await Promise.race([job.work(worker), stopped.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function timeLimitOf(name: string): Promise<number> {
  const { BOTS } = await import('../../../bots/index.ts');
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
