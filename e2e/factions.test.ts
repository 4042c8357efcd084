import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { wanderer } from './kit/factionsPlay.ts';
import { TEXTS as BOARD } from '../src/web/board/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { measure } from './kit/pace.ts';
import { type Player, playerAt } from './kit/player.ts';
import { startPreset } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { DESKTOP, describeInBrowser, PHONE, type Screen, type Visit, visiting } from './kit/visit.ts';

/** A tap only marks, the red button flies, and the round map shows the whole board for as long as it is held. */
async function markAndFly({ page, context }: Visit, player: Player): Promise<void> {
  await player.playUntil(({ sentence }) => sentence.startsWith('Fly'));
  const near = page.locator('.zoom[data-near]');
  const { x, y } = await near.getByRole('button', { name: BOARD.zoom.whole }).evaluate((map) => {
    const box = map.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await near.waitFor({ state: 'detached' });
  await page.waitForTimeout(LONGER_THAN_A_TAP);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await near.waitFor();

  const chips = page.getByRole('list', { name: 'Sectors you can enter' }).getByRole('button');
  await chips.first().tap();
  const fly = page.getByRole('button', { name: /^Fly to / });
  await fly.waitFor();
  expect(await page.locator('.board [aria-pressed=true][data-glow=marked]').count()).toBe(1);
  const goal = (await fly.textContent())?.replace('Fly to ', '') ?? '';
  await fly.tap();
  await page
    .getByText(new RegExp(`stop in ${goal}`))
    .first()
    .waitFor();
}

const LONGER_THAN_A_TAP = 400;

/** How a match is played, on which screen, from which preset, and how many columns its end has. */
type Played = readonly [name: string, screen: Screen, preset: number, columns: number];

describeInBrowser('Factions of Sol', () => {
  const againstBots: Played = ['against two bots by clicks on a desktop', DESKTOP, 0, 4];
  const alone: Played = ['alone by taps on a phone, with a vote', PHONE, 3, 2];

  test.each(inLongRun([alone], [againstBots]))('a match %s', async (name, screen, preset, columns) => {
    await visiting({ screen }, async (visit) => {
      const pace = await measure(visit);
      await startPreset(visit, preset, undefined, 'factions');
      const player = playerAt(visit, 1, wanderer(1));
      if (screen.touch) await markAndFly(visit, player);
      await player.playSome(30);
      const { place, size } = player.smallest;
      console.log(
        `factions ${name}: ${player.clicks} clicks, smallest target ${size.toFixed(0)} px (${place})`,
      );
      console.log(`factions ${name}: ${await pace.report()}`);
      if (isLongRun) expect(await visit.page.getByRole('columnheader').count()).toBe(columns);
    });
  });

  test('two persons at one screen trade behind a privacy screen', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      const ready = page.getByRole('button', { name: /^I am / });
      const mine = page.locator('[data-mine]');
      /** Waits until somebody is asked, and takes the screen that is handed over. */
      const takeOver = async (): Promise<void> => {
        await ready.or(mine).first().waitFor();
        if (await ready.isVisible()) await ready.click();
        await mine.waitFor();
      };
      /** Presses a button, and the one that asks whether it is meant, should that come. */
      const press = async (name: string): Promise<void> => {
        const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
        await page.getByRole('button', { name, exact: true }).first().click();
        await look(page);
        if (await confirm.isVisible()) await confirm.click();
      };
      await startPreset(
        visit,
        2,
        async () => {
          await page.getByLabel(TEXTS.newTable.player(2)).selectOption('person');
          await page.getByLabel(TEXTS.newTable.name(2)).fill('Ben');
        },
        'factions',
      );
      const player = playerAt(visit, 2, wanderer(2));
      const trade = page.getByRole('button', { name: 'Trade', exact: true });
      for (await takeOver(); !(await trade.isVisible()); await takeOver()) await player.step();
      await press('Trade');
      await page.locator('button[data-place="give resource 1"]').click();
      await page.locator('button[data-place="ask resource 1"]').click();
      await press('Propose');
      await takeOver();
      await press('Accept');
      await takeOver();
      await page
        .getByText(/ trade: /)
        .first()
        .waitFor();
    });
  });
});
