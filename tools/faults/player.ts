import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';
import { type OnlineSetup, type ServerMessage, SOCKET_PATH } from '../../src/protocol/online.ts';
import {
  lookAt,
  type TableLog,
  recordAnswer,
  type SentMove,
  type SeenTable,
  openSession,
  type Session,
} from './session.ts';

/** Somebody who plays any legal moves, comes back by way of any server, and remembers what was promised. */
export interface FaultyPlayer {
  /** What is remembered of each table. */
  readonly logs: readonly TableLog[];
  create(setup: OnlineSetup): Promise<string>;
  sit(table: string): Promise<void>;
  start(table: string): Promise<void>;
  /** Plays until the match is over or it is told to stop. */
  play(table: string, stop: AbortSignal): Promise<void>;
  /** The connection breaks. */
  cut(): void;
  /** The last deed arrives once more, by way of any server. */
  duplicate(): Promise<void>;
  /** The clock jumps, so that everything seems to have gone without an answer for too long. */
  skew(): void;
  /** What a table looks like by way of a server. */
  look(table: string, server: number): Promise<SeenTable>;
}

const AGAIN_MS = 25;
const ANSWER_MS = 5000;

/** `addresses` are those of all servers; each waits until its server is there. */
export function newPlayer(addresses: readonly (() => Promise<string>)[], rng: Rng): FaultyPlayer {
  const logs: TableLog[] = [];
  const nonce = randomBytes(32).toString('hex');
  let cookie = '';
  let session: Session | undefined;
  const anyServer = (): number => rng.int(addresses.length);
  const addressOf = (server: number): Promise<string> => itemAt(addresses, server)();

  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`http://${await addressOf(anyServer())}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  async function open(server = anyServer()): Promise<WebSocket> {
    const socket = new WebSocket(`ws://${await addressOf(server)}${SOCKET_PATH}`, { headers: { cookie } });
    socket.on('error', () => socket.terminate());
    return socket;
  }

  /** Asks once, by way of a connection of its own; nothing where that breaks or takes too long. */
  async function ask(message: object): Promise<ServerMessage | undefined> {
    const socket = await open();
    const { promise, resolve } = Promise.withResolvers<ServerMessage | undefined>();
    socket.on('open', () => socket.send(JSON.stringify({ id: 1, ...message })));
    socket.on('message', (data: Buffer) => {
      const message: ServerMessage = JSON.parse(data.toString());
      if ('re' in message) resolve(message);
    });
    socket.on('close', () => resolve(undefined));
    const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
    const answer = await promise;
    clearTimeout(timer);
    socket.terminate();
    return answer;
  }

  return {
    logs,
    create: async (setup) => tableIn(await post('/api/tables', { setup, nonce })),
    sit: async (table) => void (await post(`/api/tables/${table}/sit`, { nonce })),
    async start(table) {
      const answer = await ask({ do: 'start', table });
      if (answer === undefined || !('ok' in answer)) throw new Error('the match did not begin');
    },
    async play(table, stop) {
      const log: TableLog = { table, sent: [], seq: 0, wrong: [] };
      logs.push(log);
      do {
        session = openSession(await open(), log, rng, stop);
        if ((await session.ended) === 'over') return;
        await sleep(AGAIN_MS);
      } while (!stop.aborted);
    },
    cut: () => session?.cut(),
    skew: () => session?.resend(),
    async duplicate() {
      const log = logs.at(-1);
      const deed: SentMove | undefined = log?.sent.at(-1);
      if (log === undefined || deed === undefined) return;
      const { table, key, text, seen } = deed;
      const answer = await ask({ do: 'play', table, key, text, seen });
      if (answer) recordAnswer(log, deed, answer);
    },
    look: async (table, server) => lookAt(await open(server), table),
  };
}

function tableIn(answer: unknown): string {
  const table: unknown = Object(answer).table;
  if (typeof table !== 'string') throw new Error('no table was opened');
  return table;
}
