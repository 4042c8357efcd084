import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, type Visit } from './visit.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];
const FOLDER = path.resolve(import.meta.dirname, '../../reports/screens');

/** What shuts people out of a page, in a line each. */
export async function graveFindings(page: Page): Promise<string[]> {
  // As a text, because the policy of the page lets no script in.
  await page.evaluate(SOURCE);
  // Told of violations alone, it is three times as quick.
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}

/** Keeps a picture of a page of tables online and makes sure that it shuts nobody out. */
export async function depicted({ page, screen }: Visit, name: string): Promise<void> {
  const size = screen === PHONE ? 'phone' : 'desktop';
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `online-${name}-${size}.png`) });
  expect(await graveFindings(page)).toEqual([]);
}
