import type { Seat } from '../../src/kernel/game.ts';
import type {
  ChatMessage,
  ClientRequest,
  OnlineDelta,
  RequestResult,
  ServerMessage,
} from '../../src/protocol/online.ts';
import type { Deed, Entry } from '../../src/table/entry.ts';
import type { StoredChatMessage } from '../../src/server/store/store.ts';

/**
 * Everything that people asked, were answered and were shown, in the order in which it was observed. All of it happened
 * in one process, so a moment is a number that only rises: what has a lower one came before, on whichever server.
 */
export interface History {
  readonly requests: readonly RequestRecord[];
  readonly views: readonly ViewRecord[];
  readonly chats: readonly ChatRecord[];
  /** Requests by HTTP that were answered with `bug`. */
  readonly bugs: readonly string[];
}

/** A request to a table, other than those that change nothing. */
export type TableRequest = Extract<ClientRequest, { readonly table: string }>;

export interface RequestRecord {
  /** The connection it was sent through. */
  readonly session: number;
  readonly person: string;
  readonly request: TableRequest;
  readonly sent: number;
  /** Whether, as far as its person saw, it was the last consent that a proposal needed. */
  readonly decides?: boolean;
  /** When the answer came, and what it was; missing where none came. */
  answered?: number;
  /** Milliseconds until then. */
  waited?: number;
  ok?: RequestResult;
  code?: string;
}

/** An entry as somebody was shown it. */
export interface ShownEntry {
  readonly seq: number;
  /** Missing where a host without a seat closed the table. */
  readonly seat: Seat | undefined;
  readonly kind: Deed['kind'];
  /** Missing where it is hidden from whoever looked, or no move. */
  readonly text: string | undefined;
}

/** A view of a table after so many entries. */
export interface ViewRecord {
  readonly session: number;
  readonly table: string;
  readonly at: number;
  readonly seq: number;
  readonly shown: readonly ShownEntry[];
}

export interface ChatRecord {
  readonly session: number;
  readonly table: string;
  readonly at: number;
  readonly lines: readonly ChatMessage[];
}

/** What the store holds of a table after everything was observed. */
export interface StoredTable {
  readonly entries: readonly Entry[];
  readonly chat: readonly (StoredChatMessage & { readonly number: number })[];
}

/** Writes a history down. */
export interface Recorder {
  readonly history: History;
  /** A number for a new connection. */
  session(): number;
  sent(session: number, person: string, request: TableRequest, decides?: boolean): RequestRecord;
  answered(record: RequestRecord, message: ServerMessage): void;
  view(session: number, table: string, delta: OnlineDelta): void;
  chat(session: number, table: string, lines: readonly ChatMessage[]): void;
  bug(request: string): void;
}

export function newRecorder(): Recorder {
  const requests: RequestRecord[] = [];
  const views: ViewRecord[] = [];
  const chats: ChatRecord[] = [];
  const bugs: string[] = [];
  const known = new Map<string, ShownEntry>();
  const sentAt = new WeakMap<RequestRecord, number>();
  let [moment, sessions] = [0, 0];

  /** What is shown again and again is remembered once. */
  function remembered(table: string, entry: ShownEntry): ShownEntry {
    const name = `${table} ${entry.seq} ${entry.seat} ${entry.kind} ${entry.text}`;
    const before = known.get(name);
    if (before === undefined) known.set(name, entry);
    return before ?? entry;
  }

  return {
    history: { requests, views, chats, bugs },
    session: () => ++sessions,
    sent(session, person, request, decides) {
      const record = { session, person, request, sent: ++moment, ...(decides && { decides }) };
      requests.push(record);
      sentAt.set(record, performance.now());
      return record;
    },
    answered(record, message) {
      record.answered = ++moment;
      record.waited = performance.now() - (sentAt.get(record) ?? 0);
      if ('ok' in message) record.ok = message.ok;
      else if ('error' in message) record.code = message.error.code;
    },
    view(session, table, { seq, match }) {
      const { news = [], notices = [] } = typeof match === 'object' ? match : {};
      const moves = news.map(({ seq, seat, text }) => ({ seq, seat, kind: 'move' as const, text }));
      const others = notices.map(({ seq, seat, what }) => ({ seq, seat, kind: what.kind, text: undefined }));
      const shown = [...moves, ...others].map((entry) => remembered(table, entry));
      views.push({ session, table, at: ++moment, seq, shown });
    },
    chat(session, table, lines) {
      chats.push({ session, table, at: ++moment, lines });
    },
    bug: (request) => void bugs.push(request),
  };
}
