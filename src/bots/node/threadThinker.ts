import { Worker } from 'node:worker_threads';
import type { Move } from '../../kernel/game.ts';
import type { Thought } from '../bot.ts';
import type { Inquiry, Thinker } from '../thinker.ts';

/** What the thread answers. */
export type Reply = { readonly thought: Thought } | { readonly failed: string };

/** A thread that thinks for the bots of a table, one question at a time. */
export interface ThreadThinker {
  readonly think: Thinker;
  /** Stops what is still thinking; the next question gets a new thread. */
  giveUp(): void;
  close(): Promise<unknown>;
}

/** Starts a thread with the games of a module that exports them as GAMES. */
export function threadThinker(games: string): ThreadThinker {
  let worker: Worker | undefined;
  const thread = (): Worker =>
    (worker ??= new Worker(new URL('./worker.ts', import.meta.url), { workerData: games }));
  const stop = async (): Promise<unknown> => {
    const stopped = worker;
    worker = undefined;
    return stopped?.terminate();
  };
  return {
    think: (inquiry) => ask(thread(), inquiry),
    giveUp: () => void stop(),
    close: stop,
  };
}

/** A thread that ends by itself has failed. */
function ask(worker: Worker, inquiry: Inquiry): Promise<Move> {
  const { promise, resolve, reject } = Promise.withResolvers<Move>();
  const ended = (): void => reject(new Error('the thread has stopped'));
  const heard = (reply: Reply): void => {
    if ('thought' in reply) resolve(reply.thought.move);
    else reject(new Error(reply.failed));
  };
  worker.once('message', heard).once('error', reject).once('exit', ended);
  worker.postMessage(inquiry);
  return promise.finally(() => worker.off('message', heard).off('error', reject).off('exit', ended));
}
