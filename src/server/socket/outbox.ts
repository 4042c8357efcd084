/** The part of a socket that is used here. */
export interface Transport {
  send(text: string): void;
  /** Bytes that are buffered and not yet sent. */
  waiting(): number;
  /** Ends it with a code of the WebSocket protocol. */
  end(code: number, why: string): void;
}

/** Sends to a client that may read slowly. */
export interface Outbox {
  readonly send: (text: string) => void;
  /** Whether a delta of this table can be sent now; if not, `catchUp` is called once it can. */
  readonly isReady: (table: string) => boolean;
  close(): void;
}

export interface OutboxDependencies {
  now(): number;
  after(ms: number, job: () => void): () => void;
  /** Sends what was held back while the buffer was full. */
  catchUp(table: string): void;
  /** The client has read too slowly for too long. */
  tooSlow(): void;
}

/** A client with more than this buffered gets deltas less often; with far more, or for too long, it is disconnected. */
const SLOW_BYTES = 256 * 1024;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_SLOW_MS = 20_000;
const CHECK_MS = 200;

export function openOutbox(transport: Transport, dependencies: OutboxDependencies): Outbox {
  const behind = new Set<string>();
  let [since, isBehind, open] = [0, false, true];

  function check(): void {
    if (!open) return;
    if (transport.waiting() < SLOW_BYTES) return catchUp();
    if (dependencies.now() - since > MAX_SLOW_MS) return dependencies.tooSlow();
    dependencies.after(CHECK_MS, check);
  }

  /** Whoever leaves much unread for too long is cut off, however little more is sent to them. */
  function fallBehind(): void {
    if (isBehind) return;
    [isBehind, since] = [true, dependencies.now()];
    dependencies.after(CHECK_MS, check);
  }

  function catchUp(): void {
    isBehind = false;
    const tables = [...behind];
    behind.clear();
    for (const table of tables) dependencies.catchUp(table);
  }

  return {
    send(text) {
      if (!open) return;
      transport.send(text);
      if (transport.waiting() > MAX_BYTES) dependencies.tooSlow();
      else if (transport.waiting() >= SLOW_BYTES) fallBehind();
    },
    isReady(table) {
      if (transport.waiting() < SLOW_BYTES) return true;
      fallBehind();
      behind.add(table);
      return false;
    },
    close() {
      open = false;
    },
  };
}
