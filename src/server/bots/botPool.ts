import { Worker } from 'node:worker_threads';
import { BOTS } from '../../bots/index.ts';
import type { BotRequest, AskBot } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import { reasonOf } from '../../kernel/error.ts';
import { BotLate } from '../../table/botTurn.ts';

/** A request, with a time limit in milliseconds where it is shorter than the bot's own. */
export type TimedRequest = BotRequest & { readonly ms?: number };

/** What a worker sends: that it is ready, then its bots' answers. */
export type WorkerMessage = { readonly ready: true } | { readonly move: Move } | { readonly failed: string };

export interface BotPool {
  readonly ask: AskBot;
  /** How many requests wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  readonly threads: number;
  /** Milliseconds after which a bot that has not answered is stopped. */
  readonly deadline: number;
  /** The module that exports the games as GAMES. */
  readonly games?: string;
}

interface Job {
  readonly request: BotRequest;
  readonly done: (move: Move) => void;
  readonly failed: (error: Error) => void;
}

const GAMES = new URL('../../games/index.ts', import.meta.url).href;

/** A thread and the request it is working on. */
interface BotThread {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How long a thread may take to start. */
const START_DEADLINE_MS = 60_000;

/** Threads for bots, so that no table waits for another's bot and none runs forever. */
export function openBotPool({ threads, deadline, games = GAMES }: BotPoolOptions): BotPool {
  const waiting: Job[] = [];
  const pool = new Set<BotThread>();
  let closed = false;

  function startThread(): BotThread {
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: { games } });
    const thread: BotThread = { worker, ready: false, job: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (message: WorkerMessage) => {
      if ('ready' in message) thread.ready = true;
      else if ('move' in message) takeJob(thread)?.done(message.move);
      else takeJob(thread)?.failed(new Error(message.failed));
      if ('ready' in message) post(thread);
      else next();
    });
    worker.on('error', (error) =>
      stopThread(thread, error instanceof Error ? error : new Error(reasonOf(error))),
    );
    worker.on('exit', () => stopThread(thread, new Error('the thread stopped by itself')));
    pool.add(thread);
    return thread;
  }

  function takeJob(thread: BotThread): Job | undefined {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    return job;
  }

  function stopThread(thread: BotThread, why: Error): void {
    pool.delete(thread);
    takeJob(thread)?.failed(why);
    void thread.worker.terminate();
    next();
  }

  function next(): void {
    if (closed || waiting.length === 0) return;
    const idle = [...pool].find(({ job }) => job === undefined);
    const thread = idle ?? (pool.size < threads ? startThread() : undefined);
    if (thread === undefined) return;
    thread.job = waiting.shift();
    post(thread);
  }

  /** Sends a thread its request; one that is still starting gets it once it is ready. */
  function post(thread: BotThread): void {
    const limit = thread.ready ? deadline : START_DEADLINE_MS;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => stopThread(thread, new BotLate(`no answer within ${limit} ms`)), limit);
    if (thread.ready && thread.job) thread.worker.postMessage(withTimeLimit(thread.job.request));
  }

  /** The longer the queue, the less time each request gets. */
  function withTimeLimit(request: BotRequest): TimedRequest {
    const share = Math.ceil(waiting.length / threads);
    const seconds = BOTS.find(({ name }) => name === request.bot)?.seconds;
    return share === 0 || seconds === undefined
      ? request
      : { ...request, ms: (seconds * 1000) / (1 + share) };
  }

  return {
    ask: (request) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('the server is stopping'));
        waiting.push({ request, done, failed });
        next();
      }),
    waiting: () => waiting.length,
    async close() {
      closed = true;
      const stopping = new Error('the server is stopping');
      for (const { failed } of waiting.splice(0)) failed(stopping);
      for (const thread of pool) takeJob(thread)?.failed(stopping);
      await Promise.all([...pool].map(({ worker }) => worker.terminate()));
    },
  };
}
