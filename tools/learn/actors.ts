import { Worker } from 'node:worker_threads';
import type { NetWeights } from '../../src/bots/net/net.ts';
import type { ActorReport, ActorTask } from './actor.ts';
import { joined } from './lessons.ts';
import type { Plan } from './plan.ts';
import type { Lesson } from './trainer.ts';

/** Threads that play the matches of a round. */
export interface Actors {
  /** Plays a round; what comes of it does not depend on how many threads there are. */
  play(plan: Plan, weights: NetWeights, round: number): Promise<Lesson>;
  close(): Promise<void>;
}

/** So many matches are handed over at a time. */
const BATCH = 4;

export function openActors(workers: number, games: string): Actors {
  const threads = Array.from(
    { length: workers },
    () => new Worker(new URL('actor.ts', import.meta.url), { workerData: { games } }),
  );
  return {
    async play(plan, weights, round) {
      const batches = batchesOf(plan.matches);
      const lessons: Lesson[] = [];
      let next = 0;
      const serve = async (thread: Worker): Promise<void> => {
        for (let at = next++; at < batches.length; at = next++)
          lessons[at] = await asked(thread, { plan, weights, round, matches: batches[at]! });
      };
      await Promise.all(threads.map(serve));
      return joined(lessons);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function batchesOf(matches: number): number[][] {
  const all = Array.from({ length: matches }, (_, match) => match);
  return Array.from({ length: Math.ceil(matches / BATCH) }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH));
}

function asked(thread: Worker, task: ActorTask): Promise<Lesson> {
  return new Promise((resolve, reject) => {
    const heard = (report: ActorReport): void => {
      thread.off('error', reject);
      if ('lesson' in report) resolve(report.lesson);
      else reject(new Error(report.failed));
    };
    thread.once('message', heard);
    thread.once('error', reject);
    thread.postMessage(task);
  });
}
