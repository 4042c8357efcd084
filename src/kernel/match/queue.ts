/**
 * Runs one job after another, in the order they came; a job that fails does not stop the next. One that comes while none
 * is under way begins at once.
 */
export type Queue = <T>(job: () => Promise<T>) => Promise<T>;

export function queue(): Queue {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  function next(): void {
    const begin = waiting.shift();
    if (begin) begin();
    else isBusy = false;
  }

  function begun<T>(job: () => Promise<T>): Promise<T> {
    isBusy = true;
    const run = started(job);
    run.then(next, next);
    return run;
  }

  return (job) => (isBusy ? new Promise((resolve) => waiting.push(() => resolve(begun(job)))) : begun(job));
}

/** What is thrown before a job first waits is a failure of the job like any other. */
function started<T>(job: () => Promise<T>): Promise<T> {
  try {
    return job();
  } catch (error) {
    return Promise.reject(error);
  }
}
