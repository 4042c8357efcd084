import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { finished, pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { GameEntry } from '../../kernel/entry.ts';
import { type FaultCode, shown } from '../../kernel/error.ts';
import { answersTo } from './conversation.ts';
import { bad } from './request.ts';
import { type Session, startSession } from './session.ts';

/** Who may speak to an engine over HTTP. */
export interface HttpAccess {
  /** The name or address it listens on. */
  readonly host: string;
  /** The origins of pages that may ask; `null` is that of a page opened from a file. */
  readonly origins: readonly string[];
}

/** Why a request gets no answer of the engine. */
interface Refusal {
  readonly status: number;
  readonly code: FaultCode;
  readonly message: string;
}

/** An engine whose callers share their matches: the body of each POST is a conversation of its own. */
export function engineServer(games: readonly GameEntry[], access: HttpAccess): Server {
  const session = startSession(games);
  return createServer((request, response) => {
    const refusal = accessRefusal(request, access) ?? routeRefusal(request);
    response.setHeader('vary', 'Origin');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (refusal?.code !== 'forbidden') allowOrigin(request, response);
    if (refusal !== undefined) refuse(response, refusal);
    else if (request.method === 'OPTIONS') response.writeHead(204).end();
    else void answer(session, request, response);
  });
}

/** A page can point a name of its own at this machine (DNS rebinding), but neither an address nor `localhost`. */
function accessRefusal({ headers }: IncomingMessage, { host, origins }: HttpAccess): Refusal | undefined {
  const name = hostName(headers.host ?? '');
  if (isIP(name) === 0 && name !== 'localhost' && name !== host.toLowerCase())
    return forbidden(`the engine is not called ${shown(name)}; call it by an IP address or localhost`);
  const { origin } = headers;
  if (origin !== undefined && !origins.includes(origin))
    return forbidden(`pages of ${shown(origin)} may not ask; --origin lets them`);
  return undefined;
}

/** The name in a Host header, without its port. */
function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

function forbidden(message: string): Refusal {
  return { status: 403, code: 'forbidden', message };
}

function routeRefusal({ url, method }: IncomingMessage): Refusal | undefined {
  if (url !== '/') return { status: 404, code: 'bad_request', message: 'requests are sent to /' };
  if (method === 'POST' || method === 'OPTIONS') return undefined;
  return { status: 405, code: 'bad_request', message: 'requests are sent by POST (docs/engine.md)' };
}

/** Lets a page of this origin read the answer. */
function allowOrigin({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'POST');
  response.setHeader('access-control-allow-headers', 'Content-Type');
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function refuse(response: ServerResponse, { status, code, message }: Refusal): void {
  const allow = status === 405 ? { allow: 'POST, OPTIONS' } : {};
  response.writeHead(status, { ...JSON_TYPE, ...allow });
  response.end(`${JSON.stringify({ error: { code, message } })}\n`);
}

async function answer(session: Session, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(200, JSON_TYPE);
  try {
    await pipeline(() => answersToBody(session, request), response);
  } catch {
    // Whoever has gone away needs no answer.
  }
}

/** Every body gets an answer, an empty one too, and is read to its end even if it says quit before. */
async function* answersToBody(session: Session, body: IncomingMessage): AsyncGenerator<string> {
  let answered = false;
  for await (const answer of answersTo(session, body.iterator({ destroyOnReturn: false }))) {
    yield answer;
    answered = true;
    // Between two requests what was answered goes out, and other callers have their turn.
    await setImmediate();
  }
  await finished(body.resume());
  const { code, message } = bad('the body holds no request; send one such as {"do":"games"}');
  if (!answered) yield `${JSON.stringify({ error: { code, message } })}\n`;
}
