import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { ended, freePort, isRunnable, paused, type Service, startProgram } from './service.ts';

export const NO_REDIS =
  'no Redis found, so nothing was tried with one: install it ("apt-get install redis-server") or name the ' +
  'program with REDIS_SERVER';

/** The program of Redis; nothing where there is none. */
export function findRedis(): string | undefined {
  const { REDIS_SERVER, PATH = '' } = process.env;
  const inPath = PATH.split(path.delimiter).map((folder) => path.join(folder, 'redis-server'));
  return [...(REDIS_SERVER ? [REDIS_SERVER] : []), ...inPath].find(isRunnable);
}

const START_MS = 10_000;

/** Starts a Redis of its own that keeps nothing: one that is started again is empty. */
export async function startRedis(program: string): Promise<Service> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-redis-'));
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    save: '""',
    appendonly: 'no',
    dir: folder,
    requirepass: password,
  };
  const file = path.join(folder, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  const run = () => startProgram(program, [file]);
  const url = `redis://:${password}@127.0.0.1:${port}`;
  let child = run();
  await answering(url);
  return {
    url,
    kill: () => ended(child, 'KILL'),
    async start() {
      child = run();
      await answering(url);
    },
    pause: (ms) => paused(child, ms),
    async remove() {
      await ended(child, 'KILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, enableOfflineQueue: false });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      redis.disconnect();
      return;
    } catch (error) {
      redis.disconnect();
      if (performance.now() > end) throw error;
      await sleep(25);
    }
  }
}
