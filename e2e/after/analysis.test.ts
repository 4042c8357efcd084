import path from 'node:path';
import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../../src/testkit/effort.ts';
import { TEXTS } from '../../src/web/analysis/texts.ts';
import { TEXTS as TABLE } from '../../src/web/table/texts.ts';
import { graveInAnyTheme } from '../kit/axe.ts';
import { narrowTargets, widerBy } from '../kit/measure.ts';
import { recordedMatch } from '../kit/record.ts';
import { openEnd, openReplay, startPreset, tap } from '../kit/room.ts';
import { describeInBrowser, DESKTOP, type OnScreen, PHONE, type Visit, visiting } from '../kit/visit.ts';

const { curve, find, list, moment, page: words, reading, seats, sight, thinking } = TEXTS;

const FOLDER = path.resolve(import.meta.dirname, '../../reports/screens');
const SCREENS: readonly OnScreen[] = inLongRun([['phone', PHONE]], [['desktop', DESKTOP]]);
const MOVES = 60;

/** The beginning of a match, closed unfinished so that its analysis takes seconds; one seat plays badly. */
const shortMatch = (game: string): string =>
  recordedMatch({ game, seats: 2, moves: MOVES, bots: ['greedy', 'random'], closed: true });

/** Opens the analysis of a match from its replay, and waits until all is known. */
async function analysed(visit: Visit, game: string): Promise<void> {
  const { page } = visit;
  await openReplay(visit, shortMatch(game));
  await tap(visit, page.getByRole('button', { name: TABLE.tools.menu }));
  await tap(visit, page.getByRole('menuitem', { name: TABLE.tools.analyse }));
  await page.waitForURL(/#\/analysis\//);
  await isKnown(visit);
}

const isKnown = ({ page }: Visit): Promise<void> =>
  page.getByText(thinking.ready).waitFor({ state: 'attached' });

const shot = ({ page, screen }: Visit, name: string): Promise<unknown> =>
  page.screenshot({
    path: path.join(FOLDER, `analysis-${name}-${screen.touch ? 'phone' : 'desktop'}.png`),
  });

/** Nobody is shut out, and nothing is wider than the screen. */
async function isSound(visit: Visit): Promise<void> {
  const { page, screen } = visit;
  expect(await graveInAnyTheme(page)).toEqual([]);
  expect(await widerBy(page)).toBe(0);
  if (screen.touch) expect(await narrowTargets(page)).toEqual([]);
}

const slider = ({ page }: Visit) => page.getByRole('slider', { name: curve.label });
const entries = ({ page }: Visit) => page.getByRole('region', { name: list.label }).getByRole('listitem');

describeInBrowser('the analysis', () => {
  test.each(SCREENS)('shows what decided a match, and asks for better (%s)', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      await analysed(visit, 'factions');
      await shot(visit, 'moment');
      await isSound(visit);

      await goesToMoments(visit);
      await (screen.touch ? isHeldInHand(visit) : isLookedAt(visit));
      await isRead(visit);
      await findsBetter(visit);
      await opensReplay(visit);
      await page.goBack();
      await isKnown(visit);
    });
  });

  test.runIf(isLongRun)('by what was seen or with everything open', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await analysed(visit, 'factions');
      const told = page.getByText(sight.ofAll);
      expect(await told.count()).toBe(0);
      await page.getByRole('button', { name: sight.open }).click();
      await isKnown(visit);
      await entries(visit).first().getByRole('button').click();
      await told.waitFor();
      await page.getByRole('button', { name: sight.seen }).click();
      await isKnown(visit);
      await expect.poll(() => told.count()).toBe(0);
      await shot(visit, 'sight');
    });
  });

  test('is reached from the end of a match, and can be stopped', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openEnd(visit, recordedMatch());
      await page.getByRole('link', { name: TABLE.tools.analyse }).click();
      await page.getByText(/^Still thinking, /).waitFor();
      await page.getByRole('button', { name: thinking.stop }).click();
      await page.getByText(/^Stopped, /).waitFor();
      await shot(visit, 'stopped');
      await page.getByRole('button', { name: thinking.goOn }).click();
      await page.getByText(/^Still thinking, /).waitFor();
      await isSound(visit);
    });
  });

  test('is not made of a match that goes on', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 3);
      await page.getByRole('button', { name: TABLE.tools.menu }).click();
      expect(await page.getByRole('menuitem', { name: TABLE.tools.analyse }).count()).toBe(0);
      await page.goto(page.url().replace('table', 'analysis'));
      await page.getByText(words.running).waitFor();
      expect(await page.getByRole('slider').count()).toBe(0);
    });
  });
});

/** By a click in the list, by a number, and over the curve with arrows. */
async function goesToMoments(visit: Visit): Promise<void> {
  const { page } = visit;
  const first = entries(visit).first().getByRole('button');
  await tap(visit, first);
  expect(await first.getAttribute('aria-current')).toBe('true');
  const place = await slider(visit).getAttribute('aria-valuenow');
  expect(await slider(visit).getAttribute('aria-valuetext')).toMatch(/^Turn \d+ of \d+: .* %; /);

  await slider(visit).focus();
  await page.keyboard.press('End');
  await expect.poll(() => slider(visit).getAttribute('aria-valuenow')).toBe(String(MOVES));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider(visit).getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('1');
  await expect.poll(() => slider(visit).getAttribute('aria-valuenow')).toBe(place);
  await tap(visit, page.getByRole('button', { name: list.three }));
  await tap(visit, page.getByRole('button', { name: list.turning }));
  await page.keyboard.press('End');
  await expect
    .poll(() => entries(visit).last().getByRole('button').getAttribute('aria-current'))
    .toBe('true');
  await page.keyboard.press('Home');
  await expect.poll(() => first.getAttribute('aria-current')).toBe('true');
}

/** On a phone: what can be done is under the thumb, and a tap lets the board fill the screen. */
async function isHeldInHand(visit: Visit): Promise<void> {
  const { page } = visit;
  const [find, sure] = [moment.find, moment.sure].map((name) => page.getByRole('button', { name }));
  const { height, y } = (await find!.boundingBox())!;
  expect(y + height).toBeLessThan(visit.screen.height);
  await page.getByRole('button', { name: moment.after }).tap();
  await expect
    .poll(() => entries(visit).nth(1).getByRole('button').getAttribute('aria-current'))
    .toBe('true');
  if ((await sure!.count()) > 0) {
    await sure!.tap();
    await page.getByText(/^Played .* may be off by /).waitFor({ state: 'attached' });
  }
  await page.getByRole('main').tap({ position: { x: 40, y: 40 } });
  const back = page.getByRole('button', { name: words.unfill });
  expect((await page.getByRole('main').boundingBox())?.height).toBe(visit.screen.height);
  await isSound(visit);
  await back.tap();
  await back.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: moment.before }).tap();
}

/** With a mouse: areas in the place of lines, and the moments of a seat. */
async function isLookedAt({ page }: Visit): Promise<void> {
  const areas = page.locator('.curve-stack');
  await page.getByRole('button', { name: curve.looks.stacked }).click();
  expect(await areas.count()).toBe(2);
  await page.getByRole('button', { name: curve.looks.lines }).click();
  expect(await areas.count()).toBe(0);
  await page.getByRole('list', { name: seats.label }).getByRole('button').last().click();
  const three = page.getByRole('button', { name: list.three });
  expect(await three.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: list.turning }).click();
}

/** All of it stands in tables too, which lead to the positions. */
async function isRead(visit: Visit): Promise<void> {
  const { page } = visit;
  await tap(visit, page.getByRole('button', { name: list.read }));
  const tables = page.getByRole('dialog', { name: reading.title });
  const decisions = tables.getByRole('table', { name: reading.decisions });
  expect(await decisions.locator('tbody tr').count()).toBeGreaterThan(0);
  await isSound(visit);
  const last = decisions.getByRole('button').last();
  const move = Number(await last.textContent());
  await tap(visit, last);
  await expect.poll(() => slider(visit).getAttribute('aria-valuenow')).toBe(String(move - 1));
}

/** The answer is hidden until something was tried. */
async function findsBetter(visit: Visit): Promise<void> {
  const { page } = visit;
  await tap(visit, page.getByRole('button', { name: moment.find }));
  await page.getByText(find.task).waitFor();
  expect(await page.getByText(find.best, { exact: true }).count()).toBe(0);
  await isSound(visit);
  await shot(visit, 'find');
  await tap(visit, page.getByRole('button', { name: find.hint[0].name }));
  await page.getByText(/of 100 matches hang on this choice/).waitFor();

  const moves = page.locator('.moves-entry');
  if (!(await moves.first().isVisible())) await tap(visit, page.getByText(find.moves));
  await tap(visit, moves.last());
  await page.getByText(/% of the best move$/).waitFor();
  await tap(visit, page.getByRole('button', { name: find.showBest }));
  await page.getByText(/^The best is: /).waitFor();
  await page.getByText(/^Against what was played: /).waitFor();
  await shot(visit, 'judged');
  await isSound(visit);
  await tap(visit, page.getByRole('button', { name: find.again }));
  await page.getByText(find.moves).waitFor();
  await tap(visit, page.getByRole('button', { name: find.leave }));
  await slider(visit).waitFor();
  const begun = page.getByRole('button', { name: moment.find });
  await expect.poll(() => begun.evaluate((button) => button === document.activeElement)).toBe(true);
}

/** The replay begins where the analysis was. */
async function opensReplay(visit: Visit): Promise<void> {
  const { page, screen } = visit;
  const place = await slider(visit).getAttribute('aria-valuenow');
  if (screen.touch) {
    await tap(visit, page.getByRole('button', { name: words.menu }));
    await tap(visit, page.getByRole('menuitem', { name: words.replay }));
  } else {
    await page.getByRole('link', { name: words.replay }).click();
  }
  await page.waitForURL(/#\/replay\//);
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(place);
}
