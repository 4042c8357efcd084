import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Seat } from '../../../src/kernel/game.ts';
import { itemAt } from '../../../src/kernel/data/lists.ts';
import { combinedSeed, promiseOf } from '../../../src/kernel/match/fairness.ts';
import { type OnlineSetup, SOCKET_PATH } from '../../../src/protocol/online.ts';
import { sqliteStore } from '../../../src/server/store/sqlite.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Peer, Table } from './peer.ts';
import type { Style } from './script.ts';
import { inParallel, openConnection, post, type BenchConnection } from './wire.ts';

const SETUP: Omit<OnlineSetup, 'game' | 'options'> = {
  seats: ['me', 'open'],
  private: false,
  spectators: true,
  patience: 60,
};

const WIDTH = 16;
/** Numbers of messages below this are not those of moves. */
const FIRST_ID = 10;
const LETTER_R = 'r'.charCodeAt(0);

export const ORRERY: Peer = {
  id: 'orrery',
  name: 'Orrery',
  durability: 'on disk before it is told (SQLite, WAL, each commit synced)',
  legality: 'looked up among the legal moves',
  redaction: 'a view for each seat',
  host: new URL('./orreryHost.ts', import.meta.url),
  version: () => 'this one',
  async open({ game, port, data, count }) {
    const store = await sqliteStore(path.join(data, 'orrery.sqlite'));
    try {
      return await openTables({ game, ports: [port], count, store });
    } finally {
      await store.close();
    }
  },
};

/** What tables are opened with. */
interface Opening {
  readonly game: string;
  /** Of servers over one store: the seats of a table are connected to one after the other of them. */
  readonly ports: readonly number[];
  readonly count: number;
  readonly options?: Style['options'];
  /** Where the servers keep the luck of a match. */
  readonly store: Pick<Store, 'table'>;
  /** Called with the milliseconds from when a move was sent to when the other seat was shown it. */
  readonly shown?: (ms: number) => void;
}

/** A match whose table has a name others can come by. */
export interface OpenTable extends Table {
  readonly id: string;
}

export async function openTables({
  game,
  ports,
  count,
  options = {},
  store,
  shown,
}: Opening): Promise<OpenTable[]> {
  return inParallel(count, WIDTH, async (i) => {
    const [first = 0, second = 0] = [0, 1].map((seat) => ports[(i + seat) % ports.length]);
    const { id, nonces, cookies } = await seatedTable(first, { game, options });
    const record = await store.table(id);
    if (record === undefined) throw new Error('a table that was made is not kept');
    const seed = combinedSeed(record.secret, nonces);
    return started(id, { ports: [first, second], nonces, cookies, seed, shown });
  });
}

/** Lets so many people who have no seat watch a table, by way of one server after the other. */
export async function openSpectators(
  ports: readonly number[],
  table: string,
  count: number,
): Promise<BenchConnection[]> {
  return inParallel(count, WIDTH, async (i) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const connection = await openConnection(socketAt(itemAt(ports, i % ports.length)), () => resolve());
    connection.send(JSON.stringify({ id: 1, table, do: 'watch' }));
    await promise;
    return connection;
  });
}

const socketAt = (port: number): string => `ws://127.0.0.1:${port}${SOCKET_PATH}`;

interface Seated {
  readonly id: string;
  /** By seat, as the cookies. */
  readonly nonces: readonly string[];
  readonly cookies: readonly string[];
}

async function seatedTable(
  port: number,
  chosen: { readonly game: string; readonly options: Style['options'] },
): Promise<Seated> {
  const url = `http://127.0.0.1:${port}/api/tables`;
  const made = await post<{ table: string }>(url, { setup: { ...SETUP, ...chosen } });
  const id = made.body.table;
  const nonces = [0, 1].map(() => randomBytes(32).toString('hex'));
  const sits = (seat: Seat, cookie?: string) =>
    post(`${url}/${id}/sit`, { seat, promise: promiseOf(itemAt(nonces, seat)) }, cookie);
  await sits(0, made.cookie);
  const sat = await sits(1);
  return { id, nonces, cookies: [made.cookie ?? '', sat.cookie ?? ''] };
}

interface Start {
  /** By seat, as nonces and cookies. */
  readonly ports: readonly number[];
  readonly nonces: readonly string[];
  readonly cookies: readonly string[];
  readonly seed: string;
  readonly shown: ((ms: number) => void) | undefined;
}

async function started(id: string, { ports, nonces, cookies, seed, shown }: Start): Promise<OpenTable> {
  const waiting = new Map<number, () => void>();
  const seenEntries = trackSeen(shown);
  const receive = (message: Buffer, seat: Seat): void => {
    // Frames begin with {"table", answers with {"re".
    if (message[2] !== LETTER_R) return seenEntries.received(seat, message);
    const { re, error }: { re: number; error?: { message: string } } = JSON.parse(message.toString());
    if (error) throw new Error(`Orrery refused a message: ${error.message}`);
    const done = waiting.get(re);
    waiting.delete(re);
    done?.();
  };
  const connections: BenchConnection[] = [];
  for (const [seat, cookie] of cookies.entries())
    connections.push(
      await openConnection(socketAt(itemAt(ports, seat)), (message) => receive(message, seat), { cookie }),
    );
  const ask = (connection: BenchConnection | undefined, number: number, what: object): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(number, resolve);
      connection?.send(JSON.stringify({ id: number, table: id, ...what }));
    });
  await ask(connections[0], 1, { do: 'start' });
  for (const [seat, connection] of connections.entries())
    await ask(connection, 2 + seat, { do: 'reveal', nonce: nonces[seat] });
  for (const [seat, connection] of connections.entries()) await ask(connection, 4 + seat, { do: 'watch' });
  return {
    id,
    seed,
    play(ply, { seat, text }, accepted) {
      const number = ply + FIRST_ID;
      waiting.set(number, accepted);
      const key = `bench-${String(ply).padStart(6, '0')}`;
      const message = JSON.stringify({ id: number, table: id, do: 'play', seen: ply, key, text });
      seenEntries.once(seat, ply, () => connections[seat]?.send(message));
    },
    bytes: () => connections.reduce((sum, connection) => sum + connection.bytes(), 0),
    close: () => connections.forEach((connection) => connection.close()),
  };
}

/** What the seats of a table have been shown. */
interface SeenEntries {
  received(seat: Seat, message: Buffer): void;
  /** Sends the move after `ply` others once its seat has seen those: nobody can answer what is not there yet. */
  once(seat: Seat, ply: number, send: () => void): void;
}

const SEQ = '"seq":';

function trackSeen(shown: ((ms: number) => void) | undefined): SeenEntries {
  const seen = [0, 0];
  let held: { readonly seat: Seat; readonly ply: number; readonly send: () => void } | undefined;
  /** Moves the other seat has not been shown. */
  let sent: { readonly seat: Seat; readonly ply: number; readonly at: number }[] = [];

  const go = (): void => {
    if (held === undefined || itemAt(seen, held.seat) < held.ply) return;
    const { seat, ply, send } = held;
    held = undefined;
    if (shown) sent.push({ seat, ply, at: performance.now() });
    send();
  };
  return {
    received(seat, message) {
      const at = message.indexOf(SEQ);
      if (at < 0) return;
      const count = Number.parseInt(message.toString('latin1', at + SEQ.length, at + SEQ.length + 8), 10);
      seen[seat] = count;
      const now = performance.now();
      for (const move of sent) if (move.seat !== seat && move.ply < count) shown?.(now - move.at);
      sent = sent.filter((move) => move.seat === seat || move.ply >= count);
      go();
    },
    once(seat, ply, send) {
      held = { seat, ply, send };
      go();
    },
  };
}
