/** The wire of a connection, as far as it matters here. */
export interface Transport {
  send(text: string): void;
  /** Bytes that were sent and have not left yet. */
  waiting(): number;
  /** Ends it with a code of the WebSocket protocol. */
  end(code: number, why: string): void;
}

/** What goes out over a wire to somebody who may read slowly. */
export interface Outbox {
  readonly send: (text: string) => void;
  /** Whether a frame of this table can be sent now; if not, `catchUp` is called for it once it can. */
  readonly isReady: (table: string) => boolean;
  close(): void;
}

export interface OutboxDependencies {
  now(): number;
  after(ms: number, job: () => void): () => void;
  /** Tells of a table what was not told when the wire was full. */
  catchUp(table: string): void;
  /** The reader takes too little for too long. */
  tooSlow(): void;
}

/** A reader with more than this on the way is told less often; with far more, or for too long, it is cut off. */
const SLOW_BYTES = 256 * 1024;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_SLOW_MS = 20_000;
const CHECK_MS = 200;

export function openOutbox(transport: Transport, dependencies: OutboxDependencies): Outbox {
  const behind = new Set<string>();
  let [since, open] = [0, true];

  function check(): void {
    if (!open) return;
    if (transport.waiting() < SLOW_BYTES) return catchUp();
    if (dependencies.now() - since > MAX_SLOW_MS) return dependencies.tooSlow();
    dependencies.after(CHECK_MS, check);
  }

  function catchUp(): void {
    const tables = [...behind];
    behind.clear();
    for (const table of tables) dependencies.catchUp(table);
  }

  return {
    send(text) {
      if (!open) return;
      transport.send(text);
      if (transport.waiting() > MAX_BYTES) dependencies.tooSlow();
    },
    isReady(table) {
      if (transport.waiting() < SLOW_BYTES) return true;
      if (behind.size === 0) {
        since = dependencies.now();
        dependencies.after(CHECK_MS, check);
      }
      behind.add(table);
      return false;
    },
    close() {
      open = false;
    },
  };
}
