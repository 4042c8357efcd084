import { setTimeout as sleep } from 'node:timers/promises';
import { progressBar } from '../../src/cli/progress.ts';
import type { Climb } from './climb.ts';

const REFRESH_MS = 200;

/** Shows a bar for the lowest rung that is not over, where somebody looks at it; higher ones may be under way too. */
export async function showBars(climbs: readonly Climb[], end: AbortSignal): Promise<void> {
  for (const { series, results } of climbs) {
    const isOver = (): boolean => end.aborted || results.size === series.matches;
    if (isOver()) continue;
    const bar = await progressBar(series.matches, `${series.bots[0]} against ${series.bots[1]}`);
    if (bar === undefined) return;
    let shown = 0;
    while (!isOver()) {
      // The time that is left is worked out from when the latest changes came.
      if (results.size > shown) bar.update(results.size);
      shown = results.size;
      await sleep(REFRESH_MS, undefined, { signal: end }).catch(() => undefined);
    }
    bar.stop();
  }
}
