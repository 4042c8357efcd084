import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../src/testkit/effort.ts';
import { guided } from '../src/web/games/star/guided.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { measure } from './kit/pace.ts';
import { playerAt } from './kit/player.ts';
import { learn } from './kit/learner.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, seated, startFirst, startGuided, startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { idler, settler, together } from './kit/starPlay.ts';
import { DESKTOP, describeInBrowser, type OnScreen, PATIENCE, PHONE, visiting } from './kit/visit.ts';

/** Runs in the page: a shot is held as soon as it is shown, however busy the machine is; all else goes on at once. */
function holdShots(): void {
  new MutationObserver(() => {
    const panel = document.querySelector<HTMLElement>('.moment:not([data-seen])');
    panel?.toggleAttribute('data-seen', true);
    panel?.click();
    if (panel?.dataset['moment'] !== 'shot') panel?.click();
  }).observe(document, { subtree: true, childList: true });
}

/** Whether the middle of a place is on the screen, with no panel over it. */
function isInSight(page: Page, place: string): Promise<boolean> {
  return page.evaluate((name) => {
    const drawn = document.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    if (!drawn) return false;
    const above = document.elementFromPoint(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2);
    return above?.closest('.zoom') !== null && above?.closest('.moment') === null;
  }, place);
}

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
    test('on a phone both ships of a shot are seen beside its panel, which leads to the rule', async () => {
      await visiting({ screen: PHONE, told: true }, async (visit) => {
        const { page } = visit;
        const at = guided.lessons.findIndex(({ move }) => move?.startsWith('attack'));
        const [, from = '', to = ''] = guided.lessons[at]?.move?.split(' ') ?? [];
        await page.addInitScript(holdShots);
        await startGuided(visit, 'star');
        await learn(visit, guided.lessons.slice(0, at + 1));
        const panel = page.locator('.moment[data-moment=shot]');
        await page.locator('.moments[data-held]').waitFor();
        for (const place of [from, to])
          await expect.poll(() => isInSight(page, place), { timeout: PATIENCE }).toBe(true);

        await tap(visit, panel.getByRole('button', { name: TABLE.why.rule('9.4') }));
        const rules = page.getByRole('dialog');
        await rules.getByRole('heading', { name: '9.4 Attack' }).waitFor();
        await page.keyboard.press('Escape');
        await rules.waitFor({ state: 'hidden' });
        expect(await panel.isVisible()).toBe(true);
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

  test.runIf(isLongRun)('a ship that is to be built asks for its hex, and can be let go', () =>
    visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ game: 'star', seats: 4, moves: 400 }));
      await seated(visit);
      const asked = (await look(page)).sentence;
      await page.getByRole('button', { name: /^Build Warrior/ }).click();
      await page.locator('.bar-head', { hasText: 'Where does the Warrior appear?' }).waitFor();
      await page.getByRole('button', { name: TABLE.bar.letGo }).click();
      await page.locator('.bar-head', { hasText: asked }).waitFor();
    }),
  );
});
