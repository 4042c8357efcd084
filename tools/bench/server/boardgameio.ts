import { itemAt } from '../../../src/kernel/data/lists.ts';
import { frameworkVersion } from '../boardgameio.ts';
import type { Peer, Table } from './peer.ts';
import { GAME } from './rules.ts';
import { inParallel, openWire, type Wire } from './wire.ts';

const WIDTH = 16;
const SPACE = `/${GAME.id},`;
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
    const chairs = await inParallel(seeds.length * 2, WIDTH, () => connected(port));
    const tables: Table[] = [];
    // A match is made when it is first asked for, and given the next of the seeds.
    for (const [i, seed] of seeds.entries()) {
      tables.push(await synced(`match${i}`, seed, [itemAt(chairs, 2 * i), itemAt(chairs, 2 * i + 1)]));
    }
    return tables;
  },
};

interface Chair {
  readonly wire: Wire;
  /** Called with every event of the game. */
  hear: (message: Buffer) => void;
}

/** Speaks the protocol of socket.io over a plain WebSocket. */
async function connected(port: number): Promise<Chair> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting: Pick<Chair, 'hear'> = {
    hear: (message) => {
      if (startsWith(message, CONNECTED)) resolve();
    },
  };
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const wire = await openWire(url, (message, own) => {
    if (message[0] === PING) own.send(PONG);
    else waiting.hear(message);
  });
  const chair = Object.assign(waiting, { wire });
  wire.send(CONNECTED);
  await promise;
  return chair;
}

function startsWith(message: Buffer, text: string): boolean {
  return message.subarray(0, text.length).equals(Buffer.from(text));
}

async function synced(id: string, seed: string, chairs: readonly Chair[]): Promise<Table> {
  for (const [seat, chair] of chairs.entries()) {
    const { promise, resolve } = Promise.withResolvers<void>();
    chair.hear = (message) => {
      if (startsWith(message, SYNCED)) resolve();
    };
    chair.wire.send(`42${SPACE}${JSON.stringify(['sync', id, String(seat), null, 2])}`);
    await promise;
    chair.hear = () => undefined;
  }
  return {
    seed,
    play(ply, { seat, text }, accepted) {
      const chair = itemAt(chairs, seat);
      chair.hear = (message) => {
        if (!startsWith(message, UPDATED) || stateIn(message) !== ply + 1) return;
        chair.hear = () => undefined;
        accepted();
      };
      const playerID = String(seat);
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [text], playerID } };
      chair.wire.send(`42${SPACE}${JSON.stringify(['update', action, ply, id, playerID])}`);
    },
    bytes: () => chairs.reduce((sum, { wire }) => sum + wire.bytes(), 0),
    close: () => chairs.forEach(({ wire }) => wire.close()),
  };
}

/** The number of the state in an update, without reading all of it. */
function stateIn(message: Buffer): number {
  const at = message.indexOf(STATE_ID) + STATE_ID.length;
  return Number.parseInt(message.toString('latin1', at, at + 12), 10);
}
