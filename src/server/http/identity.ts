import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InputError } from '../../kernel/error.ts';
import type { Config } from '../config.ts';
import { browserOf } from '../people/browser.ts';
import type { KnownPerson } from '../people/people.ts';
import { addressOf } from './address.ts';
import { payerOf } from './charging.ts';
import type { RouteDependencies } from './routes.ts';

/** Who sends a request, by the cookie of their browser. */

const PLAIN = 'orrery';
/** Browsers take a cookie of this name only by https, from this very host and for all of it. */
const SECURE = '__Host-orrery';
const YEAR = 365 * 24 * 60 * 60;

export function browserIn({ headers }: FastifyRequest): string {
  return browserOf(headers['user-agent']);
}

/** The person behind a request, who pays for it; a newcomer becomes a guest and gets a cookie. */
export async function identify(
  dependencies: RouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KnownPerson> {
  const { people, config } = dependencies;
  const browser = browserIn(request);
  const found = await people.byCookie(cookieIn(config, request), browser);
  const person = found?.person ?? people.newGuest(browser);
  const isCurrent = found?.renew === false && request.cookies[cookieName(config, request)] !== undefined;
  if (!isCurrent) setCookie(dependencies, person, request, reply);
  return paying(dependencies, request, person);
}

/** The same without giving anybody a cookie. */
export async function recognize(
  dependencies: RouteDependencies,
  request: FastifyRequest,
): Promise<KnownPerson> {
  const { people, config } = dependencies;
  const browser = browserIn(request);
  const found = await people.byCookieAsIs(cookieIn(config, request), browser);
  return paying(dependencies, request, found ?? people.newGuest(browser));
}

function paying(
  { services: { budgets } }: RouteDependencies,
  request: FastifyRequest,
  person: KnownPerson,
): KnownPerson {
  request.person = person;
  budgets.requireTime(payerOf(budgets, request));
  return person;
}

/** Where people come by https, a cookie of the plain name is one from before. */
function cookieIn(config: Config, request: FastifyRequest): string | undefined {
  return request.cookies[cookieName(config, request)] ?? request.cookies[PLAIN];
}

function cookieName(config: Config, request: FastifyRequest): string {
  return isSecure(config, request) ? SECURE : PLAIN;
}

/** Whether people come by https, to the server or to a proxy in front of it. */
function isSecure({ origin }: Config, { protocol }: FastifyRequest): boolean {
  return protocol === 'https' || origin?.startsWith('https://') === true;
}

export function setCookie(
  { people, config }: RouteDependencies,
  person: KnownPerson,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const name = cookieName(config, request);
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: name === SECURE } as const;
  if (name === SECURE && request.cookies[PLAIN] !== undefined) void reply.clearCookie(PLAIN, { path: '/' });
  void reply.setCookie(name, people.cookieOf(person), { ...attributes, maxAge: YEAR });
}

export function clearCookies(
  { config }: RouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.clearCookie(PLAIN, { path: '/' });
  if (isSecure(config, request)) void reply.clearCookie(SECURE, { path: '/', secure: true });
}

export type Handler = (person: KnownPerson, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Requests that change something, each within the allowance of whoever sends it. */
export function posting(
  app: FastifyInstance,
  dependencies: RouteDependencies,
): (path: string, handler: Handler) => void {
  const { writes } = dependencies;
  return (path, handler) => {
    app.post(path, async (request, reply) => {
      const person = await identify(dependencies, request, reply);
      if (!writes.take(person.id) || !writes.take(addressOf(request), 0.2)) throw tooMany();
      return handler(person, request, reply);
    });
  };
}

export function tooMany(): InputError {
  return new InputError('too_many', 'you ask too much; wait a moment');
}
