import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE_POLICY, connect, type Connection, type ConnectionDependencies } from './connection.ts';
import { type KnownPerson, personOf } from '../people/people.ts';
import type { StoredPerson } from '../store/personStore.ts';
import { socketTransport } from './transport.ts';

/** A socket that was accepted, and whose it is. */
interface AcceptedSocket {
  readonly socket: WebSocket;
  /** The stream its bytes are written to. */
  readonly raw: Duplex;
  readonly address: string;
  readonly person: KnownPerson;
  /** Whether the session it was opened in goes on. */
  readonly isCurrent: () => Promise<boolean>;
  readonly ensureStored: () => Promise<unknown>;
}

/** All open sockets. */
export interface Sockets {
  add(accepted: AcceptedSocket): void;
  /** Updates the connections of a person. */
  personChanged(person: StoredPerson): void;
  /** Ends the connections of a person but those of these sessions. */
  endOthers(person: string, sessions: readonly string[]): void;
  /** Ends the connections whose sessions have ended without anybody telling, as while servers do not hear each other. */
  readonly recheck: () => Promise<void>;
  count(): number;
  /** Pings all sockets, and terminates those that have not answered the previous ping. */
  pingAll(): void;
  close(code: number, why: string): void;
}

const MAX_BY_PERSON = 20;
const MAX_BY_ADDRESS = 200;
const SIGNED_OUT = 'signed out';

interface OpenSocket {
  readonly socket: WebSocket;
  readonly address: string;
  readonly session: string | undefined;
  readonly isCurrent: () => Promise<boolean>;
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

  async function endUnlessCurrent({ connection, isCurrent }: OpenSocket): Promise<void> {
    try {
      if (!(await isCurrent())) connection.end(CLOSE_POLICY, SIGNED_OUT);
    } catch (error) {
      dependencies.fault(error, 'a session could not be looked up');
    }
  }

  return {
    add({ socket, raw, address, person: known, isCurrent, ensureStored }) {
      if (isFull(known.id, address)) return socket.close(CLOSE_POLICY, 'too many connections');
      const connection = connect(dependencies, socketTransport(socket, raw), {
        person: personOf(known),
        address,
        ensureStored,
      });
      const session = known.session?.id;
      const add: OpenSocket = { socket, address, session, isCurrent, connection, alive: true };
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
      // The session may have ended while the socket was opened, before it could be found here.
      void endUnlessCurrent(add);
    },
    personChanged(person) {
      for (const { connection } of open)
        if (connection.person.id === person.id) connection.person = personOf(person);
    },
    endOthers(person, sessions) {
      for (const { connection, session } of open)
        if (connection.person.id === person && (session === undefined || !sessions.includes(session)))
          connection.end(CLOSE_POLICY, SIGNED_OUT);
    },
    async recheck() {
      for (const add of [...open]) await endUnlessCurrent(add);
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
