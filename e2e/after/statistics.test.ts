import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Chair } from '../../src/protocol/table.ts';
import { TEXTS } from '../../src/web/pages/statistics/texts.ts';
import { TEXTS as PAGES } from '../../src/web/texts.ts';
import { graveInAnyTheme } from '../kit/axe.ts';
import { keep, keptAnalysis, keptTable } from '../kit/kept.ts';
import { narrowTargets, smallType, widerBy } from '../kit/measure.ts';
import { inLongRun } from '../../src/testkit/effort.ts';
import { recordedMatch } from '../kit/record.ts';
import { tap } from '../kit/room.ts';
import {
  describeInBrowser,
  DESKTOP,
  type OnScreen,
  open,
  PHONE,
  type Visit,
  visiting,
} from '../kit/visit.ts';

const { course, filters, games, matches, skill, share } = TEXTS;

const FOLDER = path.resolve(import.meta.dirname, '../../reports/screens');
const SCREENS: readonly OnScreen[] = inLongRun([['desktop', DESKTOP]], [['phone', PHONE]]);

const DAY = 24 * 60 * 60 * 1000;
const FIRST = new Date(2026, 7, 3, 20).getTime();

/** Mira against bots and Ines, in every seat in turn. */
function chairsOf(seats: number, number: number): Chair[] {
  const level = ['medium', 'hard', 'easy'][number % 3] ?? 'hard';
  const others: Chair[] = ['Tomasz', 'Odile', 'Ben'].map((name) => ({ name, player: { bot: level } }));
  if (number % 5 === 4) others[0] = { name: '=Ines, "the Comet"', player: 'person' };
  const chairs: Chair[] = [{ name: 'Mira', player: 'person' }, ...others.slice(0, seats - 1)];
  const turn = number % seats;
  return [...chairs.slice(turn), ...chairs.slice(0, turn)];
}

const PLAYED = [
  { game: 'sol', seats: 3, times: 12 },
  { game: 'factions', seats: 3, times: 7 },
  { game: 'star', seats: 2, times: 4 },
  { game: 'empire', seats: 1, times: 2 },
] as const;

/** What Mira has played since August. */
function played() {
  const records = PLAYED.flatMap(({ times, ...how }) =>
    Array.from({ length: times }, (_, i) => ({
      record: recordedMatch({ ...how, seed: `statistics ${i % 2}` }),
      chairs: chairsOf(how.seats, i),
      order: (i + 0.5) / times,
    })),
  ).toSorted((a, b) => a.order - b.order);
  return records.map(({ record, chairs }, i) =>
    keptTable({ id: `match${i}`, record, chairs, date: FIRST + 4 * i * DAY }),
  );
}

const CURVE = [0.71, 0.78, 0.74, 0.82, 0.8, 0.84, 0.83, 0.88];
const LUCK = [0.05, -0.02, -0.08, 0.03, 0.01, 0.07, -0.09, 0.04];

const shot = ({ page, screen }: Visit, name: string, fullPage = false): Promise<unknown> =>
  page.screenshot({
    path: path.join(FOLDER, `statistics-${name}-${screen.touch ? 'phone' : 'desktop'}.png`),
    fullPage,
  });

/** Nobody is shut out, and nothing is too small or wider than the screen. */
async function isSound(visit: Visit): Promise<void> {
  const { page, screen } = visit;
  expect(await graveInAnyTheme(page)).toEqual([]);
  expect(await widerBy(page)).toBe(0);
  expect(await smallType(page)).toEqual([]);
  if (screen.touch) expect(await narrowTargets(page)).toEqual([]);
}

const choice = ({ page }: Visit, name: string) => page.getByRole('combobox', { name, exact: true });
const region = ({ page }: Visit, name: string) => page.getByRole('region', { name });

describeInBrowser('statistics', () => {
  test.each(SCREENS)('tell how somebody plays, and lead to the matches behind (%s)', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      await open(visit);
      await page.getByRole('heading', { name: PAGES.home.finished }).waitFor();
      const tables = played();
      const own = tables.filter(({ setup }) => setup.chairs[0]?.name === 'Mira');
      const analyses = own.slice(0, CURVE.length).map((table, i) => keptAnalysis(table, CURVE[i]!, LUCK[i]!));
      await keep(page, tables, analyses);
      await page.reload();
      await tap(visit, page.getByRole('link', { name: PAGES.home.statistics }));
      await page.getByRole('heading', { name: TEXTS.titleOf('Mira') }).waitFor();
      await page.getByText(/^25 finished matches/).waitFor();
      await shot(visit, 'all');
      await shot(visit, 'whole', true);
      await isSound(visit);
      await page.emulateMedia({ colorScheme: 'light' });
      await shot(visit, 'light', true);
      await isSound(visit);

      await leadToMatches(visit);
      await areFiltered(visit);
      await areExported(visit);
      await areOfEverybody(visit);
    });
  });

  test.each(SCREENS)('ask for a match where there is none (%s)', async (_, screen) => {
    await visiting({ screen }, async (visit) => {
      const { page } = visit;
      await open(visit, '/statistics');
      await page.getByRole('heading', { name: TEXTS.emptyTitle }).waitFor();
      await shot(visit, 'empty');
      await isSound(visit);
      await tap(visit, page.getByRole('link', { name: TEXTS.emptyWay }));
      await page.getByRole('heading', { name: PAGES.home.begin }).waitFor();
    });
  });

  test('what was not analysed says how to', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await open(visit);
      await page.getByRole('heading', { name: PAGES.home.finished }).waitFor();
      await keep(page, played().slice(0, 3));
      await open(visit, '/statistics');
      await region(visit, skill.title).getByText(skill.none).waitFor();
      await region(visit, course.title).getByText(course.few).waitFor();
      await shot(visit, 'few');
      await isSound(visit);
    });
  });
});

/** A row, a point of a picture and a row of its table open what is behind them, and the way back closes it. */
async function leadToMatches(visit: Visit): Promise<void> {
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  await tap(visit, region(visit, games.title).getByRole('button', { name: /^Sol 12 matches/ }));
  await dialog.waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(12);
  await shot(visit, 'behind');
  await isSound(visit);
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });

  await tap(visit, region(visit, course.title).getByRole('img'));
  await dialog.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const accuracy = region(visit, skill.title);
  await tap(visit, accuracy.locator('summary'));
  expect(await accuracy.getByRole('row').count()).toBe(CURVE.length + 1);
  await isSound(visit);
  await tap(visit, accuracy.getByRole('row').nth(1).getByRole('button'));
  await dialog.getByText(matches.accuracy('71 %')).waitFor();
  await tap(visit, dialog.getByRole('link').first());
  await page.getByRole('slider').waitFor();
  await page.goBack();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
}

async function areFiltered(visit: Visit): Promise<void> {
  const { page } = visit;
  await choice(visit, filters.game).selectOption('factions');
  await page.getByText(/^7 finished matches/).waitFor();
  await region(visit, TEXTS.byReport.title('Factions of Sol')).getByRole('button').first().waitFor();
  await shot(visit, 'factions', true);
  await choice(visit, filters.opponent).selectOption('hard');
  await page.getByText(new RegExp(`^(?!7 )\\d ${'finished match'}`)).waitFor();
  await page.getByText(share.few).first().waitFor();
  await choice(visit, filters.opponent).selectOption('');
  await choice(visit, filters.game).selectOption('');
}

async function areExported(visit: Visit): Promise<void> {
  const { page } = visit;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tap(visit, page.getByRole('button', { name: TEXTS.export })),
  ]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'orrery-')), download.suggestedFilename());
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(26);
  expect(lines[0]).toMatch(/date,game,seats,own seat,faction,opponents,place,points,accuracy,luck$/);
  expect(lines[1]).toMatch(/^2026-08-03,/);
  expect(text).toContain(`"'=Ines, ""the Comet""`);
  expect(text).toMatch(/,0\.71,0\.05\r\n/);
}

/** Where several persons shared the screen, each has statistics of their own. */
async function areOfEverybody(visit: Visit): Promise<void> {
  const { page } = visit;
  const [, ines = ''] = await choice(visit, filters.whose).locator('option').allInnerTexts();
  await choice(visit, filters.whose).selectOption(ines);
  await page.getByRole('heading', { name: TEXTS.titleOf(ines) }).waitFor();
  await page.getByText(/^[34] finished matches/).waitFor();
  await isSound(visit);
}
