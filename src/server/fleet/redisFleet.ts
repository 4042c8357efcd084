import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { ChatMessage } from '../../protocol/online.ts';
import type { Presence, FleetListener, Fleet } from './fleet.ts';

/** A server without a heartbeat for this long is considered dead. */
const DEAD_AFTER_MS = 4000;
const BEAT_MS = 1000;

const COMMAND_MS = 2000;
const FIRST_WAIT_MS = 2000;
const EXPIRE_SECONDS = 2 * 24 * 60 * 60;

const CHANNEL = 'orrery:news';
const SERVERS = 'orrery:servers';
const OWNERS = 'orrery:keepers';
const lifeKey = (server: string): string => `orrery:server:${server}`;
const presenceKey = (table: string): string => `orrery:here:${table}`;
const leftKey = (table: string): string => `orrery:left:${table}`;

const CLAIM = `
  local keeper = redis.call('hget', KEYS[1], ARGV[1])
  if keeper and keeper ~= ARGV[2] and redis.call('exists', 'orrery:server:' .. keeper) == 1 then return 0 end
  redis.call('hset', KEYS[1], ARGV[1], ARGV[2])
  return 1`;

const RELEASE = `
  if redis.call('hget', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('hdel', KEYS[1], ARGV[1]) end`;

/** What servers publish to each other. */
type FleetMessage = { readonly from: string } & (
  | { readonly table: string; readonly version: number }
  | { readonly table: string; readonly line: ChatMessage }
  | { readonly table: string; readonly attended: true }
  | { readonly person: string; readonly signedOut: boolean }
);

type Fault = (error: unknown, what: string) => void;

/** Servers connected through Redis. While it is down each owns every table and polls the store. */
export async function redisFleet(url: string, fault: Fault, now: () => number): Promise<Fleet> {
  const serverId = randomBytes(8).toString('hex');
  const [redis, subscriber] = [connection(url), connection(url)];
  const owned = new Set<string>();
  const presentHere = new Map<string, readonly string[]>();
  let listener: FleetListener | undefined;
  let alive: ReadonlySet<string> = new Set();
  let [isUp, isClosed] = [false, false];

  const isConnected = (): boolean => isUp && redis.status === 'ready' && subscriber.status === 'ready';
  /** What cannot be published now is found in the store later. */
  const attempt = async <T>(job: () => Promise<T>): Promise<T | undefined> => {
    if (redis.status !== 'ready') return undefined;
    return job().catch(() => undefined);
  };
  const publish = (message: object): void =>
    void attempt(() => redis.publish(CHANNEL, JSON.stringify({ from: serverId, ...message })));

  for (const client of [redis, subscriber]) client.on('error', () => undefined);
  redis.on('close', () => onDisconnect());
  subscriber.on('close', () => onDisconnect());
  subscriber.on('ready', () => void subscriber.subscribe(CHANNEL).catch(() => undefined));
  subscriber.on('message', (_, text) => receive(text));

  function onDisconnect(): void {
    if (isUp && !isClosed) fault(new Error('the connection broke'), 'other servers cannot be reached');
    isUp = false;
  }

  function receive(text: string): void {
    try {
      const message: FleetMessage = JSON.parse(text);
      if (message.from === serverId) return;
      if ('person' in message) listener?.personChanged(message.person, message.signedOut);
      else if ('version' in message) listener?.tableChanged(message.table, message.version);
      else if ('line' in message) listener?.chatPosted(message.table, message.line);
      else listener?.presenceChanged(message.table);
    } catch (error) {
      fault(error, 'another server was not understood');
    }
  }

  /** Refreshes this server's heartbeat and reads those of the others. */
  async function heartbeat(): Promise<void> {
    const known = await redis.set(lifeKey(serverId), '1', 'PX', DEAD_AFTER_MS, 'GET');
    await redis.sadd(SERVERS, serverId);
    const servers = await redis.smembers(SERVERS);
    const lives = await redis.mget(servers.map(lifeKey));
    const living = servers.filter((_, i) => lives[i] !== null);
    const dead = servers.filter((server) => !living.includes(server));
    if (dead.length > 0) await redis.srem(SERVERS, ...dead);
    const isNew = !isUp || known === null;
    const isOther = living.length !== alive.size || living.some((server) => !alive.has(server));
    alive = new Set(living);
    isUp = subscriber.status === 'ready';
    if (isNew) await announceAll();
    if (isNew || isOther) listener?.serversChanged(isNew);
  }

  /** While this server was disconnected others may have claimed its tables. */
  async function announceAll(): Promise<void> {
    owned.clear();
    for (const [table, people] of presentHere)
      await redis.hset(presenceKey(table), serverId, JSON.stringify(people));
  }

  async function keepBeating(): Promise<void> {
    await attempt(heartbeat);
    if (!isClosed) timer = setTimeout(() => void keepBeating(), BEAT_MS);
  }

  async function storePresence(table: string, came: string[], left: string[]): Promise<void> {
    const people = presentHere.get(table);
    const batch = redis.pipeline();
    if (people) batch.hset(presenceKey(table), serverId, JSON.stringify(people));
    else batch.hdel(presenceKey(table), serverId);
    if (came.length > 0) batch.hdel(leftKey(table), ...came);
    for (const person of left) batch.hset(leftKey(table), person, now());
    batch.expire(presenceKey(table), EXPIRE_SECONDS).expire(leftKey(table), EXPIRE_SECONDS);
    await batch.exec();
    publish({ table, attended: true });
  }

  /** People connected through a server that died count as away from the moment that was noticed. */
  async function presenceAt(table: string): Promise<Presence> {
    const [lists, left] = await Promise.all([
      redis.hgetall(presenceKey(table)),
      redis.hgetall(leftKey(table)),
    ]);
    const people = new Set<string>();
    const dropped = new Set<string>();
    for (const [server, list] of Object.entries(lists)) {
      const to = server === serverId ? undefined : alive.has(server) ? people : dropped;
      for (const person of JSON.parse(list) as string[]) to?.add(person); // as every server writes it
    }
    for (const person of dropped)
      if (!people.has(person) && left[person] === undefined) {
        left[person] = String(now());
        await redis.hsetnx(leftKey(table), person, now());
      }
    return { people, leftAt: new Map(Object.entries(left).map(([person, at]) => [person, Number(at)])) };
  }

  let timer: NodeJS.Timeout | undefined;
  // A starting server waits a moment for the others to appear, so that it does not claim their tables.
  const end = performance.now() + FIRST_WAIT_MS;
  while (!(redis.status === 'ready' && subscriber.status === 'ready') && performance.now() < end)
    await sleep(10);
  await keepBeating();

  return {
    isAlone: false,
    isConnected,
    publishChange: (table, version) => publish({ table, version }),
    publishChat: (table, line) => publish({ table, line }),
    publishPerson: (person, signedOut) => publish({ person, signedOut }),
    publishPresence(table, people) {
      const before = presentHere.get(table) ?? [];
      if (people.length > 0) presentHere.set(table, [...people]);
      else presentHere.delete(table);
      const came = people.filter((person) => !before.includes(person));
      const left = before.filter((person) => !people.includes(person));
      if (came.length + left.length > 0) void attempt(() => storePresence(table, came, left));
    },
    presence: (table) => attempt(() => presenceAt(table)),
    owns: (table) => owned.has(table) || !isConnected(),
    async claim(table) {
      if (!isConnected()) return true;
      const granted = await attempt(() => redis.eval(CLAIM, 1, OWNERS, table, serverId));
      if (granted === 1) owned.add(table);
      return granted !== 0;
    },
    release(table) {
      if (owned.delete(table)) void attempt(() => redis.eval(RELEASE, 1, OWNERS, table, serverId));
    },
    listen(given) {
      listener = given;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const table of presentHere.keys()) await attempt(() => redis.hdel(presenceKey(table), serverId));
      await attempt(() => redis.srem(SERVERS, serverId));
      await attempt(() => redis.del(lifeKey(serverId)));
      for (const client of [redis, subscriber]) client.disconnect();
    },
  };
}

/** A connection that reconnects by itself; commands fail at once while it is down. */
function connection(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    // Nobody would hear that it failed, and the process would end of it; the subscriber subscribes by itself.
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    retryStrategy: (times) => Math.min(50 * times, 500),
  });
}
