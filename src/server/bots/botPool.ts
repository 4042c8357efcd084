import { Worker } from 'node:worker_threads';
import { BOTS } from '../../bots/index.ts';
import type { BotRequest, AskBot } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import { reasonOf } from '../../kernel/error.ts';
import { BotLate } from '../../table/botTurn.ts';

/** A question and the milliseconds its answer may take, where that is less than the bot would take itself. */
export type Posed = BotRequest & { readonly ms?: number };

/** What a worker sends: that it is ready, and then what its bots have thought. */
export type Thought = { readonly ready: true } | { readonly move: Move } | { readonly failed: string };

export interface Brains {
  readonly think: AskBot;
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
  readonly inquiry: BotRequest;
  readonly done: (move: Move) => void;
  readonly failed: (error: Error) => void;
}

const GAMES = new URL('../../games/index.ts', import.meta.url).href;

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
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: { games } });
    const brain: Brain = { worker, ready: false, job: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (thought: Thought) => {
      if ('ready' in thought) brain.ready = true;
      else if ('move' in thought) settle(brain)?.done(thought.move);
      else settle(brain)?.failed(new Error(thought.failed));
      if ('ready' in thought) pose(brain);
      else next();
    });
    worker.on('error', (error) =>
      dismiss(brain, error instanceof Error ? error : new Error(reasonOf(error))),
    );
    worker.on('exit', () => dismiss(brain, new Error('the thread stopped by itself')));
    brains.add(brain);
    return brain;
  }

  function settle(brain: Brain): Job | undefined {
    const { job } = brain;
    clearTimeout(brain.timer);
    brain.job = undefined;
    return job;
  }

  function dismiss(brain: Brain, why: Error): void {
    brains.delete(brain);
    settle(brain)?.failed(why);
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
    brain.timer = setTimeout(() => dismiss(brain, new BotLate(`no answer within ${limit} ms`)), limit);
    if (brain.ready && brain.job) brain.worker.postMessage(posed(brain.job.inquiry));
  }

  /** The longer the queue, the less time there is for each. */
  function posed(inquiry: BotRequest): Posed {
    const share = Math.ceil(waiting.length / threads);
    const seconds = BOTS.find(({ name }) => name === inquiry.bot)?.seconds;
    return share === 0 || seconds === undefined
      ? inquiry
      : { ...inquiry, ms: (seconds * 1000) / (1 + share) };
  }

  return {
    think: (inquiry) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('the server is stopping'));
        waiting.push({ inquiry, done, failed });
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
