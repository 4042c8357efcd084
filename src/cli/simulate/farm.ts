import { InputError } from '../../kernel/error.ts';
import { openJobQueue } from '../../server/bots/jobs.ts';
import type { BatchTask, Played } from '../worker/batchThreads.ts';
import { batches, MatchFailure, type Pool } from './pool.ts';
import type { Series } from './series.ts';

/** Parts of a series that are handed out at the same time, for each thread of a worker. */
const AHEAD = 8;

/** Plays a series on the workers of a Redis, however many machines they are on. */
export async function farmSeries(series: Series, redis: string, { seen, stop }: FarmPool): Promise<void> {
  const jobs = openJobQueue<BatchTask, Played>('orrery-batches', redis);
  try {
    const threads = await jobs.capacity().catch(() => {
      throw new InputError('bad_request', 'this Redis does not answer');
    });
    if (threads === 0)
      throw new InputError('bad_request', 'no worker listens there; start some with "./orrery worker"');
    const next = batches(series, threads * AHEAD);
    const lane = async (): Promise<void> => {
      for (const batch of next) {
        if (stop.aborted) return;
        const played = await jobs.run({ series, ...batch }, stop);
        if ('failed' in played) throw new MatchFailure(played.failed, played.stack);
        for (const result of played.results) seen(result);
      }
    };
    await Promise.all(Array.from({ length: threads * AHEAD }, lane));
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await jobs.close();
  }
}

type FarmPool = Pick<Pool, 'seen' | 'stop'>;
