import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileServer } from '../../src/server/http/files.ts';
import { copyOfPages, type Site } from '../kit/site.ts';

/** Pages whose server can be stopped and started again, and which keep what goes wrong in them. */
export interface PulledSite extends Site {
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Where the pages keep their complaints. */
export const COMPLAINTS = 'complaints';

/** Stands before the program of the pages: not every browser tells its driver what it writes to the console. */
const WATCH = `{
  const add = (text) => sessionStorage.setItem('${COMPLAINTS}', (sessionStorage.getItem('${COMPLAINTS}') ?? '') + text + '\\n');
  let leaving = false;
  addEventListener('beforeunload', () => { leaving = true; });
  // What was still under way when the page is left is broken off by the browser.
  addEventListener('error', ({ message, target }) => leaving || add('error: ' + (message ?? target?.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => add('rejection: ' + (reason?.stack ?? reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => add('policy: ' + violatedDirective + ' ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { add('console: ' + words.join(' ')); error(...words); };
}
`;

export async function openPulledSite(): Promise<PulledSite> {
  const folder = await copyOfPages();
  await watch(folder);
  const server = fileServer(folder);
  let port = 0;
  const start = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await start();
  return {
    ...{ address: `http://127.0.0.1:${port}/`, start, stop },
    async close() {
      if (server.listening) await stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function watch(folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const [, entry] = /src="\.?\/?assets\/([^"]+\.js)"/.exec(page) ?? [];
  const assets = path.join(folder, 'assets');
  if (entry === undefined || !(await readdir(assets)).includes(entry))
    throw new Error('the pages name no program');
  const program = path.join(assets, entry);
  await writeFile(program, WATCH + (await readFile(program, 'utf8')));
}
