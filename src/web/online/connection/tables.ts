import { type ClientRequest, type Refusal, SOCKET_PATH } from '../../../protocol/online.ts';
import { type ReceivedTable, applyMessage, NOTHING_RECEIVED } from './applyMessage.ts';
import { serverId } from './ids.ts';
import { type Dependencies, type Connection, openConnection } from './connection.ts';
import { me } from './requests.ts';
import { addressOf } from './server.ts';

/** The online tables this page watches, over one connection. */

export interface OnlineTable {
  readonly id: string;
  received(): ReceivedTable;
  /** Why it cannot be watched. */
  fault(): Refusal | undefined;
  subscribe(listener: () => void): () => void;
}

interface WatchedTable extends OnlineTable {
  readonly listeners: Set<() => void>;
  stop: (() => void) | undefined;
}

const DEEDS_KEY = 'orrery deeds';

/** A table without subscribers is unwatched after this; going from the table to its replay keeps it. */
const UNWATCH_DELAY = 1000;

function browserDependencies(): Dependencies {
  return {
    open({ received, closed }) {
      const address = addressOf(SOCKET_PATH);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      let socket: WebSocket | undefined;
      let over = false;
      // The answer sets the cookie a socket needs.
      me().then(
        () => {
          if (over) return;
          socket = new WebSocket(address);
          socket.onmessage = ({ data }) => received(String(data));
          socket.onclose = closed;
        },
        () => over || closed(),
      );
      return {
        send: (text) => socket?.readyState === WebSocket.OPEN && socket.send(text),
        close() {
          over = true;
          socket?.close();
        },
      };
    },
    now: () => Date.now(),
    after(ms, job) {
      const timer = setTimeout(job, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    storage: {
      // kept by `save` below
      load: () => JSON.parse(sessionStorage.getItem(DEEDS_KEY) ?? '[]') as ClientRequest[],
      save: (deeds) => sessionStorage.setItem(DEEDS_KEY, JSON.stringify(deeds)),
    },
  };
}

let opened: Connection | undefined;

/** The connection of this page, opened on first use. */
export function connection(): Connection {
  if (opened) return opened;
  const created = openConnection(browserDependencies());
  opened = created;
  addEventListener('online', created.wake);
  addEventListener('offline', created.networkLost);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && created.wake(),
  );
  return created;
}

/** Reconnects as the person the cookie now names; what was received for somebody else is dropped. */
export function changePerson(): void {
  for (const table of tables.values()) if (table.stop) reset(table);
  opened?.restart();
}

const tables = new Map<string, WatchedTable>();
const states = new Map<string, { received: ReceivedTable; fault: Refusal | undefined }>();

/** A table by its id. It is watched while it has subscribers. */
export function tableOf(id: string): OnlineTable {
  const known = tables.get(id);
  if (known) return known;
  const state: { received: ReceivedTable; fault: Refusal | undefined } = {
    received: NOTHING_RECEIVED,
    fault: undefined,
  };
  states.set(id, state);
  const table: WatchedTable = {
    id,
    listeners: new Set(),
    stop: undefined,
    received: () => state.received,
    fault: () => state.fault,
    subscribe(listener) {
      // Somebody who was refused before may be admitted by now.
      const isRefused = state.received.gone !== undefined || state.fault !== undefined;
      if (isRefused && table.listeners.size === 0) retry(id);
      table.listeners.add(listener);
      table.stop ??= start(table);
      return () => {
        table.listeners.delete(listener);
        setTimeout(() => unwatchIfUnused(table), UNWATCH_DELAY);
      };
    },
  };
  tables.set(id, table);
  return table;
}

function unwatchIfUnused(table: WatchedTable): void {
  if (table.listeners.size > 0) return;
  table.stop?.();
  tables.delete(table.id);
  states.delete(table.id);
}

function reset(table: WatchedTable): void {
  const state = states.get(table.id);
  if (state) Object.assign(state, { received: NOTHING_RECEIVED, fault: undefined });
}

/** Tries again to watch a table that was refused or lost. */
export function retry(id: string): void {
  const table = tables.get(id);
  if (table === undefined) return;
  reset(table);
  connection().resync(serverId(id));
}

function start(table: WatchedTable): () => void {
  const { id, listeners } = table;
  const name = serverId(id);
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const state = states.get(id);
  if (state === undefined) throw new Error(`the table ${id} is not open`);
  return connection().watch(name, {
    since: () => (state.received.view ? state.received.seq : undefined),
    received(message) {
      const received = applyMessage(id, state.received, message);
      if (received === 'resync') return connection().resync(name);
      Object.assign(state, { received, fault: undefined });
      notify();
    },
    refused(fault) {
      state.fault = fault;
      notify();
    },
  });
}
