import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { itemAt } from '../src/kernel/data/lists.ts';
import { inLongRun } from '../src/testkit/effort.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, passCurtain, seated } from './kit/room.ts';
import { aimAt, look } from './kit/sight.ts';
import { arrive, describeInBrowser, DESKTOP, PATIENCE, PHONE, type Screen, type Visit } from './kit/visit.ts';

/** A position of each game in which something on its board can be clicked; `handed` where the screen changes hands. */
const POSITIONS = {
  sol: { record: { moves: 200 }, handed: false },
  star: { record: { game: 'star', seats: 4, moves: 300, step: 'act' }, handed: false },
  factions: { record: { game: 'factions', seats: 4, moves: 60, step: 'begin' }, handed: true },
  empire: {
    record: { game: 'empire', seats: 3, options: { events: true }, moves: 60, step: 'order' },
    handed: true,
  },
} as const;

type Game = keyof typeof POSITIONS;

async function sitDown(game: Game, screen: Screen): Promise<Visit> {
  const visit = await arrive({ screen });
  const { record, handed } = POSITIONS[game];
  await importRecord(visit, recordedMatch(record));
  await seated(visit);
  if (handed) await passCurtain(visit);
  await look(visit.page);
  return visit;
}

/** Nothing may have gone wrong meanwhile. */
async function leave({ context, faults }: Visit): Promise<void> {
  await context.close();
  expect(faults).toEqual([]);
}

/** A place of the board as it is drawn and as it is announced. */
interface Announced {
  readonly place: string;
  readonly glow: string;
  readonly role: string | null;
  readonly label: string;
  readonly pressed: string | null;
  /** Whether the tab key leads there. */
  readonly reached: boolean;
}

/** What somebody at the table sees. */
interface TableState {
  readonly sentence: string;
  readonly places: readonly Announced[];
}

function stateOf(page: Page): Promise<TableState> {
  return page.evaluate(() => ({
    sentence: document.querySelector('.bar-head[role=status][aria-live=polite]')?.textContent ?? '',
    places: [...document.querySelectorAll<SVGElement>('.board [role=group] [data-glow]')].map((drawn) => ({
      place: drawn.dataset['place'] ?? '',
      glow: drawn.dataset['glow'] ?? '',
      role: drawn.getAttribute('role'),
      label: drawn.getAttribute('aria-label') ?? '',
      pressed: drawn.getAttribute('aria-pressed'),
      reached: drawn.tabIndex === 0,
    })),
  }));
}

/** What is shown about the place that is looked at. */
const price = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('.bar-price')?.textContent ?? undefined);

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset['place']);

const light = (page: Page, place: string) => page.locator(`.board [role=button][data-place="${place}"]`);

const TARGETS: ReadonlySet<string> = new Set(['target', 'near', 'middle', 'far']);

const targetOf = ({ places }: TableState): Announced | undefined =>
  places.find(({ glow }) => TARGETS.has(glow));

/** What is chosen first: where a piece can go, or else a piece. */
const choiceOf = (start: TableState): string => (targetOf(start) ?? itemAt(start.places, 0)).place;

/** Waits for what must be shown sooner or later. */
const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 50 });

async function chooseBy(page: Page, gesture: () => Promise<unknown>, start: TableState): Promise<TableState> {
  await gesture();
  await soon(async () => expect(await stateOf(page)).not.toEqual(start));
  await look(page);
  return stateOf(page);
}

/** Lets go of what was picked, or takes back what was played. */
async function goBack(page: Page, start: TableState): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  if (JSON.stringify(await stateOf(page)) !== JSON.stringify(start)) await page.keyboard.press('u');
  await soon(async () => expect(await stateOf(page)).toEqual(start));
}

async function aim(page: Page, place: string): Promise<{ readonly x: number; readonly y: number }> {
  const found = await aimAt(page, place);
  if (found === undefined) throw new Error(`the lit place ${place} cannot be hit`);
  return found;
}

/** Both hands off: nothing is looked at, nothing has the focus. */
async function handsOff(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as SVGElement | null)?.blur());
  await soon(async () => expect(await price(page)).toBeUndefined());
}

/** A place to go to, once a piece has been picked where that is needed. */
async function firstTarget(page: Page, start: TableState): Promise<string> {
  const target = targetOf(start);
  if (target) return target.place;
  await light(page, choiceOf(start)).focus();
  const picked = targetOf(await chooseBy(page, () => page.keyboard.press('Enter'), start));
  if (picked === undefined) throw new Error('the piece cannot go anywhere');
  await handsOff(page);
  return picked.place;
}

describeInBrowser('the same gestures on every board', () => {
  const SHOWN = inLongRun<Game>(['sol', 'factions'], ['star', 'empire']);

  describe.each(SHOWN)('%s, by mouse and keys', (game) => {
    let visit: Visit;
    let page: Page;
    let start: TableState;
    beforeAll(async () => {
      visit = await sitDown(game, DESKTOP);
      page = visit.page;
      await handsOff(page);
      start = await stateOf(page);
    });
    afterEach(async () => {
      await handsOff(page);
      await goBack(page, start);
    });
    afterAll(() => leave(visit));

    test('every lit place is a button that says what it is', () => {
      expect(start.sentence).not.toBe('');
      expect(start.places.length).toBeGreaterThan(0);
      for (const { role, label, pressed, glow, reached } of start.places) {
        expect({ role, reached }).toEqual({ role: 'button', reached: true });
        expect(label).not.toBe('');
        expect(pressed).toBe(glow === 'picked' ? 'true' : null);
      }
    });

    test('a click, Enter and the space bar choose the same', async () => {
      const place = choiceOf(start);
      const { x, y } = await aim(page, place);
      const chosen = await chooseBy(page, () => page.mouse.click(x, y), start);
      await handsOff(page);
      for (const key of ['Enter', ' ']) {
        await goBack(page, start);
        await light(page, place).focus();
        expect(await chooseBy(page, () => page.keyboard.press(key), start)).toEqual(chosen);
        // What is chosen keeps the focus as long as it is lit.
        if (chosen.places.some((lit) => lit.place === place)) expect(await focused(page)).toBe(place);
      }
    });

    test('the mouse and the keys look at a place alike, and no longer when they leave it', async () => {
      const place = await firstTarget(page, start);
      const { x, y } = await aim(page, place);
      await page.mouse.move(x, y);
      await soon(async () => expect(await price(page)).toBeTruthy());
      const seen = await price(page);
      await page.mouse.move(0, 0);
      await soon(async () => expect(await price(page)).toBeUndefined());
      await page.keyboard.press('Tab');
      await light(page, place).focus();
      await soon(async () => expect(await price(page)).toBe(seen));
      await light(page, place).blur();
      await soon(async () => expect(await price(page)).toBeUndefined());
    });

    test('keys that leave do not end what the mouse looks at', async () => {
      const place = await firstTarget(page, start);
      const others = (await stateOf(page)).places.filter((lit) => lit.place !== place);
      const other = itemAt(others, 0).place;
      await page.keyboard.press('Tab');
      await light(page, other).focus();
      const { x, y } = await aim(page, place);
      await page.mouse.move(x, y);
      await soon(async () => expect(await price(page)).toBeTruthy());
      const seen = await price(page);
      await light(page, other).blur();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await price(page)).toBe(seen);
    });
  });

  test.each(SHOWN)(
    '%s, by a finger: it chooses as the keys do, and looks at nothing before',
    async (game) => {
      const visit = await sitDown(game, PHONE);
      const { page } = visit;
      const start = await stateOf(page);
      const finger = await page.context().newCDPSession(page);
      const { x, y } = await aim(page, await firstTarget(page, start));
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await price(page)).toBeUndefined();
      await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await goBack(page, start);

      const place = choiceOf(start);
      const spot = await aim(page, place);
      const tapped = await chooseBy(page, () => page.touchscreen.tap(spot.x, spot.y), start);
      await goBack(page, start);
      await light(page, place).focus();
      expect(await chooseBy(page, () => page.keyboard.press('Enter'), start)).toEqual(tapped);
      await leave(visit);
    },
  );
});
