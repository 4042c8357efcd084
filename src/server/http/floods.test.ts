import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/kit/online.ts';
import type { Config } from '../config.ts';

const time = { now: 1e12 };
let server: TestServer | undefined;
afterEach(() => server?.stop());

async function strictServer(config: Partial<Config> = {}): Promise<TestServer> {
  server = await testServer({ pace: 1, ...config }, { now: () => time.now });
  return server;
}

/** The status of an answer over a connection of its own, or `closed` where there is none. */
function statusOf({ address }: TestServer, path: string, localAddress: string): Promise<number | 'closed'> {
  const [host, port] = address.split(':');
  return new Promise((resolve) => {
    request({ host, port, path, localAddress, agent: false })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', () => resolve('closed'))
      .end();
  });
}

async function flood(target: TestServer, path: string, count: number): Promise<Set<number | 'closed'>> {
  const statuses = new Set<number | 'closed'>();
  for (let i = 0; i < count; i++) statuses.add(await statusOf(target, path, '127.0.0.1'));
  return statuses;
}

test('P2.10 whoever goes on after hundreds of refusals is not listened to for a while, and others are', async () => {
  const target = await strictServer();
  expect([...(await flood(target, '/api/server', 599))]).toEqual([200, 429]);
  await flood(target, '/api/server', 2);
  expect(await statusOf(target, '/health', '127.0.0.1')).toBe('closed');
  expect(await statusOf(target, '/api/server', '127.0.0.2')).toBe(200);
  time.now += 1000;
  expect(await statusOf(target, '/api/server', '127.0.0.1')).toBe(200);
});

test('P2.10 behind a proxy the connections of all are accepted', async () => {
  const target = await strictServer({ proxy: 1 });
  expect([...(await flood(target, '/api/server', 620))]).toEqual([200, 429]);
});

test('P2.6 there is an end to the files that an address asks for', async () => {
  const target = await strictServer({ pace: 0.01 });
  expect([...(await flood(target, '/health', 32))]).toEqual([200, 429]);
});
