import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { CLOSE_POLICY, connect, type Connection, type ConnectionDependencies } from './connection.ts';
import { type KnownPerson, type Login, type People, personOf } from '../people/people.ts';
import type { StoredPerson } from '../store/personStore.ts';
import { socketTransport } from './transport.ts';

/** A socket that was accepted, and whose it is. */
interface AcceptedSocket {
  readonly socket: WebSocket;
  /** The stream its bytes are written to. */
  readonly raw: Duplex;
  readonly address: string;
  readonly person: KnownPerson;
  /** Who know whether the session it was opened in goes on, and store the person. */
  readonly people: Pick<People, 'isCurrent' | 'ensureStored'>;
}

/** All open sockets. */
export interface Sockets {
  /** Whoever gives it a socket looks after its errors. */
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
  readonly login: Login;
  readonly people: AcceptedSocket['people'];
  readonly connection: Connection;
  alive: boolean;
}

export function openSockets(dependencies: ConnectionDependencies, pace: number): Sockets {
  const open = new Map<WebSocket, OpenSocket>();
  const isFull = (person: string, address: string): boolean => {
    let [byPerson, byAddress] = [0, 0];
    for (const add of open.values()) {
      if (add.connection.person.id === person) byPerson++;
      if (add.address === address) byAddress++;
    }
    return byPerson >= MAX_BY_PERSON * pace || byAddress >= MAX_BY_ADDRESS * pace;
  };

  async function endUnlessCurrent({ connection, people, login }: OpenSocket): Promise<void> {
    try {
      if (!(await people.isCurrent(login))) connection.end(CLOSE_POLICY, SIGNED_OUT);
    } catch (error) {
      dependencies.fault(error, 'a session could not be looked up');
    }
  }

  // All sockets share these: functions of their own would take more memory than what they are about.
  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    onPong.call(this);
    const text = isBinary ? '' : (data as Buffer).toString(); // ws gives buffers unless told otherwise
    open.get(this)?.connection.receive(text);
  }

  function onPong(this: WebSocket): void {
    const add = open.get(this);
    if (add) add.alive = true;
  }

  function onClose(this: WebSocket): void {
    const add = open.get(this);
    open.delete(this);
    add?.connection.onClose();
  }

  return {
    add({ socket, raw, address, person: known, people }) {
      if (isFull(known.id, address)) return socket.close(CLOSE_POLICY, 'too many connections');
      const connection = connect(dependencies, socketTransport(socket, raw), {
        person: personOf(known),
        address,
        ensureStored: () => people.ensureStored(known),
      });
      const login: Login = { id: known.id, epoch: known.epoch, session: known.session };
      const add: OpenSocket = { socket, address, login, people, connection, alive: true };
      open.set(socket, add);
      socket.on('message', onMessage).on('pong', onPong).on('close', onClose);
      // The session may have ended while the socket was opened, before it could be found here.
      void endUnlessCurrent(add);
    },
    personChanged(person) {
      for (const { connection } of open.values())
        if (connection.person.id === person.id) connection.person = personOf(person);
    },
    endOthers(person, sessions) {
      for (const { connection, login } of open.values())
        if (connection.person.id === person && !sessions.includes(login.session?.id ?? ''))
          connection.end(CLOSE_POLICY, SIGNED_OUT);
    },
    async recheck() {
      for (const add of [...open.values()]) await endUnlessCurrent(add);
    },
    count: () => open.size,
    pingAll() {
      for (const add of open.values()) {
        if (!add.alive) {
          dependencies.metrics.cut('silent');
          add.socket.terminate();
        }
        add.alive = false;
        add.socket.ping();
      }
    },
    close(code, why) {
      for (const { connection } of open.values()) connection.end(code, why);
    },
  };
}
