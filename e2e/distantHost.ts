import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Comlink from 'comlink';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('comlink/dist/umd/comlink.min.js'),
  'utf8',
);

/** What a script in the page needs to speak with workers: `Comlink`, and the address of the worker of the tables. */
export type Wired = typeof globalThis & { Comlink: typeof Comlink };

/** Lets scripts in the page speak with workers themselves, and tells the address of the one that keeps the tables. */
export async function wirePage(page: Page): Promise<string> {
  // As a text, because the policy of the page lets no script in.
  await page.evaluate(SOURCE);
  const [worker] = page.workers();
  return (worker ?? (await page.waitForEvent('worker'))).url();
}
