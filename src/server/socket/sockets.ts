import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE_POLICY, connect, type Connection, type Desk } from './connection.ts';
import { type Known, personOf } from '../people/people.ts';
import { socketWire } from './wire.ts';

/** A socket that was opened, and by whom. */
interface Plugged {
  readonly socket: WebSocket;
  /** Where its bytes go. */
  readonly raw: Duplex;
  readonly address: string;
  readonly known: Known;
  readonly keep: () => Promise<unknown>;
}

/** All open sockets. */
export interface Switchboard {
  plug(plugged: Plugged): void;
  /** Tells connections of another name; those that were signed out are ended. */
  changed(known: Known, signedOut: boolean): void;
  count(): number;
  /** Ends those that have not given a sign since the last beat. */
  beat(): void;
  close(code: number, why: string): void;
}

const MOST_BY_PERSON = 20;
const MOST_BY_ADDRESS = 200;

interface Plug {
  readonly socket: WebSocket;
  readonly address: string;
  readonly connection: Connection;
  alive: boolean;
}

export function openSwitchboard(desk: Desk, pace: number): Switchboard {
  const plugs = new Set<Plug>();
  const isFull = (person: string, address: string): boolean => {
    let [byPerson, byAddress] = [0, 0];
    for (const plug of plugs) {
      if (plug.connection.person.id === person) byPerson++;
      if (plug.address === address) byAddress++;
    }
    return byPerson >= MOST_BY_PERSON * pace || byAddress >= MOST_BY_ADDRESS * pace;
  };

  return {
    plug({ socket, raw, address, known, keep }) {
      if (isFull(known.id, address)) return socket.close(CLOSE_POLICY, 'too many connections');
      const connection = connect(desk, socketWire(socket, raw), { person: personOf(known), address, keep });
      const plug: Plug = { socket, address, connection, alive: true };
      plugs.add(plug);
      socket.on('message', (data, isBinary) => {
        plug.alive = true;
        connection.receive(isBinary ? '' : (data as Buffer).toString()); // ws gives buffers unless told otherwise
      });
      socket.on('pong', () => {
        plug.alive = true;
      });
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        plugs.delete(plug);
        connection.left();
      });
    },
    changed(known, signedOut) {
      for (const { connection } of plugs) {
        if (connection.person.id !== known.id) continue;
        if (signedOut) connection.end(CLOSE_POLICY, 'signed out');
        else connection.person = personOf(known);
      }
    },
    count: () => plugs.size,
    beat() {
      for (const plug of plugs) {
        if (!plug.alive) {
          desk.metrics.cut('silent');
          plug.socket.terminate();
        }
        plug.alive = false;
        plug.socket.ping();
      }
    },
    close(code, why) {
      for (const { connection } of plugs) connection.end(code, why);
    },
  };
}
