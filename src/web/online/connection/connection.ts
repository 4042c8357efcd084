import type {
  RequestResult,
  ClientRequest,
  ClientMessage,
  Person,
  Refusal,
  ServerMessage,
} from '../../../protocol/online.ts';

/** The connection to the server. It reconnects by itself, and no deed is lost or done twice. */

/** A socket that may break at any time. */
interface Transport {
  send(text: string): void;
  close(): void;
}

export interface TransportEvents {
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

/** What the connection needs from its environment. */
export interface Dependencies {
  /** Opens a transport; a failure is reported by `closed`. */
  open(ends: TransportEvents): Transport;
  now(): number;
  after(ms: number, job: () => void): () => void;
  /** Between 0 and 1. */
  random(): number;
  /** Keeps unanswered deeds over a reload of the page. */
  readonly storage: { load(): readonly ClientRequest[]; save(deeds: readonly ClientRequest[]): void };
}

/** `reconnecting` at first, `offline` once it has taken a while. */
type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'offline';

export interface ConnectionStatus {
  readonly state: ConnectionState;
  readonly you: Person | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly clockOffset: number;
}

/** A subscriber to one table. */
interface Watcher {
  /** The last entry received, if the next message may build on it. */
  since(): number | undefined;
  received(message: Extract<ServerMessage, { readonly table: string }>): void;
  refused(refusal: Refusal): void;
}

export interface Connection {
  readonly status: () => ConnectionStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects with a `Refused`. While disconnected, requests that are safe to repeat wait; all others are rejected. */
  readonly ask: (ask: ClientRequest) => Promise<RequestResult>;
  readonly watch: (table: string, watcher: Watcher) => () => void;
  /** Requests the whole table again. */
  readonly resync: (table: string) => void;
  /** Tries to reconnect at once. */
  readonly wake: () => void;
  /** The browser reports that there is no network. */
  readonly networkLost: () => void;
  /** Reconnects as the person the cookie now names. */
  readonly restart: () => void;
}

/** A refusal of the server, as a sentence. */
export class Refused extends Error {
  readonly code: string;

  constructor({ code, message }: Refusal) {
    super(sentence(message));
    this.name = 'Refused';
    this.code = code;
  }
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const FIRST_RETRY = 400;
const MAX_RETRY = 10_000;
/** After this long without a connection the state is `offline`. */
const OFFLINE_AFTER = 12_000;
const HEALTH_INTERVAL = 5_000;
const PING_AFTER = 20_000;
const ANSWER_TIMEOUT = 10_000;
const MAX_ID = 900_000;

const LOST: Refusal = { code: 'lost', message: 'The connection was lost. Look whether it was done.' };
const DOWN: Refusal = { code: 'lost', message: 'There is no connection at the moment.' };

interface PendingRequest {
  readonly ask: ClientRequest;
  readonly resolve: (answers: RequestResult) => void;
  readonly reject: (refused: Refused) => void;
  sentAt: number | undefined;
}

/** Deeds carry a key, so that they are done once however often they arrive. */
const isDeed = (ask: ClientRequest): boolean => 'key' in ask;

/** Whether it is safe to send again when it is unknown whether it arrived. */
const isRepeatable = (ask: ClientRequest): boolean =>
  isDeed(ask) || ask.do === 'look' || ask.do === 'rematch' || ask.do === 'reveal';

export function openConnection(dependencies: Dependencies): Connection {
  const pending = new Map<number, PendingRequest>();
  const watchers = new Map<string, Watcher>();
  const listeners = new Set<() => void>();
  let status: ConnectionStatus = { state: 'connecting', you: undefined, clockOffset: 0 };
  let transport: Transport | undefined;
  let generation = 0;
  let lastId = 0;
  let attempts = 0;
  let downSince = dependencies.now();
  let lastReceived = dependencies.now();
  let cancelRetry: (() => void) | undefined;

  function setStatus(changed: Partial<ConnectionStatus>): void {
    status = { ...status, ...changed };
    for (const listener of listeners) listener();
  }

  /** Messages of an earlier transport are ignored, as they would arrive out of order. */
  function open(): void {
    cancelRetry?.();
    cancelRetry = undefined;
    transport?.close();
    const current = ++generation;
    lastReceived = dependencies.now();
    transport = dependencies.open({
      // the server sends what the protocol allows
      received: (text) => current === generation && onMessage(JSON.parse(text) as ServerMessage),
      closed: () => current === generation && onClosed(),
    });
  }

  function onClosed(): void {
    generation++;
    transport = undefined;
    if (status.state === 'connected') downSince = dependencies.now();
    for (const [id, { ask, reject, sentAt }] of pending) {
      if (isRepeatable(ask) || sentAt === undefined) continue;
      pending.delete(id);
      reject(new Refused(LOST));
    }
    const wait = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** attempts++) * (0.7 + 0.6 * dependencies.random());
    cancelRetry = dependencies.after(wait, open);
    const lasted = dependencies.now() - downSince > OFFLINE_AFTER;
    setStatus({ state: lasted ? 'offline' : 'reconnecting' });
  }

  function drop(): void {
    transport?.close();
    onClosed();
  }

  function onMessage(message: ServerMessage): void {
    lastReceived = dependencies.now();
    if ('hello' in message) return onHello(message.hello);
    if ('re' in message) return onAnswer(message);
    watchers.get(message.table)?.received(message);
  }

  function onHello({ you, now }: { readonly you: Person; readonly now: number }): void {
    attempts = 0;
    setStatus({ state: 'connected', you, clockOffset: now - dependencies.now() });
    for (const [table, watcher] of watchers) sendWatch(table, watcher.since());
    for (const [id, request] of pending) if (request.ask.do !== 'watch') send(id, request);
  }

  function onAnswer(message: Extract<ServerMessage, { readonly re: number }>): void {
    const request = pending.get(message.re);
    if (request === undefined) return;
    pending.delete(message.re);
    if (isDeed(request.ask)) savePending();
    if ('ok' in message) request.resolve(message.ok);
    else request.reject(new Refused(message.error));
  }

  function send(id: number, request: PendingRequest): void {
    request.sentAt = dependencies.now();
    transport?.send(JSON.stringify({ id, ...request.ask } satisfies ClientMessage));
  }

  function savePending(): void {
    dependencies.storage.save([...pending.values()].map(({ ask }) => ask).filter(isDeed));
  }

  function enqueue(ask: ClientRequest): Promise<RequestResult> {
    return new Promise((resolve, reject) => {
      lastId = (lastId % MAX_ID) + 1;
      const request: PendingRequest = { ask, resolve, reject, sentAt: undefined };
      pending.set(lastId, request);
      if (isDeed(ask)) savePending();
      if (status.state === 'connected') send(lastId, request);
    });
  }

  function sendWatch(table: string, since: number | undefined): void {
    enqueue({ do: 'watch', table, ...(since !== undefined && { since }) }).catch((error: Refused) => {
      if (error.code === 'too_many' || error.code === 'unavailable')
        dependencies.after(2000, () => watchers.has(table) && sendWatch(table, since));
      else if (error.code !== 'lost') watchers.get(table)?.refused(error);
    });
  }

  /** Drops a connection on which nothing has been received for too long. */
  function checkHealth(): void {
    dependencies.after(HEALTH_INTERVAL, checkHealth);
    if (status.state !== 'connected') {
      const stuck = transport !== undefined && dependencies.now() - lastReceived > ANSWER_TIMEOUT;
      if (stuck) drop();
      return;
    }
    const quiet = dependencies.now() - lastReceived;
    const waiting = [...pending.values()].some(
      ({ sentAt }) => sentAt !== undefined && dependencies.now() - sentAt > ANSWER_TIMEOUT,
    );
    if (waiting && quiet > ANSWER_TIMEOUT) drop();
    else if (quiet > PING_AFTER && pending.size === 0) enqueue({ do: 'ping' }).catch(() => undefined);
  }

  for (const deed of dependencies.storage.load()) enqueue(deed).catch(() => undefined);
  open();
  dependencies.after(HEALTH_INTERVAL, checkHealth);

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(ask) {
      if (status.state !== 'connected' && !isRepeatable(ask)) return Promise.reject(new Refused(DOWN));
      return enqueue(ask);
    },
    watch(table, watcher) {
      watchers.set(table, watcher);
      if (status.state === 'connected') sendWatch(table, watcher.since());
      return () => {
        if (watchers.get(table) !== watcher) return;
        watchers.delete(table);
        if (status.state === 'connected') enqueue({ do: 'unwatch', table }).catch(() => undefined);
      };
    },
    resync(table) {
      if (status.state === 'connected') sendWatch(table, undefined);
    },
    wake() {
      attempts = 0;
      if (transport === undefined) open();
    },
    networkLost() {
      if (status.state === 'connected') drop();
    },
    restart() {
      attempts = 0;
      drop();
      open();
    },
  };
}
