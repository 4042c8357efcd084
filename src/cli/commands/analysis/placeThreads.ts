import { Worker } from 'node:worker_threads';
import type { AnalysisSettings, Finding } from '../../../analysis/inquiry.ts';
import type { MatchRecord } from '../../../kernel/match/record.ts';

/** What threads work on. */
export interface Task {
  /** The module that exports the games as GAMES. */
  readonly games: string;
  readonly record: MatchRecord;
  readonly settings: AnalysisSettings;
}

/** How many threads work, who is told of each finding, and what stops them where they are. */
export interface Work {
  readonly threads: number;
  readonly seen: (finding: Finding) => void;
  readonly stop: AbortSignal;
}

/** Works out so many places of a match; resolves when all are known, or when it is stopped. */
export async function workOut(task: Task, places: number, { threads, seen, stop }: Work): Promise<void> {
  const workers = Array.from(
    { length: Math.min(threads, places) },
    () => new Worker(new URL('./placeThread.ts', import.meta.url), { workerData: task }),
  );
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  let next = 0;
  const serve = async (worker: Worker): Promise<void> => {
    while (next < places && !stop.aborted) seen(await asked(worker, next++));
  };
  try {
    await Promise.race([stopped, Promise.all(workers.map(serve))]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function asked(worker: Worker, place: number): Promise<Finding> {
  const { promise, resolve, reject } = Promise.withResolvers<Finding>();
  worker.once('message', resolve).once('error', reject);
  worker.postMessage(place);
  try {
    return await promise;
  } finally {
    worker.off('message', resolve).off('error', reject);
  }
}
