import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { openServer, type TableServer } from '../server.ts';
import { readProxies } from './proxies.ts';

const PROXY = '10.1.2.3';
const data = mkdtempSync(path.join(tmpdir(), 'orrery-proxies-'));
let server: TableServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(data, { recursive: true, force: true });
});

/** How many of so many wrong guesses are heard out, each sent with the headers a client makes up for it. */
async function heard(
  config: Partial<Config>,
  from: string,
  headersOf: (guess: number) => Record<string, string>,
): Promise<number> {
  server = await openServer({ data, pages: data, logLevel: 'silent', botThreads: 1, ...config });
  let count = 0;
  for (let guess = 0; guess < 30; guess++) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/recover',
      remoteAddress: from,
      headers: headersOf(guess),
      payload: { recovery: `guess.${guess}` },
    });
    if (statusCode !== 429) count++;
  }
  return count;
}

const madeUp = (guess: number): string => `203.0.113.${guess}`;

test('P2.8 behind a proxy that appends, a client does not choose its address', async () => {
  const count = await heard({ proxy: 1 }, PROXY, (guess) => ({
    'x-forwarded-for': `${madeUp(guess)}, 198.51.100.7`,
  }));
  expect(count).toBeLessThan(25);
});

test('P2.8 behind two proxies the client is whoever the outer one was asked by', async () => {
  const count = await heard({ proxy: 2 }, PROXY, (guess) => ({
    'x-forwarded-for': `${madeUp(guess)}, 198.51.100.7, 192.0.2.1`,
  }));
  expect(count).toBeLessThan(25);
});

test('P2.8 different clients behind the same proxy have allowances of their own', async () => {
  const count = await heard({ proxy: [PROXY] }, PROXY, (guess) => ({
    'x-forwarded-for': `1.1.1.1, ${madeUp(guess)}`,
  }));
  expect(count).toBe(30);
});

test('P2.8 whoever is not at the address of a proxy is not believed', async () => {
  const count = await heard({ proxy: ['10.9.0.0/16'] }, PROXY, (guess) => ({
    'x-forwarded-for': madeUp(guess),
  }));
  expect(count).toBeLessThan(25);
});

test('P2.8 nobody is believed where no proxy is named', async () => {
  const count = await heard({}, PROXY, (guess) => ({ 'x-forwarded-for': madeUp(guess) }));
  expect(count).toBeLessThan(25);
});

test('P2.6 the addresses of an IPv6 network share one allowance', async () => {
  const count = await heard({ proxy: 1 }, PROXY, (guess) => ({
    'x-forwarded-for': `2001:db8:0:7::${(guess + 1).toString(16)}`,
  }));
  expect(count).toBeLessThan(25);
});

test('P2.8 only a proxy says that a request came by https, and nobody says for which host', async () => {
  server = await openServer({ data, pages: data, logLevel: 'silent', botThreads: 1, proxy: [PROXY] });
  const { app } = server;
  const asked = (remoteAddress: string) =>
    app.inject({
      url: '/api/me',
      remoteAddress,
      headers: { host: 'here.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
    });
  const [direct, proxied] = [await asked('192.0.2.9'), await asked(PROXY)];
  expect(String(direct.headers['set-cookie'])).not.toContain('Secure');
  expect(String(proxied.headers['set-cookie'])).toContain('Secure');
  for (const { headers } of [direct, proxied]) {
    expect(headers['content-security-policy']).toContain('wss://here.example');
    expect(headers['content-security-policy']).not.toContain('evil.example');
  }
});

test('proxies are a number of them, or where they are', () => {
  expect(readProxies('2')).toBe(2);
  expect(readProxies('true')).toBe(1);
  expect(readProxies('10.0.0.7, 2001:db8::/32,loopback')).toEqual(['10.0.0.7', '2001:db8::/32', 'loopback']);
});

const NEITHER = [
  '',
  '0',
  '17',
  '-1',
  '1.5',
  'false',
  'proxy.example',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '1.1.1.1/8/8',
];

test.each(NEITHER)('%j is neither, and nobody is believed by mistake', (text) => {
  expect(() => readProxies(text)).toThrow('It must be a number of proxies');
});
