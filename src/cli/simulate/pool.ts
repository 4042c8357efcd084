import { Worker } from 'node:worker_threads';
import type { Result, Series } from './series.ts';

/** What a worker is started with. */
export interface Task {
  readonly series: Series;
  /** The module that exports the games as GAMES. */
  readonly games: string;
}

/** Numbers of matches to play, from the first up to but without the last. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** What a worker reports: a match, that its batch is done, or what went wrong in a match. */
export type Report =
  | { readonly result: Result }
  | { readonly done: true }
  | { readonly failed: number; readonly stack: string };

export interface Pool {
  readonly workers: number;
  readonly games: string;
  /** Called with each result as it comes, in any order. */
  readonly seen: (result: Result) => void;
  /** Stops the series where it is. */
  readonly stop: AbortSignal;
}

/** Batches this small keep the progress smooth, this large keep the talk between threads short. */
const BATCHES_PER_WORKER = 16;
const LARGEST_BATCH = 32;

/** Plays a series on worker threads. */
export async function playSeries(series: Series, pool: Pool): Promise<void> {
  const task: Task = { series, games: pool.games };
  const next = batches(series, pool.workers);
  const threads = Array.from({ length: pool.workers }, () => {
    return new Worker(new URL('../commands/simulateWorker.ts', import.meta.url), { workerData: task });
  });
  try {
    await Promise.all(threads.map((thread) => serve(thread, next, pool)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

export function* batches({ first, matches }: Series, workers: number): Generator<Batch, undefined> {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(matches / (workers * BATCHES_PER_WORKER))));
  for (let from = first; from < first + matches; from += size)
    yield { from, to: Math.min(from + size, first + matches) };
  return undefined;
}

/** Keeps a worker busy until nothing is left. */
function serve(worker: Worker, next: Generator<Batch, undefined>, { seen, stop }: Pool): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const send = (): void => {
    const batch = next.next().value;
    if (batch === undefined || stop.aborted) resolve();
    else worker.postMessage(batch);
  };
  const heard = (report: Report): void => {
    if ('result' in report) seen(report.result);
    else if ('done' in report) send();
    else throw new MatchFailure(report.failed, report.stack);
  };
  worker.on('message', (report: Report) => attempt(() => heard(report), reject));
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('a worker stopped by itself')));
  stop.addEventListener('abort', () => resolve());
  send();
  return promise;
}

/** What is thrown while an event is handled would otherwise end the process. */
function attempt(action: () => void, failed: (error: unknown) => void): void {
  try {
    action();
  } catch (error) {
    failed(error);
  }
}

/** A bug that came up in a match of the series. */
export class MatchFailure extends Error {
  readonly match: number;

  constructor(match: number, stack: string) {
    super(`match ${match} failed`);
    this.match = match;
    this.stack = stack;
  }
}
