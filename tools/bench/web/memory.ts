import type { Browser, CDPSession } from 'playwright-core';
import { sumOf } from '../../../src/cli/statistics.ts';
import { newMatchAt } from './newMatch.ts';
import { pageScript } from './pageScript.ts';
import { onPage } from './screen.ts';
import { type WorkerHeap, workerHeap } from './workerHeap.ts';

/** What a page keeps in memory after a collection. */
export interface Kept {
  /** How many moves stood. */
  readonly moves: number;
  /** Bytes in use in the page and in its worker. */
  readonly page: number;
  readonly worker: number;
  /** Nodes of the document, with those that are no longer in it. */
  readonly nodes: number;
  readonly listeners: number;
}

export interface MemoryFigures {
  readonly first: Kept;
  readonly last: Kept;
  /** How each grows with a hundred moves, by the line that fits all samples best. */
  readonly growth: Omit<Kept, 'moves'>;
}

/** Samples in a long match, and the moves before the first. */
const SAMPLES = 8;
const SETTLED = 10;

/** Plays a match of so many moves at most, without a click, and looks at what is kept. */
export async function measureMemory(
  browser: Browser,
  site: string,
  game: string,
  length: number,
): Promise<MemoryFigures> {
  return onPage(browser, { site }, [pageScript('player')], async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const heap = await workerHeap(session);
    await page.goto(await newMatchAt(game, 'bench 1'));
    const kept: Kept[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const wanted = SETTLED + Math.round((sample * (length - SETTLED)) / (SAMPLES - 1));
      const { ply, over } = await page.evaluate<{ ply: number; over: boolean }>(`player.until(${wanted})`);
      // The end screen is another page.
      if (over) break;
      kept.push(await keptNow(session, heap, ply));
    }
    return figuresOf(game, kept);
  });
}

/** The same of a page that only draws as many elements. */
export async function measureBareMemory(browser: Browser, site: string, nodes: number): Promise<Kept> {
  return onPage(browser, { site }, [], async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`./?${nodes}`);
    await page.locator('circle').first().waitFor();
    return keptNow(session, { bytes: async () => 0 }, 0);
  });
}

async function keptNow(session: CDPSession, heap: WorkerHeap, moves: number): Promise<Kept> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    moves,
    page: of('JSHeapUsedSize'),
    worker: await heap.bytes(),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

function figuresOf(game: string, kept: readonly Kept[]): MemoryFigures {
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`a match of ${game} was over at once`);
  const slope = (key: keyof Kept): number => 100 * slopeOf(kept.map((one) => [one.moves, one[key]] as const));
  return {
    first,
    last,
    growth: {
      page: slope('page'),
      worker: slope('worker'),
      nodes: slope('nodes'),
      listeners: slope('listeners'),
    },
  };
}

/** The slope of the line with the least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => sumOf(points.map((point) => point[at])) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = sumOf(points.map(([a]) => (a - x) ** 2));
  return spread === 0 ? 0 : sumOf(points.map(([a, b]) => (a - x) * (b - y))) / spread;
}
