/** A page that has fetched nothing for so many milliseconds has what it needs. */
const QUIET = 2000;

/**
 * Lets the page start without a network from the second visit on, and announces new versions. Every file of the build
 * is kept for that: fetching them all must not delay those that somebody waits for.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = async (): Promise<void> => {
    fetches.disconnect();
    await (await import('./registration.ts')).register();
  };
  const wait = (): void => {
    clearTimeout(timer);
    // Without it, as in a private window, the page works all the same.
    timer = setTimeout(() => void keep().catch(() => undefined), QUIET);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetches = new PerformanceObserver(wait);
  fetches.observe({ type: 'resource' });
  wait();
}
