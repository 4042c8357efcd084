/** Runs one job after another, in the order they came; a job that fails does not stop the next. */
export type Queue = <T>(job: () => Promise<T>) => Promise<T>;

export function queue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const run = last.then(job);
    last = run.catch(() => undefined);
    return run;
  };
}
