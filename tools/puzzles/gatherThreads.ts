import { Worker } from 'node:worker_threads';
import type { Gathered, Plan } from './plan.ts';

/** What threads work on. */
export interface Task {
  /** The module that exports the games as GAMES. */
  readonly games: string;
  readonly plan: Plan;
}

/** How many threads work, who is told what each match was good for, and what stops them where they are. */
export interface Work {
  readonly threads: number;
  readonly seen: (gathered: Gathered) => void;
  readonly stop: AbortSignal;
}

/** Looks for puzzles in some matches of a plan; resolves when all are done, or when it is stopped. */
export async function gatherAll(
  task: Task,
  matches: readonly number[],
  { threads, seen, stop }: Work,
): Promise<void> {
  const workers = Array.from(
    { length: Math.min(threads, matches.length) },
    () => new Worker(new URL('gatherThread.ts', import.meta.url), { workerData: task }),
  );
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  const waiting = matches.values();
  const serve = async (worker: Worker): Promise<void> => {
    for (const match of waiting) {
      if (stop.aborted) return;
      seen(await asked(worker, match));
    }
  };
  try {
    await Promise.race([stopped, Promise.all(workers.map(serve))]);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function asked(worker: Worker, match: number): Promise<Gathered> {
  const { promise, resolve, reject } = Promise.withResolvers<Gathered>();
  worker.once('message', resolve).once('error', reject);
  worker.postMessage(match);
  try {
    return await promise;
  } finally {
    worker.off('message', resolve).off('error', reject);
  }
}
