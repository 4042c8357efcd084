import type { Entry } from '../../table/entry.ts';
import type { Snapshot } from '../../table/ledger.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';
import type { AnalysisStore, WholeAnalysis } from './analyses/analyses.ts';
import type { Forgetting } from './lobby/forgetting.ts';
import type { LobbyPlace, TableFilter } from './lobby/listing.ts';
import type { PersonStore } from './personStore.ts';
import type { SocialStore } from './social.ts';

/** How many snapshots are kept of a match; an undo beyond them replays it from its setup. */
export const KEPT_SNAPSHOTS = 3;

/** How many messages of a table's chat are kept. */
export const KEPT_CHAT = 500;

/** An entry with its place in the chain of its match (`src/server/chain`); those from before it have none. */
export type StoredEntry = Entry & { readonly link?: string };

/** A position with its seal, likewise. */
export type StoredSnapshot = Snapshot & { readonly seal?: string };

/** What is stored together with an entry, or not at all. */
export interface EntryWrite {
  /** As it is after the entry; it differs from the one stored before by a `MatchStatus`. */
  readonly record: TableRecord;
  readonly entry: StoredEntry;
  /** Its deed as JSON, where somebody has made it already. */
  readonly deedText?: string;
  /** Older ones than the last few are forgotten. */
  readonly snapshot?: StoredSnapshot;
}

export interface StoredChatMessage {
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly key: string;
}

/** A table with the entries of its match after some number, as they stood at one moment. */
export interface TableSince {
  readonly record: TableRecord;
  readonly entries: readonly StoredEntry[];
}

/** A table with everything that belongs to it. */
export interface WholeTable extends TableSince {
  readonly snapshots: readonly StoredSnapshot[];
  readonly chat: readonly NumberedChatMessage[];
  /** Who sits or has ever sat there. */
  readonly sat: readonly string[];
  /** Where it is known to its end. */
  readonly analysis?: WholeAnalysis;
}

export type NumberedChatMessage = StoredChatMessage & { readonly number: number };

/** A sign of life of a server. */
export interface Beat {
  readonly now: number;
  /** Of the time since the last one, what is longer than this counts as time in which no server ran. */
  readonly charged: number | 'everything' | 'nothing';
  /** Milliseconds by which the clock of all servers was set; the first who tells of it is believed. */
  readonly skipped?: number;
}

/** The milliseconds of a beat that are charged, as databases read it: nothing where none is. */
export function chargedMs(charged: Beat['charged']): number | null {
  if (charged === 'nothing') return null;
  return charged === 'everything' ? Number.MAX_SAFE_INTEGER : charged;
}

/** A table and when it must be looked at. */
export interface DuePlace {
  readonly due: number;
  readonly id: string;
}

/** A table of the lobby and where it stands there. */
export interface ListedTable {
  readonly record: TableRecord;
  readonly place: LobbyPlace;
}

/**
 * Where the server keeps everything. A promise that has resolved means that it is there after a power cut.
 * What two writers do at once is decided here, be they on different machines: the second entry with the same number
 * and the second record with the same version are refused as `stale` (`Overtaken`). Texts hold no U+0000.
 */
export interface Store extends PersonStore, SocialStore, AnalysisStore, Forgetting {
  table(id: string): Promise<TableRecord | undefined>;
  tableSince(id: string, after: number): Promise<TableSince | undefined>;
  /** At which version tables stand; those that are gone are left out. */
  versions(ids: readonly string[]): Promise<Map<string, number>>;
  /** Keeps a new table or what has become of it, its version one higher than before. */
  saveTable(record: TableRecord): Promise<void>;
  /** Tables that stand in the lobby, in its order. */
  listed(filter: TableFilter): Promise<ListedTable[]>;
  /** The tables somebody sits at or has sat at. */
  tablesOf(person: string, limit: number): Promise<TableRecord[]>;
  /** The tables somebody sits at, has sat at or is the host of that are not over, the latest first. */
  tablesUnderWay(person: string, limit: number): Promise<TableRecord[]>;
  /** Tables that must be looked at by then, the most urgent first, a page at a time. */
  due(after: DuePlace, until: number, limit: number): Promise<DuePlace[]>;
  /** How many tables of a host are not over yet. */
  hostedBy(person: string): Promise<number>;
  /** How many tables that were asked for from somewhere are not over yet. */
  openFrom(origin: string): Promise<number>;
  /** Stores that a server runs now, and returns for how many milliseconds none ever did. */
  beat(beat: Beat): Promise<number>;

  append(write: EntryWrite): Promise<void>;
  entries(table: string): Promise<StoredEntry[]>;
  /** The latest first. */
  snapshots(table: string): Promise<StoredSnapshot[]>;

  /**
   * Stores a chat message once for each key and returns what is stored: where the key was known, what was said first. Of a
   * table's chat the last `KEPT_CHAT` are kept.
   */
  addChat(line: StoredChatMessage): Promise<NumberedChatMessage>;
  /** The last lines, the oldest first. */
  chat(table: string, limit: number): Promise<NumberedChatMessage[]>;

  /** The ids of all tables in their order, a page at a time. */
  tablesAfter(id: string, limit: number): Promise<string[]>;
  sat(table: string): Promise<string[]>;
  /** Keeps a table as it was elsewhere; refused as `taken` where it is there already. */
  restore(table: WholeTable): Promise<void>;

  /** Resolves when the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export async function isEmpty(store: Store): Promise<boolean> {
  const [people, tables] = [await store.peopleAfter('', 1), await store.tablesAfter('', 1)];
  return people.length + tables.length === 0;
}
