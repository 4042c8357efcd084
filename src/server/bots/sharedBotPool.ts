import type { Move } from '../../kernel/game.ts';
import { type AskBotFor, type BotPool, hurried, NOBODY, type TimedRequest, timeOf } from './botPool.ts';
import { type Asker, fairQueue, type Turn } from './fairQueue.ts';
import { type JobQueue, openJobQueue, Unanswered } from './jobs.ts';

/** How often workers are counted. */
const COUNT_MS = 2000;

export interface SharedBotPoolOptions {
  readonly redis: string;
  /** Milliseconds to wait for a worker. */
  readonly patience: number;
}

interface Job {
  readonly request: TimedRequest;
  readonly asker: Asker;
  readonly settle: (answer: Promise<Move>) => void;
}

/**
 * Sends requests to workers on any machine, and to threads of this process where no worker answers. No more are sent
 * than workers can do at once, so that the order in which they are done is decided here.
 */
export async function openSharedBotPool(
  own: BotPool,
  { redis, patience }: SharedBotPoolOptions,
): Promise<BotPool> {
  const jobs: JobQueue<TimedRequest, Move> = openJobQueue('orrery-thoughts', redis);
  let [capacity, sent] = [0, 0];
  const waiting = fairQueue<Job>(
    () => Math.max(1, capacity),
    () => performance.now(),
  );
  const count = async (): Promise<void> => {
    capacity = await jobs.capacity().catch(() => 0);
    sendNext();
  };
  const timer = setInterval(() => void count(), COUNT_MS);
  timer.unref();
  await count();

  function sendNext(): void {
    while (sent < capacity || capacity === 0) {
      const turn = waiting.next();
      if (turn === undefined) return;
      turn.job.settle(capacity === 0 ? askHere(turn) : send(turn));
    }
  }

  function askHere({ job: { request, asker }, done }: Turn<Job>): Promise<Move> {
    done(0);
    return own.ask(request, asker);
  }

  async function send({ job: { request, asker }, limit, done }: Turn<Job>): Promise<Move> {
    const began = performance.now();
    sent++;
    try {
      return await jobs.run(hurried(request, limit), AbortSignal.timeout(patience));
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return own.ask(request, asker);
    } finally {
      sent--;
      done(performance.now() - began);
      sendNext();
    }
  }

  const ask: AskBotFor = (request, asker = NOBODY) =>
    new Promise((settle) => {
      waiting.add({ request, asker, settle }, asker, timeOf(request));
      sendNext();
    });

  return {
    ask,
    waiting: () => own.waiting() + waiting.size() + sent,
    isBusy: own.isBusy,
    async close() {
      clearInterval(timer);
      const stopping = new Error('the server is stopping');
      for (const { settle } of waiting.clear()) settle(Promise.reject(stopping));
      await jobs.close();
      await own.close();
    },
  };
}
