import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import type { ClientRequest, OnlineSetup, ServerMessage } from '../../src/protocol/online.ts';
import { SOCKET_PATH } from '../../src/protocol/online.ts';

/** Where a server listens, and the address of this machine somebody comes from. */
export interface Line {
  readonly server: string;
  readonly from: string;
}

/** What came of a request over HTTP. */
interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Somebody with a browser of their own, who comes from an address of this machine. */
export class Guest {
  readonly nonce = randomBytes(32).toString('hex');
  readonly #line: Line;
  #cookie = '';

  constructor(line: Line) {
    this.#line = line;
  }

  /** Somebody new from the same place. */
  another(): Guest {
    return new Guest(this.#line);
  }

  async request(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const [host, port] = this.#line.server.split(':');
    const headers = { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) };
    const asked = request({ host, port, path, method, headers, localAddress: this.#line.from, agent: false });
    asked.end(body && JSON.stringify(body));
    const [response] = await once(asked, 'response');
    let text = '';
    for await (const part of response) text += String(part);
    this.#cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? this.#cookie;
    return { status: Number(response.statusCode), body: text };
  }

  /** A new table, or nothing where it was refused. */
  async create(setup: OnlineSetup): Promise<string | undefined> {
    const { status, body } = await this.request('POST', '/api/tables', { setup });
    const { table }: { table?: string } = status === 200 ? JSON.parse(body) : {};
    if (table !== undefined && setup.seats.includes('me')) await this.sit(table);
    return table;
  }

  sit(table: string): Promise<Reply> {
    return this.request('POST', `/api/tables/${table}/sit`, { promise: promiseOf(this.nonce) });
  }

  async open(): Promise<Tab> {
    if (this.#cookie === '') await this.request('GET', '/api/me');
    const { server, from } = this.#line;
    const socket = new WebSocket(`ws://${server}${SOCKET_PATH}`, {
      headers: { cookie: this.#cookie },
      localAddress: from,
    });
    socket.on('error', () => socket.terminate());
    await Promise.race([once(socket, 'open'), once(socket, 'close')]);
    return new Tab(socket, this.nonce);
  }
}

type Answer = Extract<ServerMessage, { readonly re: number }>;

/** A connection that asks and hears. */
export class Tab {
  readonly socket: WebSocket;
  /** Called with everything that is heard besides answers. */
  heard: (message: ServerMessage) => void = () => undefined;
  readonly #nonce: string;
  readonly #waiting = new Map<number, (answer: Answer | undefined) => void>();
  #asked = 0;

  constructor(socket: WebSocket, nonce: string) {
    this.socket = socket;
    this.#nonce = nonce;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString())));
    socket.on('close', () => {
      for (const answer of this.#waiting.values()) answer(undefined);
    });
  }

  #hear(message: ServerMessage): void {
    if (!('re' in message)) return this.heard(message);
    this.#waiting.get(message.re)?.(message);
    this.#waiting.delete(message.re);
  }

  /** Nothing where the connection has ended. */
  ask(message: ClientRequest): Promise<Answer | undefined> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      if (this.socket.readyState !== WebSocket.OPEN) return resolve(undefined);
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...message }));
    });
  }

  /** Shows what was promised, so that a match that was started begins. */
  reveal(table: string): Promise<Answer | undefined> {
    return this.ask({ do: 'reveal', table, nonce: this.#nonce });
  }
}
