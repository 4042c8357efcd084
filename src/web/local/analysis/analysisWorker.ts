import { expose } from 'comlink';
import type { Analyst } from './analyst.ts';

/** The analyst runs the script of the tables' worker under another name, so that both share what was fetched. */
const WORKER_NAME = 'analysis';

export const isAnalysisWorker = (): boolean => self.name === WORKER_NAME;

/** Answers from within the worker; the analyst is fetched when it is first asked. */
export function serveAnalyst(fetched: () => Promise<Analyst>): void {
  let analyst: Promise<Analyst> | undefined;
  const open = (): Promise<Analyst> => (analyst ??= fetched());
  const served: Analyst = {
    start: async (request, tell, server) => (await open()).start(request, tell, server),
    stop: async () => (await open()).stop(),
    judge: async (tried) => (await open()).judge(tried),
    explain: async (tried) => (await open()).explain(tried),
  };
  expose(served);
}
