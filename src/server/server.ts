import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import { findGame, type GameEntry } from '../kernel/entry.ts';
import { GAMES } from '../games/index.ts';
import { newApp } from './http/app.ts';
import { type Brains, brainPool } from './bots/botPool.ts';
import type { Config } from './config.ts';
import { CLOSE_AWAY } from './socket/connection.ts';
import { type Fleet, soloFleet } from './fleet/fleet.ts';
import { followFleet } from './fleet/following.ts';
import { redisFleet } from './fleet/redisFleet.ts';
import { tellingStore } from './fleet/tellingStore.ts';
import { turnHook } from './http/webhook.ts';
import type { House } from './rooms/services.ts';
import { openKeeping } from './store/openStore.ts';
import { type Limit, limitOf } from './http/limits.ts';
import { newMetrics } from './http/metrics.ts';
import { peopleOf, personOf } from './people/people.ts';
import { openRooms } from './rooms/rooms.ts';
import { sharedBrains } from './bots/sharedBotPool.ts';
import type { Counter } from './http/routes.ts';
import type { Store } from './store/store.ts';
import { openSwitchboard } from './socket/sockets.ts';

/** A server that is ready to listen. */
export interface TableServer {
  readonly app: FastifyInstance;
  /** Lets everybody go and writes everything down. */
  readonly stop: () => Promise<void>;
}

/** Other games than those of the list; for tests another clock and another log too. */
export interface Parts {
  readonly games?: readonly GameEntry[];
  /** The module that exports those games as GAMES, for the threads of the bots. */
  readonly gamesModule?: string;
  readonly now?: () => number;
  /** Where secrets of matches and ids of tables come from. */
  readonly secret?: () => string;
  /** Where the log goes instead of standard error. */
  readonly log?: DestinationStream;
}

const BEAT_MS = 20_000;
const BOT_MS = 10_000;
const STANDARD_ERROR = 2;

export async function openServer(config: Config, parts: Parts = {}): Promise<TableServer> {
  // Standard output belongs to the command line.
  const log = pino({ level: config.logLevel ?? 'info' }, parts.log ?? destination(STANDARD_ERROR));
  const fault = (error: unknown, what: string): void => log.error({ err: error }, what);
  const { store: kept, secret } = await openKeeping(config, fault);
  const fleet = await fleetOf(config, parts, fault);
  const store = tellingStore(kept, fleet);
  const brains = await brainsOf(config, parts);
  const house = houseOf(config, parts, { store, fleet, brains, fault });
  const { now, after } = house;
  const allowance = allowances(config.pace ?? 1, now);

  const rooms = openRooms(house);
  const metrics = newMetrics();
  const limits = { limit: allowance(60, 20), addressLimit: allowance(600, 200) };
  const switchboard = openSwitchboard({ rooms, metrics, now, after, fault, ...limits }, config.pace ?? 1);
  const counter: Counter = {
    config,
    house,
    rooms,
    secret,
    people: peopleOf(store, secret, now),
    writes: allowance(40, 4),
    creates: allowance(10, 0.2),
    guesses: allowance(20, 0.2),
    changed(known, signedOut) {
      switchboard.changed(known, signedOut);
      rooms.rename(personOf(known));
      fleet.person(known.id, signedOut);
    },
  };
  const following = followFleet(rooms, house, (known, signedOut) => {
    switchboard.changed(known, signedOut);
    rooms.rename(personOf(known));
  });
  const measured = (): string =>
    metrics.text({
      connections: switchboard.count(),
      tables_open: rooms.count(),
      bots_waiting: brains.waiting(),
      ...processGauges(),
    });
  const requests = allowance(300, 50);
  const app = await newApp({ counter, switchboard, log, requests, metrics: measured });
  await app.ready();
  rooms.wake().catch((error) => fault(error, 'tables could not be opened'));
  const beat = setInterval(() => {
    switchboard.beat();
    rooms.beat().catch((error) => fault(error, 'the clocks could not be kept'));
  }, BEAT_MS);

  return {
    app,
    async stop() {
      clearInterval(beat);
      following.stop();
      switchboard.close(CLOSE_AWAY, 'the server is stopping');
      await rooms.close();
      await brains.close();
      await app.close();
      await fleet.close();
      await store.close();
    },
  };
}

async function fleetOf({ redis }: Config, { now }: Parts, fault: House['fault']): Promise<Fleet> {
  return redis === undefined ? soloFleet() : redisFleet(redis, fault, now ?? Date.now);
}

/** Bots think in threads of this process, or in those of workers where there are some. */
async function brainsOf(config: Config, { gamesModule }: Parts): Promise<Brains> {
  const { botThreads, botTime = BOT_MS, redis } = config;
  const own = brainPool({
    threads: botThreads ?? Math.max(1, availableParallelism() - 1),
    deadline: botTime,
    ...(gamesModule !== undefined && { games: gamesModule }),
  });
  return redis === undefined ? own : sharedBrains(own, { redis, patience: botTime });
}

interface Means {
  readonly store: Store;
  readonly fleet: Fleet;
  readonly brains: Brains;
  readonly fault: House['fault'];
}

function houseOf({ webhook }: Config, parts: Parts, { store, fleet, brains, fault }: Means): House {
  return {
    store,
    fleet,
    fault,
    game: (id) => findGame(parts.games ?? GAMES, id),
    think: brains.think,
    now: parts.now ?? Date.now,
    after(ms, job) {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    secret: parts.secret ?? (() => randomBytes(32).toString('hex')),
    yourTurn: turnHook(webhook, fault),
  };
}

/** Allowances of so much at once and so much a second, as many times as the server grants. */
function allowances(pace: number, now: () => number): (burst: number, perSecond: number) => Limit {
  return (burst, perSecond) => limitOf({ burst: burst * pace, perSecond: perSecond * pace }, now);
}

function processGauges(): Record<string, number> {
  const { user, system } = process.cpuUsage();
  return { resident_bytes: process.memoryUsage.rss(), cpu_seconds: (user + system) / 1e6 };
}
