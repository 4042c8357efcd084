/** The tables of the database as the newest migration leaves them. */
export interface Schema {
  people: {
    id: string;
    name: string;
    login: string | null;
    password: string | null;
    epoch: number;
    created: number;
  };
  tables: {
    id: string;
    game: string;
    stage: string;
    /** 1 for a table that stands in the lobby. */
    listed: number;
    host: string;
    touched: number;
    /** The `TableSheet` as JSON. */
    sheet: string;
  };
  /** Who has ever sat where. */
  sitters: { person: string; table: string };
  entries: {
    table: string;
    seq: number;
    at: number;
    by: string | null;
    key: string | null;
    /** The `Deed` as JSON. */
    deed: string;
  };
  snapshots: { table: string; seq: number; ply: number; state: string };
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
export type SqliteSchema = Omit<Schema, 'entries'> & {
  /** Entries that have not found their place yet: one line for each commit. */
  journal: {
    number: number;
    /** A list of table, `Entry` and the `Standing` after it, as JSON. */
    entries: string;
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
