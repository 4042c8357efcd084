import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { InputError } from '../../kernel/error.ts';
import { present } from '../../kernel/data/present.ts';
import { SOCKET_PATH } from '../../protocol/online.ts';
import type { Config } from '../config.ts';
import { addressOf } from './address.ts';
import { addCharges, charging } from './charging.ts';
import { answerFile, headersFor } from './files.ts';
import type { Services } from '../rooms/services.ts';
import type { Allowances } from './allowances.ts';
import { addFloodGate } from './floods.ts';
import { recognize } from './identity.ts';
import { isFromHere } from './origin.ts';
import { trustedProxies } from './proxies.ts';
import type { KnownPerson } from '../people/people.ts';
import type { Readiness } from './readiness.ts';
import { refusalOf, statusOf } from './refusal.ts';
import { addRoutes, type RouteDependencies } from './routes.ts';
import type { Sockets } from '../socket/sockets.ts';

/** What the requests of a server meet. */
export interface AppParts {
  readonly dependencies: RouteDependencies;
  readonly sockets: Sockets;
  readonly log: Logger;
  readonly allowances: Allowances;
  /** What is measured just now, in the text form of Prometheus. */
  readonly metrics: () => string;
  readonly readiness: () => Promise<Readiness>;
}

const BODY_LIMIT = 64 * 1024;
const MESSAGE_LIMIT = 16 * 1024;
const REQUEST_MS = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, once that is known. */
    person: KnownPerson | undefined;
  }
}

/** The one application: requests, sockets, health and pages. */
export async function newApp(parts: AppParts): Promise<FastifyInstance> {
  const { dependencies, log } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger, // pino, which Fastify is made for
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(dependencies.config.proxy),
    requestTimeout: REQUEST_MS,
    // An address that cannot be read comes to no hook and no handler of ours.
    frameworkErrors(error, request, reply) {
      // After an upgrade nobody but us ends the connection.
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.destroy());
      void notUnderstood(reply.headers(headersFor(undefined)), error.statusCode ?? 400);
    },
  });
  // Other sites' forms could send it without being asked first.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('person', undefined);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false, clientTracking: false },
    errorHandler: (error, _, { log: toLog }) => socketFailed(error, toLog, dependencies.services.fault),
  });
  addHeaders(app, dependencies.config);
  addFloodGate(app, parts.allowances, dependencies.config);
  addChecks(app, dependencies.config);
  addRefusals(app, dependencies.services.fault);
  addSocket(app, parts);
  addCharges(app, dependencies.services.budgets);
  addRoutes(app, dependencies);
  addHealth(app, parts);
  app.setNotFoundHandler((request, reply) => pageOr404(dependencies.config, request, reply));
  return app;
}

/** What every answer begins with, refusals too. */
function addHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headersFor(hostOf(request, config)), 'cache-control': 'no-store' });
  });
}

/** What every request passes first. */
function addChecks(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    // Whoever upgrades elsewhere would be let in and sent away, with the address in the log.
    if (request.ws && pathOf(request) !== SOCKET_PATH)
      throw new InputError('bad_request', `sockets are opened at ${SOCKET_PATH} only`);
    if (changesSomething(request)) requireOwnPage(request, config);
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime: ms }) => {
    request.log.debug({ method: request.method, path: pathOf(request), status, ms }, 'answered');
  });
}

/** An address without its query, which may hold a secret and is never logged. */
function pathOf({ url }: FastifyRequest): string | undefined {
  return url.split('?', 1)[0];
}

function changesSomething({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function requireOwnPage({ headers }: FastifyRequest, { origin }: Config): void {
  if (!isFromHere(headers, origin)) throw new InputError('forbidden', 'this request comes from another site');
}

/** Our own refusals are sent as they are, Fastify's without their text, and bugs without any detail. */
function addRefusals(app: FastifyInstance, fault: (error: unknown, what: string) => void): void {
  app.setErrorHandler((error, _, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
    if (typeof status === 'number' && status < 500) return notUnderstood(reply, status);
    const refusal = refusalOf(error);
    if (refusal.code === 'bug') fault(error, 'a request could not be answered');
    return reply.status(statusOf(refusal.code)).send({ error: refusal });
  });
}

function notUnderstood(reply: FastifyReply, status: number): FastifyReply {
  const code = status === 413 ? 'too_large' : 'bad_request';
  return reply.status(status).send({ error: { code, message: 'the request was not understood' } });
}

/** A socket is opened by our own pages, in the name of whoever the cookie says. */
function addSocket(app: FastifyInstance, { dependencies, sockets }: AppParts): void {
  const { people, services } = dependencies;
  const admission = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    requireOwnPage(request, dependencies.config);
    await charging(services.budgets, request, () => recognize(dependencies, request));
    // A socket is answered by itself, and would keep the request and all its headers as long as it is open.
    if (request.ws) reply.raw.detachSocket(request.raw.socket);
  };
  function onError(this: WebSocket, error: Error): void {
    socketFailed(error, app.log, services.fault);
    this.terminate();
  }
  app.get(SOCKET_PATH, { websocket: true, preValidation: admission }, (socket, request) => {
    const person = present(request.person);
    const [raw, address] = [request.raw.socket, addressOf(request)];
    // The listener that is there keeps the request.
    socket.removeAllListeners('error').on('error', onError);
    sockets.add({ socket, raw, address, person, people });
  });
}

/** What others send or break off is theirs and may come a thousand times; what has no code is a fault of ours. */
function socketFailed(error: Error, log: FastifyBaseLogger, fault: Services['fault']): void {
  if ('code' in error) log.debug({ code: error.code }, 'a socket was broken off');
  else fault(error, 'a socket could not be opened');
}

/** `/health` says that the process lives, `/ready` that people can be sent to it. */
function addHealth(app: FastifyInstance, { metrics, readiness, dependencies: { config } }: AppParts): void {
  const { openMetrics = false } = config;
  app.get('/health', () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
    const state = await readiness();
    return reply.status(state.ready ? 200 : 503).send(state);
  });
  app.get('/metrics', (request, reply) => {
    if (!isDirect(request) || !(openMetrics || isLocal(request)))
      throw new InputError('forbidden', 'counts are told on this machine only');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics());
  });
}

/** Whether no proxy asks for somebody else. */
function isDirect({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function isLocal({ raw }: FastifyRequest): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '');
}

/** The host people use, as far as the server can tell: a proxy passes `Host` on, and anybody can send `X-Forwarded-Host`. */
function hostOf({ headers }: FastifyRequest, { origin }: Config): string | undefined {
  return origin === undefined ? headers.host : new URL(origin).host;
}

async function pageOr404(config: Config, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.url.startsWith('/api/')) throw new InputError('unknown_match', 'there is nothing here');
  reply.hijack();
  const host = hostOf(request, config);
  await answerFile(config.pages, request.raw, reply.raw, host).catch(() => reply.raw.destroy());
}
