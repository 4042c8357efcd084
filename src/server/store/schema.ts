import type { ReportReason } from '../../protocol/online.ts';

/** The tables of every database as the newest migration leaves them. */
export interface Schema {
  people: {
    id: string;
    name: string;
    login: string | null;
    password: string | null;
    epoch: number;
    created: number;
    likeness: string | null;
  };
  sessions: { id: string; person: string; created: number; seen: number; browser: string };
  tables: {
    id: string;
    game: string;
    stage: string;
    /** 1 for a table that stands in the lobby. */
    listed: number;
    host: string;
    touched: number;
    /** How often the record has been written; only the next number is let in. */
    version: number;
    /** How many seats are free for anybody, and how many are not a bot's. */
    free: number;
    persons: number;
    /** The name of the host and the id, as searches compare them. */
    words: string;
    /** When it must be looked at without anybody there, as `dueAt` has it. */
    due: number | null;
    /** Where its host asked for it, as `TableRecord` has it. */
    origin: string;
    /** The `TableSheet` as JSON. */
    sheet: string;
  };
  /** One row: when a server last said that it runs, and for how many milliseconds none did. */
  uptime: { id: number; beat: number; downtime: number };
  /** Who has ever sat where. */
  sitters: { person: string; table: string };
  /** Who wants to have nothing to do with whom. */
  blocks: { person: string; other: string; name: string; at: number };
  reports: {
    id: string;
    at: number;
    /** The day of `at`: one report of a pair at a table is kept for each. */
    day: number;
    by: string;
    person: string;
    name: string;
    table: string;
    why: ReportReason;
    text: string;
    /** A list of `ChatMessage` as JSON. */
    chat: string;
    done: number | null;
  };
  /** How far the analysis of a match has come, and which server has it to itself until when. */
  analyses: {
    table: string;
    made: string;
    record: string;
    places: number;
    done: number;
    keeper: string;
    until: number;
  };
  /** What was found out at the places of a match after some number, up to another. */
  findings: {
    table: string;
    made: string;
    after: number;
    last: number;
    /** A list of `Finding` as JSON. */
    found: string;
  };
  snapshots: {
    table: string;
    seq: number;
    ply: number;
    state: string;
    /** See `src/server/chain`; missing in rows from before it. */
    seal: string | null;
  };
  chat: {
    table: string;
    number: number;
    person: string;
    name: string;
    text: string;
    at: number;
    key: string;
  };
}

/** The tables of a SQLite file, which keeps many entries in a row. */
export type SqliteSchema = Schema & {
  /** Entries that have not found their place yet: one line for each commit. */
  journal: {
    number: number;
    /** A list of table, `Entry` and the `Standing` after it, as JSON. */
    entries: string;
    /** The SHA-256 of that; missing in rows from before it was kept. */
    seal: string | null;
  };
  pages: {
    table: string;
    /** The numbers of the entries on it. */
    first: number;
    last: number;
    /** A list of `Entry` as JSON. */
    entries: string;
  };
};

/** The tables of a Postgres. */
export type PostgresSchema = Schema & {
  entries: {
    table: string;
    seq: number;
    at: number;
    by: string | null;
    key: string | null;
    /** The `Deed` as JSON. */
    deed: string;
    /** See `src/server/chain`; missing in rows from before it. */
    link: string | null;
  };
  /** What all servers over it have in common. */
  settings: { name: string; value: string };
};
