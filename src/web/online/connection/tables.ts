import { type ClientRequest, type Refusal, SOCKET_PATH } from '../../../protocol/online.ts';
import { type Heard, hearing, NOTHING } from './applyMessage.ts';
import { serverId } from './ids.ts';
import { type Around, type Line, openLine } from './connection.ts';
import { me } from './requests.ts';
import { addressOf } from './server.ts';

/** The tables this page watches, over one line. */

export interface OnlineTable {
  readonly id: string;
  now(): Heard;
  /** Why it cannot be watched. */
  fault(): Refusal | undefined;
  subscribe(listener: () => void): () => void;
}

interface Kept extends OnlineTable {
  readonly listeners: Set<() => void>;
  stop: (() => void) | undefined;
}

const KEPT_DEEDS = 'orrery deeds';

/** A table that nobody looks at is left after this; going from the table to its replay keeps it. */
const LINGER = 1000;

function browserAround(): Around {
  return {
    open({ heard, closed }) {
      const address = addressOf(SOCKET_PATH);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      let socket: WebSocket | undefined;
      let over = false;
      // Whoever has no cookie yet gets one before the socket is opened.
      me().then(
        () => {
          if (over) return;
          socket = new WebSocket(address);
          socket.onmessage = ({ data }) => heard(String(data));
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
    kept: {
      // kept by `save` below
      load: () => JSON.parse(sessionStorage.getItem(KEPT_DEEDS) ?? '[]') as ClientRequest[],
      save: (deeds) => sessionStorage.setItem(KEPT_DEEDS, JSON.stringify(deeds)),
    },
  };
}

let opened: Line | undefined;

/** The one line of this page, opened when first needed. */
export function line(): Line {
  if (opened) return opened;
  const own = openLine(browserAround());
  opened = own;
  addEventListener('online', own.wake);
  addEventListener('offline', own.lost);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && own.wake());
  return own;
}

/** Comes back as whoever the cookie says now; tables are opened anew with other eyes. */
export function changePerson(): void {
  for (const table of tables.values()) if (table.stop) reopen(table);
  opened?.restart();
}

const tables = new Map<string, Kept>();
const states = new Map<string, { now: Heard; fault: Refusal | undefined }>();

/** A table by its address. It is watched while somebody listens. */
export function tableOf(id: string): OnlineTable {
  const known = tables.get(id);
  if (known) return known;
  const state: { now: Heard; fault: Refusal | undefined } = { now: NOTHING, fault: undefined };
  states.set(id, state);
  const table: Kept = {
    id,
    listeners: new Set(),
    stop: undefined,
    now: () => state.now,
    fault: () => state.fault,
    subscribe(listener) {
      // Whoever comes back to a table that was refused may be let in by now.
      const isRefused = state.now.gone !== undefined || state.fault !== undefined;
      if (isRefused && table.listeners.size === 0) retry(id);
      table.listeners.add(listener);
      table.stop ??= start(table);
      return () => {
        table.listeners.delete(listener);
        setTimeout(() => leaveIfAlone(table), LINGER);
      };
    },
  };
  tables.set(id, table);
  return table;
}

function leaveIfAlone(table: Kept): void {
  if (table.listeners.size > 0) return;
  table.stop?.();
  tables.delete(table.id);
  states.delete(table.id);
}

function reopen(table: Kept): void {
  const state = states.get(table.id);
  if (state) Object.assign(state, { now: NOTHING, fault: undefined });
}

/** Tries again to watch a table that was refused or lost. */
export function retry(id: string): void {
  const table = tables.get(id);
  if (table === undefined) return;
  reopen(table);
  line().again(serverId(id));
}

function start(table: Kept): () => void {
  const { id, listeners } = table;
  const name = serverId(id);
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const state = states.get(id);
  if (state === undefined) throw new Error(`the table ${id} is not open`);
  return line().watch(name, {
    since: () => (state.now.frame ? state.now.seq : undefined),
    heard(message) {
      const now = hearing(id, state.now, message);
      if (now === 'again') return line().again(name);
      Object.assign(state, { now, fault: undefined });
      tell();
    },
    refused(fault) {
      state.fault = fault;
      tell();
    },
  });
}
