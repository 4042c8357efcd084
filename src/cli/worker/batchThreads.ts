import { Worker } from 'node:worker_threads';
import type { Batch } from '../simulate/pool.ts';
import type { Result, Series } from '../simulate/series.ts';

/** A part of a series. */
export interface BatchTask extends Batch {
  readonly series: Series;
}

/** What came of it: its results, or which match failed. */
export type Played = { readonly results: Result[] } | { readonly failed: number; readonly stack: string };

const GAMES = new URL('../tableGames.ts', import.meta.url).href;

/** Threads that play parts of any series; each is asked only when it has time. */
export function batchThreads(
  most: number,
  games = GAMES,
): { play(task: BatchTask): Promise<Played>; close(): Promise<void> } {
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function hire(): Worker {
    const thread = new Worker(new URL('./batchThread.ts', import.meta.url), { workerData: { games } });
    thread.unref();
    all.add(thread);
    return thread;
  }

  return {
    async play(task) {
      const thread = idle.pop() ?? hire();
      const { promise, resolve, reject } = Promise.withResolvers<Played>();
      const stopped = (): void => reject(new Error('the thread stopped by itself'));
      thread.on('message', resolve).on('error', reject).on('exit', stopped);
      thread.postMessage(task);
      try {
        const played = await promise;
        if (idle.length < most) idle.push(thread);
        return played;
      } catch (error) {
        all.delete(thread);
        throw error;
      } finally {
        thread.off('message', resolve).off('error', reject).off('exit', stopped);
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}
