import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileServer } from './files.ts';

/** Long enough to be packed. */
const LONG = 'let a;\n'.repeat(1000);
const NET = 'site/assets/two-12345678.net';

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-serve-'));
  mkdirSync(path.join(folder, 'site/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'site/index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'site/.built'), 'x');
  writeFileSync(path.join(folder, 'site/assets/a-12345678.js'), 'let a');
  writeFileSync(path.join(folder, 'site/assets/long-12345678.js'), LONG);
  writeFileSync(path.join(folder, 'site/assets/picture-12345678.png'), LONG);
  writeFileSync(path.join(folder, NET), readFileSync('src/games/star/hints/nets/two.net'));
  server = fileServer(path.join(folder, 'site'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly code: number | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
  readonly bytes: Buffer;
}

/** Sends the path as it is written, unlike fetch, which tidies it up. */
function ask(url: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      const { statusCode: code, headers: got } = response;
      response
        .toArray()
        .then((parts: Buffer[]) => Buffer.concat(parts))
        .then((bytes) => resolve({ code, headers: got, body: bytes.toString(), bytes }))
        .catch(reject);
    });
    call.on('error', reject);
    call.end();
  });
}

test('the page is looked up each time, under a strict policy', async () => {
  const { code, headers, body } = await ask('/');
  expect({ code, body }).toEqual({ code: 200, body: '<!doctype html>' });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('the policy names the sockets of the host that was asked, and nothing that is no host', async () => {
  const policyFor = async (host: string): Promise<string> =>
    String((await ask('/', 'GET', { host })).headers['content-security-policy']);
  for (const host of ['games.example.org', 'localhost:4180', '[::1]:4180'])
    expect(await policyFor(host)).toMatch(new RegExp(`connect-src 'self' ws://\\S+ wss://\\S+$`));
  expect(await policyFor('games.example.org')).toContain('ws://games.example.org wss://games.example.org');
  for (const host of ["a; script-src 'unsafe-inline'", '*', 'a b', 'a,b'])
    expect(await policyFor(host)).toMatch(/connect-src 'self'$/);
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await ask('/index.html');
  const again = await ask('/', 'GET', { 'if-none-match': String(headers['etag']) });
  expect({ code: again.code, body: again.body }).toEqual({ code: 304, body: '' });
});

test('a file named by its content is kept for ever', async () => {
  const { headers } = await ask('/assets/a-12345678.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

describe('what can be packed', () => {
  const accepting = (coding: string, url = '/assets/long-12345678.js', method = 'GET') =>
    ask(url, method, { 'accept-encoding': coding });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent by %s to whoever knows it', async (coding, unpack) => {
    for (const url of ['/assets/long-12345678.js', '/assets/two-12345678.net']) {
      const { headers, bytes } = await accepting(coding, url);
      const plain = (await ask(url)).bytes;
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(bytes.length).toBeLessThan(0.95 * plain.length);
      expect(unpack(bytes).equals(plain)).toBe(true);
      const head = await accepting(coding, url, 'HEAD');
      expect(head.headers['content-length']).toBe(headers['content-length']);
      expect(head.body).toBe('');
    }
  });

  test('goes by what is best of what is accepted', async () => {
    const codings = ['gzip, deflate, br', 'GZIP;q=0.5, br;q=0', 'br ; q=0.0, identity', 'deflate', ''];
    const sent = codings.map(async (one) => (await accepting(one)).headers['content-encoding']);
    expect(await Promise.all(sent)).toEqual(['br', 'gzip', undefined, undefined, undefined]);
  });

  test('is another than it is unpacked, and known again', async () => {
    const { headers } = await accepting('br');
    const tag = String(headers['etag']);
    expect(
      new Set([tag, (await accepting('gzip')).headers['etag'], (await accepting('')).headers['etag']]).size,
    ).toBe(3);
    const again = { 'accept-encoding': 'br', 'if-none-match': tag };
    expect(await ask('/assets/long-12345678.js', 'GET', again)).toMatchObject({ code: 304, body: '' });
  });

  test('is packed anew when it has changed', async () => {
    const file = path.join(folder, 'site/changing.txt');
    for (const [i, letter] of ['a', 'b'].entries()) {
      writeFileSync(file, letter.repeat(2000));
      utimesSync(file, i + 1, i + 1);
      expect(gunzipSync((await accepting('gzip', '/changing.txt')).bytes).toString()).toBe(
        letter.repeat(2000),
      );
    }
  });

  test('is neither short nor a picture', async () => {
    for (const url of ['/', '/assets/a-12345678.js', '/assets/picture-12345678.png']) {
      const { headers } = await accepting('br', url);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('vary');
    }
  });
});

test.each([
  '/nothing',
  '/assets',
  '/.built',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/..\\secret.txt',
  '/index.html%00',
  '/%E0%A4%A',
  'http://elsewhere/secret.txt',
])('%s is not there', async (url) => {
  expect((await ask(url)).code).toBe(404);
});

test('only reading is allowed', async () => {
  expect((await ask('/', 'POST')).code).toBe(405);
  expect(await ask('/', 'HEAD')).toMatchObject({ code: 200, body: '' });
});
