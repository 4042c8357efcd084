import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { isLongRun } from '../src/testkit/effort.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, seated } from './kit/room.ts';
import { describeInBrowser, open, PATIENCE, visiting } from './kit/visit.ts';

const MOST_MOVES = 400;
/** Every day the match is left after as many. */
const SOME_MOVES = 40;

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

/** Plays by the list of moves: the key `m` leads there, a move is typed, Enter plays it and confirms it. */
async function playByKeys(page: Page): Promise<boolean> {
  if ((await page.evaluate(asked)) === 'elsewhere') await page.keyboard.press('m');
  const text = await page.evaluate(nextMove);
  if (text === undefined) return false;
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.evaluate(answered);
  const confirm = page.getByRole('button', { name: TABLE.bar.confirm, exact: true });
  if (await confirm.isVisible()) await page.keyboard.press('Enter');
  return true;
}

/** Runs in the page: waits until a person is asked or all is over; tells whether the field for moves has the focus. */
async function asked(): Promise<'field' | 'elsewhere' | 'over'> {
  const start = performance.now();
  for (;;) {
    if (document.querySelector('.end')) return 'over';
    const bar = document.querySelector('.bar');
    if (bar?.hasAttribute('data-mine') && bar.getAttribute('aria-busy') !== 'true') break;
    if (performance.now() - start > 60_000) throw new Error(`nobody is asked: ${bar?.textContent}`);
    await new Promise(requestAnimationFrame);
  }
  return document.activeElement?.matches('.moves input') ? 'field' : 'elsewhere';
}

/** Runs in the page: the move to be typed once the field has the focus; nothing at the end. */
async function nextMove(): Promise<string | undefined> {
  const start = performance.now();
  while (!document.activeElement?.matches('.moves input')) {
    if (document.querySelector('.end')) return undefined;
    if (performance.now() - start > 30_000) throw new Error('the list of moves does not take the focus');
    await new Promise(requestAnimationFrame);
  }
  const moves = [...document.querySelectorAll('.moves-entry code')].map((code) => code.textContent ?? '');
  const dear = /^(proceed|activate|use|take|convert|gate|node|foundry|tower|end|continue|done|hurl)/;
  return moves.find((move) => dear.test(move)) ?? moves[0];
}

/** Runs in the page: lets the table answer. */
async function answered(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

/** Runs in the page: holds every score as soon as it is shown, however slow the machine is. */
function holdScores(): void {
  new MutationObserver(() => {
    if (document.querySelector('.moments:not([data-held]) [data-moment=score]'))
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
  }).observe(document.body, { subtree: true, childList: true });
}

describeInBrowser('without a mouse', () => {
  test('from home through a match', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await open(visit);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await tabTo(page, TEXTS.home.knows);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: TEXTS.newTable.start }).waitFor();
      await tabTo(page, /Ancient|Alone/);
      await page.keyboard.press('Enter');
      await tabTo(page, TEXTS.newTable.start);
      await page.keyboard.press('Enter');
      await seated(visit);

      let moves = 0;
      while ((isLongRun || moves < SOME_MOVES) && (await playByKeys(page)))
        expect(moves++).toBeLessThan(MOST_MOVES);
      if (!isLongRun) return;
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
      const ship = page.locator('[role=button][data-place="ship 0"]');
      await ship.focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-place="ship 0"][data-glow=picked]').waitFor();
      await page.locator('[role=button]:is([data-glow=target], [data-glow=distant])').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('.log-sentence', { hasText: 'Launch' }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: TABLE.help.title }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: TABLE.help.title }).waitFor({ state: 'hidden' });
    });
  });

  test('a drawn card takes the focus, and Enter keeps it', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ moves: 60, step: 'keep' }));
      await seated(visit);
      const keep = page.getByRole('button', { name: /^Keep / }).first();
      await keep.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await page
        .locator('.log-sentence', { hasText: /Keeps? / })
        .last()
        .waitFor();
      await keep.waitFor({ state: 'detached' });
    });
  });

  test('whoever holds a score holds the marker that walks', async () => {
    await visiting({ motion: true, told: true }, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ moves: 60, step: 'bonus' }));
      await seated(visit);
      await page.evaluate(holdScores);
      await page.getByRole('button', { name: /^Take the bonus/ }).press('Enter');
      await page.locator('.moments[data-held] [data-moment=score]').waitFor();
      const walks = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.sol-ark')].flatMap((marker) =>
            marker.getAnimations().map(({ playState }) => playState),
          ),
        );
      expect(await walks()).toEqual(['paused']);
      await page.keyboard.press('Enter');
      await vi.waitFor(async () => expect(await walks()).toEqual([]), { timeout: PATIENCE });
    });
  });
});
