import type { Seed } from '../../../kernel/match/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Outcome, Seat } from '../../../kernel/game.ts';
import type { PastLuck } from '../../../kernel/match/luck.ts';
import type { Conduct } from '../../../kernel/match/record.ts';
import type { Branch, Note, TableSetup } from '../../../protocol/table.ts';
import type { StoredDeed } from './deeds.ts';

/** A table as it is stored. Options, seed and deeds are the source of truth; the rest is derived, for the list of tables. */
export interface StoredTable {
  readonly id: string;
  /** Raised by one with every change; a change that skips a revision is refused. */
  readonly revision: number;
  readonly rulesVersion: number;
  /** As it was asked for, without the seed. */
  readonly setup: TableSetup;
  /** As completed with the defaults at that time. */
  readonly options: object;
  readonly seed: Seed;
  /** There in a branch: what it shares with the table it left drew from these. */
  readonly pastLuck?: readonly PastLuck[];
  readonly branch?: Branch;
  /** How a match went that was played elsewhere, beside its moves. */
  readonly conduct?: StoredConduct;
  /** Everything that was done, in order; nothing is ever removed. */
  readonly deeds: readonly StoredDeed[];
  /** How many moves stand. */
  readonly ply: number;
  readonly points: readonly number[];
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

/** Who gave up or closed a match, and whether it has ended with that. */
export type StoredConduct = Pick<Conduct, 'resigned' | 'closed' | 'over'>;

/** The older form of a stored table: the moves that stand, as `seat text`, and those taken back. */
type EarlierTable = Omit<StoredTable, 'deeds' | 'ply'> & {
  readonly moves: readonly string[];
  /** The next to be played again last. */
  readonly undone: readonly string[];
  /** By the number of the move. */
  readonly notes: Readonly<Record<number, Note>>;
};

export type AnyStoredTable = StoredTable | EarlierTable;

/** A stored table in the current form. */
export function readTable(kept: AnyStoredTable): StoredTable {
  if ('deeds' in kept) return kept;
  const { moves, undone, notes, ...table } = kept;
  const played = [...moves, ...undone.toReversed()].map((line, i) => parseMove(line, notes[i + 1]));
  const last = played.at(-1);
  const undo = undone.length > 0 && last ? [{ seat: last.seat, to: moves.length }] : [];
  return { ...table, deeds: [...played, ...undo], ply: moves.length };
}

function parseMove(line: string, note: Note | undefined): StoredDeed {
  const gap = line.indexOf(' ');
  return { seat: Number(line.slice(0, gap)), text: line.slice(gap + 1), ...(note && { note }) };
}

/** Stores the tables of this browser, for all its tabs. */
export interface LocalStore {
  /** Stores a new table (revision 1) or the next revision of one; anything else is refused as stale. */
  put(table: StoredTable): Promise<void>;
  get(id: string): Promise<StoredTable | undefined>;
  list(): Promise<StoredTable[]>;
  /** Removes a table, if it is there. */
  remove(id: string): Promise<void>;
  /** Calls `listener` with the id of every table that another tab changes or removes; returns how to stop. */
  onChange(listener: (id: string) => void): () => void;
  close(): void;
}

/** Refuses a change that does not build on the latest one, so that no move is ever lost. */
export function checkRevision(kept: AnyStoredTable | undefined, next: StoredTable): void {
  if (kept === undefined && next.revision > 1) {
    throw new InputError('unknown_match', 'this table was removed in another tab');
  }
  if (next.revision !== (kept?.revision ?? 0) + 1) {
    throw new InputError('stale', 'this table was changed in another tab; look at it again');
  }
}
