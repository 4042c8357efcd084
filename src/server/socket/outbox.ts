/** The wire of a connection, as far as it matters here. */
export interface Wire {
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

export interface OutboxParts {
  now(): number;
  after(ms: number, job: () => void): () => void;
  /** Tells of a table what was not told when the wire was full. */
  catchUp(table: string): void;
  /** The reader takes too little for too long. */
  tooSlow(): void;
}

/** A reader with more than this on the way is told less often; with far more, or for too long, it is cut off. */
const MUCH_WAITING = 256 * 1024;
const TOO_MUCH_WAITING = 2 * 1024 * 1024;
const LONGEST_WAIT = 20_000;
const LOOK_AGAIN = 200;

export function openOutbox(wire: Wire, parts: OutboxParts): Outbox {
  const behind = new Set<string>();
  let [since, open] = [0, true];

  function look(): void {
    if (!open) return;
    if (wire.waiting() < MUCH_WAITING) return catchUp();
    if (parts.now() - since > LONGEST_WAIT) return parts.tooSlow();
    parts.after(LOOK_AGAIN, look);
  }

  function catchUp(): void {
    const tables = [...behind];
    behind.clear();
    for (const table of tables) parts.catchUp(table);
  }

  return {
    send(text) {
      if (!open) return;
      wire.send(text);
      if (wire.waiting() > TOO_MUCH_WAITING) parts.tooSlow();
    },
    isReady(table) {
      if (wire.waiting() < MUCH_WAITING) return true;
      if (behind.size === 0) {
        since = parts.now();
        parts.after(LOOK_AGAIN, look);
      }
      behind.add(table);
      return false;
    },
    close() {
      open = false;
    },
  };
}
