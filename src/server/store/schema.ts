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
    /** How often the sheet has been written; only the next number is let in. */
    version: number;
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
  /** Entries that are not yet among the others, in the order they came. */
  journal: {
    number: number;
    table: string;
    seq: number;
    at: number;
    by: string | null;
    key: string | null;
    deed: string;
    /** The `Standing` after it as JSON. */
    standing: string;
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
  /** In Postgres only: what all servers over it have in common. */
  settings: { name: string; value: string };
}
