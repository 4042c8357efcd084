import type { Database } from 'better-sqlite3';
import { sha256 } from '../chain/chain.ts';
import { type MatchStatus, matchStatusOf, type TableRecord } from '../rooms/tableRecord.ts';
import { Overtaken } from './overtaken.ts';
import type { StoredEntry } from './store.ts';
import { Damaged, storedValue } from '../chain/damaged.ts';

/**
 * Where entries are written first: those of a commit in one row, whatever their tables, so that a commit writes a page
 * or two of the file and not several for each table. A checkpoint later moves a table's entries to their place in one
 * go. Everything here is called inside a commit.
 */
export interface Journal {
  /** Makes memory agree with the file; called first in every commit. */
  sync(): void;
  /** Memory may not match the file: it is read again at the next sync. */
  invalidate(): void;
  /** A job begins that may be taken back. */
  mark(): void;
  /** What was written since the mark has been taken back: memory follows the file. */
  takeBack(): void;
  /** Adds an entry with the match status after it; a duplicate is refused. */
  append(record: TableRecord, entry: StoredEntry, deedText?: string): void;
  /** Writes the row of this commit; called last in every commit. */
  flush(): void;
  /** Moves the pending entries of a table, or of all, to their place. */
  checkpoint(table?: string): void;
  /** Saves the pending records, from which lists are made, or those that are wanted; returns how many. */
  checkpointRecords(isWanted?: (record: TableRecord) => boolean): number;
}

/** Entries of a table that are only in the journal yet. */
interface PendingEntries {
  /** The number of its first line. */
  readonly line: number;
  /** The number of its first entry. */
  readonly first: number;
  last: number;
  readonly entries: string[];
  record: TableRecord;
  isRecordSaved: boolean;
}

/** A row: what a commit has noted. */
interface Line {
  readonly number: number;
  readonly entries: string;
  readonly seal: string | null;
}

/** What a row says; one that is not as it was written is refused, for nobody knows whose entries were in it. */
function noted({ number, entries, seal }: Line): readonly [string, StoredEntry, MatchStatus][] {
  const what = `line ${number} of the journal`;
  if (seal !== null && seal !== sha256(entries)) throw new Damaged(`${what} is damaged`);
  return storedValue(entries, what);
}

/** An entry as JSON would have it. */
function entryText({ seq, at, by, key, deed, link }: StoredEntry, deedText = JSON.stringify(deed)): string {
  const signed = `${member('by', by)}${member('key', key)}`;
  return `{"seq":${seq},"at":${at}${signed},"deed":${deedText}${member('link', link)}}`;
}

function member(name: string, text: string | undefined): string {
  return text === undefined ? '' : `,"${name}":${JSON.stringify(text)}`;
}

/** At most so many entries are recovered after a crash; beyond that the oldest tables are checkpointed. */
const MAX_PENDING = 20_000;
/** Rows are deleted so many at a time. */
const TRIM_STRIDE = 100;

export function journalOf(
  database: Database,
  putRecord: (record: TableRecord) => unknown,
  maxPending = MAX_PENDING,
): Journal {
  const version = database.prepare('pragma data_version').pluck();
  const addLine = database.prepare('insert into journal (number, entries, seal) values (?, ?, ?)');
  const addPage = database.prepare(
    'insert into pages ("table", first, last, entries) values (?, ?, ?, ?) on conflict do nothing',
  );
  const lastOf = database
    .prepare<[string], number>('select last from pages where "table" = ? order by first desc limit 1')
    .pluck();
  const recordOf = database.prepare<[string], string>('select sheet from tables where id = ?').pluck();
  const versionOf = database.prepare<[string], number>('select version from tables where id = ?').pluck();
  const lines = database.prepare<[], Line>('select number, entries, seal from journal order by number');
  const deleteBefore = database.prepare('delete from journal where number < ?');
  const deleteAll = database.prepare('delete from journal');

  /** By table, the one with the oldest row first. */
  const pending = new Map<string, PendingEntries>();
  let known: unknown;
  let [count, next, trimmedTo] = [0, 1, 1];
  let line: string[] = [];
  let movedSinceMark = false;

  function lastStored(table: string): number {
    return lastOf.get(table) ?? 0;
  }

  function storedVersion(table: string): number {
    return versionOf.get(table) ?? 0;
  }

  /** After a crash, or when another program has written: reads the journal from the file and checkpoints it. */
  function recover(): void {
    clear();
    for (const line of lines.all())
      for (const [table, entry, status] of noted(line)) {
        const text = recordOf.get(table);
        const held = pending.get(table);
        if (text === undefined || entry.seq <= (held?.last ?? lastStored(table))) continue;
        const record = storedValue<TableRecord>(text, `table ${table}`);
        const head = entry.link === undefined ? {} : { head: entry.link };
        add({ ...record, proposal: undefined, ...status, ...head }, entry.seq, JSON.stringify(entry));
      }
    for (const one of pending) checkpointTable(...one);
    deleteAll.run();
    clear();
  }

  function clear(): void {
    pending.clear();
    [count, next, trimmedTo, line] = [0, 1, 1, []];
  }

  function add(record: TableRecord, seq: number, text: string): void {
    const held = pending.get(record.id);
    if (held) {
      held.entries.push(text);
      [held.last, held.record, held.isRecordSaved] = [seq, record, false];
    } else {
      const entries = [text];
      pending.set(record.id, { line: next, first: seq, last: seq, entries, record, isRecordSaved: false });
    }
    count++;
  }

  function checkpointTable(
    table: string,
    { first, last, entries, record, isRecordSaved }: PendingEntries,
  ): void {
    movedSinceMark = true;
    addPage.run(table, first, last, `[${entries.join(',')}]`);
    if (!isRecordSaved) putRecord(record);
    pending.delete(table);
    count -= entries.length;
  }

  function checkpointOldest(): void {
    const [oldest] = pending;
    if (oldest) checkpointTable(...oldest);
  }

  function writeLine(): void {
    if (line.length === 0) return;
    const text = `[${line.join(',')}]`;
    addLine.run(next++, text, sha256(text));
    line = [];
  }

  /** Everything has found its place. */
  function strikeAll(): void {
    if (next === 1) return;
    movedSinceMark = true;
    deleteAll.run();
    [next, trimmedTo] = [1, 1];
  }

  /** Deletes the rows before the first that is still needed. */
  function trim(): void {
    const [oldest] = pending.values();
    const needed = oldest?.line ?? next;
    if (needed - trimmedTo < TRIM_STRIDE) return;
    deleteBefore.run(needed);
    trimmedTo = needed;
  }

  return {
    sync() {
      const now = version.get();
      if (now !== known) recover();
      known = now;
    },
    invalidate() {
      known = undefined;
    },
    mark() {
      movedSinceMark = false;
    },
    takeBack() {
      if (!movedSinceMark) return;
      writeLine();
      recover();
    },
    append(record, entry, deedText) {
      const { seq } = entry;
      const held = pending.get(record.id);
      const last = held?.last ?? lastStored(record.id);
      const before = held?.record.version ?? storedVersion(record.id);
      if (seq <= last || record.version <= before) throw new Overtaken();
      const text = entryText(entry, deedText);
      add(record, seq, text);
      line.push(`[${JSON.stringify(record.id)},${text},${JSON.stringify(matchStatusOf(record))}]`);
      if (count > maxPending) checkpointOldest();
    },
    flush() {
      if (line.length === 0) return;
      writeLine();
      trim();
    },
    checkpoint(table) {
      for (const [id, held] of table === undefined ? pending : [[table, pending.get(table)] as const])
        if (held) checkpointTable(id, held);
      if (pending.size === 0 && line.length === 0) strikeAll();
      else trim();
    },
    checkpointRecords(isWanted = () => true) {
      const unsaved = [...pending.values()].filter((held) => !held.isRecordSaved && isWanted(held.record));
      for (const held of unsaved) {
        movedSinceMark = true;
        putRecord(held.record);
        held.isRecordSaved = true;
      }
      return unsaved.length;
    },
  };
}
