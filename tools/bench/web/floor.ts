import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileServer } from '../../../src/server/http/files.ts';
import type { Site } from '../../../e2e/kit/site.ts';

/** Builds and serves a bare page of React: what this browser can do here at best. */
export async function openFloor(): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orrery-floor-'));
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'floor'),
    base: './',
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const server = fileServer(folder);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a port was listened to
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}
