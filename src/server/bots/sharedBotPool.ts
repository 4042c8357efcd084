import type { BotRequest } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import type { BotPool } from './botPool.ts';
import { type JobQueue, openJobQueue, Unanswered } from './jobs.ts';

/** How often workers are counted. */
const COUNT_MS = 2000;

export interface SharedBotPoolOptions {
  readonly redis: string;
  /** Milliseconds to wait for a worker. */
  readonly patience: number;
}

/** Sends requests to workers on any machine, and to threads of this process where no worker answers. */
export async function openSharedBotPool(
  own: BotPool,
  { redis, patience }: SharedBotPoolOptions,
): Promise<BotPool> {
  const jobs: JobQueue<BotRequest, Move> = openJobQueue('orrery-thoughts', redis);
  let [workers, pending] = [0, 0];
  const count = async (): Promise<void> => {
    workers = await jobs.workers().catch(() => 0);
  };
  await count();
  const timer = setInterval(() => void count(), COUNT_MS);
  timer.unref();

  async function askWorker(request: BotRequest): Promise<Move> {
    pending++;
    try {
      return await jobs.run(request, AbortSignal.timeout(patience));
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return own.ask(request);
    } finally {
      pending--;
    }
  }

  return {
    ask: (request) => (workers === 0 ? own.ask(request) : askWorker(request)),
    waiting: () => own.waiting() + pending,
    async close() {
      clearInterval(timer);
      await jobs.close();
      await own.close();
    },
  };
}
