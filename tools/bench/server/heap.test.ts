import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Host, startHost } from './host.ts';
import { ORRERY } from './orrery.ts';

/** What a match of two takes of the server's memory, both seats connected. */

let host: Host;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'orrery-heap-'));
  host = await startHost(ORRERY, ['sol', data]);
});
afterAll(async () => {
  await host.end();
  await rm(data, { recursive: true, force: true });
});

/** Bytes of heap in use with so many matches more. */
async function heapWith(count: number): Promise<number> {
  await ORRERY.open({ game: 'sol', port: host.port, count, data, seeds: [] });
  await sleep(500);
  const { heap = Infinity } = await host.ask('heap');
  return heap;
}

/** A quarter more than it was when this was written; a request that its socket keeps alive takes 4 KB. */
const MOST_KB = 33;

test('a match more takes a few kilobytes', async () => {
  // The first matches compile what all others run.
  const before = await heapWith(60);
  const after = await heapWith(120);
  expect((after - before) / 120 / 1024).toBeLessThan(MOST_KB);
});
