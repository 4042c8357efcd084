import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { ChatMessage } from '../../protocol/online.ts';
import type { Attendance, Ears, Fleet } from './fleet.ts';

/** A server that has not been heard for so long is taken for dead. */
const LIFE_MS = 4000;
const BEAT_MS = 1000;

/** More than the clocks are kept apart, plus the life of a server that dies just then. */
const CHARGED_GAP = 45_000;

const COMMAND_MS = 2000;
const FIRST_WAIT_MS = 2000;
const FORGET_SECONDS = 2 * 24 * 60 * 60;

const CHANNEL = 'orrery:news';
const SERVERS = 'orrery:servers';
const KEEPERS = 'orrery:keepers';
const lifeOf = (server: string): string => `orrery:server:${server}`;
const hereAt = (table: string): string => `orrery:here:${table}`;
const leftAt = (table: string): string => `orrery:left:${table}`;

const CLAIM = `
  local keeper = redis.call('hget', KEYS[1], ARGV[1])
  if keeper and keeper ~= ARGV[2] and redis.call('exists', 'orrery:server:' .. keeper) == 1 then return 0 end
  redis.call('hset', KEYS[1], ARGV[1], ARGV[2])
  return 1`;

const RELEASE = `
  if redis.call('hget', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('hdel', KEYS[1], ARGV[1]) end`;

/** What one server tells the others. */
type News = { readonly from: string } & (
  | { readonly table: string; readonly version: number }
  | { readonly table: string; readonly line: ChatMessage }
  | { readonly table: string; readonly attended: true }
  | { readonly person: string; readonly signedOut: boolean }
);

type Fault = (error: unknown, what: string) => void;

/** Servers that hear each other through Redis. Without it each sees to everything, and reads the store to keep up. */
export async function redisFleet(url: string, fault: Fault, now: () => number): Promise<Fleet> {
  const me = randomBytes(8).toString('hex');
  const [redis, hearing] = [connection(url), connection(url)];
  const mine = new Set<string>();
  const here = new Map<string, readonly string[]>();
  let ears: Ears | undefined;
  let alive: ReadonlySet<string> = new Set();
  let [isUp, isClosed] = [false, false];

  const isHeard = (): boolean => isUp && redis.status === 'ready' && hearing.status === 'ready';
  /** What cannot be told now is found in the store later. */
  const attempt = async <T>(job: () => Promise<T>): Promise<T | undefined> => {
    if (redis.status !== 'ready') return undefined;
    return job().catch(() => undefined);
  };
  const publish = (news: object): void =>
    void attempt(() => redis.publish(CHANNEL, JSON.stringify({ from: me, ...news })));

  for (const client of [redis, hearing]) client.on('error', () => undefined);
  redis.on('close', () => lost());
  hearing.on('close', () => lost());
  hearing.on('ready', () => void hearing.subscribe(CHANNEL).catch(() => undefined));
  hearing.on('message', (_, text) => hear(text));

  function lost(): void {
    if (isUp && !isClosed) fault(new Error('the connection broke'), 'other servers are not heard');
    isUp = false;
  }

  function hear(text: string): void {
    try {
      const news: News = JSON.parse(text);
      if (news.from === me) return;
      if ('person' in news) ears?.person(news.person, news.signedOut);
      else if ('version' in news) ears?.changed(news.table, news.version);
      else if ('line' in news) ears?.said(news.table, news.line);
      else ears?.attended(news.table);
    } catch (error) {
      fault(error, 'another server was not understood');
    }
  }

  /** Gives a sign of life and looks who else does. */
  async function beat(): Promise<void> {
    const known = await redis.set(lifeOf(me), '1', 'PX', LIFE_MS, 'GET');
    await redis.sadd(SERVERS, me);
    const servers = await redis.smembers(SERVERS);
    const lives = await redis.mget(servers.map(lifeOf));
    const living = servers.filter((_, i) => lives[i] !== null);
    const dead = servers.filter((server) => !living.includes(server));
    if (dead.length > 0) await redis.srem(SERVERS, ...dead);
    const isNew = !isUp || known === null;
    const isOther = living.length !== alive.size || living.some((server) => !alive.has(server));
    alive = new Set(living);
    isUp = hearing.status === 'ready';
    if (isNew) await announceAll();
    if (isNew || isOther) ears?.shaken(isNew);
  }

  /** After a time in which this server was not heard others may have taken what was its own. */
  async function announceAll(): Promise<void> {
    mine.clear();
    for (const [table, people] of here) await redis.hset(hereAt(table), me, JSON.stringify(people));
  }

  async function beatAgain(): Promise<void> {
    await attempt(beat);
    if (!isClosed) timer = setTimeout(() => void beatAgain(), BEAT_MS);
  }

  async function tellHere(table: string, came: string[], left: string[]): Promise<void> {
    const people = here.get(table);
    const batch = redis.pipeline();
    if (people) batch.hset(hereAt(table), me, JSON.stringify(people));
    else batch.hdel(hereAt(table), me);
    if (came.length > 0) batch.hdel(leftAt(table), ...came);
    for (const person of left) batch.hset(leftAt(table), person, now());
    batch.expire(hereAt(table), FORGET_SECONDS).expire(leftAt(table), FORGET_SECONDS);
    await batch.exec();
    publish({ table, attended: true });
  }

  /** Those who were there by way of a server that died are away since that was noticed. */
  async function attendanceAt(table: string): Promise<Attendance> {
    const [lists, left] = await Promise.all([redis.hgetall(hereAt(table)), redis.hgetall(leftAt(table))]);
    const people = new Set<string>();
    const dropped = new Set<string>();
    for (const [server, list] of Object.entries(lists)) {
      const to = server === me ? undefined : alive.has(server) ? people : dropped;
      for (const person of JSON.parse(list) as string[]) to?.add(person); // as every server writes it
    }
    for (const person of dropped)
      if (!people.has(person) && left[person] === undefined) {
        left[person] = String(now());
        await redis.hsetnx(leftAt(table), person, now());
      }
    return { people, leftAt: new Map(Object.entries(left).map(([person, at]) => [person, Number(at)])) };
  }

  let timer: NodeJS.Timeout | undefined;
  // Whoever starts first must not claim what others keep, so they are given a moment to be found.
  const end = performance.now() + FIRST_WAIT_MS;
  while (!(redis.status === 'ready' && hearing.status === 'ready') && performance.now() < end)
    await sleep(10);
  await beatAgain();

  return {
    gap: CHARGED_GAP,
    isHeard,
    changed: (table, version) => publish({ table, version }),
    said: (table, line) => publish({ table, line }),
    person: (person, signedOut) => publish({ person, signedOut }),
    here(table, people) {
      const before = here.get(table) ?? [];
      if (people.length > 0) here.set(table, [...people]);
      else here.delete(table);
      const came = people.filter((person) => !before.includes(person));
      const left = before.filter((person) => !people.includes(person));
      if (came.length + left.length > 0) void attempt(() => tellHere(table, came, left));
    },
    attendance: (table) => attempt(() => attendanceAt(table)),
    keeps: (table) => mine.has(table) || !isHeard(),
    async claim(table) {
      if (!isHeard()) return true;
      const granted = await attempt(() => redis.eval(CLAIM, 1, KEEPERS, table, me));
      if (granted === 1) mine.add(table);
      return granted !== 0;
    },
    release(table) {
      if (mine.delete(table)) void attempt(() => redis.eval(RELEASE, 1, KEEPERS, table, me));
    },
    listen(given) {
      ears = given;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const table of here.keys()) await attempt(() => redis.hdel(hereAt(table), me));
      await attempt(() => redis.srem(SERVERS, me));
      await attempt(() => redis.del(lifeOf(me)));
      for (const client of [redis, hearing]) client.disconnect();
    },
  };
}

/** A connection that comes back by itself and never lets a command wait for that. */
function connection(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    retryStrategy: (times) => Math.min(50 * times, 500),
  });
}
