import type { Database } from 'better-sqlite3';
import type { Entry } from '../entry.ts';
import { standingOf, type TableSheet } from '../sheet.ts';
import { Overtaken } from './overtaken.ts';

/**
 * Where entries are noted first, one after the other, whatever their table: the entries of a commit then lie on a
 * page or two of the file instead of on several pages each. What a table has gathered is put where it belongs
 * later, in one go. All of it is called inside a commit.
 */
export interface Journal {
  /** Makes sure that what is known here is what is in the file; called first in every commit. */
  look(): void;
  /** What is known here may not be in the file: it is read again at the next look. */
  doubt(): void;
  /** Notes an entry with how its match stands then; one that is there already is refused and nothing is written. */
  note(sheet: TableSheet, entry: Entry): void;
  /** Puts everything noted of a table, or of all, where it belongs. */
  settle(table?: string): void;
  /** Puts how matches stand where lists are made from. */
  settleSheets(): void;
}

/** What is noted of a table and not yet where it belongs. */
interface Noted {
  /** The number of its first line. */
  readonly first: number;
  readonly rows: Row[];
  readonly keys: Set<string>;
  last: number;
  version: number;
  sheet: TableSheet;
  isSheetKept: boolean;
}

/** The columns of `entries`. */
type Row = readonly [string, number, number, string | null, string | null, string];

/** More lines than this are not read again after a crash; the tables noted first are settled then. */
const MOST_LINES = 20_000;
/** Lines are struck out so many at a time. */
const LEAST_STRUCK = 500;

const COLUMNS = '"table", seq, at, "by", "key", deed';

export function journalOf(
  database: Database,
  putSheet: (sheet: TableSheet) => unknown,
  mostLines = MOST_LINES,
): Journal {
  const version = database.prepare('pragma data_version').pluck();
  const write = database.prepare(
    `insert into journal (number, ${COLUMNS}, standing) values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const keep = database.prepare(
    `insert into entries (${COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const strike = database.prepare('delete from journal where number < ?');
  const lastKept = database.prepare('select max(seq) from entries where "table" = ?').pluck();
  const keyKept = database.prepare('select 1 from entries where "table" = ? and "by" = ? and "key" = ?');
  const sheetOf = database.prepare('select sheet from tables where id = ?').pluck();
  const versionOf = database.prepare('select version from tables where id = ?').pluck();
  const unsettled = database
    .prepare(
      `select ${COLUMNS}, standing from journal where seq >
         coalesce((select max(seq) from entries where entries."table" = journal."table"), 0) order by number`,
    )
    .raw();
  /** By table; the one whose first line is the oldest comes first. */
  const noted = new Map<string, Noted>();
  let [known, lines, next, struck]: [unknown, number, number, number] = [undefined, 0, 1, 1];

  function look(): void {
    const now = version.get();
    if (now !== known) readAgain();
    known = now;
  }

  /** After a crash, or when another program has written: all that is noted is settled from the file itself. */
  function readAgain(): void {
    const standings = new Map<string, string>();
    for (const [table, seq, at, by, key, deed, standing] of unsettled.all() as [...Row, string][]) {
      keep.run(table, seq, at, by, key, deed);
      standings.set(table, standing);
    }
    for (const [table, standing] of standings) {
      const sheet = sheetOf.get(table) as string | undefined;
      if (sheet !== undefined)
        putSheet({ ...JSON.parse(sheet), proposal: undefined, ...JSON.parse(standing) });
    }
    noted.clear();
    strikeAll();
  }

  function strikeAll(): void {
    database.exec('delete from journal');
    [lines, next, struck] = [0, 1, 1];
  }

  function newlyNoted(sheet: TableSheet): Noted {
    const last = (lastKept.get(sheet.id) as number | null) ?? 0;
    const before = (versionOf.get(sheet.id) as number | undefined) ?? 0;
    return { first: next, rows: [], keys: new Set(), last, version: before, sheet, isSheetKept: false };
  }

  function settleOne(table: string, { rows, sheet, isSheetKept }: Noted): void {
    for (const row of rows) keep.run(...row);
    if (!isSheetKept) putSheet(sheet);
    noted.delete(table);
    lines -= rows.length;
  }

  /** Strikes out the lines before the first that is still needed. */
  function strikeSettled(): void {
    const [oldest] = noted.values();
    if (oldest === undefined) return next > 1 ? strikeAll() : undefined;
    if (oldest.first - struck < LEAST_STRUCK) return;
    strike.run(oldest.first);
    struck = oldest.first;
  }

  return {
    look,
    doubt() {
      known = undefined;
    },
    note(sheet, { seq, at, by = null, key = null, deed }) {
      const table = sheet.id;
      const held = noted.get(table) ?? newlyNoted(sheet);
      const once = by === null || key === null ? undefined : `${by} ${key}`;
      const isDone = once !== undefined && (held.keys.has(once) || keyKept.get(table, by, key) !== undefined);
      if (seq <= held.last || sheet.version <= held.version || isDone) throw new Overtaken();
      const row: Row = [table, seq, at, by, key, JSON.stringify(deed)];
      write.run(next, ...row, JSON.stringify(standingOf(sheet)));
      if (held.rows.length === 0) noted.set(table, held);
      held.rows.push(row);
      if (once !== undefined) held.keys.add(once);
      [held.last, held.version, held.sheet, held.isSheetKept] = [seq, sheet.version, sheet, false];
      next++;
      if (++lines > mostLines) {
        const [oldest] = noted;
        if (oldest) settleOne(...oldest);
        strikeSettled();
      }
    },
    settle(table) {
      for (const [id, held] of table === undefined ? noted : [[table, noted.get(table)] as const])
        if (held) settleOne(id, held);
      strikeSettled();
    },
    settleSheets() {
      for (const held of noted.values()) {
        if (!held.isSheetKept) putSheet(held.sheet);
        held.isSheetKept = true;
      }
    },
  };
}
