import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLongRun } from '../../src/testkit/effort.ts';
import { PHONE, type Visit } from './visit.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];
const FOLDER = path.resolve(import.meta.dirname, '../../reports/screens');

/** What shuts people out of a page, in a line each, by all rules but these. */
export async function graveFindings(page: Page, but: readonly string[] = []): Promise<string[]> {
  // As a text, because the policy of the page lets no script in.
  await page.evaluate(SOURCE);
  // Told of violations alone, it is three times as quick.
  const { violations } = await page.evaluate(
    (rules) => (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], rules }),
    Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}

/** What a device may ask for beside the dark, and how the page shows that it was heard. */
const THEMES = [
  { media: { colorScheme: 'light' }, heard: 'html[data-theme="light"]', but: [] },
  {
    media: { colorScheme: 'dark', forcedColors: 'active' },
    heard: 'html[data-theme="dark"]',
    // A browser tells the colours of the page, and paints those of the device.
    but: ['color-contrast'],
  },
] as const;

/** What shuts people out of a page as it is, and in a long run also by day and where a device sets all colours. */
export async function graveInAnyTheme(page: Page): Promise<string[]> {
  const found = await graveFindings(page);
  for (const { media, heard, but } of isLongRun ? THEMES : []) {
    await page.emulateMedia(media);
    await page.locator(heard).waitFor();
    found.push(...(await graveFindings(page, but)).map((finding) => `${JSON.stringify(media)} ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
  return found;
}

/** Keeps a picture of a page of tables online and makes sure that it shuts nobody out. */
export async function depicted({ page, screen }: Visit, name: string): Promise<void> {
  const size = screen === PHONE ? 'phone' : 'desktop';
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `online-${name}-${size}.png`) });
  expect(await graveInAnyTheme(page)).toEqual([]);
}
