import { itemAt } from '../../../src/kernel/data/lists.ts';
import { frameworkVersion } from '../boardgameio.ts';
import type { Peer, Table } from './peer.ts';
import { HOSTED } from './rules.ts';
import { inParallel, openConnection, type BenchConnection } from './wire.ts';

const WIDTH = 16;
const SPACE = `/${HOSTED},`;
const PING = '2'.charCodeAt(0);
const PONG = '3';
const CONNECTED = `40${SPACE}`;
const SYNCED = `42${SPACE}["sync"`;
const UPDATED = `42${SPACE}["update"`;
const STATE_ID = '"_stateID":';

export const BOARDGAMEIO: Peer = {
  id: 'boardgameio',
  name: 'boardgame.io',
  durability: 'in memory',
  legality: 'looked up among the legal moves, by its one move',
  redaction: 'a view for each seat (playerView)',
  host: new URL('./boardgameioHost.ts', import.meta.url),
  version: frameworkVersion,
  async open({ port, seeds }) {
    const seats = await inParallel(seeds.length * 2, WIDTH, () => connected(port));
    const tables: Table[] = [];
    // A match is made when it is first asked for, and given the next of the seeds.
    for (const [i, seed] of seeds.entries()) {
      tables.push(await synced(`match${i}`, seed, [itemAt(seats, 2 * i), itemAt(seats, 2 * i + 1)]));
    }
    return tables;
  },
};

interface SeatConnection {
  readonly connection: BenchConnection;
  /** Called with every event of the game. */
  onMessage: (message: Buffer) => void;
}

/** Speaks the protocol of socket.io over a plain WebSocket. */
async function connected(port: number): Promise<SeatConnection> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting: Pick<SeatConnection, 'onMessage'> = {
    onMessage: (message) => {
      if (startsWith(message, CONNECTED)) resolve();
    },
  };
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const connection = await openConnection(url, (message, own) => {
    if (message[0] === PING) own.send(PONG);
    else waiting.onMessage(message);
  });
  const own = Object.assign(waiting, { connection });
  connection.send(CONNECTED);
  await promise;
  return own;
}

function startsWith(message: Buffer, text: string): boolean {
  return message.subarray(0, text.length).equals(Buffer.from(text));
}

async function synced(id: string, seed: string, seats: readonly SeatConnection[]): Promise<Table> {
  for (const [seat, own] of seats.entries()) {
    const { promise, resolve } = Promise.withResolvers<void>();
    own.onMessage = (message) => {
      if (startsWith(message, SYNCED)) resolve();
    };
    own.connection.send(`42${SPACE}${JSON.stringify(['sync', id, String(seat), null, 2])}`);
    await promise;
    own.onMessage = () => undefined;
  }
  return {
    seed,
    play(ply, { seat, text }, accepted) {
      const own = itemAt(seats, seat);
      own.onMessage = (message) => {
        if (!startsWith(message, UPDATED) || stateIn(message) !== ply + 1) return;
        own.onMessage = () => undefined;
        accepted();
      };
      const playerID = String(seat);
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [text], playerID } };
      own.connection.send(`42${SPACE}${JSON.stringify(['update', action, ply, id, playerID])}`);
    },
    bytes: () => seats.reduce((sum, { connection }) => sum + connection.bytes(), 0),
    close: () => seats.forEach(({ connection }) => connection.close()),
  };
}

/** The number of the state in an update, without reading all of it. */
function stateIn(message: Buffer): number {
  const at = message.indexOf(STATE_ID) + STATE_ID.length;
  return Number.parseInt(message.toString('latin1', at, at + 12), 10);
}
