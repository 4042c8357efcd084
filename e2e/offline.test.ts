import { expect, test } from 'vitest';
import { playerAt } from './kit/player.ts';
import { TEXTS } from '../src/web/texts.ts';
import { beginFirst, seated, startFirst, startPreset } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { describeInBrowser, open, type Visit, visiting } from './kit/visit.ts';

/** The log so far. */
async function logOf({ page }: Visit): Promise<string[]> {
  return page.locator('.log-sentence').allTextContents();
}

describeInBrowser('coming back', () => {
  test('without a network after the first visit', async () => {
    await visiting({ offline: true }, async (visit) => {
      const { page, context } = visit;
      await open(visit);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await context.setOffline(true);
      await page.reload();
      await beginFirst(visit);
      const player = playerAt(visit, 7);
      for (let i = 0; i < 10; i++) await player.step();
      await open(visit, '/rules/sol');
      await page.getByRole('article').waitFor();
    });
  });

  test('a reload resumes at the same move', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startFirst(visit);
      await playerAt(visit, 8).playUntil(({ progress }) => /^Round [2-9]/.test(progress));
      const [before, log] = [await look(page), await logOf(visit)];
      await page.reload();
      await seated(visit);
      const after = await look(page);
      expect(after.sentence).toBe(before.sentence);
      expect(after.lights).toEqual(before.lights);
      expect(await logOf(visit)).toEqual(log);
    });
  });

  test('two matches are kept at once', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startFirst(visit);
      await playerAt(visit, 9).playUntil(({ buttons }) => buttons.length > 0);
      await startPreset(visit, 3);
      const alone = await look(page);
      await open(visit);
      // The one that has waited longer is to be continued, the other stands in the list.
      await page.getByRole('link', { name: TEXTS.home.continue }).waitFor();
      const rows = page.locator('.matches').first().getByRole('listitem');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(1);
      await rows.first().getByRole('link').click();
      await seated(visit);
      expect((await look(page)).sentence).toBe(alone.sentence);
    });
  });
});
