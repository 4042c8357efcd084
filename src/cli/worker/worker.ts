import { openBotPool } from '../../server/bots/botPool.ts';
import { processJobs } from '../../server/bots/jobs.ts';
import type { BotRequest } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import { batchThreads } from './batchThreads.ts';
import type { BatchTask, Played } from './batchThreads.ts';

export interface WorkerOptions {
  readonly redis: string;
  readonly threads: number;
  /** Milliseconds after which a bot that has not answered is stopped. */
  readonly botTime: number;
  /** The module that exports the games as GAMES. */
  readonly games?: string;
}

/** Thinks for the bots of servers and plays parts of simulations until it is closed. */
export async function openWorker(options: WorkerOptions): Promise<{ close(): Promise<void> }> {
  const { redis, threads, botTime, games } = options;
  const named = games === undefined ? {} : { games };
  const botPool = openBotPool({ threads, deadline: botTime, ...named });
  const batches = batchThreads(threads, games);
  const work = await Promise.all([
    processJobs<BotRequest, Move>('orrery-thoughts', redis, threads, botPool.ask),
    processJobs<BatchTask, Played>('orrery-batches', redis, threads, (task) => batches.play(task)),
  ]);
  return {
    async close() {
      await Promise.all(work.map((one) => one.close()));
      await Promise.all([botPool.close(), batches.close()]);
    },
  };
}
