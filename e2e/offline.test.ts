import { globSync, statSync } from 'node:fs';
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

/** The addresses of nets that the page has kept. */
async function keptNets({ page }: Visit): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const kept = await Promise.all(caches.map((cache) => cache.keys()));
    return kept.flat().flatMap(({ url }) => (url.endsWith('.net') ? [url] : []));
  });
}

/** How many bytes of each address the page gets. */
async function fetched({ page }: Visit, addresses: readonly string[]): Promise<number[]> {
  return page.evaluate(
    (all) => Promise.all(all.map(async (one) => (await (await fetch(one)).arrayBuffer()).byteLength)),
    addresses,
  );
}

/** How many bytes the nets of a game have. */
const NETS = globSync('src/games/star/hints/nets/*.net').map((file) => statSync(file).size);

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
      await startPreset(visit, 0, undefined, 'star');
      for (let i = 0; i < 10; i++) await player.step();
      await open(visit, '/rules/sol');
      await page.getByRole('article').waitFor();
    });
  });

  test.skipIf(NETS.length === 0)('what bots have learned is kept once they play', async () => {
    await visiting({ offline: true }, async (visit) => {
      const { page, context } = visit;
      await open(visit);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await page.reload();
      expect(await keptNets(visit)).toEqual([]);
      await startPreset(visit, 0, undefined, 'star');
      const player = playerAt(visit, 7);
      for (let i = 0; i < 10; i++) await player.step();
      await expect.poll(() => keptNets(visit)).toHaveLength(NETS.length);
      await context.setOffline(true);
      await page.reload();
      await seated(visit);
      expect(new Set(await fetched(visit, await keptNets(visit)))).toEqual(new Set(NETS));
      for (let i = 0; i < 10; i++) await player.step();
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
