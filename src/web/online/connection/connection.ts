import type {
  RequestResult,
  ClientRequest,
  ClientMessage,
  Person,
  Refusal,
  ServerMessage,
} from '../../../protocol/online.ts';

/** The line to the server: it heals itself, and what was asked of it is neither lost nor done twice. */

/** What carries it: a socket that may break at any time. */
interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEnds {
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

/** What the line needs from around it. */
export interface Around {
  /** Opens a wire; it may fail at once or later, by `closed`. */
  open(ends: WireEnds): Wire;
  now(): number;
  after(ms: number, job: () => void): () => void;
  /** Between 0 and 1. */
  random(): number;
  /** Deeds without an answer, kept over a reload of the page. */
  readonly kept: { load(): readonly ClientRequest[]; save(deeds: readonly ClientRequest[]): void };
}

/** `reconnecting` while it is a matter of moments; `offline` when it has lasted. */
type LineState = 'connecting' | 'connected' | 'reconnecting' | 'offline';

export interface LineView {
  readonly state: LineState;
  readonly you: Person | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

/** Whoever watches a table. */
interface Watcher {
  /** The last sequence number heard, if news may go on from there. */
  since(): number | undefined;
  heard(message: Extract<ServerMessage, { readonly table: string }>): void;
  refused(refusal: Refusal): void;
}

export interface Line {
  readonly view: () => LineView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects with a `Refused`; what can be sent again safely waits for a broken line, the rest rejects. */
  readonly ask: (ask: ClientRequest) => Promise<RequestResult>;
  readonly watch: (table: string, watcher: Watcher) => () => void;
  /** Asks for everything about a table anew. */
  readonly again: (table: string) => void;
  /** Tries at once. */
  readonly wake: () => void;
  /** The browser says that there is no network. */
  readonly lost: () => void;
  /** Comes back as whoever the cookie says now. */
  readonly restart: () => void;
}

/** What the server did not grant, in a sentence. */
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

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** From then on a broken line counts as being offline. */
const OFFLINE_AFTER = 12_000;
const BEAT = 5_000;
const QUIET = 20_000;
const NO_ANSWER = 10_000;
const MOST_IDS = 900_000;

const LOST: Refusal = { code: 'lost', message: 'The connection was lost. Look whether it was done.' };
const DOWN: Refusal = { code: 'lost', message: 'There is no connection at the moment.' };

interface Asked {
  readonly ask: ClientRequest;
  readonly resolve: (answers: RequestResult) => void;
  readonly reject: (refused: Refused) => void;
  sentAt: number | undefined;
}

/** Carries a key, so that it is done once however often it arrives. */
const isDeed = (ask: ClientRequest): boolean => 'key' in ask;

/** May be sent again when nobody knows whether it arrived. */
const isSafe = (ask: ClientRequest): boolean => isDeed(ask) || ask.do === 'look' || ask.do === 'rematch';

export function openLine(around: Around): Line {
  const asked = new Map<number, Asked>();
  const watched = new Map<string, Watcher>();
  const listeners = new Set<() => void>();
  let view: LineView = { state: 'connecting', you: undefined, ahead: 0 };
  let wire: Wire | undefined;
  let round = 0;
  let ids = 0;
  let attempts = 0;
  let downSince = around.now();
  let lastHeard = around.now();
  let cancelRetry: (() => void) | undefined;

  function show(changed: Partial<LineView>): void {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  }

  /** A wire that was given up says nothing more: its words would come out of order. */
  function open(): void {
    cancelRetry?.();
    cancelRetry = undefined;
    wire?.close();
    const own = ++round;
    lastHeard = around.now();
    wire = around.open({
      // what the server sends, in the protocol both have agreed on
      heard: (text) => own === round && hear(JSON.parse(text) as ServerMessage),
      closed: () => own === round && broken(),
    });
  }

  function broken(): void {
    round++;
    wire = undefined;
    if (view.state === 'connected') downSince = around.now();
    for (const [id, { ask, reject, sentAt }] of asked) {
      if (isSafe(ask) || sentAt === undefined) continue;
      asked.delete(id);
      reject(new Refused(LOST));
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts++) * (0.7 + 0.6 * around.random());
    cancelRetry = around.after(wait, open);
    const lasted = around.now() - downSince > OFFLINE_AFTER;
    show({ state: lasted ? 'offline' : 'reconnecting' });
  }

  function drop(): void {
    wire?.close();
    broken();
  }

  function hear(message: ServerMessage): void {
    lastHeard = around.now();
    if ('hello' in message) return greeted(message.hello);
    if ('re' in message) return answered(message);
    watched.get(message.table)?.heard(message);
  }

  function greeted({ you, now }: { readonly you: Person; readonly now: number }): void {
    attempts = 0;
    show({ state: 'connected', you, ahead: now - around.now() });
    for (const [table, watcher] of watched) sendWatch(table, watcher.since());
    for (const [id, one] of asked) if (one.ask.do !== 'watch') transmit(id, one);
  }

  function answered(message: Extract<ServerMessage, { readonly re: number }>): void {
    const one = asked.get(message.re);
    if (one === undefined) return;
    asked.delete(message.re);
    if (isDeed(one.ask)) keep();
    if ('ok' in message) one.resolve(message.ok);
    else one.reject(new Refused(message.error));
  }

  function transmit(id: number, one: Asked): void {
    one.sentAt = around.now();
    wire?.send(JSON.stringify({ id, ...one.ask } satisfies ClientMessage));
  }

  function keep(): void {
    around.kept.save([...asked.values()].map(({ ask }) => ask).filter(isDeed));
  }

  function put(ask: ClientRequest): Promise<RequestResult> {
    return new Promise((resolve, reject) => {
      ids = (ids % MOST_IDS) + 1;
      const one: Asked = { ask, resolve, reject, sentAt: undefined };
      asked.set(ids, one);
      if (isDeed(ask)) keep();
      if (view.state === 'connected') transmit(ids, one);
    });
  }

  function sendWatch(table: string, since: number | undefined): void {
    put({ do: 'watch', table, ...(since !== undefined && { since }) }).catch((error: Refused) => {
      if (error.code === 'too_many') around.after(2000, () => watched.has(table) && sendWatch(table, since));
      else if (error.code !== 'lost') watched.get(table)?.refused(error);
    });
  }

  /** A line over which nothing has come for too long is taken for broken. */
  function beat(): void {
    around.after(BEAT, beat);
    if (view.state !== 'connected') {
      const stuck = wire !== undefined && around.now() - lastHeard > NO_ANSWER;
      if (stuck) drop();
      return;
    }
    const quiet = around.now() - lastHeard;
    const waiting = [...asked.values()].some(
      ({ sentAt }) => sentAt !== undefined && around.now() - sentAt > NO_ANSWER,
    );
    if (waiting && quiet > NO_ANSWER) drop();
    else if (quiet > QUIET && asked.size === 0) put({ do: 'ping' }).catch(() => undefined);
  }

  for (const deed of around.kept.load()) put(deed).catch(() => undefined);
  open();
  around.after(BEAT, beat);

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(ask) {
      if (view.state !== 'connected' && !isSafe(ask)) return Promise.reject(new Refused(DOWN));
      return put(ask);
    },
    watch(table, watcher) {
      watched.set(table, watcher);
      if (view.state === 'connected') sendWatch(table, watcher.since());
      return () => {
        if (watched.get(table) !== watcher) return;
        watched.delete(table);
        if (view.state === 'connected') put({ do: 'unwatch', table }).catch(() => undefined);
      };
    },
    again(table) {
      if (view.state === 'connected') sendWatch(table, undefined);
    },
    wake() {
      attempts = 0;
      if (wire === undefined) open();
    },
    lost() {
      if (view.state === 'connected') drop();
    },
    restart() {
      attempts = 0;
      drop();
      open();
    },
  };
}
