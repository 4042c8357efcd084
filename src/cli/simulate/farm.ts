import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../kernel/error.ts';
import { type JobQueue, openJobQueue } from '../../server/bots/jobs.ts';
import { MatchFailure } from './matchFailure.ts';
import type { Batch, Part, Parts } from './parts.ts';
import { resultReader } from './readResult.ts';
import type { Result } from './series.ts';

/** What came of a batch on a worker: its results, or which match failed. */
export type Played =
  | { readonly results: readonly Result[] }
  | { readonly failed: number; readonly stack: string };

/** The workers of a Redis, however many machines they are on. */
export interface Farm {
  /** How many batches they played at the same time when it was opened. */
  readonly threads: number;
  /** Lets workers play until nothing is left, also those that come later. */
  play(parts: Parts): Promise<void>;
  close(): Promise<void>;
}

type Jobs = JobQueue<Batch, Played>;

/** Parts that are handed out at the same time, for each thread of a worker. */
const AHEAD = 8;
/** How often it is asked which workers there are. */
const LOOK_MS = 2000;

/** Workers that play alone must be there and must not fail; what others do not answer is played by this process. */
export async function openFarm(redis: string, isAlone: boolean): Promise<Farm> {
  const jobs: Jobs = openJobQueue('orrery-batches', redis);
  try {
    const threads = await capacityOf(jobs, isAlone);
    return { threads, play: (parts) => farmOut(jobs, parts, isAlone), close: () => jobs.close() };
  } catch (error) {
    await jobs.close();
    throw error;
  }
}

async function capacityOf(jobs: Jobs, isAlone: boolean): Promise<number> {
  const threads = await jobs.capacity().catch(() => {
    throw new InputError('bad_request', 'this Redis does not answer');
  });
  if (threads === 0 && isAlone)
    throw new InputError('bad_request', 'no worker listens there; start some with "./orrery worker"');
  return threads;
}

/** Keeps as many lanes open as the workers that are there can serve. */
async function farmOut(jobs: Jobs, parts: Parts, isAlone: boolean): Promise<void> {
  const failure = Promise.withResolvers<never>();
  let lanes = 0;
  const lane = async (): Promise<void> => {
    lanes++;
    let part = parts.next();
    while (part !== undefined && (await isAnswered(jobs, parts, part, isAlone))) part = parts.next();
    lanes--;
  };
  while (!parts.isOver()) {
    const threads = await jobs.capacity().catch(() => 0);
    for (let missing = threads * AHEAD - lanes; missing > 0; missing--) lane().catch(failure.reject);
    await Promise.race([sleep(LOOK_MS, undefined, { ref: false }), failure.promise]);
  }
}

/** Whether workers have played a part, or somebody else was quicker. */
async function isAnswered(jobs: Jobs, parts: Parts, part: Part, isAlone: boolean): Promise<boolean> {
  for (const result of await answerOf(jobs, part, isAlone)) parts.take(part, result);
  if (!part.over.aborted) parts.giveBack(part);
  return part.over.aborted;
}

async function answerOf(jobs: Jobs, part: Part, isAlone: boolean): Promise<readonly Result[]> {
  const { series, from, to } = part;
  try {
    return resultsIn(await jobs.run({ series, from, to }, part.over), part);
  } catch (error) {
    if (isAlone && !part.over.aborted) throw error;
    return [];
  }
}

/** The results of all matches of a part, in their order; whatever else a worker says is refused. */
function resultsIn(played: Played, { series, from, to }: Batch): readonly Result[] {
  if ('failed' in played) throw new MatchFailure(played.failed, played.stack);
  const results = played.results.map(resultReader(series));
  if (results.length !== to - from || results.some(({ match }, i) => match !== from + i))
    throw new Error(`a worker has played other matches than ${from} to ${to - 1}`);
  return results;
}
