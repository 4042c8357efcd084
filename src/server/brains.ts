import { Worker } from 'node:worker_threads';
import type { Move, Seat } from '../kernel/game.ts';

/** What a bot is asked: plain data, so that the answer may come from another thread. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  /** The position as the seat sees it; a bot is never shown more. */
  readonly view: object;
  readonly legal: readonly Move[];
  readonly seed: number;
}

/** Answers for the bots. What it gives back is looked up among the legal moves like any move from outside. */
export type Thinker = (question: Question) => Promise<Move>;

/** What a worker sends: that it is ready, and then what its bots have thought. */
export type Thought = { readonly ready: true } | { readonly move: Move } | { readonly failed: string };

export interface Brains {
  readonly think: Thinker;
  /** How many questions wait for a free thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface BrainOptions {
  readonly threads: number;
  /** Milliseconds after which a bot that has not answered is stopped. */
  readonly deadline: number;
  /** The module that exports the games as GAMES. */
  readonly games?: string;
}

interface Job {
  readonly question: Question;
  readonly done: (move: Move) => void;
  readonly failed: (error: Error) => void;
}

const GAMES = new URL('../games/index.ts', import.meta.url).href;

/** A thread and what it is asked just now. */
interface Brain {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** How long a thread may take until it is ready. */
const START_MS = 60_000;

/** Threads in which bots think, so that a table never waits for another's bot, and none thinks without end. */
export function brainPool({ threads, deadline, games = GAMES }: BrainOptions): Brains {
  const waiting: Job[] = [];
  const brains = new Set<Brain>();
  let closed = false;

  function hire(): Brain {
    const worker = new Worker(new URL('./brainWorker.ts', import.meta.url), { workerData: { games } });
    const brain: Brain = { worker, ready: false, job: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (thought: Thought) => {
      if ('ready' in thought) brain.ready = true;
      else if ('move' in thought) settle(brain)?.done(thought.move);
      else settle(brain)?.failed(new Error(thought.failed));
      if ('ready' in thought) pose(brain);
      else next();
    });
    worker.on('error', (error) => dismiss(brain, (error as Error).message));
    worker.on('exit', () => dismiss(brain, 'the thread stopped by itself'));
    brains.add(brain);
    return brain;
  }

  function settle(brain: Brain): Job | undefined {
    const { job } = brain;
    clearTimeout(brain.timer);
    brain.job = undefined;
    return job;
  }

  function dismiss(brain: Brain, why: string): void {
    brains.delete(brain);
    settle(brain)?.failed(new Error(why));
    void brain.worker.terminate();
    next();
  }

  function next(): void {
    if (closed || waiting.length === 0) return;
    const idle = [...brains].find(({ job }) => job === undefined);
    const brain = idle ?? (brains.size < threads ? hire() : undefined);
    if (brain === undefined) return;
    brain.job = waiting.shift();
    pose(brain);
  }

  /** Asks what it is to think about; a thread that is only starting is asked when it is ready. */
  function pose(brain: Brain): void {
    const limit = brain.ready ? deadline : START_MS;
    clearTimeout(brain.timer);
    brain.timer = setTimeout(() => dismiss(brain, `no answer within ${limit} ms`), limit);
    if (brain.ready) brain.worker.postMessage(brain.job?.question);
  }

  return {
    think: (question) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('the server is stopping'));
        waiting.push({ question, done, failed });
        next();
      }),
    waiting: () => waiting.length,
    async close() {
      closed = true;
      const stopping = new Error('the server is stopping');
      for (const { failed } of waiting.splice(0)) failed(stopping);
      for (const brain of brains) settle(brain)?.failed(stopping);
      await Promise.all([...brains].map(({ worker }) => worker.terminate()));
    },
  };
}
