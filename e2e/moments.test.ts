import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TEXTS } from '../src/web/table/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { recordedMatch } from './kit/record.ts';
import { chooseTab, importRecord, seated, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { describeInBrowser, type Visit, visiting } from './kit/visit.ts';

const { bar, moments, moves } = TEXTS;

/** Two persons at one screen, one of them about to fire. */
const DUEL = recordedMatch({ game: 'star', seats: 2, before: 'attack' });

describeInBrowser('great moments', () => {
  test('are held with Space, gone on from with Enter, skipped with Escape, and said once', () =>
    visiting({ told: true }, async (visit) => {
      const { page } = visit;
      await importRecord(visit, DUEL);
      await seated(visit);
      const said = await hearing(page);
      await holdingAtOnce(page);
      await fire(visit);
      const shown = page.locator('.moments[data-held][data-still]');
      await shown.getByText(moments.held).waitFor();
      expect(await graveInAnyTheme(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await shown.waitFor({ state: 'detached' });
      expect((await said()).filter((words) => words.includes('fire'))).toHaveLength(1);

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await importRecord(visit, DUEL);
      await seated(visit);
      await fire(visit);
      await page.locator('.moments[data-held]:not([data-still])').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.moments').waitFor({ state: 'detached' });
    }));
});

/** Fires the first shot of the list of moves. */
async function fire(visit: Visit): Promise<void> {
  const { page } = visit;
  await look(page);
  await chooseTab(visit, moves.title);
  await page.getByLabel(moves.filter).fill('attack');
  await tap(visit, page.locator('.moves-entry').first());
  await tap(visit, page.getByRole('button', { name: bar.confirm, exact: true }));
}

/** Everything that is said from now on to those who do not see the page. */
async function hearing(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[aria-live]') ?? [];
      });
      for (const region of new Set(regions)) heard.push(region.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  return () => said.jsonValue();
}

/** Space is pressed as soon as a moment is seen, so that no test depends on how quick it is. */
async function holdingAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hold = (): void => {
      if (document.querySelector('.moments:not([data-held])') === null) return;
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
      );
    };
    new MutationObserver(hold).observe(document, { subtree: true, childList: true, attributes: true });
  });
}
