import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import type { ClientRequest, OnlineSetup, ServerMessage } from '../../src/protocol/online.ts';
import { Browser, type Reply } from '../clients/browser.ts';

/** Somebody with a browser of their own. */
export class Guest extends Browser {
  readonly nonce = randomBytes(32).toString('hex');

  /** Somebody new from the same place. */
  another(): Guest {
    return new Guest(this.line);
  }

  /** A new table, or nothing where it was refused. */
  async create(setup: OnlineSetup): Promise<string | undefined> {
    const { status, text } = await this.send('POST', '/api/tables', { body: { setup } });
    const { table }: { table?: string } = status === 200 ? JSON.parse(text) : {};
    if (table !== undefined && setup.seats.includes('me')) await this.sit(table);
    return table;
  }

  sit(table: string): Promise<Reply> {
    return this.send('POST', `/api/tables/${table}/sit`, { body: { promise: promiseOf(this.nonce) } });
  }

  async open(): Promise<Tab> {
    if (this.cookie === '') await this.send('GET', '/api/me');
    const socket = await this.connect();
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
