import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';

/** The browser the pages are tried in: one that is on this machine, never one downloaded by a test library. */

/** The shell without windows first: it is the same browser and needs a fifth less of the machine. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  // Without a graphics card, few large tiles are painted quicker than many small ones.
  '--default-tile-width=1024',
  '--default-tile-height=1024',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

export const NO_BROWSER =
  'no browser found, so the pages were not tried in one: install chromium ("apt-get install chromium") ' +
  'or name one with CHROME_PATH; ORRERY_INSTALL_BROWSER=1 lets the tests install it on Debian as root';

/** The path of a browser, installed first where that was allowed; nothing where there is none. */
export function findBrowser(): string | undefined {
  return presentBrowser() ?? (installBrowser() ? presentBrowser() : undefined);
}

function presentBrowser(): string | undefined {
  const { CHROME_PATH } = process.env;
  return [...(CHROME_PATH ? [CHROME_PATH] : []), ...PLACES].find(isRunnable);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only as root on Debian, and only where somebody said so: a test must not change a machine unasked. */
function installBrowser(): boolean {
  const { CI, ORRERY_INSTALL_BROWSER } = process.env;
  const asked = Boolean(ORRERY_INSTALL_BROWSER || CI);
  if (!asked || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const apt = (...args: readonly string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (): boolean =>
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '-y', '--no-install-recommends', name),
    );
  return install() || (apt('update') && install());
}

/** Starts a browser that all test files share. */
export function startBrowser(executablePath: string): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath, args: [...FLAGS], host: '127.0.0.1' });
}
