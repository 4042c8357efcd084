import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import { findGame, type GameEntry } from '../kernel/entry.ts';
import { GAMES } from '../games/index.ts';
import { newApp } from './http/app.ts';
import { type BotPool, openBotPool } from './bots/botPool.ts';
import { type Budgets, openBudgets } from './budgets/budgets.ts';
import type { Config } from './config.ts';
import { CLOSE_AWAY } from './socket/connection.ts';
import { type Fleet, soloFleet } from './fleet/fleet.ts';
import { followFleet } from './fleet/followFleet.ts';
import { redisFleet } from './fleet/redisFleet.ts';
import { openSteadyClock, type SteadyClock } from './fleet/steadyClock.ts';
import { publishingStore } from './fleet/publishingStore.ts';
import { turnHook } from './http/webhook.ts';
import type { Services } from './rooms/services.ts';
import { openServerStore } from './store/openStore.ts';
import { openPruning } from './lobby/pruning.ts';
import { type Limit, limitOf } from './http/limits.ts';
import { newMetrics } from './http/metrics.ts';
import { readinessOf } from './http/readiness.ts';
import { accountsOf } from './people/accounts.ts';
import { peopleOf, personOf } from './people/people.ts';
import { leaveTables } from './people/departure.ts';
import type { StoredPerson } from './store/personStore.ts';
import { dueTables } from './unattended/dueTables.ts';
import { openRooms } from './rooms/rooms.ts';
import { openUptime, type Uptime } from './unattended/uptime.ts';
import { openSharedBotPool } from './bots/sharedBotPool.ts';
import type { RouteDependencies } from './http/routes.ts';
import type { Store } from './store/store.ts';
import { openSockets } from './socket/sockets.ts';

/** A server that is ready to listen. */
export interface TableServer {
  readonly app: FastifyInstance;
  /** Lets everybody go and writes everything down. */
  readonly stop: () => Promise<void>;
}

/** Other games than those of the list; for tests another clock and another log too. */
export interface ServerOverrides {
  readonly games?: readonly GameEntry[];
  /** The module that exports those games as GAMES, for the threads of the bots. */
  readonly gamesModule?: string;
  /** The time; servers over one Postgres go by its clock all the same. */
  readonly now?: () => number;
  /** The clock of the machine, which may be set while the server runs. */
  readonly machineClock?: () => number;
  /** Where secrets of matches and ids of tables come from. */
  readonly secret?: () => string;
  /** Milliseconds between two looks for what is to be forgotten. */
  readonly pruneEvery?: number;
  /** Where the log goes instead of standard error. */
  readonly log?: DestinationStream;
}

const BEAT_MS = 20_000;
/** How often tables are looked at that must go on without anybody there. */
const LOOK_MS = 1000;
const BOT_MS = 10_000;
const STANDARD_ERROR = 2;
const DAY_SECONDS = 24 * 60 * 60;

export async function openServer(config: Config, overrides: ServerOverrides = {}): Promise<TableServer> {
  // Standard output belongs to the command line.
  const log = pino({ level: config.logLevel ?? 'info' }, overrides.log ?? destination(STANDARD_ERROR));
  const fault = (error: unknown, what: string): void => log.error({ err: error }, what);
  const { store: kept, secret, readClock } = await openServerStore(config, fault);
  const clock = await clockOf(overrides, readClock, fault);
  const { now } = clock;
  const fleet = await fleetOf(config, fault, now);
  const store = publishingStore(kept, fleet);
  const botPool = await openBots(config, overrides);
  const uptime = await openUptime(store, now, fleet.isAlone);
  const budgets = openBudgets(secret, config.pace ?? 1, overrides.now ?? (() => performance.now()));
  const services = servicesOf(config, overrides, { store, fleet, botPool, budgets, uptime, fault, now });
  const { after } = services;
  const allowance = allowances(config.pace ?? 1, overrides);

  const rooms = openRooms(services);
  const due = dueTables(services, rooms);
  // While one of several servers stands still the others go on, and so do the clocks.
  clock.onGap(({ why, ms }) => {
    if (why === 'stall' && !fleet.isAlone) return;
    uptime.skip(ms);
    rooms.passOver(ms);
  });
  const metrics = newMetrics();
  const limits = { limit: allowance(60, 20), addressLimit: allowance(600, 200) };
  const sockets = openSockets({ rooms, metrics, budgets, now, after, fault, ...limits }, config.pace ?? 1);
  const people = peopleOf(store, secret, now);
  const onPersonChanged = async (person: StoredPerson, signedOut: boolean): Promise<void> => {
    sockets.personChanged(person);
    rooms.rename(personOf(person));
    if (signedOut)
      sockets.endOthers(
        person.id,
        (await store.sessionsOf(person.id)).map(({ id }) => id),
      );
  };
  const routeDependencies: RouteDependencies = {
    config,
    services,
    rooms,
    secret,
    people,
    accounts: accountsOf(store, people),
    writes: allowance(40, 4),
    creates: allowance(10, 0.2),
    guesses: allowance(20, 0.2),
    reports: allowance(5, 1 / 600),
    async personChanged(person, signedOut) {
      fleet.publishPerson(person.id, signedOut);
      await onPersonChanged(person, signedOut);
    },
    leaveTables: (person) => leaveTables(rooms, services, person),
  };
  const following = followFleet(rooms, services, due, {
    changed: onPersonChanged,
    missed: sockets.recheck,
  });
  const pruning = openPruning(services, rooms, overrides.pruneEvery);
  const metricsText = (): string =>
    metrics.text({
      connections: sockets.count(),
      tables_open: rooms.count(),
      bots_waiting: botPool.waiting(),
      ...processGauges(),
    });
  const requests = allowance(300, 50);
  const readiness = readinessOf(store, fleet);
  const app = await newApp({
    dependencies: routeDependencies,
    sockets,
    log,
    requests,
    metrics: metricsText,
    readiness,
  });
  await app.ready();
  const look = (): void =>
    void due.look().catch((error) => fault(error, 'due tables could not be looked at'));
  look();
  const looking = setInterval(look, LOOK_MS);
  const beat = setInterval(() => {
    sockets.pingAll();
    if (!fleet.isConnected()) void sockets.recheck();
    uptime.beat().catch((error) => fault(error, 'the clocks could not be kept'));
  }, BEAT_MS);

  return {
    app,
    async stop() {
      clearInterval(beat);
      clearInterval(looking);
      due.stop();
      following.stop();
      await pruning.stop();
      sockets.close(CLOSE_AWAY, 'the server is stopping');
      await rooms.close();
      await uptime.beat().catch((error) => fault(error, 'the clocks could not be kept'));
      await botPool.close();
      await app.close();
      await fleet.close();
      clock.stop();
      await store.close();
    },
  };
}

/** The clock of the store where it has one; the machine's otherwise. */
async function clockOf(
  { now, machineClock = Date.now }: ServerOverrides,
  readClock: (() => Promise<number>) | undefined,
  fault: Services['fault'],
): Promise<SteadyClock> {
  if (readClock === undefined && now !== undefined)
    return { now, onGap: () => undefined, stop: () => undefined };
  return openSteadyClock({ read: readClock ?? (async () => machineClock()), fault });
}

async function fleetOf({ redis }: Config, fault: Services['fault'], now: () => number): Promise<Fleet> {
  return redis === undefined ? soloFleet() : redisFleet(redis, fault, now);
}

/** Bots think in threads of this process, or in those of workers where there are some. */
async function openBots(config: Config, { gamesModule }: ServerOverrides): Promise<BotPool> {
  const { botThreads, botTime = BOT_MS, redis } = config;
  const own = openBotPool({
    threads: botThreads ?? Math.max(1, availableParallelism() - 1),
    deadline: botTime,
    ...(gamesModule !== undefined && { games: gamesModule }),
  });
  return redis === undefined ? own : openSharedBotPool(own, { redis, patience: botTime });
}

interface ServiceParts {
  readonly store: Store;
  readonly fleet: Fleet;
  readonly botPool: BotPool;
  readonly budgets: Budgets;
  readonly uptime: Uptime;
  readonly fault: Services['fault'];
  readonly now: () => number;
}

function servicesOf(
  { webhook, pace = 1 }: Config,
  overrides: ServerOverrides,
  { store, fleet, botPool, budgets, uptime, fault, now }: ServiceParts,
): Services {
  const games = overrides.games ?? GAMES;
  const allowance = allowances(pace, overrides);
  return {
    store,
    fleet,
    fault,
    games,
    game: (id) => findGame(games, id),
    askBot: botPool.ask,
    budgets,
    now,
    clock: uptime.clock,
    after(ms, job) {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    chatAllowance: {
      players: allowance(20, 1),
      others: allowance(5, 0.1),
      daily: allowance(100, 100 / DAY_SECONDS),
    },
    secret: overrides.secret ?? (() => randomBytes(32).toString('hex')),
    notifyTurn: turnHook(webhook, fault),
  };
}

/** Allowances of so much at once and so much a second, as many times as the server grants; no clock that is set bends them. */
function allowances(
  pace: number,
  { now = () => performance.now() }: ServerOverrides,
): (burst: number, perSecond: number) => Limit {
  return (burst, perSecond) => limitOf({ burst: burst * pace, perSecond: perSecond * pace }, now);
}

function processGauges(): Record<string, number> {
  const { user, system } = process.cpuUsage();
  return { resident_bytes: process.memoryUsage.rss(), cpu_seconds: (user + system) / 1e6 };
}
