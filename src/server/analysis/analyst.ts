import { Worker } from 'node:worker_threads';
import type { Finding } from '../../analysis/inquiry.ts';
import { reasonOf } from '../../kernel/error.ts';
import type { MatchRecord } from '../../kernel/match/record.ts';

/** What a thread is started with: the module that exports the games as GAMES, and the match. */
export interface AnalystTask {
  readonly games: string;
  readonly record: MatchRecord;
  /** Whether it gives way to all other threads. */
  readonly humble: boolean;
}

/** What a thread sends: by what it goes, once it is ready; then its findings; and what those who keep the server should know. */
export type AnalystMessage =
  | { readonly made: string }
  | { readonly finding: Finding }
  | { readonly warning: string };

/** A thread that looks into one match. */
export interface Analyst {
  /** What it finds out is made by this. */
  readonly made: string;
  /** What there is to know of a place, one at a time. */
  at(place: number): Promise<Finding>;
  close(): Promise<void>;
}

/** For what hangs. */
const DEADLINE_MS = 120_000;

/** A match that needs more ends its own thread and nothing else. */
const MOST_MB = 1024;

const GAMES = new URL('../../games/index.ts', import.meta.url).href;

export interface AnalystOptions {
  /** Hears what those who keep the server should know. */
  readonly warn: (line: string) => void;
  /** The module that exports the games as GAMES. */
  readonly games?: string | undefined;
  /** For tests, which are not to wait for everything else that the machine does. */
  readonly humble?: boolean | undefined;
}

/** Starts a thread for a match. */
export async function openAnalyst(
  record: MatchRecord,
  { warn, games = GAMES, humble = true }: AnalystOptions,
): Promise<Analyst> {
  const task: AnalystTask = { games, record, humble };
  const worker = new Worker(new URL('./analystThread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
  worker.unref();
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  worker.on('error', (error) => ended.reject(new Error(reasonOf(error))));
  worker.on('exit', () => ended.reject(new Error('the thread has stopped')));

  /** The next that it sends; one that does not answer is ended. */
  async function next(): Promise<AnalystMessage> {
    const { promise, resolve } = Promise.withResolvers<AnalystMessage>();
    const hear = (message: AnalystMessage): void =>
      'warning' in message ? warn(message.warning) : resolve(message);
    const late = setTimeout(() => {
      ended.reject(new Error(`no answer within ${DEADLINE_MS} ms`));
      void worker.terminate();
    }, DEADLINE_MS);
    worker.on('message', hear);
    try {
      return await Promise.race([promise, ended.promise]);
    } finally {
      clearTimeout(late);
      worker.off('message', hear);
    }
  }

  const first = await next();
  if (!('made' in first)) throw new Error('the thread did not say what it goes by');
  return {
    made: first.made,
    async at(place) {
      worker.postMessage(place);
      const message = await next();
      if (!('finding' in message)) throw new Error(`the thread did not answer for place ${place}`);
      return message.finding;
    },
    close: async () => void (await worker.terminate()),
  };
}
