import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { pino } from 'pino';
import { findGame, type GameEntry } from '../games/entry.ts';
import { GAMES } from '../games/index.ts';
import { InputError } from '../kernel/error.ts';
import { SOCKET_PATH } from '../protocol/online.ts';
import { brainPool } from './brains.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './dataFolder.ts';
import { answerFile, HEADERS } from './files.ts';
import { turnHook } from './hook.ts';
import type { House } from './house.ts';
import { type Limit, limitOf } from './limits.ts';
import { newMetrics } from './metrics.ts';
import { isFromHere } from './origin.ts';
import { type Known, peopleOf, personOf } from './people.ts';
import { refusalOf, statusOf } from './refusal.ts';
import { openRooms } from './rooms.ts';
import { addRoutes, type Counter, whoAsks } from './routes.ts';
import { CLOSE_AWAY, type Desk } from './connection.ts';
import { sqliteStore } from './store/sqlite.ts';
import { openSwitchboard } from './switchboard.ts';

/** A server that is ready to listen. */
export interface TableServer {
  readonly app: FastifyInstance;
  /** Lets everybody go and writes everything down. */
  readonly stop: () => Promise<void>;
}

/** For tests: other games, another clock, another log. */
export interface Parts {
  readonly games?: readonly GameEntry[];
  /** The module that exports those games as GAMES, for the threads of the bots. */
  readonly gamesModule?: string;
  readonly now?: () => number;
  /** Where the log goes instead of standard error. */
  readonly log?: pino.DestinationStream;
}

const BODY_LIMIT = 64 * 1024;
const BEAT_MS = 20_000;

export async function openServer(config: Config, parts: Parts = {}): Promise<TableServer> {
  const { database, secret } = openDataFolder(config.data);
  // Standard output belongs to the command line.
  const log = pino({ level: config.logLevel ?? 'info' }, parts.log ?? pino.destination(2));
  const now = parts.now ?? Date.now;
  const pace = config.pace ?? 1;
  const allowance = (burst: number, perSecond: number) =>
    limitOf({ burst: burst * pace, perSecond: perSecond * pace }, now);
  const fault = (error: unknown, what: string): void => log.error({ err: error }, what);
  const after = (ms: number, job: () => void): (() => void) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  };

  const store = await sqliteStore(database);
  const brains = brainPool({
    threads: config.botThreads ?? Math.max(1, availableParallelism() - 1),
    deadline: config.botTime ?? 10_000,
    ...(parts.gamesModule && { games: parts.gamesModule }),
  });
  const house: House = {
    store,
    game: (id) => findGame(parts.games ?? GAMES, id),
    think: brains.think,
    now,
    after,
    secret: () => randomBytes(32).toString('hex'),
    yourTurn: turnHook(config.webhook, fault),
    fault,
  };
  const rooms = openRooms(house);
  const metrics = newMetrics();
  const desk: Desk = {
    rooms,
    metrics,
    limit: allowance(60, 20),
    addressLimit: allowance(600, 200),
    now,
    after,
    fault,
  };
  const switchboard = openSwitchboard(desk, pace);
  const people = peopleOf(store, secret, now);
  const counter: Counter = {
    config,
    house,
    rooms,
    people,
    secret,
    writes: allowance(40, 4),
    creates: allowance(10, 0.2),
    guesses: allowance(20, 0.2),
    changed(known, signedOut) {
      switchboard.changed(known, signedOut);
      rooms.rename(personOf(known));
    },
  };

  const app = await newApp(config, log, fault, allowance(300, 50));
  app.get(SOCKET_PATH, { websocket: true, preValidation: admission(config, counter) }, (socket, request) => {
    const known = request.known as Known;
    switchboard.plug(socket, request.ip, known, () => people.keep(known));
  });
  addRoutes(app, counter);
  addHealth(
    app,
    () => ({
      connections: switchboard.count(),
      tables_open: rooms.count(),
      bots_waiting: brains.waiting(),
      resident_bytes: process.memoryUsage.rss(),
      cpu_seconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    }),
    (gauges) => metrics.text(gauges),
  );
  app.setNotFoundHandler((request, reply) => pageOr404(config.pages, request, reply));
  await app.ready();
  await rooms.wake();
  const beat = setInterval(() => {
    switchboard.beat();
    rooms.beat().catch((error) => fault(error, 'the clocks could not be kept'));
  }, BEAT_MS);

  return {
    app,
    async stop() {
      clearInterval(beat);
      switchboard.close(CLOSE_AWAY, 'the server is stopping');
      await rooms.close();
      await brains.close();
      await app.close();
      await store.close();
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket. */
    known: Known | undefined;
  }
}

async function newApp(
  config: Config,
  log: pino.Logger,
  fault: (error: unknown, what: string) => void,
  reads: Limit,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.proxy ?? false,
    requestTimeout: 20_000,
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('known', undefined);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: 16 * 1024, perMessageDeflate: false } });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...HEADERS, 'cache-control': 'no-store' });
    if (request.url.startsWith('/api/') && !reads.take(request.ip))
      throw new InputError('too_many', 'you ask too much; wait a moment');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromHere(request.headers, config.origin))
      throw new InputError('forbidden', 'this request comes from another site');
  });
  app.addHook('onResponse', async ({ method, url, log: own }, reply) => {
    own.debug(
      { method, path: url.split('?', 1)[0], status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
  });
  app.setErrorHandler((error, _, reply) => {
    const status = (error as { statusCode?: number }).statusCode;
    const own = status !== undefined && status < 500;
    const refusal = own
      ? { code: status === 413 ? 'too_large' : 'bad_request', message: 'the request was not understood' }
      : refusalOf(error);
    if (refusal.code === 'bug') fault(error, 'a request could not be answered');
    return reply.status(own ? status : statusOf(refusal.code as never)).send({ error: refusal });
  });
  return app;
}

/** Who may open a socket: pages of ours, in the name of whoever the cookie says. */
function admission(config: Config, counter: Counter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isFromHere(request.headers, config.origin))
      throw new InputError('forbidden', 'this socket is opened by another site');
    request.known = await whoAsks(counter, request, reply);
  };
}

function addHealth(
  app: FastifyInstance,
  gauges: () => Record<string, number>,
  text: (gauges: Record<string, number>) => string,
): void {
  app.get('/health', () => ({ ok: true }));
  app.get('/metrics', (request, reply) => {
    if (!isLocal(request)) throw new InputError('forbidden', 'counts are told on this machine only');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text(gauges()));
  });
}

/** Whether somebody on this machine asks, and not a proxy for somebody else. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const address = raw.socket.remoteAddress ?? '';
  return /^(::ffff:)?127\.|^::1$/.test(address) && headers['x-forwarded-for'] === undefined;
}

async function pageOr404(pages: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.url.startsWith('/api/')) throw new InputError('unknown_match', 'there is nothing here');
  reply.hijack();
  await answerFile(pages, request.raw, reply.raw).catch(() => reply.raw.destroy());
}
