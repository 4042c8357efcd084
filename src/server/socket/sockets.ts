import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE_POLICY, connect, type Connection, type ConnectionDependencies } from './connection.ts';
import { type KnownPerson, personOf } from '../people/people.ts';
import { socketTransport } from './transport.ts';

/** A socket that was accepted, and whose it is. */
interface AcceptedSocket {
  readonly socket: WebSocket;
  /** The stream its bytes are written to. */
  readonly raw: Duplex;
  readonly address: string;
  readonly person: KnownPerson;
  readonly ensureStored: () => Promise<unknown>;
}

/** All open sockets. */
export interface Sockets {
  add(accepted: AcceptedSocket): void;
  /** Updates a person's connections, or ends them where the person has signed out elsewhere. */
  personChanged(known: KnownPerson, signedOut: boolean): void;
  count(): number;
  /** Pings all sockets, and terminates those that have not answered the previous ping. */
  pingAll(): void;
  close(code: number, why: string): void;
}

const MAX_BY_PERSON = 20;
const MAX_BY_ADDRESS = 200;

interface OpenSocket {
  readonly socket: WebSocket;
  readonly address: string;
  readonly connection: Connection;
  alive: boolean;
}

export function openSockets(dependencies: ConnectionDependencies, pace: number): Sockets {
  const open = new Set<OpenSocket>();
  const isFull = (person: string, address: string): boolean => {
    let [byPerson, byAddress] = [0, 0];
    for (const add of open) {
      if (add.connection.person.id === person) byPerson++;
      if (add.address === address) byAddress++;
    }
    return byPerson >= MAX_BY_PERSON * pace || byAddress >= MAX_BY_ADDRESS * pace;
  };

  return {
    add({ socket, raw, address, person: known, ensureStored }) {
      if (isFull(known.id, address)) return socket.close(CLOSE_POLICY, 'too many connections');
      const connection = connect(dependencies, socketTransport(socket, raw), {
        person: personOf(known),
        address,
        ensureStored,
      });
      const add: OpenSocket = { socket, address, connection, alive: true };
      open.add(add);
      socket.on('message', (data, isBinary) => {
        add.alive = true;
        connection.receive(isBinary ? '' : (data as Buffer).toString()); // ws gives buffers unless told otherwise
      });
      socket.on('pong', () => {
        add.alive = true;
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        open.delete(add);
        connection.onClose();
      });
    },
    personChanged(known, signedOut) {
      for (const { connection } of open) {
        if (connection.person.id !== known.id) continue;
        if (signedOut) connection.end(CLOSE_POLICY, 'signed out');
        else connection.person = personOf(known);
      }
    },
    count: () => open.size,
    pingAll() {
      for (const add of open) {
        if (!add.alive) {
          dependencies.metrics.cut('silent');
          add.socket.terminate();
        }
        add.alive = false;
        add.socket.ping();
      }
    },
    close(code, why) {
      for (const { connection } of open) connection.end(code, why);
    },
  };
}
