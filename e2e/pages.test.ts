import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TEXTS as TABLE } from '../src/web/table/texts.ts';
import { TEXTS } from '../src/web/texts.ts';
import { describeInBrowser, open, visiting } from './kit/visit.ts';

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
      expect(await themeOf(page)).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
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
