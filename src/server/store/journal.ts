import type { Database } from 'better-sqlite3';
import type { Entry } from '../../table/entry.ts';
import { type Standing, standingOf, type TableSheet } from '../rooms/tableRecord.ts';
import { Overtaken } from './overtaken.ts';

/**
 * Where entries are noted first: those of a commit in one line, whatever their tables, so that a commit writes a
 * page or two of the file and not several for each table. What a table has gathered is put where it belongs later,
 * in one go. All of it is called inside a commit.
 */
export interface Journal {
  /** Makes sure that what is known here is what is in the file; called first in every commit. */
  look(): void;
  /** What is known here may not be in the file: it is read again at the next look. */
  doubt(): void;
  /** Takes an entry with how its match stands then; one that is there already is refused. */
  note(sheet: TableSheet, entry: Entry): void;
  /** Writes the line of what was noted; called last in every commit. */
  write(): void;
  /** Puts everything noted of a table, or of all, where it belongs. */
  settle(table?: string): void;
  /** Puts how matches stand where lists are made from. */
  settleSheets(): void;
}

/** What is noted of a table and not yet where it belongs. */
interface Noted {
  /** The number of its first line. */
  readonly line: number;
  /** The number of its first entry. */
  readonly first: number;
  last: number;
  readonly entries: string[];
  sheet: TableSheet;
  isSheetKept: boolean;
}

/** More entries than this are not read again after a crash; the tables noted first are settled then. */
const MOST_NOTED = 20_000;
/** Lines are struck out so many at a time. */
const LEAST_STRUCK = 100;

export function journalOf(
  database: Database,
  putSheet: (sheet: TableSheet) => unknown,
  mostNoted = MOST_NOTED,
): Journal {
  const version = database.prepare('pragma data_version').pluck();
  const addLine = database.prepare('insert into journal (number, entries) values (?, ?)');
  const addPage = database.prepare(
    'insert into pages ("table", first, last, entries) values (?, ?, ?, ?) on conflict do nothing',
  );
  const lastOf = database
    .prepare<[string], number>('select last from pages where "table" = ? order by first desc limit 1')
    .pluck();
  const sheetOf = database.prepare<[string], string>('select sheet from tables where id = ?').pluck();
  const versionOf = database.prepare<[string], number>('select version from tables where id = ?').pluck();
  const lines = database.prepare<[], string>('select entries from journal order by number').pluck();
  const strike = database.prepare('delete from journal where number < ?');
  const strikeAll = database.prepare('delete from journal');

  /** By table; the one whose first line is the oldest comes first. */
  const noted = new Map<string, Noted>();
  let known: unknown;
  let [count, next, struck] = [0, 1, 1];
  let line: string[] = [];

  function lastKept(table: string): number {
    return lastOf.get(table) ?? 0;
  }

  function versionKept(table: string): number {
    return versionOf.get(table) ?? 0;
  }

  /** After a crash, or when another program has written: what is noted is taken from the file itself, and settled. */
  function readAgain(): void {
    forget();
    for (const text of lines.all()) {
      const told: readonly [string, Entry, Standing][] = JSON.parse(text);
      for (const [table, entry, standing] of told) {
        const sheet = sheetOf.get(table);
        const held = noted.get(table);
        if (sheet === undefined || entry.seq <= (held?.last ?? lastKept(table))) continue;
        take({ ...JSON.parse(sheet), proposal: undefined, ...standing }, entry.seq, JSON.stringify(entry));
      }
    }
    for (const one of noted) settleOne(...one);
    strikeAll.run();
    forget();
  }

  function forget(): void {
    noted.clear();
    [count, next, struck, line] = [0, 1, 1, []];
  }

  function take(sheet: TableSheet, seq: number, text: string): void {
    const held = noted.get(sheet.id);
    if (held) {
      held.entries.push(text);
      [held.last, held.sheet, held.isSheetKept] = [seq, sheet, false];
    } else {
      const entries = [text];
      noted.set(sheet.id, { line: next, first: seq, last: seq, entries, sheet, isSheetKept: false });
    }
    count++;
  }

  function settleOne(table: string, { first, last, entries, sheet, isSheetKept }: Noted): void {
    addPage.run(table, first, last, `[${entries.join(',')}]`);
    if (!isSheetKept) putSheet(sheet);
    noted.delete(table);
    count -= entries.length;
  }

  /** Strikes out the lines before the first that is still needed. */
  function strikeSettled(): void {
    const [oldest] = noted.values();
    const needed = oldest?.line ?? next;
    if (needed - struck < LEAST_STRUCK) return;
    strike.run(needed);
    struck = needed;
  }

  return {
    look() {
      const now = version.get();
      if (now !== known) readAgain();
      known = now;
    },
    doubt() {
      known = undefined;
    },
    note(sheet, entry) {
      const { seq } = entry;
      const held = noted.get(sheet.id);
      const last = held?.last ?? lastKept(sheet.id);
      const before = held?.sheet.version ?? versionKept(sheet.id);
      if (seq <= last || sheet.version <= before) throw new Overtaken();
      const text = JSON.stringify(entry);
      take(sheet, seq, text);
      line.push(`[${JSON.stringify(sheet.id)},${text},${JSON.stringify(standingOf(sheet))}]`);
      const [oldest] = noted;
      if (count > mostNoted && oldest) settleOne(...oldest);
    },
    write() {
      if (line.length === 0) return;
      addLine.run(next++, `[${line.join(',')}]`);
      line = [];
      strikeSettled();
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
