import type { Database } from 'better-sqlite3';
import { InputError } from '../../kernel/error.ts';

/** Runs a job that writes, and resolves once what it wrote is durable. */
export interface Commit {
  <T>(job: () => T): Promise<T>;
  /** The same for a job that refuses before it has written anything; it costs less. */
  readonly light: <T>(job: () => T) => Promise<T>;
  /** Commits now what waits for the end of the turn, unless the disk is busy with what was committed before. */
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

/** Tells once everything that was committed before is on the disk, or why it may not be. */
export type Sync = (told: (error: Error | null) => void) => void;

const nothing = (): void => undefined;
const noDisk: Sync = (told) => told(null);
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
 * the disk is waited for once. What comes while the disk is busy is committed when it is done, so that everything else
 * goes on meanwhile, however slow the disk is. A job that fails takes back only what it wrote itself.
 */
export function groupCommit(database: Database, hooks: CommitHooks = NO_HOOKS, sync: Sync = noDisk): Commit {
  let waiting: PendingJob[] = [];
  let isSyncing = false;
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

  function fail(jobs: readonly PendingJob[], error: unknown): void {
    hooks.failed();
    const told = hooks.told(error);
    for (const job of jobs) job.failed(told);
  }

  function committed(jobs: readonly PendingJob[]): readonly PendingJob[] {
    try {
      return runAll.immediate(jobs);
    } catch (error) {
      fail(jobs, error);
      return [];
    }
  }

  const flush = (): void => {
    if (isSyncing || waiting.length === 0) return;
    const jobs = waiting;
    waiting = [];
    const written = committed(jobs);
    if (written.length === 0) return;
    isSyncing = true;
    sync((error) => {
      isSyncing = false;
      if (error) fail(written, error);
      else for (const job of written) job.done();
      if (waiting.length > 0) setImmediate(flush);
    });
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
