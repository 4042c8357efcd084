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
  send(text: string): void;
  /** Whether a delta of this table can be sent now; if not, `catchUp` is called once it can. */
  isReady(table: string): boolean;
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
  return new SocketOutbox(transport, dependencies);
}

/** A class, because there is one for every socket: functions of its own would take most of the memory of one. */
class SocketOutbox implements Outbox {
  readonly #transport: Transport;
  readonly #dependencies: OutboxDependencies;
  /** Tables whose deltas were held back. */
  #behind: readonly string[] = [];
  #isBehind = false;
  #since = 0;
  #open = true;

  constructor(transport: Transport, dependencies: OutboxDependencies) {
    this.#transport = transport;
    this.#dependencies = dependencies;
  }

  send(text: string): void {
    if (!this.#open) return;
    this.#transport.send(text);
    const waiting = this.#transport.waiting();
    if (waiting > MAX_BYTES) this.#dependencies.tooSlow();
    else if (waiting >= SLOW_BYTES) this.#fallBehind();
  }

  isReady(table: string): boolean {
    if (this.#transport.waiting() < SLOW_BYTES) return true;
    this.#fallBehind();
    if (!this.#behind.includes(table)) this.#behind = [...this.#behind, table];
    return false;
  }

  close(): void {
    this.#open = false;
  }

  /** Whoever leaves much unread for too long is cut off, however little more is sent to them. */
  #fallBehind(): void {
    if (this.#isBehind) return;
    [this.#isBehind, this.#since] = [true, this.#dependencies.now()];
    this.#checkLater();
  }

  #checkLater(): void {
    this.#dependencies.after(CHECK_MS, () => this.#check());
  }

  #check(): void {
    if (!this.#open) return;
    if (this.#transport.waiting() < SLOW_BYTES) return this.#catchUp();
    if (this.#dependencies.now() - this.#since > MAX_SLOW_MS) return this.#dependencies.tooSlow();
    this.#checkLater();
  }

  #catchUp(): void {
    const tables = this.#behind;
    [this.#isBehind, this.#behind] = [false, []];
    for (const table of tables) this.#dependencies.catchUp(table);
  }
}
