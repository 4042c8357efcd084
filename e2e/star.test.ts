import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/texts.ts';
import { measure } from './kit/pace.ts';
import { playerAt } from './kit/player.ts';
import { startFirst, startPreset } from './kit/room.ts';
import { idler, settler, together } from './kit/starPlay.ts';
import { DESKTOP, describeInBrowser, type OnScreen, PHONE, visiting } from './kit/visit.ts';

describeInBrowser('Star Factions', () => {
  const desktop: OnScreen = ['by clicks on a desktop', DESKTOP];
  const phone: OnScreen = ['by taps on a phone', PHONE];

  test.each(inLongRun([desktop], [phone]))('a match against a bot %s', async (name, screen) => {
    await visiting({ screen }, async (visit) => {
      const pace = await measure(visit);
      await startFirst(visit, 1);
      const player = playerAt(visit, 1, settler());
      await player.playSome(25);
      const { place, size } = player.smallest;
      console.log(`star ${name}: ${player.clicks} clicks, smallest target ${size.toFixed(0)} px (${place})`);
      console.log(`star ${name}: ${await pace.report()}`);
      if (isLongRun) expect(await visit.page.getByRole('columnheader').count()).toBe(3);
    });
  });

  if (isLongRun)
    test('two persons at one screen, to the fourth colony', async () => {
      await visiting({}, async (visit) => {
        const { page } = visit;
        await startPreset(
          visit,
          0,
          async () => {
            await page.getByLabel(TEXTS.newTable.player(2)).selectOption('person');
            await page.getByLabel(TEXTS.newTable.name(2)).fill('Ben');
          },
          'star',
        );
        await playerAt(visit, 1, together({ Captain: settler(), Ben: idler() })).playOn();
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Captain/);
      });
    });
});
