import type { Database } from 'better-sqlite3';

/** Runs a job that writes, and resolves once what it wrote is durable. */
export type Commit = <T>(job: () => T) => Promise<T>;

interface Waiting {
  readonly run: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Collects the jobs of one turn of the event loop and commits them together: however many tables move at once,
 * the disk is waited for once. A job that fails takes back only what it wrote itself.
 */
export function groupCommit(database: Database): Commit & { readonly flush: () => void } {
  let waiting: Waiting[] = [];
  const savepoint = database.transaction((job: () => void) => job());

  const runAll = database.transaction((jobs: readonly Waiting[]): Waiting[] =>
    jobs.filter((job) => {
      try {
        savepoint(job.run);
        return true;
      } catch (error) {
        job.failed(error);
        return false;
      }
    }),
  );

  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    try {
      for (const job of runAll.immediate(jobs)) job.done();
    } catch (error) {
      for (const job of jobs) job.failed(error);
    }
  };

  const commit = <T>(job: () => T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({
        run: () => {
          result = job();
        },
        done: () => resolve(result),
        failed: reject,
      });
    });
  return Object.assign(commit, { flush });
}
