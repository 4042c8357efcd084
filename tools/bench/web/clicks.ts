import type { Browser, Page } from 'playwright-core';
import { medianOf, sumOf } from '../../../src/cli/statistics.ts';
import type { Answer, Spot } from './answer.ts';
import { newMatchAt } from './newMatch.ts';
import { pageScript } from './pageScript.ts';
import { onPage } from './screen.ts';
import { CATEGORIES, coverOf, cpuOf, gapsIn, MARK, type PageWork, readTrace, type Span } from './trace.ts';

/** How clicks are answered, in milliseconds. */
export interface ClickFigures {
  readonly clicks: number;
  readonly p50: number;
  readonly p95: number;
  /** The processor's time of the page for a click, in the middle: of all, it changes least with what else runs. */
  readonly cpu: number;
  /** The parts of the mean, which add up to it: the rules at work, then the page's script and its rendering, then neither. */
  readonly mean: number;
  readonly rules: number;
  readonly script: number;
  readonly rendering: number;
  readonly waiting: number;
}

export interface GameClicks {
  /** Clicks that made a move, and those that only picked something up or opened it. */
  readonly moves: ClickFigures;
  readonly picks: ClickFigures;
  /** Elements of the page at the end. */
  readonly nodes: number;
}

/** A click with what came of it and where its time went. */
interface Timed extends Answer {
  readonly cpu: number;
  readonly rules: number;
  readonly script: number;
  readonly rendering: number;
  readonly waiting: number;
}

const MOST_MATCHES = 8;
/** Clicks that do not count: the code that answers them is still being compiled. */
const WARM = 8;
/** So many clicks for each move at most, before a match is given up. */
const MOST_CLICKS = 12;

/** Clicks on what is lit at a table of this browser, until so many moves were made. */
export async function measureClicks(
  browser: Browser,
  site: string,
  game: string,
  moves: number,
): Promise<GameClicks> {
  const timed: Timed[] = [];
  let nodes = 0;
  const left = (): number => moves - timed.filter(({ moved }) => moved).length;
  for (let match = 1; left() > 0; match++) {
    if (match > MOST_MATCHES) throw new Error(`${left()} of ${moves} moves of ${game} were never made`);
    await onPage(browser, { site }, [pageScript('watch')], async (page) => {
      await page.goto(await newMatchAt(game, `bench ${match}`));
      await page.evaluate(pageScript('hand'));
      await click(page, spotAtTable, Math.min(WARM, moves));
      timed.push(...(await tracedClicks(browser, page, spotAtTable, left())));
      nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
    });
  }
  const of = (moved: boolean): ClickFigures => figuresOf(timed.filter((one) => one.moved === moved));
  return { moves: of(true), picks: of(false), nodes };
}

/** The same on a page that has as many elements, knows no rules and only answers. */
export async function measureBareClicks(
  browser: Browser,
  site: string,
  nodes: number,
  clicks: number,
): Promise<ClickFigures> {
  return onPage(browser, { site }, [pageScript('watch')], async (page) => {
    await page.goto(`./?${nodes}`);
    await page.locator('circle').first().waitFor();
    const spot: FindSpot = async () => ({ x: 20, y: 20 });
    await click(page, spot, Math.min(WARM, clicks));
    return figuresOf(await tracedClicks(browser, page, spot, clicks));
  });
}

type FindSpot = (page: Page) => Promise<Spot | undefined>;

const spotAtTable: FindSpot = (page) => page.evaluate<Spot | undefined>('hand.next()');

async function tracedClicks(browser: Browser, page: Page, find: FindSpot, count: number): Promise<Timed[]> {
  const worker = page.workers()[0];
  await worker?.evaluate(pageScript('worker'));
  await browser.startTracing(page, { categories: CATEGORIES });
  const marked = await page.evaluate<number>(`performance.mark('${MARK}').startTime`);
  const answers = await click(page, find, count);
  const work = readTrace((await browser.stopTracing()).toString(), marked);
  const origin = await page.evaluate<number>('performance.timeOrigin');
  const works = (await worker?.evaluate<Span[]>('works')) ?? [];
  const rules = works.map(({ from, to }) => ({ from: from - origin, to: to - origin }));
  return answers.map((answer) => timedBy(answer, work, rules));
}

/** Clicks until so many have made a move, or as many where none does. */
async function click(page: Page, find: FindSpot, count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const made = (): number => answers.filter(({ moved }) => moved || find !== spotAtTable).length;
  for (let clicks = 0; made() < count && clicks < MOST_CLICKS * count; clicks++) {
    const spot = await find(page);
    if (spot === undefined) break;
    await page.mouse.move(spot.x, spot.y);
    await page.evaluate('watched.forget()');
    await page.mouse.click(spot.x, spot.y);
    const answer = await page.evaluate<Answer | undefined>('watched.answer()');
    if (answer) answers.push(answer);
  }
  return answers;
}

/** While the worker is at a move, the page may draw that it waits for it: that time is the rules'. */
function timedBy(answer: Answer, { tasks, rendering }: PageWork, rules: readonly Span[]): Timed {
  const span = { from: answer.clicked, to: answer.drawn };
  const rest = gapsIn(span, rules);
  const inRest = (spans: readonly Span[]): number => sumOf(rest.map((gap) => coverOf(spans, gap)));
  const [busy, rendered, ruled] = [inRest(tasks), inRest(rendering), coverOf(rules, span)];
  const waiting = span.to - span.from - ruled - busy;
  const cpu = cpuOf(tasks, span);
  return { ...answer, cpu, rules: ruled, script: busy - rendered, rendering: rendered, waiting };
}

function figuresOf(timed: readonly Timed[]): ClickFigures {
  const times = timed.map(({ clicked, drawn }) => drawn - clicked).sort((a, b) => a - b);
  const meanOf = (values: readonly number[]): number => sumOf(values) / Math.max(1, values.length);
  return {
    clicks: times.length,
    p50: medianOf(times),
    p95: times[Math.min(times.length - 1, Math.floor(0.95 * times.length))] ?? 0,
    cpu: medianOf(timed.map(({ cpu }) => cpu)),
    mean: meanOf(times),
    rules: meanOf(timed.map(({ rules }) => rules)),
    script: meanOf(timed.map(({ script }) => script)),
    rendering: meanOf(timed.map(({ rendering }) => rendering)),
    waiting: meanOf(timed.map(({ waiting }) => waiting)),
  };
}
