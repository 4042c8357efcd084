import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inLongRun } from '../src/testkit/effort.ts';
import { TEXTS } from '../src/web/table/texts.ts';
import { TEXTS as PAGES } from '../src/web/texts.ts';
import { graveInAnyTheme } from './kit/axe.ts';
import { coveredBy } from './kit/measure.ts';
import { playerAt } from './kit/player.ts';
import { recordedMatch } from './kit/record.ts';
import { chooseTab, openReplay, startPreset, tap } from './kit/room.ts';
import { look } from './kit/sight.ts';
import {
  carryTo,
  DESKTOP,
  describeInBrowser,
  type OnScreen,
  PHONE,
  TABLET,
  type Visit,
  visiting,
} from './kit/visit.ts';

const { away, bar, log, moves, past, replay, telling } = TEXTS;

const SCREENS = inLongRun<OnScreen>([['desktop', DESKTOP]], [['phone', PHONE]]);

describeInBrowser('what was', () => {
  test.each(SCREENS)(
    'of others is told step by step, and again to whoever was away (%s)',
    async (_, screen) => {
      await visiting({ screen, told: true }, async (visit) => {
        const { page } = visit;
        await startPreset(visit, 0, async () => undefined, 'star');
        await pauseWhatIsTold(page);
        await playUntilTold(visit, /step 2/);
        // What lies behind a sheet on a phone is what somebody has pulled it over.
        for (const larger of screen === DESKTOP ? [TABLET, DESKTOP] : []) {
          await carryTo(visit, larger);
          expect(await coveredBy(page, '.bar.told', ['.table-board'])).toEqual([]);
        }
        await stepsByKeys(page);
        await endsWithMyTurn(visit);
        await missedIsTold(visit);
      });
    },
  );

  test('undo and redo go as far as nothing new was revealed', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 3);
      const undo = page.getByRole('button', { name: bar.undo });
      const redo = page.getByRole('button', { name: bar.redo });
      const first = await look(page);
      expect(await undo.count()).toBe(0);
      const player = playerAt(visit, 6);
      await player.playUntil(({ buttons }) => buttons.some(({ name }) => /^End/.test(name)));
      const made = await look(page);
      let taken = 0;
      for (; await undo.isVisible(); taken++) {
        await undo.click();
        await look(page);
      }
      expect(await look(page)).toMatchObject({ sentence: first.sentence, lights: first.lights });
      for (let i = 0; i < taken; i++) {
        await redo.click();
        await look(page);
      }
      expect((await look(page)).sentence).toBe(made.sentence);
      expect(await redo.count()).toBe(0);
    });
  });

  test('a draw ends the way back', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await startPreset(visit, 3);
      await playerAt(visit, 6).playUntil(({ progress }) => /^Round 2/.test(progress));
      expect(await page.getByRole('button', { name: bar.undo }).count()).toBe(0);
    });
  });

  test('Star: what is said not to be taken back is not, and what is not said can be', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      const second = () => page.getByLabel(PAGES.newTable.player(2)).selectOption('person');
      await startPreset(visit, 0, async () => void (await second()), 'star');
      await chooseTab(visit, TEXTS.moves.title);
      const moves = page.locator('.moves-entry');
      const undo = page.getByRole('button', { name: bar.undo });
      const confirm = page.getByRole('button', { name: bar.confirm, exact: true });
      const found = { final: 0, undoable: 0 };
      for (let i = 0; i < 14; i++) {
        await look(page);
        await moves.nth((i * 3) % (await moves.count())).click();
        const asks = (await look(page)).buttons.some(({ name }) => name.includes(bar.confirm));
        const final = asks && (await page.locator('.bar-line', { hasText: bar.final }).isVisible());
        if (asks) await confirm.click();
        await look(page);
        expect(await undo.count()).toBe(final ? 0 : 1);
        found[final ? 'final' : 'undoable']++;
      }
      expect(found.undoable).toBeGreaterThan(0);
      expect(found.final).toBeGreaterThan(0);
    });
  });

  test('a line of the log lights its places and shows the table then', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openReplay(visit, recordedMatch());
      await page.goto(page.url().replace('replay', 'table'));
      await page.getByRole('button', { name: TEXTS.end.look }).click();
      await chooseTab(visit, TEXTS.log.title);
      const line = page.locator('.log-sentence', { hasText: /on [A-Z]\d/ }).first();
      await line.hover();
      await page.locator('.board-hint').first().waitFor();
      await line.click();
      await page.getByText(past.then(0).replace(/\d+/, '')).waitFor();
      await page.getByRole('button', { name: past.now }).click();
      await page.getByRole('button', { name: past.now }).waitFor({ state: 'detached' });
    });
  });

  test('a replay goes by slider and keys, with the eyes of any seat', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await openReplay(visit, recordedMatch());
      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      const at = async (): Promise<number> => Number(await slider.inputValue());
      const shows = (ply: number) => page.getByText(replay.position(ply, last), { exact: true }).waitFor();

      await page.keyboard.press('Home');
      await shows(0);
      expect(await logScrolled(page)).toBe(0);
      await page.keyboard.press('ArrowRight');
      await shows(1);
      await page.keyboard.press('PageDown');
      await shows(11);
      await page.keyboard.press('ArrowLeft');
      await shows(10);
      await page.keyboard.press('End');
      await shows(last);
      expect(await logScrolled(page)).toBeGreaterThan(0);
      await slider.fill(String(Math.floor(last / 2)));
      await shows(Math.floor(last / 2));
      await page.getByLabel(replay.eyes).selectOption('1');
      await shows(await at());
      await page.getByRole('button', { name: replay.back }).click();
      await shows(Math.floor(last / 2) - 1);
      await page.getByRole('button', { name: replay.play, exact: true }).click();
      await shows(Math.floor(last / 2) + 1);
      await page.getByRole('button', { name: replay.pause }).click();
    });
  });
});

/** How far a log is scrolled that is longer than its place. */
function logScrolled(page: Page): Promise<number> {
  return page.locator('.log-turns').evaluate(({ scrollTop, scrollHeight, clientHeight }) => {
    if (scrollHeight < 2 * clientHeight) throw new Error('the log is too short');
    return scrollTop;
  });
}

/** Turns that are told stand still at once, so that no test depends on how quick it is. */
async function pauseWhatIsTold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pause = (): void => {
      const told = document.querySelector('.bar.told:not([data-paused])');
      told?.querySelector<HTMLElement>('[aria-keyshortcuts=p]')?.click();
    };
    pause();
    new MutationObserver(pause).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

const told = (page: Page) => page.getByRole('region', { name: telling.label, exact: true });
const head = (page: Page): Promise<string> => told(page).locator('.bar-head').innerText();
const count = (page: Page): Promise<string> => told(page).locator('.told-count').innerText();

/** Makes moves from the list until a step like this is told; steps before it are gone on from. */
async function playUntilTold(visit: Visit, step: RegExp): Promise<void> {
  const { page } = visit;
  const mine = page.locator('.bar[data-mine]:not([aria-busy=true])');
  for (let i = 0; i < 200; i++) {
    await mine.or(told(page)).waitFor();
    if (await told(page).isVisible()) {
      if (step.test(await count(page))) return;
      await page.keyboard.press('ArrowRight');
    } else {
      await chooseTab(visit, moves.title);
      const entries = page.locator('.moves-entry');
      await tap(visit, entries.nth((i * 7) % (await entries.count())));
      const confirm = page.getByRole('button', { name: bar.confirm });
      if (await confirm.isVisible()) await tap(visit, confirm);
    }
  }
  throw new Error('nothing was told');
}

async function stepsByKeys(page: Page): Promise<void> {
  const [second, counted] = [await head(page), await count(page)];
  expect(counted).toMatch(/^step 2/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => count(page)).toMatch(/^step 1/);
  expect(await head(page)).not.toBe(second);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => head(page)).toBe(second);
  await told(page).getByRole('button', { name: telling.speeds.slow }).click();
  const slow = told(page).getByRole('button', { name: telling.speeds.slow, pressed: true });
  await slow.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('orrery settings'))).toContain('"telling":"slow"');
  expect(await graveInAnyTheme(page)).toEqual([]);
}

async function endsWithMyTurn(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.keyboard.press('End');
  await page.locator('.bar[data-mine]').waitFor();
  await chooseTab(visit, log.title);
  await page.locator('.log-who b', { hasText: log.you }).first().waitFor();
}

/** The match as it was left at its beginning, long ago. */
async function missedIsTold(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.addInitScript((table) => {
    const seen = { state: { [table]: { ply: 0, at: 0 } }, version: 0 };
    localStorage.setItem('orrery seen', JSON.stringify(seen));
  }, page.url().split('/').at(-1) ?? '');
  const card = page.getByRole('dialog', { name: away.title });
  await page.reload();
  await card.waitFor();
  expect(await card.locator('li').count()).toBeLessThanOrEqual(3);
  expect(await graveInAnyTheme(page)).toEqual([]);
  await tap(visit, card.getByRole('button', { name: away.show }));
  await told(page).waitFor();
  await card.waitFor({ state: 'detached' });
  const said = page.locator('[aria-live]', { hasText: await head(page) });
  expect(await said.count()).toBe(1);
  await page.keyboard.press('End');
  await page.locator('.bar[data-mine]').waitFor();

  await page.reload();
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
}
