import { expect, test } from 'vitest';
import { wanderer } from './factionsPlay.ts';
import { TEXTS } from '../src/web/texts.ts';
import { measure } from './pace.ts';
import { playerAt } from './player.ts';
import { startPreset } from './room.ts';
import { look } from './sight.ts';
import { DESKTOP, describeInBrowser, PHONE, visiting } from './visit.ts';

describeInBrowser('Factions of Sol', () => {
  test.each([
    ['against two bots by clicks on a desktop', DESKTOP, 0, 4],
    ['alone by taps on a phone, with a vote', PHONE, 3, 2],
  ])('a whole match %s', async (name, screen, preset, columns) => {
    await visiting({ screen }, async (visit) => {
      const pace = await measure(visit);
      await startPreset(visit, preset, undefined, 'factions');
      const player = playerAt(visit, 1, wanderer(1));
      await player.playOn();
      const { place, size } = player.smallest;
      console.log(
        `factions ${name}: ${player.clicks} clicks, smallest target ${size.toFixed(0)} px (${place})`,
      );
      console.log(`factions ${name}: ${await pace.report()}`);
      expect(await visit.page.getByRole('columnheader').count()).toBe(columns);
    });
  });

  test('two persons at one screen trade behind a curtain', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
      await startPreset(
        visit,
        2,
        async () => {
          await page.getByLabel(TEXTS.newTable.player(2)).selectOption('person');
          await page.getByLabel(TEXTS.newTable.name(2)).fill('Ben');
        },
        'factions',
      );
      const handedOver = page.getByRole('button', { name: /^I am / });
      const player = playerAt(visit, 2, wanderer(2));
      const playTo = async (question: RegExp): Promise<void> => {
        for (let clicks = 0; clicks < 40; clicks++) {
          if (await handedOver.isVisible()) await handedOver.click();
          if (question.test((await look(page)).sentence)) return;
          await player.step();
        }
        throw new Error(`nobody was asked ${question}`);
      };
      await playTo(/trade|fly|charge|pass/i);
      await press('Trade');
      await page.locator('button[data-place="give resource 1"]').click();
      await page.locator('button[data-place="ask resource 1"]').click();
      await press('Propose');
      const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
      if (await confirm.isVisible()) await confirm.click();
      await handedOver.click();
      await press('Accept');
      if (await confirm.isVisible()) await confirm.click();
      await page
        .getByText(/trade|gives|gave/i)
        .first()
        .waitFor();
    });
  });
});
