import { itemAt } from '../../../src/kernel/data/lists.ts';
import { installedVersion } from '../installed.ts';
import type { Peer, Table } from './peer.ts';
import { HOSTED } from './rules.ts';
import { inParallel, openConnection, post, type BenchConnection } from './wire.ts';

const WIDTH = 16;
const JOIN_ROOM = 10;
const ROOM_DATA = 13;

/** How a move begins: the kind of message, then its name with its length. */
const PLAY = Buffer.from([ROOM_DATA, 0xa4, ...Buffer.from('play')]);
/** How a view begins: the same, then a map of two with the number of moves first. */
const VIEW = Buffer.from([ROOM_DATA, 0xa4, ...Buffer.from('view'), 0xde, 0, 2, 0xa3, ...Buffer.from('ply')]);

export const COLYSEUS: Peer = {
  id: 'colyseus',
  name: 'Colyseus',
  durability: 'in memory',
  legality: 'looked up among the legal moves, by the room',
  redaction: 'a view for each seat (messages)',
  host: new URL('./colyseusHost.ts', import.meta.url),
  version: () => installedVersion('@colyseus/core', '@colyseus/ws-transport'),
  open: ({ port, seeds }) => inParallel(seeds.length, WIDTH, (i) => joined(port, itemAt(seeds, i))),
};

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

interface SeatConnection {
  readonly connection: BenchConnection;
  onMessage: (message: Buffer) => void;
}

async function joined(port: number, seed: string): Promise<Table> {
  const reserve = async (how: string, seat: number): Promise<Reservation> => {
    const { body } = await post<Reservation>(`http://127.0.0.1:${port}/matchmake/${how}`, { seed, seat });
    return body;
  };
  const first = await reserve(`create/${HOSTED}`, 0);
  const second = await reserve(`joinById/${first.roomId}`, 1);
  const seats = [await seated(port, first), await seated(port, second)];
  return {
    seed,
    play(ply, { seat, text }, accepted) {
      const own = itemAt(seats, seat);
      own.onMessage = (message) => {
        if (plyIn(message) !== ply + 1) return;
        own.onMessage = () => undefined;
        accepted();
      };
      own.connection.send(Buffer.concat([PLAY, packedText(text)]));
    },
    bytes: () => seats.reduce((sum, { connection }) => sum + connection.bytes(), 0),
    close: () => seats.forEach(({ connection }) => connection.close()),
  };
}

/** Speaks the protocol of Colyseus over a plain WebSocket. */
async function seated(port: number, { roomId, processId, sessionId }: Reservation): Promise<SeatConnection> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting: Pick<SeatConnection, 'onMessage'> = {
    onMessage: (message) => {
      if (message[0] === JOIN_ROOM) resolve();
    },
  };
  const url = `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
  const connection = await openConnection(url, (message) => waiting.onMessage(message));
  await promise;
  connection.send(Buffer.from([JOIN_ROOM]));
  return Object.assign(waiting, { connection });
}

/** A text as MessagePack has it. */
function packedText(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = bytes.length < 32 ? [0xa0 | bytes.length] : [0xd9, bytes.length];
  return Buffer.concat([Buffer.from(head), bytes]);
}

/** The number of moves in a view, without reading all of it; whole numbers of MessagePack have 1 to 3 bytes here. */
function plyIn(message: Buffer): number | undefined {
  if (!message.subarray(0, VIEW.length).equals(VIEW)) return undefined;
  const first = message.readUInt8(VIEW.length);
  if (first < 0x80) return first;
  return first === 0xcc ? message.readUInt8(VIEW.length + 1) : message.readUInt16BE(VIEW.length + 1);
}
