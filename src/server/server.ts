import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, destination, pino } from 'pino';
import { findGame, type GameEntry } from '../kernel/entry.ts';
import { GAMES } from '../games/index.ts';
import { openAnalyses } from './analysis/analyses.ts';
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
import { type Allowances, openAllowances } from './http/allowances.ts';
import { newMetrics } from './http/metrics.ts';
import { readinessOf } from './http/readiness.ts';
import { accountsOf } from './people/accounts.ts';
import { peopleOf, personOf } from './people/people.ts';
import { leaveTables } from './people/departure.ts';
import type { StoredPerson } from './store/personStore.ts';
import { type DueTables, dueTables } from './unattended/dueTables.ts';
import { openRooms, type Rooms } from './rooms/rooms.ts';
import { openUptime, type Uptime } from './unattended/uptime.ts';
import { openSharedBotPool } from './bots/sharedBotPool.ts';
import type { RouteDependencies } from './http/routes.ts';
import type { Store } from './store/store.ts';
import { openSockets, type Sockets } from './socket/sockets.ts';

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
  /** Whether threads that analyse give way to all others; they do if not given. */
  readonly humble?: boolean;
  /** Where the log goes instead of standard error. */
  readonly log?: DestinationStream;
}

const BEAT_MS = 20_000;
/** How often tables are looked at that must go on without anybody there. */
const LOOK_MS = 1000;
const BOT_MS = 10_000;
const ANALYSIS_THREADS = 1;
const STANDARD_ERROR = 2;

export async function openServer(config: Config, overrides: ServerOverrides = {}): Promise<TableServer> {
  // Standard output belongs to the command line.
  const log = pino({ level: config.logLevel ?? 'info' }, overrides.log ?? destination(STANDARD_ERROR));
  const told: Told = {
    fault: (error, what) => log.error({ err: error }, what),
    warn: (line) => log.warn(line),
  };
  const parts = await openParts(config, overrides, told);
  const { clock, fleet, uptime, botPool, store, allowances } = parts;
  const services = servicesOf(config, overrides, parts);
  const rooms = openRooms(services);
  const analyses = openAnalyses(services, rooms, {
    threads: config.analysisThreads ?? ANALYSIS_THREADS,
    allowance: allowances.analyses,
    isBusy: botPool.isBusy,
    warn: told.warn,
    games: overrides.gamesModule,
    humble: overrides.humble,
  });
  const due = dueTables(services, rooms);
  const beat = (): Promise<void> =>
    uptime.beat().catch((error) => parts.fault(error, 'the clocks could not be kept'));
  clock.onGap(({ why, ms }) => {
    // While one of several servers stands still the others go on, and so do the clocks: it first learns what time it is.
    if (why === 'stall' && !fleet.isAlone) return rooms.hold(beat());
    uptime.passOver(ms);
    rooms.passOver(ms);
  });
  const metrics = newMetrics();
  const sockets = openSockets({ ...services, rooms, metrics, allowances }, config.pace ?? 1);
  const onPersonChanged = followPerson(sockets, rooms, store);
  const following = followFleet(rooms, services, due, { changed: onPersonChanged, missed: sockets.recheck });
  const pruning = openPruning(services, rooms, overrides.pruneEvery);
  const app = await newApp({
    dependencies: { ...routesOf(config, parts, services, rooms, onPersonChanged), analyses },
    sockets,
    log,
    allowances,
    metrics: () =>
      metrics.text({
        connections: sockets.count(),
        tables_open: rooms.count(),
        bots_waiting: botPool.waiting(),
        analyses_waiting: analyses.waiting(),
        ...processGauges(),
      }),
    readiness: readinessOf(store, fleet),
  });
  await app.ready();
  const stopTimers = startTimers(parts, due, sockets, beat);

  return {
    app,
    async stop() {
      stopTimers();
      due.stop();
      following.stop();
      await pruning.stop();
      sockets.close(CLOSE_AWAY, 'the server is stopping');
      await analyses.close();
      await rooms.close();
      await beat();
      await botPool.close();
      await app.close();
      await fleet.close();
      clock.stop();
      await store.close();
    },
  };
}

/** What a server is made of before anybody comes to it. */
interface ServerParts {
  readonly store: Store;
  /** What cookies, links and marks of addresses are made with. */
  readonly secret: Buffer;
  readonly clock: SteadyClock;
  readonly fleet: Fleet;
  readonly botPool: BotPool;
  readonly uptime: Uptime;
  readonly budgets: Budgets;
  readonly allowances: Allowances;
  readonly fault: Services['fault'];
}

/** Where those who keep a server are told of it. */
interface Told {
  readonly fault: Services['fault'];
  readonly warn: (line: string) => void;
}

async function openParts(
  config: Config,
  overrides: ServerOverrides,
  { fault, warn }: Told,
): Promise<ServerParts> {
  const { store: kept, secret, readClock } = await openServerStore(config, fault);
  const clock = await clockOf(overrides, readClock, fault);
  const fleet = await fleetOf(config, fault, clock.now);
  const store = publishingStore(kept, fleet);
  // No clock that is set bends what somebody may use.
  const { now = () => performance.now() } = overrides;
  return {
    store,
    secret,
    clock,
    fleet,
    botPool: await openBots(config, overrides, warn),
    uptime: await openUptime(store, clock.now, fleet.isAlone),
    budgets: openBudgets(secret, config.pace ?? 1, now),
    allowances: openAllowances(config.pace ?? 1, now),
    fault,
  };
}

type PersonChanged = (person: StoredPerson, signedOut: boolean) => Promise<void>;

/** What this server does when somebody has another name, or has ended sessions. */
function followPerson(sockets: Sockets, rooms: Rooms, store: Store): PersonChanged {
  return async (person, signedOut) => {
    sockets.personChanged(person);
    rooms.rename(personOf(person));
    if (!signedOut) return;
    const sessions = await store.sessionsOf(person.id);
    sockets.endOthers(
      person.id,
      sessions.map(({ id }) => id),
    );
  };
}

function routesOf(
  config: Config,
  { store, secret, fleet, clock, allowances }: ServerParts,
  services: Services,
  rooms: Rooms,
  onPersonChanged: PersonChanged,
): Omit<RouteDependencies, 'analyses'> {
  const people = peopleOf(store, secret, clock.now);
  return {
    config,
    services,
    rooms,
    secret,
    people,
    accounts: accountsOf(store, people),
    ...allowances,
    async personChanged(person, signedOut) {
      fleet.publishPerson(person.id, signedOut);
      await onPersonChanged(person, signedOut);
    },
    leaveTables: (person) => leaveTables(rooms, services, person),
  };
}

/** What a server does by itself again and again, until it is told to stop; `beat` writes down that it lives. */
function startTimers(
  { fleet, fault }: ServerParts,
  due: DueTables,
  sockets: Sockets,
  beat: () => Promise<void>,
): () => void {
  const look = (): void =>
    void due.look().catch((error) => fault(error, 'due tables could not be looked at'));
  look();
  const timers = [
    setInterval(look, LOOK_MS),
    setInterval(() => {
      sockets.pingAll();
      if (!fleet.isConnected()) void sockets.recheck();
      void beat();
    }, BEAT_MS),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
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
async function openBots(
  config: Config,
  { gamesModule }: ServerOverrides,
  warn: Told['warn'],
): Promise<BotPool> {
  const { botThreads, botTime = BOT_MS, redis } = config;
  const own = openBotPool({
    threads: botThreads ?? Math.max(1, availableParallelism() - 1),
    deadline: botTime,
    warn,
    ...(gamesModule !== undefined && { games: gamesModule }),
  });
  return redis === undefined ? own : openSharedBotPool(own, { redis, patience: botTime });
}

function servicesOf(
  { webhook }: Config,
  overrides: ServerOverrides,
  { store, fleet, botPool, budgets, allowances, uptime, fault, clock }: ServerParts,
): Services {
  const games = overrides.games ?? GAMES;
  return {
    store,
    fleet,
    fault,
    games,
    game: (id) => findGame(games, id),
    askBot: botPool.ask,
    budgets,
    now: clock.now,
    clock: uptime.clock,
    after(ms, job) {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    chatAllowance: allowances.chat,
    secret: overrides.secret ?? (() => randomBytes(32).toString('hex')),
    notifyTurn: turnHook(webhook, fault),
  };
}

function processGauges(): Record<string, number> {
  const { user, system } = process.cpuUsage();
  return { resident_bytes: process.memoryUsage.rss(), cpu_seconds: (user + system) / 1e6 };
}
