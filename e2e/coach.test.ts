import { expect, test } from 'vitest';
import { isLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { recordedMatch } from './kit/record.ts';
import { importRecord, seated, startGuided, startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import { DESKTOP, describeInBrowser, PHONE, type Visit, visiting } from './kit/visit.ts';

const { coach } = TEXTS;

const ask = ({ page }: Visit) => page.getByRole('button', { name: coach.button, exact: true });
const panel = ({ page }: Visit) => page.getByRole('region', { name: coach.title });
const plans = (visit: Visit) => panel(visit).locator('.coach-plan');
const button = (visit: Visit, name: string) => panel(visit).getByRole('button', { name, exact: true });

/** What is drawn on the board for the plan in a place. */
const drawn = ({ page }: Visit, at: number) =>
  page.locator(`.table-board .plan-drawing[data-at="${at}"] :is(.plan-arrow, .plan-ring)`);

/** Asks, looks at the plans, asks about another move, and plays one plan. */
async function beCoached(visit: Visit): Promise<void> {
  const { page } = visit;
  await look(page);
  await tap(visit, ask(visit));
  await plans(visit).nth(1).waitFor();
  await panel(visit)
    .getByRole('button', { name: /^Plan A .* (clear|close|even)\b/ })
    .waitFor();
  expect(await panel(visit).textContent()).not.toContain('%');
  expect(await graveInAnyTheme(page)).toEqual([]);
  await drawn(visit, 0).first().waitFor({ state: 'attached' });
  await tap(visit, plans(visit).nth(1));
  await drawn(visit, 1).first().waitFor({ state: 'attached' });
  await drawn(visit, 1).getByText('1', { exact: true }).first().waitFor({ state: 'attached' });
  expect(await drawn(visit, 0).count()).toBe(0);
  await button(visit, coach.play('B')).waitFor();

  await tap(visit, button(visit, coach.whyNot));
  await panel(visit).getByText(coach.wonder).waitFor();
  const before = (await look(page)).sentence;
  await tap(visit, page.locator('.bar-buttons button:enabled:not([aria-disabled="true"])').last());
  await panel(visit).locator('.coach-opinion').waitFor();
  expect((await look(page)).sentence).toBe(before);
  await tap(visit, button(visit, coach.back));

  await tap(visit, plans(visit).first());
  await tap(visit, button(visit, coach.play('A')));
  await page.waitForFunction(
    (sentence) => document.querySelector('.bar-head')?.textContent !== sentence,
    before,
  );
}

describeInBrowser('the coach', () => {
  test('advises the whole turn, draws it, answers why not, and plays a plan', async () => {
    await visiting({ screen: DESKTOP }, async (visit) => {
      await importRecord(visit, recordedMatch({ seats: 2, moves: 120 }));
      await seated(visit);
      await beCoached(visit);
      await visit.page.keyboard.press('Escape');
      await look(visit.page);
      await visit.page.keyboard.press('c');
      await plans(visit).first().waitFor();
      await visit.page.keyboard.press('a');
      expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Plan A/);
      await visit.page.keyboard.press('Escape');
      await panel(visit).waitFor({ state: 'detached' });
    });
  });

  test('plays a plan up to the first thing nobody can know, and then asks again', async () => {
    await visiting({ screen: DESKTOP }, async (visit) => {
      const { page } = visit;
      await importRecord(visit, recordedMatch({ game: 'star', seats: 2, moves: 90 }));
      await seated(visit);
      await look(page);
      await page.keyboard.press('c');
      // Which of the plans is best differs with the time there was to think.
      const halting = plans(visit).filter({ hasText: coach.upTo.news }).first();
      await tap(visit, halting);
      const letter = (await halting.textContent())?.match(/^Plan ([A-C])/)?.[1] ?? '';
      const before = (await plans(visit).first().textContent()) ?? '';
      await tap(visit, button(visit, coach.play(letter)));
      await page.waitForFunction((text) => {
        const plan = document.querySelector('.coach-plan')?.textContent;
        return plan !== undefined && plan !== text;
      }, before);
      expect(await page.locator('.bar[data-mine]').count()).toBe(1);
      // All that is left is a button, which is marked as nothing can be drawn on the board.
      await page.locator('.bar-buttons .button:has(.plan-mark)').waitFor();
    });
  });

  test.runIf(isLongRun).each(['sol', 'star', 'factions', 'empire'])(
    'advises by taps on a phone in %s',
    async (game) => {
      await visiting({ screen: PHONE }, async (visit) => {
        await startPreset(visit, 0, undefined, game);
        await look(visit.page);
        await tap(visit, ask(visit));
        await plans(visit).first().waitFor();
        await tap(visit, button(visit, coach.play('A')));
      });
    },
  );

  test.runIf(isLongRun)('can be stopped while it thinks', async () => {
    await visiting({}, async (visit) => {
      await startPreset(visit, 0, undefined, 'factions');
      await look(visit.page);
      await visit.page.keyboard.press('c');
      await tap(visit, button(visit, coach.stop));
      await panel(visit).waitFor({ state: 'detached' });
    });
  });

  test('keeps silent while a guide speaks', async () => {
    await visiting({}, async (visit) => {
      await startGuided(visit);
      await look(visit.page);
      expect(await ask(visit).count()).toBe(0);
    });
  });
});
