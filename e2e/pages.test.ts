import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isLongRun } from '../src/testkit/effort.ts';
import type { Cue } from '../src/web/games/view.ts';
import type { Heard } from '../src/web/sound/hearing.ts';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { startPreset, tap } from './kit/room.ts';
import { describeInBrowser, open, type Visit, visiting } from './kit/visit.ts';

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);

describeInBrowser('pages', () => {
  test('rules are found by words and by their address', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await open(visit, '/rules/sol');
      await page.getByLabel(TEXTS.rules.search).fill('mothership');
      await page.getByText(/^1 of \d+/).waitFor();
      await page.getByRole('button', { name: TEXTS.rules.next }).click();
      await page.getByText(/^2 of \d+/).waitFor();
      await page.getByLabel(TEXTS.rules.search).fill('xyzzy');
      await page.getByText(TEXTS.rules.found(0, 0)).waitFor();

      const link = page.getByRole('navigation', { name: TEXTS.rules.contents }).getByRole('link').nth(4);
      const address = await link.getAttribute('href');
      await open(visit);
      await open(visit, (address ?? '').slice(1));
      const target = page.locator('.rules-target').first();
      await target.waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    });
  });

  test('settings are kept', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      const { settings } = TEXTS;
      await open(visit, '/settings');
      await page.getByLabel(settings.name).fill('Ada');
      await page.getByLabel(settings.patterns).check();
      await page.getByLabel(settings.textSize).selectOption('larger');
      expect(await themeOf(page)).toBe('dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => themeOf(page)).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => themeOf(page)).toBe('dark');
      await page.getByLabel(settings.theme).selectOption('light');
      await page.getByLabel(settings.sound).uncheck();
      await page.reload();
      expect(await page.getByLabel(settings.name).inputValue()).toBe('Ada');
      expect(await page.getByLabel(settings.patterns).isChecked()).toBe(true);
      expect(await page.getByLabel(settings.textSize).inputValue()).toBe('larger');
      expect(await themeOf(page)).toBe('light');
      expect(await page.getByLabel(settings.sound).isChecked()).toBe(false);
      await open(visit, '/new/sol');
      expect(await page.getByLabel(TEXTS.newTable.name(1)).inputValue()).toBe('Ada');
    });
  });

  test('an address that leads nowhere says so', async () => {
    await visiting({}, async (visit) => {
      await open(visit, '/elsewhere');
      await visit.page.getByText(TEXTS.missing.headline).waitFor();
      await open(visit, '/table/0123456789abcdef');
      await visit.page.getByText(TABLE.page.missing).waitFor();
    });
  });
});

const ROOT = path.resolve(import.meta.dirname, '..');

/** The modules of the page as they are written, without their types. */
async function serveModules({ page }: Visit): Promise<void> {
  await page.route(/\/src\/.*\.ts$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(ROOT, pathname.slice(pathname.search(/\/src\//)));
    await route.fulfill({
      contentType: 'text/javascript',
      body: stripTypeScriptTypes(await readFile(file, 'utf8')),
    });
  });
}

/** What a theme sounds like. It is asked for in words, as the page is to load it and not this test. */
function heardOf({ page }: Visit, theme: string, cues: readonly Cue[]): Promise<Heard[]> {
  const address = (file: string): string => JSON.stringify(new URL(file, page.url().split('#')[0]).href);
  return page.evaluate(`(async () => {
    const { heardOf } = await import(${address('src/web/sound/hearing.ts')});
    const { theme } = await import(${address(`src/web/${theme}.ts`)});
    return heardOf(theme, ${JSON.stringify(cues)});
  })()`);
}

const THEMES = ['games/sol/sound', 'games/star/sound', 'games/factions/sound', 'games/empire/sound'];
const CUES: readonly Cue[] = [
  ...(['move', 'launch', 'build', 'gain', 'pay'] as const),
  ...(['card', 'flare', 'loss', 'turn', 'end'] as const),
];
/** Settings as they were stored before there was a volume. */
const BEFORE = JSON.stringify({ state: { name: '', sound: false }, version: 0 });

describeInBrowser('sound', () => {
  test('what a game sounds like is heard, dies away and is never cut off', async () => {
    await visiting({}, async (visit) => {
      await serveModules(visit);
      await open(visit);
      for (const theme of [...THEMES, 'sound/plainTheme']) {
        const heard = await heardOf(visit, theme, isLongRun ? CUES : ['turn']);
        for (const { what, peak, tail } of heard) {
          const told = `${theme} ${what}: peak ${peak.toFixed(3)}, end ${tail.toFixed(4)}`;
          expect(peak, told).toBeLessThan(0.98);
          expect(peak, told).toBeGreaterThan(what === 'ground' ? 0.01 : 0.05);
          if (what !== 'ground') expect(tail, told).toBeLessThan(0.01);
        }
      }
    });
  });

  test('it is woken by the first click, as loud as it is set, and off stays off', async () => {
    await visiting({}, async (visit) => {
      const { page } = visit;
      await page.addInitScript(() => {
        const made: AudioContext[] = [];
        Object.assign(window, { made });
        const Plain = window.AudioContext;
        window.AudioContext = class extends Plain {
          constructor() {
            super();
            made.push(this);
          }
        };
      });
      const contexts = (): Promise<string[]> =>
        page.evaluate(() => (window as unknown as { made: AudioContext[] }).made.map(({ state }) => state));
      await startPreset(visit, 0);
      expect(await contexts()).toEqual([]);
      await page.getByRole('button', { name: TABLE.tools.menu, exact: true }).click();
      expect(await contexts()).toHaveLength(1);
      await tap(visit, page.getByRole('menuitem', { name: TABLE.tools.sound }));
      const slider = page.getByRole('slider', { name: TEXTS.settings.volume });
      await slider.fill('20');
      await page.waitForFunction(() => localStorage.getItem('orrery settings')?.includes('"volume":20'));
      await page.getByRole('switch', { name: TEXTS.settings.sound, exact: true }).click();
      expect(await slider.isDisabled()).toBe(true);
      await page.waitForFunction(
        () => (window as unknown as { made: AudioContext[] }).made[0]?.state === 'closed',
      );
      await page.keyboard.press('Escape');
      await page.evaluate((stored) => localStorage.setItem('orrery settings', stored), BEFORE);
      await page.reload();
      await page.getByRole('button', { name: TABLE.tools.unmute }).waitFor();
      await page.keyboard.press('Shift');
      expect(await contexts()).toEqual([]);
    });
  });
});
