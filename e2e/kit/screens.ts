import path from 'node:path';
import { expect } from 'vitest';
import { graveFindings } from './axe.ts';
import { PHONE, type Visit } from './visit.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../reports/screens');

/** Keeps a picture of a page of tables online and makes sure that it shuts nobody out. */
export async function depicted({ page, screen }: Visit, name: string): Promise<void> {
  const size = screen === PHONE ? 'phone' : 'desktop';
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(FOLDER, `online-${name}-${size}.png`) });
  expect(await graveFindings(page)).toEqual([]);
}
