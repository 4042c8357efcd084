import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, QueueEvents, Worker } from 'bullmq';

/** A queue of jobs for idle workers, on this machine or another. */

/** Requests to bots, and parts of simulations. */
export type QueueName = 'orrery-thoughts' | 'orrery-batches';

/** The side that submits jobs. */
export interface JobQueue<Task, Result> {
  /** The result of a task; rejects if its worker failed or the signal aborted. */
  run(task: Task, giveUp: AbortSignal): Promise<Result>;
  /** How many tasks the workers that are connected can do at once. */
  capacity(): Promise<number>;
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

/** How many events Redis keeps for a listener that reconnects. */
const KEPT_EVENTS = 200;

/** How often a task is checked to be still queued. */
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
    // Earlier events are read too, so that none is missed while connecting.
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
    capacity: () => withTimeout(queue.getWorkers()).then(capacityOf),
    async close() {
      for (const { reject } of waiting.values()) reject(new Unanswered());
      await Promise.all([queue, events].map((one) => withTimeout(one.close()).catch(ignore)));
    },
  };
}

/** Workers are named after the number of tasks they do at once; one of an older version has no name and does one at least. */
function capacityOf(workers: readonly Readonly<Record<string, string>>[]): number {
  return workers.reduce((sum, { rawname = '' }) => sum + Number(/:w:(\d+)$/.exec(rawname)?.[1] ?? 1), 0);
}

/** A missing task was lost with Redis, or its result was missed; running it again is harmless. */
async function addIfGone(queue: Queue, id: string, add: () => Promise<unknown>): Promise<void> {
  if ((await queue.getJob(id)) === undefined) await add();
}

/** Without a limit a missing Redis would be waited for forever. */
async function withTimeout<T>(job: Promise<T>): Promise<T> {
  const end = new AbortController();
  const late = sleep(TIMEOUT_MS, undefined, { signal: end.signal }).then(() => {
    throw new Unanswered();
  });
  return Promise.race([job, late]).finally(() => end.abort());
}

/** How long a silent worker holds a task before another gets it. */
const LOCK_MS = 5000;

/** The side that runs jobs, `concurrency` at a time. */
export async function processJobs<Task, Result>(
  name: QueueName,
  url: string,
  concurrency: number,
  work: (task: Task) => Promise<Result>,
): Promise<{ close(): Promise<void> }> {
  const worker = new Worker<Task, Result>(name, ({ data }) => work(data), {
    connection: { url, maxRetriesPerRequest: null, retryStrategy },
    name: String(concurrency),
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
