import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebSocket } from 'ws';
import { Browser } from '../../tools/clients/browser.ts';
import { GAMES as TOY } from './toy.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import { moveText } from '../../src/kernel/text.ts';
import {
  type RequestResult,
  type RoomView,
  type ClientRequest,
  type ChatMessage,
  type MatchView,
  type OnlineView,
  type OnlineSetup,
  type Person,
  type Refusal,
  type ServerMessage,
  applyDelta,
} from '../../src/protocol/online.ts';
import { nextStep, type OwnShare, shareToPromise } from '../../src/protocol/share.ts';
import { openServer, type ServerOverrides } from '../../src/server/server.ts';
import type { Config } from '../../src/server/config.ts';

/** What the tests of the server share: a server on a port of its own, and people with browsers. */

export interface TestServer {
  readonly address: string;
  readonly data: string;
  /** Somebody new with an empty cookie jar. */
  visitor(): Visitor;
  /** Stops it and starts another over the same data; something may happen meanwhile. */
  restart(changed?: Partial<Config>, meanwhile?: () => void): Promise<void>;
  stop(): Promise<void>;
}

const TOY_MODULE = new URL('./toy.ts', import.meta.url).href;

/** The allowance is wide open unless a test is about it. */
const ROOMY: Partial<Config> = { logLevel: 'silent', botThreads: 1, pace: 1000 };

export async function testServer(
  config: Partial<Config> = {},
  parts: ServerOverrides = {},
): Promise<TestServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'orrery-server-'));
  const games: readonly GameEntry[] = TOY;
  const open = async (changed: Partial<Config> = {}) => {
    const server = await openServer(
      { data, pages: data, ...ROOMY, ...config, ...changed },
      { games, gamesModule: TOY_MODULE, humble: false, ...parts },
    );
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    return server;
  };
  let server = await open();
  const addressNow = (): string => `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  return {
    get address() {
      return addressNow();
    },
    data,
    visitor: () => new Visitor(addressNow),
    async restart(changed, meanwhile) {
      await server.stop();
      meanwhile?.();
      server = await open(changed);
    },
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true });
    },
  };
}

interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look at any part of an answer
  readonly body: any;
  readonly headers: Headers;
}

/** Somebody with a browser, as a page would use it. */
export class Visitor extends Browser {
  /** What this browser keeps of its shares in the luck, by table. */
  readonly shares = new Map<string, Omit<OwnShare, 'commitment'>>();

  constructor(address: () => string) {
    super({ address });
  }

  async request(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const { status, text, headers: told } = await this.send(method, url, { body, headers });
    const isJson = told.get('content-type')?.startsWith('application/json');
    return { status, body: isJson ? JSON.parse(text) : text, headers: told };
  }

  get(url: string): Promise<Reply> {
    return this.request('GET', url);
  }

  post(url: string, body: unknown = {}): Promise<Reply> {
    return this.request('POST', url, body);
  }

  /** Becomes somebody with a name. */
  async named(name: string): Promise<Person> {
    return (await this.post('/api/me', { name })).body.person;
  }

  async create(setup: Partial<OnlineSetup> = {}): Promise<string> {
    const whole = setupOf(setup);
    const { status, body } = await this.post('/api/tables', { setup: whole });
    if (status !== 200) throw new Error(body.error.message);
    if (whole.seats.includes('me'))
      await this.sit(body.table, undefined, { ...FIRST_SHARE, nonce: nonceOf(1) });
    return body.table;
  }

  /** Takes a seat with a share in the luck, as a page does. */
  sit(table: string, seat?: Seat, share = this.shares.get(table) ?? FIRST_SHARE): Promise<Reply> {
    this.shares.set(table, share);
    return this.post(`/api/tables/${table}/sit`, {
      promise: promiseOf(share.nonce),
      ...(seat !== undefined && { seat }),
    });
  }

  async open(headers: Record<string, string> = {}): Promise<Tab> {
    if (this.cookie === '') await this.get('/api/me');
    const socket = await this.connect({ headers });
    const tab = new Tab(socket, this);
    await tab.until(() => tab.hello !== undefined);
    return tab;
  }
}

/** A tab: it asks, and keeps what it hears. */
export class Tab {
  readonly socket: WebSocket;
  /** Whether it takes part in the draw of luck by itself, as a page does. */
  draws = true;
  readonly #visitor: Visitor;
  readonly received: ServerMessage[] = [];
  /** Every message as it came, to look for what must not be in it. */
  readonly raw: string[] = [];
  readonly chat: ChatMessage[] = [];
  hello: Person | undefined;
  closed: { readonly code: number; readonly why: string } | undefined;
  #asked = 0;
  #failure: Error | undefined;
  readonly #frames = new Map<string, OnlineView>();
  readonly #matches = new Map<string, MatchView>();
  readonly #waiting = new Set<() => void>();
  readonly #answers = new Map<number, (message: ServerMessage) => void>();

  constructor(socket: WebSocket, visitor: Visitor) {
    this.socket = socket;
    this.#visitor = visitor;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('close', (code, why) => {
      this.closed = { code, why: why.toString() };
      this.#look();
    });
    socket.on('error', (error) => {
      this.#failure = error;
      this.#look();
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.raw.push(text);
    this.received.push(message);
    if ('hello' in message) this.hello = message.hello.you;
    if ('re' in message) this.#answers.get(message.re)?.(message);
    if ('chat' in message) this.chat.push(...message.chat);
    if ('frame' in message) {
      const { table } = message;
      const known = { room: this.#frames.get(table)?.room, match: this.#matches.get(table) };
      const frame = applyDelta(message.frame, known);
      if (frame === undefined) throw new Error('a frame leaves out what was never told');
      this.#frames.set(table, frame);
      if (frame.match !== undefined && frame.match !== 'same') this.#matches.set(table, frame.match);
      if (this.draws) this.takePart(table, frame.room);
    }
    this.#look();
  }

  /** Promises a nonce, or shows the one it has promised, as soon as it may. */
  takePart(table: string, room = this.frame(table).room): void {
    const seat = room.seats.findIndex(({ person }) => person !== undefined && person.id === this.hello?.id);
    const share = this.share(table, room);
    const step = nextStep(room, seat < 0 ? undefined : seat, share);
    if (step.do === 'promise') {
      const next = shareToPromise(room, share, () => nonceOf(room.abortedDraws.length + 3));
      // The server may stop meanwhile.
      this.#visitor.sit(table, seat, next).catch(() => undefined);
    }
    if (step.do === 'refuse') throw new Error(`the server cheats: ${step.why}`);
    if (step.do !== 'reveal') return;
    this.#visitor.shares.set(table, step.share);
    const reveal: ClientRequest = { do: 'reveal', table, nonce: step.share.nonce };
    this.socket.send(JSON.stringify({ id: ++this.#asked, ...reveal }));
  }

  /** What the browser would keep of its share, had it seen the table before it sat down. */
  share(table: string, { luck }: RoomView = this.frame(table).room): OwnShare | undefined {
    const kept = this.#visitor.shares.get(table);
    return kept && { commitment: luck.commitment, ...kept };
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }

  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (holds()) resolve();
        else if (this.#failure) reject(this.#failure);
        else if (this.closed) reject(new Error(`closed: ${this.closed.why}`));
        else return;
        this.#waiting.delete(look);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Asks and waits for the answer, whichever it is. */
  async tried(
    ask: ClientRequest | Record<string, unknown>,
  ): Promise<{ ok?: RequestResult; error?: Refusal }> {
    const id = ++this.#asked;
    let answer: ServerMessage | undefined;
    this.#answers.set(id, (message) => {
      answer = message;
    });
    this.socket.send(JSON.stringify({ id, ...ask }));
    await this.until(() => answer !== undefined);
    return answer as never;
  }

  async ask(ask: ClientRequest): Promise<RequestResult> {
    const { ok, error } = await this.tried(ask);
    if (ok === undefined) throw new Error(`${error?.code}: ${error?.message}`);
    return ok;
  }

  frame(table: string): OnlineView {
    const frame = this.#frames.get(table);
    if (frame === undefined) throw new Error('no frame yet');
    return frame;
  }

  match(table: string): MatchView {
    const match = this.#matches.get(table);
    if (match === undefined) throw new Error('no match yet');
    return match;
  }

  /** Starts the match and waits until it begins, for which every other person needs a tab that watches. */
  async start(table: string): Promise<void> {
    await this.ask({ do: 'start', table });
    const share = this.#visitor.shares.get(table);
    if (!this.#frames.has(table))
      return void (share && (await this.ask({ do: 'reveal', table, nonce: share.nonce })));
    await this.until(() => this.frame(table).room.stage !== 'gathering');
  }

  async watch(table: string, since?: number): Promise<void> {
    await this.ask({ do: 'watch', table, ...(since !== undefined && { since }) });
  }

  /** Waits until the seat is asked or the match is over. */
  async myTurn(table: string): Promise<MatchView> {
    await this.until(() => {
      const match = this.#matches.get(table);
      return match !== undefined && (match.moves !== undefined || match.outcome !== undefined);
    });
    return this.match(table);
  }

  /** Plays one of the moves it may make, chosen by a number. */
  play(table: string, choice = 0, key = newKey()): Promise<RequestResult> {
    const { moves = [] } = this.match(table);
    const move = moves[choice % moves.length];
    if (move === undefined) throw new Error('not asked');
    const { seq } = this.frame(table);
    return this.ask({ do: 'play', table, seen: seq, key, text: moveText(move) });
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== undefined);
  }
}

let keys = 0;

export function newKey(): string {
  return `key-${String(++keys).padStart(8, '0')}`;
}

export function nonceOf(byte: number): string {
  return byte.toString(16).padStart(2, '0').repeat(32);
}

const FIRST_SHARE = { draw: 0, nonce: nonceOf(2) };

export function setupOf(changed: Partial<OnlineSetup> = {}): OnlineSetup {
  return {
    game: 'toy',
    options: {},
    seats: ['me', 'open'],
    private: false,
    spectators: true,
    patience: 60,
    ...changed,
  };
}

export interface Party {
  readonly table: string;
  readonly people: readonly Visitor[];
  readonly tabs: readonly Tab[];
}

/** A table at which so many people sit and watch; the first is the host and has begun the match. */
export async function party(
  server: Pick<TestServer, 'visitor'>,
  count: number,
  setup: Partial<OnlineSetup> = {},
): Promise<Party> {
  const people = Array.from({ length: count }, () => server.visitor());
  const host = itemAt(people, 0);
  const seats = Array.from({ length: count }, (_, i) => (i === 0 ? ('me' as const) : ('open' as const)));
  const table = await host.create({ seats, ...setup });
  for (const guest of people.slice(1)) await guest.sit(table);
  const tabs: Tab[] = [];
  for (const one of people) {
    const tab = await one.open();
    await tab.watch(table);
    tabs.push(tab);
  }
  await tabs[0]?.start(table);
  for (const tab of tabs) await tab.until(() => tab.frame(table).room.stage !== 'gathering');
  return { table, people, tabs };
}

/** Everybody plays some move until the match is over, or until something holds. */
export async function playOn(
  { table, tabs }: Party,
  choice: (turn: number) => number = () => 0,
  enough: () => boolean = () => false,
): Promise<void> {
  for (let turn = 0; !enough(); turn++) {
    const asked = await Promise.race(
      tabs.map(async (tab) => {
        await tab.myTurn(table);
        return tab;
      }),
    );
    if (asked.match(table).outcome) return;
    const { seq } = await asked.play(table, choice(turn));
    await Promise.all(tabs.map((tab) => tab.until(() => tab.frame(table).seq >= (seq as number))));
  }
}
