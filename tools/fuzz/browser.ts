import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { duplexPair } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { WebSocket } from 'ws';
import type { Seat } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import {
  type MatchView,
  type OnlineView,
  type ServerMessage,
  SOCKET_PATH,
  type OnlineDelta,
  applyDelta,
} from '../../src/protocol/online.ts';

/** Somebody with a browser in the same process as the server: no port, no waiting for a network. */

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Browser {
  readonly address: string;
  cookie: string;
  request(options: InjectOptions): Promise<Reply>;
  post(url: string, body: object): Promise<Record<string, unknown>>;
  /** Opens a socket, over `port` of the loopback where one is given. */
  open(port?: number): Promise<Tab>;
}

/** What a tab knows of a table it watches. */
export interface Watched {
  readonly frame: OnlineView;
  readonly match: MatchView | undefined;
}

export interface Tab {
  readonly tables: ReadonlyMap<string, Watched>;
  readonly isOpen: () => boolean;
  /** Sends a message and gives back its answer, or nothing where the connection was cut instead. */
  ask(text: string | Buffer): Promise<string | undefined>;
  /** Everything heard besides answers since it was last asked. */
  overheard(): readonly string[];
  close(): void;
}

export function openBrowser(app: FastifyInstance, address: string): Browser {
  const browser: Browser = {
    address,
    cookie: '',
    async request(options) {
      const reply = await app.inject({ remoteAddress: address, ...options });
      return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
    },
    async post(url, body) {
      const { cookie } = browser;
      const reply = await browser.request({ method: 'POST', url, payload: body, headers: { cookie } });
      if (reply.status !== 200) throw new Error(`${url} was refused: ${reply.text}`);
      keepCookie(browser, reply);
      const answer: Record<string, unknown> = JSON.parse(reply.text);
      return answer;
    },
    open(port) {
      const headers = { cookie: browser.cookie };
      const createConnection = (): Duplex => dial(app, address);
      const socket =
        port === undefined
          ? new WebSocket(`ws://orrery${SOCKET_PATH}`, {
              headers,
              createConnection: createConnection as never, // a stream of two ends, where ws expects a socket
            })
          : new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { headers });
      return opened(socket);
    },
  };
  return browser;
}

function keepCookie(browser: Browser, { headers }: Reply): void {
  const [given] = [headers['set-cookie']].flat();
  if (typeof given === 'string') browser.cookie = itemAt(given.split(';', 1), 0);
}

/** A connection to the server that leaves the process nowhere. */
function dial(app: FastifyInstance, address: string): Duplex {
  const [near, far] = duplexPair();
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
  app.server.emit('connection', Object.assign(far, { remoteAddress: address }));
  return near;
}

async function opened(socket: WebSocket): Promise<Tab> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const tab = tabOf(socket, resolve);
  socket.on('close', () => reject(new Error('the socket was refused')));
  await promise;
  return tab;
}

function tabOf(socket: WebSocket, greeted: () => void): Tab {
  const tables = new Map<string, Watched>();
  let overheard: string[] = [];
  let hear: (text: string | undefined) => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const message: ServerMessage = JSON.parse(text);
    if ('re' in message) return hear(text);
    overheard.push(text);
    if ('hello' in message) greeted();
    else if ('frame' in message) tables.set(message.table, watched(message.frame, tables.get(message.table)));
    else if ('gone' in message) tables.delete(message.table);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => hear(undefined));
  return {
    tables,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    ask(text) {
      const answer = new Promise<string | undefined>((resolve) => (hear = resolve));
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else hear(undefined);
      return answer;
    },
    overheard() {
      const heard = overheard;
      overheard = [];
      return heard;
    },
    close: () => socket.terminate(),
  };
}

function watched(told: OnlineDelta, before: Watched | undefined): Watched {
  const frame = applyDelta(told, { room: before?.frame.room, match: before?.match });
  if (frame === undefined) throw new Error('a frame leaves out what was never told');
  return { frame, match: frame.match === 'same' ? before?.match : frame.match };
}

/** 64 hex digits for a seat's share in the luck. */
export function nonceFor(seat: Seat): string {
  return createHash('sha256').update(`nonce ${seat}`).digest('hex');
}
