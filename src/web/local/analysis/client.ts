import { proxy, wrap } from 'comlink';
import type { Analyst } from './analyst.ts';

/** An analyst in a worker of its own. */
export interface RemoteAnalyst extends Analyst {
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

export function openAnalyst(): RemoteAnalyst {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
  const remote = wrap<Analyst>(worker);
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  worker.onerror = ({ message }) => broken.reject(new Error(message || 'no answer'));
  return {
    start: (request, tell, server) =>
      Promise.race([remote.start(request, proxy(tell), server && proxy(server)), broken.promise]),
    stop: () => Promise.race([remote.stop(), broken.promise]),
    judge: (tried) => Promise.race([remote.judge(tried), broken.promise]),
    explain: (tried) => Promise.race([remote.explain(tried), broken.promise]),
    close: () => worker.terminate(),
  };
}
