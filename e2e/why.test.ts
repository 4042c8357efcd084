import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { answerOn, darkThings, type Answered, type Dark, unpointed, walkPlaces } from './kit/dark.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, passCurtain, seated, startGuided, startPreset, tap } from './kit/room.ts';
import { look, type Sight } from './kit/sight.ts';
import {
  describeInBrowser,
  DESKTOP,
  PATIENCE,
  PHONE,
  type Screen,
  type Visit,
  visiting,
} from './kit/visit.ts';

/** Positions in which much is on the table; `handed` where the screen changes hands. */
const POSITIONS = {
  sol: { handed: false, records: [{ moves: 200 }, { moves: 60 }, { moves: 340 }] },
  star: {
    handed: false,
    records: [
      { game: 'star', seats: 4, moves: 300, step: 'act' },
      { game: 'star', seats: 4, moves: 120 },
    ],
  },
  factions: {
    handed: true,
    records: [
      { game: 'factions', seats: 4, moves: 60, step: 'begin' },
      { game: 'factions', seats: 4, moves: 446 },
      { game: 'factions', seats: 4, moves: 700 },
    ],
  },
  empire: {
    handed: true,
    records: [
      { game: 'empire', seats: 3, options: { events: true }, moves: 60, step: 'order' },
      { game: 'empire', seats: 3, options: { events: true }, moves: 150, step: 'role' },
    ],
  },
} as const;

type Game = keyof typeof POSITIONS;

const GAMES = Object.keys(POSITIONS) as Game[]; // the names of the positions above

function recordAt(game: Game, position: number): string {
  const { records } = POSITIONS[game];
  return recordedMatch(records[position] ?? records[0]);
}

async function sitDown(visit: Visit, game: Game, position: number): Promise<void> {
  await importRecord(visit, recordAt(game, position));
  await seated(visit);
  if (POSITIONS[game].handed) await passCurtain(visit);
  await closeNews(visit.page);
  await look(visit.page);
}

/** Closes what may lie over something; it also goes by itself. */
async function closeNews(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('.toast button')) close.click();
  });
}

/** The first position of a game, as it is seen and with everything in it that is not lit. */
async function sitInTheDark(visit: Visit, game: Game): Promise<{ before: Sight; things: readonly Dark[] }> {
  await sitDown(visit, game, 0);
  const before = await look(visit.page);
  const things = await darkThings(visit.page);
  expect(things.length).toBeGreaterThan(0);
  return { before, things };
}

const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 50 });

async function answered(page: Page): Promise<Answered> {
  await soon(async () => expect(await answerOn(page)).toBeDefined());
  const answer = await answerOn(page);
  if (answer === undefined) throw new Error('the answer went away at once');
  return answer;
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await soon(async () => expect(await answerOn(page)).toBeUndefined());
}

/** A few of many, from all over the table. */
function some(things: readonly Dark[], count = 3): Dark[] {
  const step = Math.max(1, Math.floor(things.length / count));
  return things.filter((_, i) => i % step === 0).slice(0, count);
}

/** A whole sentence that is told, and about what was asked. */
function expectAnswer({ text, spoken, marked }: Answered, { place }: Dark): void {
  expect(text).toMatch(/^\S.*[.?!]$/);
  expect(spoken.startsWith(text)).toBe(true);
  if (marked.length > 0) expect(marked).toContain(place);
}

const drawnAt = (page: Page, { place }: Dark) =>
  page.locator(`:is([data-place="${place}"], [data-look="${place}"]):visible`).first();

async function askByKeys(page: Page, thing: Dark): Promise<void> {
  const drawn = drawnAt(page, thing);
  for (const key of ['?', 'Enter']) {
    await drawn.focus();
    const told = await drawn.getAttribute('aria-description');
    await page.keyboard.press(key);
    const answer = await answered(page);
    expectAnswer(answer, thing);
    expect(told).toBe(answer.text);
    await closed(page);
  }
}

/** Holds a finger down until the table answers. */
async function hold(page: Page, { x, y }: Dark): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await answered(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describeInBrowser('why can’t I?', () => {
  test.each(inLongRun<Game>(['star', 'empire'], ['sol', 'factions']))(
    '%s: what is not lit answers the mouse and the keys, and nothing is played',
    (game) =>
      visiting({ screen: DESKTOP }, async (visit) => {
        const { page } = visit;
        const { before, things } = await sitInTheDark(visit, game);
        for (const thing of some(things)) {
          await page.mouse.click(thing.x, thing.y);
          expectAnswer(await answered(page), thing);
          await closed(page);
          await askByKeys(page, thing);
        }
        expect(await look(page)).toEqual(before);
        await page.mouse.click(...middle(some(things, 1)));
        await answered(page);
        expect(await graveInAnyTheme(page)).toEqual([]);
      }),
  );

  test.each(inLongRun<Game>(['sol', 'factions'], ['star', 'empire']))(
    '%s: what is not lit answers a finger that taps or is held, and nothing is played',
    (game) =>
      visiting({ screen: PHONE }, async (visit) => {
        const { page } = visit;
        const { before, things } = await sitInTheDark(visit, game);
        for (const thing of some(things)) {
          await page.touchscreen.tap(thing.x, thing.y);
          expectAnswer(await answered(page), thing);
          await closed(page);
          await hold(page, thing);
          expectAnswer(await answered(page), thing);
          await closed(page);
        }
        expect(await look(page)).toEqual(before);
      }),
  );

  test('what can be done instead is shown when it is pointed at, and played by a click', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 0, undefined, 'star');
      const { sentence } = await look(page);
      await askUntil(page, '.why-instead');
      const row = page.locator('.why-instead').first();
      await row.hover();
      await page.locator('[data-hint]').first().waitFor();
      await row.click();
      await soon(async () => expect(await answerOn(page)).toBeUndefined());
      await page.keyboard.press('Enter');
      await soon(async () => expect((await look(page)).sentence).not.toBe(sentence));
    }));

  test('the number of a rule opens it over the table, and closed one is where one was', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(visit, 'empire', 0);
      await page.mouse.click(...middle(await darkThings(page)));
      const { rule = '' } = await answered(page);
      const address = page.url();
      await page.locator('.why-rule').click();
      const number = rule.split(' ').at(-1) ?? '';
      await page.locator(`.rule-over .rules-target[data-rule="${number}"]`).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.rule-over').waitFor({ state: 'detached' });
      expect((await answered(page)).rule).toBe(rule);
      expect(page.url()).toBe(address);
    }));

  test('actions that are not possible stand in the row, and answer a click and their number', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(visit, 'empire', 0);
      const before = await look(page);
      const act = page.locator('.bar-act[aria-disabled=true]').first();
      const told = await act.getAttribute('aria-description');
      // It is told as disabled, but it answers.
      await act.click({ force: true });
      expect((await answered(page)).text).toBe(told);
      await closed(page);
      await page.keyboard.press((await act.getAttribute('aria-keyshortcuts')) ?? '');
      expect((await answered(page)).text).toBe(told);
      await closed(page);
      expect(await look(page)).toEqual(before);
    }));

  test('what a reason is about is drawn on the board, and goes with the next click', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await sitDown(visit, 'sol', 0);
      const far = await askUntil(page, '.why-way');
      expect(far.text).toMatch(new RegExp(`\\b${await page.locator('.why-stop').count()} steps\\b`));
      expect(await page.locator('.why-stop[data-beyond]').last().isVisible()).toBe(true);
      await page.locator('.brand').click();
      await soon(async () => expect(await answerOn(page)).toBeUndefined());
      expect(await page.locator('.why-sheet').count()).toBe(0);
      const gap = await askUntil(page, '.why-gap');
      expect(gap.text).toMatch(/no sundiver|none|needs|closed/);
      expect(await page.locator('.why-ghost path').count()).toBeGreaterThan(0);
    }));

  test('what there is too little of is marked at its counter', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ ...POSITIONS.empire.records[1], moves: 60 }));
      await seated(visit);
      await passCurtain(visit);
      const { text } = await askUntil(page, '[data-short]');
      const [, have, need] =
        /^(\d+) of (\d+)$/.exec((await page.getAttribute('[data-short]', 'data-short')) ?? '') ?? [];
      expect(text).toMatch(new RegExp(`costs ${need} credits?; you have ${have}\\.`));
    }));

  test('beside the way of a guide there is an answer, and what the guide asks for', () =>
    visiting({}, async (visit) => {
      const { page } = visit;
      await startGuided(visit, 'star');
      await look(page);
      for (const thing of some(await darkThings(page))) {
        await page.mouse.click(thing.x, thing.y);
        expectAnswer(await answered(page), thing);
        await closed(page);
      }
      await tap(visit, page.getByRole('button', { name: TEXTS.lessons.next }));
    }));

  const screens: readonly (readonly [string, Screen])[] = inLongRun(
    [['desktop', DESKTOP]],
    [['phone', PHONE]],
  );
  const walks = GAMES.flatMap((game) =>
    screens.map(([name, screen], i) => ({
      ...{ game, name, screen },
      positions: isLongRun ? POSITIONS[game].records.map((_, at) => at) : [i],
    })),
  );

  describe('every place on the table', () => {
    test.each(walks)('of $game answers, $name', async ({ game, screen, positions }) => {
      for (const position of positions) {
        await visiting({ screen }, async (visit) => {
          await sitDown(visit, game, position);
          const { drawn, asked, silent } = await walkPlaces(visit.page, isLongRun ? 10_000 : 150);
          expect(asked).toBeGreaterThan(0);
          expect(silent).toEqual([]);
          if (screen === DESKTOP) expect(unpointed(recordAt(game, position), new Set(drawn))).toEqual([]);
        });
      }
    });
  });
});

/** Asks about one dark thing after the other until something is drawn for an answer. */
async function askUntil(page: Page, drawing: string): Promise<Answered> {
  for (const { x, y } of await darkThings(page)) {
    await page.mouse.click(x, y);
    const answer = await answered(page);
    if ((await page.locator(drawing).count()) > 0) return answer;
    await closed(page);
  }
  throw new Error(`nothing is drawn as ${drawing}`);
}

/** Where the first of things is hit. */
function middle([first]: readonly Dark[]): [number, number] {
  if (first === undefined) throw new Error('nothing is dark');
  return [first.x, first.y];
}
