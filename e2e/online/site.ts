import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../src/cli/web/build.ts';
import { openServer } from '../../src/server/server.ts';

/** A server of tables online, on a free port of this machine. */
export interface OnlineSite {
  readonly address: string;
  /** Lets so many seconds pass on the server's clock. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

export async function openOnlineSite(): Promise<OnlineSite> {
  const data = await mkdtemp(path.join(tmpdir(), 'orrery-online-'));
  const pages = await ensureBuilt();
  let ahead = 0;
  const config = { data, pages, logLevel: 'silent', botThreads: 1, botTime: 500, pace: 20 };
  const server = await openServer(config, {
    now: () => Date.now() + ahead,
    secret: knownSecrets(),
    humble: false,
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    pass(seconds) {
      ahead += seconds * 1000;
    },
    async close() {
      await server.stop();
      await rm(data, { recursive: true });
    },
  };
}

/** The same secrets in every run, so that every run plays the same matches. */
function knownSecrets(): () => string {
  let drawn = 0;
  return () => createHash('sha256').update(`secret ${++drawn}`).digest('hex');
}
