import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileServer } from './files.ts';

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'orrery-serve-'));
  mkdirSync(path.join(folder, 'site/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'site/index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'site/.built'), 'x');
  writeFileSync(path.join(folder, 'site/assets/a-12345678.js'), 'let a');
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
}

/** Sends the path as it is written, unlike fetch, which tidies it up. */
function ask(url: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      const { statusCode: code, headers: got } = response;
      response
        .toArray()
        .then((parts) => resolve({ code, headers: got, body: parts.join('') }))
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
