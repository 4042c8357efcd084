import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, QueueEvents, Worker } from 'bullmq';

/** Work that is handed to whoever has time for it, on this machine or another. */

/** What bots are to think about, and parts of simulations. */
export type QueueName = 'orrery-thoughts' | 'orrery-batches';

/** The side that hands out work. */
export interface JobQueue<Task, Result> {
  /** What came of a task; rejects where its worker failed, and where it is given up. */
  run(task: Task, giveUp: AbortSignal): Promise<Result>;
  /** How many workers there are just now. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/** A task that nobody has answered. */
export class Unanswered extends Error {
  constructor() {
    super('no worker has answered');
  }
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** How much is kept of what was told, for those who were away for a moment. */
const KEPT_EVENTS = 200;

/** How often it is looked whether a task is still there. */
const CHECK_MS = 5000;
const TIMEOUT_MS = 5000;

const ignore = (): void => undefined;

export function openJobQueue<Task extends object, Result>(
  name: QueueName,
  url: string,
): JobQueue<Task, Result> {
  // A command must fail at once where there is no Redis; only listening goes on until there is one again.
  const connection = { url, enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy };
  const queue = new Queue(name, { connection, streams: { events: { maxLen: KEPT_EVENTS } } });
  const events = new QueueEvents(name, {
    connection: { url, maxRetriesPerRequest: null, retryStrategy },
    // What was told before is read too, so that nothing is missed while the connection is being made.
    lastEventId: '0-0',
  });
  queue.on('error', ignore);
  events.on('error', ignore);
  const waiting = new Map<string, Waiting<Result>>();
  // what the worker gave back for a task of this queue
  events.on('completed', ({ jobId, returnvalue }) => waiting.get(jobId)?.resolve(returnvalue as Result));
  events.on('failed', ({ jobId, failedReason }) => waiting.get(jobId)?.reject(new Error(failedReason)));

  return {
    async run(task, giveUp) {
      const id = randomUUID();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const abort = (): void => reject(new Unanswered());
      waiting.set(id, { resolve, reject });
      giveUp.addEventListener('abort', abort, { once: true });
      const add = (): Promise<unknown> =>
        queue.add('task', task, { jobId: id, removeOnComplete: true, removeOnFail: true });
      add().catch(abort);
      const check = setInterval(() => void addIfGone(queue, id, add).catch(ignore), CHECK_MS);
      try {
        return await promise;
      } finally {
        clearInterval(check);
        waiting.delete(id);
        giveUp.removeEventListener('abort', abort);
        if (giveUp.aborted) queue.remove(id).catch(ignore);
      }
    },
    workers: () => withTimeout(queue.getWorkersCount()),
    async close() {
      for (const { reject } of waiting.values()) reject(new Unanswered());
      await Promise.all([queue, events].map((one) => withTimeout(one.close()).catch(ignore)));
    },
  };
}

/** A task that is gone was lost with Redis, or what came of it was missed: doing it again harms nobody. */
async function addIfGone(queue: Queue, id: string, add: () => Promise<unknown>): Promise<void> {
  if ((await queue.getJob(id)) === undefined) await add();
}

/** A Redis that is not there would be waited for without end. */
async function withTimeout<T>(job: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = sleep(TIMEOUT_MS, undefined, { signal: end.signal }).then(() => {
    throw new Unanswered();
  });
  return Promise.race([job, late]).finally(() => end.abort());
}

/** How long a worker that is not heard is waited for before its task is given to another. */
const LOCK_MS = 5000;

/** The side that does the work, so many tasks at a time. */
export async function processJobs<Task, Result>(
  name: QueueName,
  url: string,
  concurrency: number,
  work: (task: Task) => Promise<Result>,
): Promise<{ close(): Promise<void> }> {
  const worker = new Worker<Task, Result>(name, ({ data }) => work(data), {
    connection: { url, maxRetriesPerRequest: null, retryStrategy },
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 2,
    maxStalledCount: 3,
  });
  worker.on('error', ignore);
  await worker.waitUntilReady();
  return { close: () => worker.close() };
}

function retryStrategy(times: number): number {
  return Math.min(50 * times, 500);
}
