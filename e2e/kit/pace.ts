import type { Visit } from './visit.ts';

/** How quickly the page answers: printed by the tests, never asserted. */
export interface Pace {
  report(): Promise<string>;
}

interface Measured {
  readonly answers: number[];
  readonly blocked: number[];
}

type Watched = Window & { pace?: Measured };

/** Measures from here on, also across reloads. */
export async function measure({ page }: Visit): Promise<Pace> {
  await page.addInitScript(watch);
  return {
    async report() {
      const { answers, blocked } = await page.evaluate(
        () => (window as Watched).pace ?? { answers: [], blocked: [] },
      );
      const sorted = answers.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      const worst = sorted.at(-1) ?? 0;
      const longest = Math.max(0, ...blocked);
      return (
        `${answers.length} clicks answered after ${median.toFixed(0)} ms (median), ${worst.toFixed(0)} ms (worst); ` +
        `page blocked for ${longest.toFixed(0)} ms at most while a bot was thinking`
      );
    },
  };
}

/** Runs in the page: the time from a click to the first frame that shows its result, and long tasks beside thinking bots. */
function watch(): void {
  const measured: Measured = { answers: [], blocked: [] };
  (window as Watched).pace = measured;
  let clicked: number | undefined;
  let changed = false;
  let thinking = false;

  const isBusy = (): boolean => document.querySelector('.bar[aria-busy=true]') !== null;
  const tick = (): void => {
    thinking = document.querySelector('[data-thinking]') !== null;
    if (clicked !== undefined && changed && !isBusy()) {
      measured.answers.push(performance.now() - clicked);
      clicked = undefined;
    }
    requestAnimationFrame(tick);
  };
  document.addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
      changed = false;
    },
    true,
  );
  new MutationObserver(() => {
    changed = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => {
    if (thinking) measured.blocked.push(...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: 'longtask' });
  requestAnimationFrame(tick);
}
