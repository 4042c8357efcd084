import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../src/cli/web/build.ts';
import { fileServer } from '../../src/server/http/files.ts';

/** The pages as they are built and served, on a free port of this machine. */
export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** The pages in a folder of their own. */
export async function copyOfPages(): Promise<string> {
  const built = await ensureBuilt((line) => console.log(line));
  const folder = await mkdtemp(path.join(tmpdir(), 'orrery-site-'));
  await cp(built, folder, { recursive: true });
  return folder;
}

/** Serves a copy of the build, so that a build made meanwhile does not change what is tried. */
export async function openSite(): Promise<Site> {
  const folder = await copyOfPages();
  const server = fileServer(folder);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}
