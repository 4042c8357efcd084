import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, describe, expect, inject } from 'vitest';

/** A person before a browser: one screen, and everything the page complained about. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly screen: Screen;
  /** Errors in the console, faults of scripts, requests that failed, breaches of the policy. */
  readonly faults: string[];
}

/** For what hangs: nothing fails because a machine is busy. */
export const PATIENCE = 300_000;

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const DESKTOP: Screen = { width: 1440, height: 900, touch: false };
export const LAPTOP: Screen = { width: 1280, height: 800, touch: false };
/** As low as a desktop comes. */
export const LOW: Screen = { width: 1280, height: 720, touch: false };
export const TABLET: Screen = { width: 1024, height: 768, touch: true };
export const PHONE: Screen = { width: 390, height: 844, touch: true };
export const PHONE_ACROSS: Screen = { width: 844, height: 390, touch: true };

/** How a match is played, and on which screen. */
export type OnScreen = readonly [name: string, screen: Screen];

interface VisitOptions {
  readonly screen?: Screen;
  /** Lets the page keep itself for use without a network. */
  readonly offline?: boolean;
  /** Motion as it is, not reduced. */
  readonly motion?: boolean;
  /** Turns of others and great moments are told at their pace; else only how they ended. */
  readonly told?: boolean;
  /** What the device asks for. */
  readonly theme?: 'dark' | 'light';
  /** Where the pages come from, if not from a place that only hands out files. */
  readonly site?: string;
}

let shared: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browser') ?? '');
  return shared;
}

/** A group of tests in the browser; skipped where there is none. */
export function describeInBrowser(name: string, tests: () => void): void {
  describe.skipIf(inject('browser') === undefined)(name, () => {
    afterAll(async () => {
      await (await shared)?.close();
      shared = undefined;
    });
    tests();
  });
}

/** Opens a page for a visit, lets `act` happen there and makes sure that nothing went wrong meanwhile. */
export async function visiting(options: VisitOptions, act: (visit: Visit) => Promise<void>): Promise<void> {
  const visit = await arrive(options);
  try {
    await act(visit);
    expect(visit.faults).toEqual([]);
  } catch (error) {
    throw visit.faults.length > 0 ? new Error(visit.faults.join('\n'), { cause: error }) : error;
  } finally {
    await visit.context.close();
  }
}

/** Somebody comes, to stay until the context is closed. */
export async function arrive({
  screen = DESKTOP,
  offline = false,
  motion = false,
  told = false,
  theme = 'dark',
  site = inject('site'),
}: VisitOptions): Promise<Visit> {
  const context = await (await browser()).newContext({
    baseURL: site,
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.touch,
    isMobile: screen.width < 700,
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  if (!motion) await context.addInitScript(still);
  if (!told) await context.addInitScript(hurry);
  const page = await context.newPage();
  const faults: string[] = [];
  watchFor(page, faults);
  return { page, context, screen, faults };
}

/** Runs in the page: the short fades that calm pages have are over at once, and need no painting in between. */
function still(): void {
  const sheet = new CSSStyleSheet();
  const hasty =
    'animation-duration: 1ms !important; animation-delay: 0s !important; transition: none !important';
  sheet.replaceSync(`*, *::before, *::after { ${hasty}; animation-iteration-count: 1 !important }`);
  addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
}

/** Runs in the page: nobody waits for what is told, unless that was chosen there. */
export function hurry(): void {
  if (!location.protocol.startsWith('http')) return;
  const chosen = JSON.stringify({ state: { telling: 'off' }, version: 0 });
  if (localStorage.getItem('orrery settings') === null) localStorage.setItem('orrery settings', chosen);
}

function watchFor(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // What was still under way when the page was left is broken off by the browser.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`request: ${response.url()} ${response.status()}`);
  });
  page.on('crash', () => faults.push('the page crashed'));
}

/** Opens a page of the site; the first time this loads it. */
export async function open({ page }: Visit, hash = '/'): Promise<void> {
  await page.goto(`./#${hash}`);
}

/** The same page on another screen, which the page notices as it would notice a window that changes. */
export async function carryTo({ page, context }: Visit, { width, height, touch }: Screen): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
