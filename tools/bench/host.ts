import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { frameworkVersion } from './boardgameio.ts';
import type { Gauge } from './rounds.ts';

/** What the worker is asked to measure. */
export interface Order {
  readonly game: string;
  readonly seats: number;
  readonly seconds: number;
}

/** boardgame.io at work in a thread of its own. */
export interface Host {
  readonly version: string;
  gauge(game: string, seats: number): Gauge;
  close(): Promise<unknown>;
}

/**
 * Starts boardgame.io with the games of a module, or nothing where it is not installed. It runs in production
 * mode and in its own thread: rules that have met its proxies would run slower for everybody else.
 */
export function startHost(games: string): Host | undefined {
  const version = frameworkVersion();
  if (version === undefined) return undefined;
  const worker = new Worker(new URL('./hostWorker.ts', import.meta.url), {
    workerData: games,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    version,
    gauge: (game, seats) => async (seconds) => {
      worker.postMessage({ game, seats, seconds } satisfies Order);
      const [rate] = (await once(worker, 'message')) as [number]; // what hostWorker.ts posts
      return rate;
    },
    close: () => worker.terminate(),
  };
}
