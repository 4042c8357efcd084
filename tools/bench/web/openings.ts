import type { Browser, BrowserContext, Page } from 'playwright-core';
import { medianOf, sumOf } from '../../../src/cli/statistics.ts';
import { pageScript } from './pageScript.ts';
import { newcomer } from './screen.ts';

/** How long a phone takes from an address to something that can be done there, in milliseconds. */
interface Opening {
  /** When the match can be begun, which happens at once; 0 where there is nothing to begin. */
  readonly ready: number;
  /** When the first move is lit and drawn. */
  readonly lit: number;
  /** What page and worker have fetched by then, as it lies on the disk. */
  readonly bytes: number;
}

export interface OpeningFigures {
  readonly cold: Opening;
  /** From what the browser keeps for use without a network. */
  readonly warm: Opening;
}

/** How many times slower than this machine the phone is. */
const SLOWER = 4;

/** Opens the page of a new match on a phone and begins it, as somebody new and as somebody who was there before. */
export async function measureOpenings(
  browser: Browser,
  site: string,
  game: string,
  times: number,
): Promise<OpeningFigures> {
  const rounds: OpeningFigures[] = [];
  for (let round = 0; round < times; round++)
    rounds.push(await asNewcomer(browser, site, `./#/new/${game}`, true));
  return { cold: middleOf(rounds.map(({ cold }) => cold)), warm: middleOf(rounds.map(({ warm }) => warm)) };
}

/** The same with a page that only draws as many elements; the browser's own cache is all that keeps it. */
export async function measureBareOpenings(
  browser: Browser,
  site: string,
  nodes: number,
  times: number,
): Promise<OpeningFigures> {
  const rounds: OpeningFigures[] = [];
  for (let round = 0; round < times; round++)
    rounds.push(await asNewcomer(browser, site, `./?${nodes}`, false));
  return { cold: middleOf(rounds.map(({ cold }) => cold)), warm: middleOf(rounds.map(({ warm }) => warm)) };
}

async function asNewcomer(
  browser: Browser,
  site: string,
  address: string,
  offline: boolean,
): Promise<OpeningFigures> {
  const context = await newcomer(browser, { site, phone: true, offline });
  try {
    await context.addInitScript({ content: pageScript('opening') });
    const cold = await opened(context, address, async (page) => {
      if (offline) await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    });
    return { cold, warm: await opened(context, address) };
  } finally {
    await context.close();
  }
}

async function opened(
  context: BrowserContext,
  address: string,
  then: (page: Page) => Promise<void> = async () => undefined,
): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  const times = await page.evaluate<Omit<Opening, 'bytes'>>('opened');
  const bytes = await fetched(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await then(page);
  await page.close();
  return { ...times, bytes };
}

/** Workers tell for themselves what they have fetched. */
async function fetched(page: Page): Promise<number> {
  const sum = `performance.getEntries().reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0)`;
  const inWorkers = page.workers().map((worker) => worker.evaluate<number>(sum));
  return sumOf(await Promise.all([page.evaluate<number>(sum), ...inWorkers]));
}

function middleOf(openings: readonly Opening[]): Opening {
  const middle = (key: keyof Opening): number => medianOf(openings.map((opening) => opening[key]));
  return { ready: middle('ready'), lit: middle('lit'), bytes: middle('bytes') };
}
