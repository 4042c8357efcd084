import { openBotPool } from '../../server/bots/botPool.ts';
import { processJobs } from '../../server/bots/jobs.ts';
import type { BotRequest } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import type { Played } from '../simulate/farm.ts';
import { MatchFailure } from '../simulate/matchFailure.ts';
import { type MatchThreads, matchThreads } from '../simulate/matchThreads.ts';
import { refuseNetFiles } from '../simulate/nets.ts';
import type { Batch } from '../simulate/parts.ts';
import type { Result } from '../simulate/series.ts';
import { GAMES_MODULE } from '../tableGames.ts';

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
  const players = matchThreads(games ?? GAMES_MODULE);
  const work = await Promise.all([
    processJobs<BotRequest, Move>('orrery-thoughts', redis, threads, botPool.ask),
    processJobs<Batch, Played>('orrery-batches', redis, threads, (batch) => played(players, batch)),
  ]);
  return {
    async close() {
      await Promise.all(work.map((one) => one.close()));
      await Promise.all([botPool.close(), players.close()]);
    },
  };
}

async function played(players: MatchThreads, batch: Batch): Promise<Played> {
  refuseNetFiles(batch.series.bots);
  const results: Result[] = [];
  try {
    await players.play(batch, (result) => results.push(result));
    return { results };
  } catch (error) {
    if (error instanceof MatchFailure) return { failed: error.match, stack: error.stack ?? error.message };
    throw error;
  }
}
