import { Worker } from 'node:worker_threads';
import type { Variation } from '../variation/variation.ts';
import { MatchFailure } from './matchFailure.ts';
import type { Batch } from './parts.ts';
import { markOf, type Result, variationOf } from './series.ts';

/** What a thread tells: a match, what went wrong in one, or that its batch is done. */
export type Heard =
  | { readonly result: Result }
  | { readonly failed: number; readonly stack: string }
  | { readonly done: true };

/** Threads that play batches of any series; as many as are asked at the same time. */
export interface MatchThreads {
  /** Plays a batch in a thread that has time; rejects with a MatchFailure if a match fails. */
  play(batch: Batch, seen: (result: Result) => void): Promise<void>;
  /** Stops them where they are; until then they keep the process alive. */
  close(): Promise<void>;
}

/** A thread and the mark of its content. */
interface Hired {
  readonly thread: Worker;
  readonly mark: string | undefined;
}

const MOST_IDLE = 32;

/** `games` is the module that exports the games as GAMES. */
export function matchThreads(games: string): MatchThreads {
  const idle: Hired[] = [];
  const all = new Set<Worker>();

  /** A thread with the content of a series, which it keeps for as long as it lives. */
  function hire(variation: Variation | undefined): Worker {
    const workerData = { games, variation };
    const thread = new Worker(new URL('./matchThread.ts', import.meta.url), { workerData });
    all.add(thread);
    return thread;
  }

  /** Threads with other content wait in case they are needed again, but not all of them. */
  async function rest(hired: Hired): Promise<void> {
    idle.push(hired);
    if (idle.length <= MOST_IDLE) return;
    const { thread } = idle.shift()!;
    all.delete(thread);
    await thread.terminate();
  }

  return {
    async play(batch, seen) {
      const mark = markOf(batch.series);
      const at = idle.findLastIndex((one) => one.mark === mark);
      const [{ thread } = { thread: hire(variationOf(batch.series)) }] = at < 0 ? [] : idle.splice(at, 1);
      try {
        await batchDone(thread, batch, seen);
        await rest({ thread, mark });
      } catch (error) {
        all.delete(thread);
        await thread.terminate();
        throw error;
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

async function batchDone(
  thread: Worker,
  { series, from, to }: Batch,
  seen: (result: Result) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const heard = (told: Heard): void => {
    if ('result' in told) attempt(() => seen(told.result), reject);
    else if ('done' in told) resolve();
    else reject(new MatchFailure(told.failed, told.stack));
  };
  const stopped = (): void => reject(new Error('a thread stopped by itself'));
  thread.on('message', heard).on('error', reject).on('exit', stopped);
  thread.postMessage({ series, from, to } satisfies Batch);
  try {
    await promise;
  } finally {
    thread.off('message', heard).off('error', reject).off('exit', stopped);
  }
}

/** What is thrown while an event is handled would otherwise end the process. */
function attempt(action: () => void, failed: (error: unknown) => void): void {
  try {
    action();
  } catch (error) {
    failed(error);
  }
}
