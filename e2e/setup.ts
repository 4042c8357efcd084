import type { TestProject } from 'vitest/node';
import { findBrowser, NO_BROWSER, startBrowser } from './kit/browser.ts';
import { openSite } from './kit/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pages are served. */
    site: string;
    /** Where the shared browser listens; nothing where this machine has none. */
    browser: string | undefined;
  }
}

/** Builds and serves the pages once and starts one browser for all test files. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const found = findBrowser();
  if (found === undefined) {
    console.log(`orrery: ${NO_BROWSER}`);
    project.provide('site', '');
    project.provide('browser', undefined);
    return undefined;
  }
  const site = await openSite();
  const browser = await startBrowser(found);
  project.provide('site', site.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
