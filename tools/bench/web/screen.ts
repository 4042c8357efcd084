import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { InputError } from '../../../src/kernel/error.ts';
import { findBrowser, NO_BROWSER, startBrowser } from '../../../e2e/kit/browser.ts';

/** A browser of this machine, and how to close it. */
export interface OpenBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<OpenBrowser> {
  const found = findBrowser();
  if (found === undefined) throw new InputError('bad_request', NO_BROWSER);
  const server = await startBrowser(found);
  try {
    return { browser: await chromium.connect(server.wsEndpoint()), close: () => server.close() };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** What the pages are looked at with. */
export interface Screen {
  readonly site: string;
  readonly phone?: boolean;
  /** Lets the pages keep themselves for use without a network. */
  readonly offline?: boolean;
}

/** Nothing is animated, nothing is told at a pace, nothing is asked twice: the pages' own settings for it. */
const SETTINGS = JSON.stringify({
  state: { telling: 'off', confirm: false, motion: 'reduced', sound: false },
  version: 0,
});

/** What hangs is given up. */
const PATIENCE = 120_000;

/** A browser of somebody who has never been there. */
export async function newcomer(
  browser: Browser,
  { site, phone = false, offline = false }: Screen,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    `if (location.protocol === 'http:') localStorage.setItem('orrery settings', ${JSON.stringify(SETTINGS)});`,
  );
  return context;
}

/** Lets something happen on a page of its own, and closes all that belongs to it. */
export async function onPage<T>(
  browser: Browser,
  screen: Screen,
  scripts: readonly string[],
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await newcomer(browser, screen);
  try {
    for (const content of scripts) await context.addInitScript({ content });
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}
