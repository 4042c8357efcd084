import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { announced, asText, type Driver, endAll, firstOf, pressAt, resultOf, SIZE } from './driver.ts';

/** WebKit as GNOME's pages have it, driven over WebDriver in a window that nobody sees. */

const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const PATIENCE_MS = 600_000;

/** The browser, if there is one with its driver and a screen for it. */
export function findWebKit(): string | undefined {
  return firstOf([DRIVER]) && firstOf([SCREEN]) && firstOf(BROWSERS);
}

export async function startWebKit(binary: string): Promise<Driver> {
  const screen = spawn(
    SCREEN,
    ['-displayfd', '1', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display = await announced(screen.stdout, /^(\d+)$/);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const root = `http://127.0.0.1:${port}`;
  await listening(root, driver);
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await ask<{ sessionId: string }>(`${root}/session`, {
    capabilities: { alwaysMatch: options },
  });
  const session = `${root}/session/${sessionId}`;
  await ask(`${session}/timeouts`, { script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  await ask(`${session}/window/rect`, { x: 0, y: 0, ...SIZE });
  return {
    name: 'WebKit',
    open: (url) => ask(`${session}/url`, { url }),
    reload: () => ask(`${session}/refresh`, {}),
    async evaluate(act, argument) {
      const script = `(${asText(act, argument)})().then(arguments[arguments.length - 1])`;
      return resultOf(await ask(`${session}/execute/async`, { script, args: [] }));
    },
    click: (x, y) => ask(`${session}/actions`, { actions: pressAt(x, y) }),
    async close() {
      await fetch(session, { method: 'DELETE' });
      await endAll([screen, driver]);
    },
  };
}

async function ask<R>(address: string, body: object): Promise<R> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value }: { value: R & { error?: string; message?: string } } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

/** A driver cannot be asked for a port of its own choice. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the driver answers. */
async function listening(root: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const answer = await fetch(`${root}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the driver of WebKit ended');
}
