import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InputError } from '../../kernel/error.ts';
import { openServer } from '../../server/server.ts';
import type { Config } from '../../server/config.ts';
import { GAMES, GAMES_MODULE } from '../tableGames.ts';
import { ensureBuilt } from '../web/build.ts';

export interface ServeOptions extends Omit<Config, 'pages'> {
  readonly host: string;
  /** Without one, 4180 or the next that is free. */
  readonly port?: number;
  readonly open?: boolean;
}

const FIRST_PORT = 4180;
const TRIED_PORTS = 20;

/** Serves the pages and the tables online until it is interrupted; returns the exit code. */
export async function runServe({ host, port, open = false, ...config }: ServeOptions): Promise<number> {
  const pages = await ensureBuilt((line) => console.error(`orrery: ${line}`));
  const games = { games: GAMES, gamesModule: GAMES_MODULE };
  const { app, stop } = await openServer({ ...config, pages }, games);
  try {
    await listen(app.server, host, port);
    const address = addressOf(app.server);
    console.log(`Orrery is at ${address}`);
    console.log('Ctrl+C ends it.');
    if (open) openBrowser(address);
    await interrupted();
  } finally {
    await stop();
  }
  return 0;
}

/** A port that was asked for is taken or refused; without one the next free port is found. */
async function listen(server: Server, host: string, port: number | undefined): Promise<void> {
  const first = port ?? FIRST_PORT;
  const last = port ?? FIRST_PORT + TRIED_PORTS - 1;
  for (let tried = first; tried <= last; tried++) {
    const fault = await tryPort(server, host, tried);
    if (fault === undefined) return;
    if (fault.code !== 'EADDRINUSE')
      throw new InputError('bad_request', `cannot listen on ${host}: ${fault.code}`);
  }
  const ports = first === last ? `port ${first} is` : `ports ${first} to ${last} are`;
  throw new InputError('bad_request', `${ports} taken; choose another with --port`);
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException): void => resolve(error);
    server.once('error', onError);
    server.listen({ host, port }, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
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
