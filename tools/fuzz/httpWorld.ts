import { digest } from '../../src/kernel/match/chance.ts';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import { GAME_IDS } from '../../src/cli/tableGames.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { type Browser, nonceFor, type Reply } from './browser.ts';
import type { Case } from './case.ts';
import type { Complaints } from './complaints.ts';
import { edited, written } from './edits.ts';
import { mangled } from './mangles.ts';
import { refusalFault } from './refusals.ts';
import { sendBytes } from './rawFrames.ts';
import { openScene, type Scene } from './scene.ts';
import type { Verdict, World } from './world.ts';

/** Requests: what they ask for, from whom they say they come, and what they bring. */

/** A request as data, so that every part of it can be changed. */
interface Sheet {
  readonly method: string;
  readonly path: readonly string[];
  readonly query?: object;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

/** A request of the form that a server can be sent. */
interface Sent {
  readonly method: (typeof METHODS)[number];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** One in so many goes over a real port, byte for byte. */
const OVER_PORT = 40;

export async function openHttpWorld(seed: number, complaints: Complaints): Promise<World> {
  const scene = await openScene(seed, complaints);
  let said = '';
  return {
    async feed(one) {
      await scene.tick();
      const rng = seeded(one.base);
      const rogue = pick(rng, scene.rogues);
      const sheet = edited(sheetFor(scene, rogue, rng), one.edits, scene.others());
      const options = optionsFor(sheet, one);
      if (rng.int(OVER_PORT) === 0) {
        said = rawText(options, one);
        return sendBytes(scene, Buffer.from(said));
      }
      said = JSON.stringify(options);
      return verdictOn(scene, await rogue.request(options));
    },
    said: () => said,
    check: () => scene.check(),
    close: () => scene.close(),
  };
}

function verdictOn(scene: Scene, { status, headers, text }: Reply): Verdict {
  const answer = status < 400 ? 'ok' : String(status);
  const fault = faultOf(status, headers, text) ?? scene.leak(text);
  return { answer, ...(fault !== undefined && { fault }) };
}

function faultOf(status: number, headers: Reply['headers'], text: string): string | undefined {
  if (status >= 500) return `it was answered ${status} ${text.slice(0, 200)}`;
  if (headers['content-security-policy'] === undefined) return 'it was answered without a policy';
  if (status < 400 || !String(headers['content-type']).startsWith('application/json')) return undefined;
  return refusalFault(JSON.parse(text).error);
}

/** Makes a request of it, whatever was done to it. */
function optionsFor(given: unknown, { mangles, edits }: Case): Sent {
  const { method, path, query, headers, body }: Partial<Record<keyof Sheet, unknown>> = Object(given);
  const asked = query === undefined ? '' : `?${queryText(query)}`;
  return {
    method: METHODS.find((one) => one === method) ?? 'POST',
    url: `/${listOf(path).map(wordOf).join('/')}${asked}`.slice(0, LONGEST_URL),
    headers: headersFrom(headers),
    ...(body !== undefined && { payload: mangled(written(body), edits.length > 1 ? [] : mangles) }),
  };
}

/** Node reads no request whose head is longer, so none comes to the server. */
const LONGEST_URL = 16_000;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'] as const;

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [given];
}

function wordOf(given: unknown): string {
  return typeof given === 'string' ? given : (JSON.stringify(given) ?? '');
}

function queryText(given: unknown): string {
  if (typeof given !== 'object' || given === null) return wordOf(given);
  return Object.entries(given)
    .flatMap(([key, value]) => listOf(value).map((one) => `${key}=${wordOf(one)}`))
    .join('&');
}

/** Headers hold no line breaks: what does not fit is taken out of them, as any client would. */
function headersFrom(given: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(Object(given)))
    if (/^[\w-]{1,200}$/.test(name) && name !== '__proto__')
      headers[name.toLowerCase()] = wordOf(value).replace(/[^\t\x20-\x7e]/g, '');
  return headers;
}

/** The request as it goes over the wire, where everything in it can be broken. */
function rawText({ method, url, headers, payload = '' }: Sent, { mangles }: Case): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const length = `content-length: ${Buffer.byteLength(payload)}`;
  const address = url.replace(/[\s\u0080-\uffff]/g, '+');
  const head = [`${method} ${address} HTTP/1.1`, 'host: 127.0.0.1', 'connection: close', length, ...lines];
  return mangled(`${head.join('\r\n')}\r\n\r\n${payload}`, mangles);
}

/** A request that may be granted. */
function sheetFor(scene: Scene, { cookie }: Browser, rng: Rng): Sheet {
  const headers = {
    cookie,
    ...(rng.int(8) === 0 && { origin: 'http://localhost', 'x-forwarded-for': '::1' }),
  };
  const table = pick(rng, scene.tables);
  const get = (path: string, query?: object): Sheet => ({
    method: 'GET',
    path: path.split('/'),
    headers,
    ...(query && { query }),
  });
  const post = (path: string, body: object): Sheet => ({
    method: 'POST',
    path: path.split('/'),
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const name = `Name ${rng.int(100)}`;
  // Passwords are slow to check on purpose.
  if (rng.int(300) === 0)
    return pick(rng, [
      post(pick(rng, ['api/account', 'api/login']), { name, password: 'password' }),
      post('api/me/password', { old: 'password', new: 'password' }),
    ]);
  const ways: readonly (() => Sheet)[] = [
    () => get('api/me'),
    () => get('api/me/tables'),
    () => get('api/me/sessions'),
    () => get('api/server'),
    () => get('api/me/blocks'),
    () =>
      get('api/tables', { game: pick(rng, GAME_IDS), stage: pick(rng, ['gathering', 'playing', 'over']) }),
    () => get('api/tables', { search: `${name} %_`, free: 'true', after: `1.${rng.int(1e9)}.${table}` }),
    () => get(`api/tables/${table}`),
    () => get(`api/tables/${table}/record`),
    () => get(`api/tables/${table}/analysis`, { after: String(rng.int(20)) }),
    () => post(`api/tables/${table}/analysis`, {}),
    () => get(`api/tables/${table}/invitation`),
    () => get('api/socket'),
    () => get(pick(rng, ['', 'index.html', 'health', 'metrics', 'secret', 'orrery.sqlite', 'assets/x.js'])),
    () => post('api/me', { name }),
    () => post(pick(rng, ['api/me/block', 'api/me/unblock']), { person: personFor(scene, rng) }),
    () => post(`api/tables/${table}/report`, { person: personFor(scene, rng), why: 'abuse', text: name }),
    () => post('api/me/recovery', {}),
    () => post('api/recover', { recovery: pick(rng, scene.others()) }),
    () => post('api/account', { name, password: 'short' }),
    () => post('api/login', { name, password: '' }),
    () => post('api/logout', {}),
    () => post('api/me/sessions/end', { session: pick(rng, scene.others()) }),
    () => post('api/tables', { setup: setupFor(rng) }),
    () => post(`api/tables/${table}/sit`, { seat: rng.int(3), promise: promiseOf(nonceFor(rng.int(9))) }),
    () => post('api/enter', { invitation: `${table}.1.${digest(name).slice(0, 43)}` }),
    () => post(pick(rng, ['api/me/elsewhere', 'api/me/delete', 'api/nothing', 'metrics']), {}),
  ];
  return pick(rng, ways)();
}

/** The id of one of the rogues, as their cookies tell it, or of nobody. */
function personFor({ rogues }: Scene, rng: Rng): string {
  const known = pick(rng, rogues).cookie.match(/[0-9a-f]{24}/)?.[0];
  return known ?? digest(`person ${rng.int(9)}`).slice(0, 24);
}

function setupFor(rng: Rng): object {
  return {
    game: pick(rng, GAME_IDS),
    options: {},
    seats: ['me', 'open', ...(rng.int(2) === 0 ? [{ bot: 'greedy' }] : [])],
    private: rng.int(2) === 0,
    spectators: rng.int(2) === 0,
    patience: 60,
    ...(rng.int(2) === 0 && { clock: { bank: 60 + rng.int(600), increment: 5, atZero: 'bot' } }),
  };
}
