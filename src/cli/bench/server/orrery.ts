import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type OnlineSetup, SOCKET_PATH } from '../../../protocol/online.ts';
import { matchSetup } from '../../../server/luck.ts';
import { sqliteStore } from '../../../server/store/sqlite.ts';
import type { Peer, Table } from './peer.ts';
import { GAME } from './rules.ts';
import { inParallel, openWire, post, type Wire } from './wire.ts';

const SETUP: OnlineSetup = {
  game: GAME.id,
  options: {},
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
  durability: 'on disk before it is told (SQLite, WAL, synchronous=FULL)',
  legality: 'looked up among the legal moves',
  redaction: 'a view for each seat',
  host: new URL('./orreryHost.ts', import.meta.url),
  version: () => 'this one',
  async open({ port, data, count }) {
    const ids = await inParallel(count, WIDTH, () => seatedTable(port));
    const store = await sqliteStore(path.join(data, 'orrery.sqlite'));
    try {
      return await inParallel(count, WIDTH, async (i) => {
        const { id, cookies } = ids[i] as Seated;
        const sheet = await store.table(id);
        if (sheet === undefined) throw new Error('a table that was made is not kept');
        return started(port, id, cookies, matchSetup(sheet).seed);
      });
    } finally {
      await store.close();
    }
  },
};

interface Seated {
  readonly id: string;
  readonly cookies: readonly string[];
}

async function seatedTable(port: number): Promise<Seated> {
  const url = `http://127.0.0.1:${port}/api/tables`;
  const nonce = (): string => randomBytes(32).toString('hex');
  const made = await post(url, { setup: SETUP, nonce: nonce() });
  const id = made.body['table'] as string;
  const sat = await post(`${url}/${id}/sit`, { nonce: nonce() });
  return { id, cookies: [made.cookie ?? '', sat.cookie ?? ''] };
}

async function started(port: number, id: string, cookies: readonly string[], seed: string): Promise<Table> {
  const url = `ws://127.0.0.1:${port}${SOCKET_PATH}`;
  const waiting = new Map<number, () => void>();
  const hear = (message: Buffer): void => {
    // Frames begin with {"table", answers with {"re".
    if (message[2] !== LETTER_R) return;
    const { re, error } = JSON.parse(message.toString()) as { re: number; error?: { message: string } };
    if (error) throw new Error(`Orrery refused a message: ${error.message}`);
    const done = waiting.get(re);
    waiting.delete(re);
    done?.();
  };
  const wires: Wire[] = [];
  for (const cookie of cookies) wires.push(await openWire(url, hear, { cookie }));
  const ask = (wire: Wire | undefined, number: number, what: object): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(number, resolve);
      wire?.send(JSON.stringify({ id: number, table: id, ...what }));
    });
  await ask(wires[0], 1, { do: 'start' });
  for (const [seat, wire] of wires.entries()) await ask(wire, 2 + seat, { do: 'watch' });
  return {
    seed,
    play(ply, { seat, text }, accepted) {
      const number = ply + FIRST_ID;
      waiting.set(number, accepted);
      const key = `bench-${String(ply).padStart(6, '0')}`;
      wires[seat]?.send(JSON.stringify({ id: number, table: id, do: 'play', seen: ply, key, text }));
    },
    bytes: () => wires.reduce((sum, wire) => sum + wire.bytes(), 0),
    close: () => wires.forEach((wire) => wire.close()),
  };
}
