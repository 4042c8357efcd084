import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openServer } from '../../server/server.ts';
import type { Config } from '../../server/config.ts';
import { listen } from '../listen.ts';
import { GAMES, GAMES_MODULE } from '../tableGames.ts';
import { ensureBuilt } from '../web/build.ts';

export interface ServeOptions extends Omit<Config, 'pages'> {
  readonly host: string;
  /** Without one, 4180 or the next that is free. */
  readonly port?: number;
  readonly open?: boolean;
}

const FIRST_PORT = 4180;
const LAST_PORT = FIRST_PORT + 19;

/** Serves the pages and the tables online until it is interrupted; returns the exit code. */
export async function runServe({ host, port, open = false, ...config }: ServeOptions): Promise<number> {
  const pages = await ensureBuilt((line) => console.error(`orrery: ${line}`));
  const games = { games: GAMES, gamesModule: GAMES_MODULE };
  const { app, stop } = await openServer({ ...config, pages }, games);
  try {
    const address = await listen(app.server, host, port ?? FIRST_PORT, port ?? LAST_PORT);
    console.log(`Orrery is at ${address}`);
    console.log('Ctrl+C ends it.');
    if (open) openBrowser(address);
    await interrupted();
  } finally {
    await stop();
  }
  return 0;
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Where no browser can be opened, the address printed is enough. */
function openBrowser(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => console.error('orrery: no browser could be opened'));
  child.unref();
}

async function interrupted(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
