import type { Browser } from 'playwright-core';

/** Milliseconds that a slowed process runs in one go; more where the machine is busy, and then it rests for longer too. */
const GOES = 8;

/** What was done, and how many times slower than alone at the least: other work of the machine comes on top. */
export interface Slowed<T> {
  readonly done: T;
  readonly times: number;
}

/**
 * Lets all pages of a browser run for a part of the time only, as on a machine so many times slower. Their workers are
 * slowed too, which the throttling that browsers offer leaves out. The browser must be nobody else's.
 */
export async function slowed<T>(browser: Browser, times: number, act: () => Promise<T>): Promise<Slowed<T>> {
  const pages = await processesOfPages(browser);
  const start = performance.now();
  let [began, ran] = [start, 0];
  let timer: NodeJS.Timeout | undefined;
  const rest = (): void => {
    signal(pages, 'SIGSTOP');
    const went = performance.now() - began;
    ran += went;
    timer = setTimeout(go, went * (times - 1));
  };
  const go = (): void => {
    began = performance.now();
    signal(pages, 'SIGCONT');
    timer = setTimeout(rest, GOES);
  };
  go();
  try {
    const done = await act();
    return { done, times: (performance.now() - start) / ran };
  } finally {
    clearTimeout(timer);
    signal(pages, 'SIGCONT');
  }
}

async function processesOfPages(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) process.kill(id, name);
}
