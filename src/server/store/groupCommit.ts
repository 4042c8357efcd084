import type { Database } from 'better-sqlite3';
import { InputError } from '../../kernel/error.ts';

/** Runs a job that writes, and resolves once what it wrote is durable. */
export interface Commit {
  <T>(job: () => T): Promise<T>;
  /** The same for a job that refuses before it has written anything; it costs less. */
  readonly light: <T>(job: () => T) => Promise<T>;
  /** Commits now what waits for the end of the turn. */
  readonly flush: () => void;
}

interface PendingJob {
  readonly run: () => void;
  readonly isLight: boolean;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Called around every commit. */
interface CommitHooks {
  /** First in every transaction, and last. */
  before(): void;
  after(): void;
  /** Before a job that can be taken back by itself, and after it was. */
  jobStarts(): void;
  jobTakenBack(): void;
  /** After one that failed as a whole. */
  failed(): void;
  /** What whoever asked for a job is told of why it failed. */
  told(error: unknown): unknown;
}

const nothing = (): void => undefined;
const NO_HOOKS: CommitHooks = {
  before: nothing,
  after: nothing,
  jobStarts: nothing,
  jobTakenBack: nothing,
  failed: nothing,
  told: (error) => error,
};

/**
 * Collects the jobs of one turn of the event loop and commits them together: however many tables move at once,
 * the disk is waited for once. A job that fails takes back only what it wrote itself.
 */
export function groupCommit(database: Database, hooks: CommitHooks = NO_HOOKS): Commit {
  let waiting: PendingJob[] = [];
  const savepoint = database.transaction((job: () => void) => job());

  /** After a fault in a light job nobody knows what it wrote; a full disk may take back more than the job. */
  const restStands = (job: PendingJob, error: unknown): boolean =>
    database.inTransaction && (!job.isLight || error instanceof InputError);

  /** Whether a job was done; what is thrown ends the whole commit. */
  function isDone(job: PendingJob): boolean {
    if (!job.isLight) hooks.jobStarts();
    try {
      if (job.isLight) job.run();
      else savepoint(job.run);
      return true;
    } catch (error) {
      if (!restStands(job, error)) throw error;
      if (!job.isLight) hooks.jobTakenBack();
      job.failed(hooks.told(error));
      return false;
    }
  }

  const runAll = database.transaction((jobs: readonly PendingJob[]): PendingJob[] => {
    hooks.before();
    const done = jobs.filter(isDone);
    hooks.after();
    return done;
  });

  const flush = (): void => {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    try {
      for (const job of runAll.immediate(jobs)) job.done();
    } catch (error) {
      hooks.failed();
      const told = hooks.told(error);
      for (const job of jobs) job.failed(told);
    }
  };

  const enqueue = <T>(job: () => T, isLight: boolean): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({
        run: () => {
          result = job();
        },
        isLight,
        done: () => resolve(result),
        failed: reject,
      });
    });
  const commit = <T>(job: () => T): Promise<T> => enqueue(job, false);
  const light = <T>(job: () => T): Promise<T> => enqueue(job, true);
  return Object.assign(commit, { light, flush });
}
