import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { seated } from './room.ts';
import { describeInBrowser, open, visiting } from './visit.ts';

const MOST_MOVES = 400;

/** Goes from thing to thing with the tab key until one of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.match(name)) return;
  }
  throw new Error(`the tab key does not lead to ${name}`);
}

/** Plays by the list of moves: the key `m`, the first move in it, Enter. */
async function playByKeys(page: Page): Promise<boolean> {
  await page.keyboard.press('m');
  const text = await page.evaluate(nextMove);
  if (text === undefined) return false;
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.evaluate(confirmed);
  return true;
}

/** Runs in the page: the move to be typed once somebody is asked; nothing at the end. Ends actions early. */
async function nextMove(): Promise<string | undefined> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const over = (): boolean => document.querySelector('.end') !== null;
  const ready = (): boolean =>
    document.activeElement?.matches('.moves input') === true &&
    document.querySelector('.bar[aria-busy=true]') === null;
  for (let frames = 0; !over() && !ready(); frames++) {
    if (frames > 1800) throw new Error('the list of moves does not take the focus');
    await frame();
  }
  if (over()) return undefined;
  const moves = [...document.querySelectorAll('.moves-entry code')].map((code) => code.textContent ?? '');
  const dear = /^(proceed|activate|use|take|convert|gate|node|foundry|tower|end|continue|done|hurl)/;
  return moves.find((move) => dear.test(move)) ?? moves[0];
}

/** Runs in the page: waits until the table has answered. Where it asks to confirm, the golden button has the focus. */
async function confirmed(): Promise<void> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}

describeInBrowser('without a mouse', () => {
  test('from home to the end screen', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await open(visit);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await tabTo(page, TEXTS.home.newTable);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: TEXTS.newTable.start }).waitFor();
      await tabTo(page, /Ancient|Alone/);
      await page.keyboard.press('Enter');
      await tabTo(page, TEXTS.newTable.start);
      await page.keyboard.press('Enter');
      await seated(visit);

      let moves = 0;
      while (await playByKeys(page)) {
        if (await page.getByRole('button', { name: TABLE.bar.confirm, exact: true }).isVisible())
          await page.keyboard.press('Enter');
        expect(moves++).toBeLessThan(MOST_MOVES);
      }
      await page.getByRole('table').waitFor();
      await tabTo(page, TABLE.end.rematch);
      await page.keyboard.press('Enter');
      await page.locator('[role=button][data-place], .bar-buttons button').first().waitFor();
    });
  });

  test('pieces are picked and led by the keys too', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await open(visit, '/new/sol?preset=3');
      await page.getByRole('button', { name: TEXTS.newTable.start }).press('Enter');
      await seated(visit);
      const log = page.locator('.log-line');
      const before = await log.count();
      const light = page.locator('[role=button][data-place]').first();
      await light.waitFor();
      await light.focus();
      await page.keyboard.press('Enter');
      await page.locator('[role=button][data-place].sol-picked, .log-line').first().waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: TABLE.help.title }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: TABLE.help.title }).waitFor({ state: 'hidden' });
      expect(await log.count()).toBeGreaterThanOrEqual(before);
    });
  });
});
