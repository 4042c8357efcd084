import { Worker } from 'node:worker_threads';
import { BOTS } from '../../bots/index.ts';
import type { BotRequest } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import { reasonOf } from '../../kernel/error.ts';
import { BotLate } from '../../table/botTurn.ts';
import { type Asker, fairQueue, type Turn } from './fairQueue.ts';

/** A request, with a time limit in milliseconds where it is shorter than the bot's own. */
export type TimedRequest = BotRequest & { readonly ms?: number };

/** What a worker is started with: the module of its games, and where it is told to come to an end. */
export interface WorkerData {
  readonly games: string;
  readonly hurry: Int32Array;
}

/** What a worker sends: that it is ready, then its bots' answers, and what those who keep the server should know. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly move: Move }
  | { readonly failed: string }
  | { readonly warning: string };

/** Asks a bot for its move, on behalf of a table where there is one. */
export type AskBotFor = (request: TimedRequest, asker?: Asker) => Promise<Move>;

export interface BotPool {
  readonly ask: AskBotFor;
  /** How many requests wait for a free thread. */
  waiting(): number;
  /** Whether some wait for a thread of this process. */
  readonly isBusy: () => boolean;
  close(): Promise<void>;
}

export interface BotPoolOptions {
  readonly threads: number;
  /** Milliseconds after which a bot that has not answered is stopped. */
  readonly deadline: number;
  /** The module that exports the games as GAMES. */
  readonly games?: string;
  /** A clock for the fair queue. */
  readonly now?: () => number;
  /** Hears what those who keep the server should know, each line once. */
  readonly warn?: (line: string) => void;
}

/** Whoever asks for no table, such as the only player at a terminal. */
export const NOBODY: Asker = { table: '', address: '', person: '', isWatched: () => true };

/** A bot that does not search answers in a moment. */
const MOMENT_MS = 10;

/** The most milliseconds a request takes. */
export function timeOf({ bot, ms = Infinity }: TimedRequest): number {
  return Math.min(ms, Math.max(MOMENT_MS, ownTime(bot) ?? 0));
}

/** The milliseconds a bot takes for a decision where nobody hurries it; nothing where it keeps no time. */
function ownTime(bot: string): number | undefined {
  const seconds = BOTS.find(({ name }) => name === bot)?.seconds;
  return seconds === undefined ? undefined : seconds * 1000;
}

/** A request with less time where its turn grants less. */
export function hurried(request: TimedRequest, limit: number | undefined): TimedRequest {
  const own = ownTime(request.bot);
  return limit === undefined || own === undefined ? request : { ...request, ms: Math.min(limit, own) };
}

interface Job {
  readonly request: TimedRequest;
  readonly done: (move: Move) => void;
  readonly failed: (error: Error) => void;
}

const GAMES = new URL('../../games/index.ts', import.meta.url).href;

/** A thread and the request it is working on. */
interface BotThread {
  readonly worker: Worker;
  ready: boolean;
  turn: Turn<Job> | undefined;
  /** When it was sent that request. */
  since: number;
  timer: NodeJS.Timeout | undefined;
  /** Set to 1 when the bot has to come to an end, and when that is looked at next. */
  readonly hurry: Int32Array;
  hurryTimer: NodeJS.Timeout | undefined;
}

const clock = (): number => performance.now();
const toStandardError = (line: string): void => console.error(`orrery: ${line}`);

/** How long a thread may take to start. */
const START_DEADLINE_MS = 60_000;

/** Threads for bots, so that no table waits for another's bot and none runs forever. */
export function openBotPool(options: BotPoolOptions): BotPool {
  const { threads, deadline, games = GAMES, now = clock, warn = toStandardError } = options;
  const waiting = fairQueue<Job>(() => threads, now);
  const warned = new Set<string>();
  const pool = new Set<BotThread>();
  let closed = false;

  function startThread(): BotThread {
    const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const data: WorkerData = { games, hurry };
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: data });
    const idle = { turn: undefined, since: 0, timer: undefined, hurryTimer: undefined };
    const thread: BotThread = { worker, hurry, ready: false, ...idle };
    worker.unref();
    worker.on('message', (message: WorkerMessage) => {
      if ('warning' in message) return warnOnce(message.warning);
      if ('ready' in message) thread.ready = true;
      else if ('move' in message) takeJob(thread)?.done(message.move);
      else takeJob(thread)?.failed(new Error(message.failed));
      if ('ready' in message) post(thread);
      else next();
      hurryUp(thread);
    });
    worker.on('error', (error) =>
      stopThread(thread, error instanceof Error ? error : new Error(reasonOf(error))),
    );
    worker.on('exit', () => stopThread(thread, new Error('the thread stopped by itself')));
    pool.add(thread);
    return thread;
  }

  /** Every thread finds the same. */
  function warnOnce(line: string): void {
    if (!warned.has(line)) warn(line);
    warned.add(line);
  }

  function takeJob(thread: BotThread): Job | undefined {
    const { turn } = thread;
    clearTimeout(thread.timer);
    clearTimeout(thread.hurryTimer);
    thread.turn = undefined;
    turn?.done(now() - thread.since);
    return turn?.job;
  }

  function stopThread(thread: BotThread, why: Error): void {
    pool.delete(thread);
    takeJob(thread)?.failed(why);
    void thread.worker.terminate();
    next();
  }

  function next(): void {
    if (closed || waiting.size() === 0) return;
    const idle = [...pool].find(({ turn }) => turn === undefined);
    const thread = idle ?? (pool.size < threads ? startThread() : undefined);
    if (thread === undefined) return;
    thread.turn = waiting.next();
    post(thread);
  }

  /** Sends a thread its request; one that is still starting gets it once it is ready. */
  function post(thread: BotThread): void {
    const limit = thread.ready ? deadline : START_DEADLINE_MS;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => stopThread(thread, new BotLate(`no answer within ${limit} ms`)), limit);
    thread.since = now();
    Atomics.store(thread.hurry, 0, 0);
    if (thread.ready && thread.turn)
      thread.worker.postMessage(hurried(thread.turn.job.request, thread.turn.limit));
  }

  /** A bot that began when fewer waited comes to an end once it has had what it would be granted now. */
  function hurryUp(thread: BotThread): void {
    if (thread.turn === undefined || !thread.ready) return;
    const left = thread.since + thread.turn.allowed() - now();
    clearTimeout(thread.hurryTimer);
    if (left <= 0) Atomics.store(thread.hurry, 0, 1);
    else thread.hurryTimer = setTimeout(() => hurryUp(thread), left);
  }

  return {
    ask: (request, asker = NOBODY) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('the server is stopping'));
        waiting.add({ request, done, failed }, asker, timeOf(request));
        next();
        for (const thread of pool) hurryUp(thread);
      }),
    waiting: () => waiting.size(),
    isBusy: () => waiting.size() > 0,
    async close() {
      closed = true;
      const stopping = new Error('the server is stopping');
      for (const { failed } of waiting.clear()) failed(stopping);
      for (const thread of pool) takeJob(thread)?.failed(stopping);
      await Promise.all([...pool].map(({ worker }) => worker.terminate()));
    },
  };
}
