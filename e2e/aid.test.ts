import type { Locator, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { inLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { TEXTS as PAGES } from '../src/web/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, openReplay, passCurtain, seated, startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import {
  describeInBrowser,
  DESKTOP,
  PATIENCE,
  PHONE,
  type Screen,
  type Visit,
  visiting,
} from './kit/visit.ts';

/** What players look up at the table: the aid, the rules, and what figures mean. */

const soon = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 50 });

const RECORDS = {
  sol: { moves: 200 },
  star: { game: 'star', seats: 4, moves: 300, step: 'act' },
  factions: { game: 'factions', seats: 4, moves: 446 },
  empire: { game: 'empire', seats: 3, options: { events: true }, moves: 150, step: 'role' },
} as const;

type Game = keyof typeof RECORDS;

async function sitDown(visit: Visit, game: Game): Promise<void> {
  await importRecord(visit, recordedMatch(RECORDS[game]));
  await seated(visit);
  if (game === 'factions' || game === 'empire') await passCurtain(visit);
  await look(visit.page);
}

const aidOn = (page: Page): Locator => page.locator('dialog.aid[open]');
const rulesOn = (page: Page): Locator => page.locator('dialog.rules-over[open]');
const tipOn = (page: Page): Locator => page.getByRole('tooltip');

/** By the word in the head of the table, or in the menu of a phone. */
async function choose(visit: Visit, word: string): Promise<void> {
  const { page, screen } = visit;
  if (screen !== PHONE) return tap(visit, page.getByRole('button', { name: word, exact: true }));
  await tap(visit, page.getByRole('button', { name: TEXTS.tools.menu, exact: true }));
  await tap(visit, page.getByRole('menuitem', { name: word, exact: true }));
}

const screens = { desktop: DESKTOP, phone: PHONE } as const;
const everywhere = (['sol', 'star', 'factions', 'empire'] as const).flatMap((game) =>
  (['desktop', 'phone'] as const).map((screen) => ({ game, screen })),
);
const first = everywhere.slice(0, 1);

describeInBrowser('what players look up', () => {
  describe('the aid', () => {
    test.each(inLongRun(first, everywhere.slice(1)))(
      'of $game opens and closes by key and by word, and shows a pattern on the board, $screen',
      ({ game, screen }) =>
        visiting({ screen: screens[screen] }, async (visit) => {
          const { page } = visit;
          await sitDown(visit, game);
          const before = await look(page);
          const address = page.url();
          await choose(visit, TEXTS.tools.playerAid);
          await aidOn(page).locator('.aid-pattern').first().waitFor();
          expect(await graveInAnyTheme(page)).toEqual([]);
          await page.keyboard.press('a');
          await aidOn(page).waitFor({ state: 'hidden' });
          expect(page.url()).toBe(address);
          expect(await page.evaluate(() => document.activeElement?.closest('.tools') !== null)).toBe(true);

          await page.keyboard.press('a');
          await tap(visit, aidOn(page).locator('button.aid-pattern').last());
          await aidOn(page).waitFor({ state: 'hidden' });
          await page.locator('.aid-note').waitFor();
          await tap(visit, page.getByRole('button', { name: TEXTS.aid.back }));
          await aidOn(page).waitFor();
          await page.keyboard.press('Escape');
          await aidOn(page).waitFor({ state: 'hidden' });
          expect(await page.locator('.aid-note').count()).toBe(0);
          expect(await look(page)).toEqual(before);
        }),
    );

    test('has the figures of the match, and lights where one is nearest', () =>
      visiting({}, async (visit) => {
        const { page } = visit;
        await sitDown(visit, 'sol');
        const momentum = await page.locator('.sol-panel.sol-active .sol-score').first().innerText();
        await page.keyboard.press('a');
        const figure = aidOn(page).locator('.aid-figures li').first().locator('b');
        expect(await figure.innerText()).toBe(Number.parseInt(momentum, 10).toString());
        const lit = page.locator('[data-hint], .board-hint');
        const before = await lit.count();
        await aidOn(page).locator('button.aid-pattern').first().click();
        await page.locator('.aid-note').waitFor();
        await soon(async () => expect(await lit.count()).toBeGreaterThan(before));
        await page.keyboard.press('Escape');
        await page.locator('.aid-note').waitFor({ state: 'detached' });
        await soon(async () => expect(await lit.count()).toBe(before));
      }));

    test.runIf(inLongRun([], [1]).length > 0)('is there in a replay', () =>
      visiting({}, async (visit) => {
        const { page } = visit;
        await openReplay(visit, recordedMatch({}));
        await page.keyboard.press('a');
        await aidOn(page).locator('.aid-pattern').first().waitFor();
        await page.keyboard.press('Escape');
        await aidOn(page).waitFor({ state: 'hidden' });
      }),
    );
  });

  const ruled: readonly (readonly [string, Screen])[] = inLongRun([['phone', PHONE]], [['desktop', DESKTOP]]);

  test.each(ruled)(
    'rules open over the table with contents and search, and the way back leads to it, %s',
    (_, screen) =>
      visiting({ screen }, async (visit) => {
        const { page } = visit;
        await startPreset(visit, 0);
        const before = await look(page);
        const address = page.url();
        await choose(visit, TEXTS.tools.rules);
        const rules = rulesOn(page);
        await rules.getByLabel(PAGES.rules.search).fill('mothership');
        await rules.getByText(/^1 of \d/).waitFor();
        await page.keyboard.press('Escape');
        expect(await rules.getByLabel(PAGES.rules.search).inputValue()).toBe('');
        if (screen === PHONE) await rules.locator('summary').tap();
        await tap(visit, rules.locator('.rules-contents').getByRole('link', { name: /^6 / }));
        await rules.locator('.rules-target').waitFor();
        expect(await graveInAnyTheme(page)).toEqual([]);
        await page.goBack();
        await rules.waitFor({ state: 'hidden' });
        expect(page.url()).toBe(address);

        await choose(visit, TEXTS.tools.rules);
        await rules.waitFor();
        await tap(visit, rules.getByRole('button', { name: 'Close' }));
        await rules.waitFor({ state: 'hidden' });
        expect(page.url()).toBe(address);
        expect(await look(page)).toEqual(before);
      }),
  );

  describe('what a figure means', () => {
    test('is told by mouse and keys, one at a time, where it can be read', () =>
      visiting({}, async (visit) => {
        const { page } = visit;
        await sitDown(visit, 'sol');
        const panel = page.locator('.sol-panel.sol-active');
        await panel.locator('.sol-stat').first().hover();
        await tipOn(page)
          .getByText(/^Energy: \d+\./)
          .waitFor();
        await panel.locator('.sol-momentum').hover();
        await tipOn(page)
          .getByText(/^Momentum: \d+\./)
          .waitFor();
        expect(await tipOn(page).count()).toBe(1);

        await tipOn(page).hover();
        await tipOn(page).waitFor();
        expect(await panel.locator('.sol-momentum').getAttribute('aria-describedby')).toBe('tip');
        await page.keyboard.press('Escape');
        await tipOn(page).waitFor({ state: 'detached' });
        expect(await panel.locator('.sol-momentum').getAttribute('aria-describedby')).toBeNull();

        await page.getByRole('button', { name: TEXTS.tools.menu, exact: true }).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await tipOn(page).getByText(TEXTS.tools.menu).waitFor();
        expect(await page.locator('[title]').count()).toBe(0);
      }));

    test('is told to a finger that is held, inside of the screen, and nothing is pressed', () =>
      visiting({ screen: PHONE }, async (visit) => {
        const { page } = visit;
        await startPreset(visit, 0);
        const before = await look(page);
        const finger = await page.context().newCDPSession(page);
        for (const target of [
          page.getByRole('button', { name: TEXTS.tools.menu, exact: true }),
          page.locator('.sol-strip-panel .sol-score').first(),
        ]) {
          const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
          const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
          await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
          await tipOn(page).waitFor();
          await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
          const box = await tipOn(page).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
          expect(await page.getByRole('menu').count()).toBe(0);
          await page.locator('.brand h1').tap();
          await tipOn(page).waitFor({ state: 'detached' });
        }
        expect(await look(page)).toEqual(before);
      }));
  });
});
