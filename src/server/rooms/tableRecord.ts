import type { Outcome, Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { AbortedDraw } from '../../kernel/match/fairness.ts';
import type { Closing, OnlineSetup, Person, Proposal, Stage } from '../../protocol/online.ts';

/** A seat as it is stored. */
export interface StoredChair {
  /** The id of the person it belongs to. */
  readonly person?: string;
  /** The name that person had when sitting down. */
  readonly name?: string;
  readonly account?: boolean;
  /** The bot it belongs to. */
  readonly bot?: string;
  /** The person it is reserved for at a rematch. */
  readonly keptFor?: string;
  /** The hash of the nonce that its person's client has drawn. */
  readonly promise?: string;
  /** The nonce, once it was shown in a draw. */
  readonly nonce?: string;
  /** The bot its person wants to play for them whenever they cannot. */
  readonly standIn?: string;
}

/** Who closed a table, by their id; names are looked up, as they may change. */
type StoredClosing = Omit<Closing, 'by'> & { readonly by: string };

/** Milliseconds left by seat, as they stood at `at`. */
export interface Clocks {
  readonly left: readonly number[];
  readonly at: number;
}

/** A table as it is stored, without the entries of its match. */
export interface TableRecord {
  readonly id: string;
  /** Counts how often it was written. */
  readonly version: number;
  readonly setup: OnlineSetup;
  /** Completed with the defaults of the day the table was made. */
  readonly options: object;
  readonly rulesVersion: number;
  readonly stage: Stage;
  readonly host: { readonly id: string; readonly name: string; readonly account: boolean };
  readonly chairs: readonly StoredChair[];
  /** People admitted by an invitation. */
  readonly members: readonly string[];
  /** People the host has removed; they do not come back. */
  readonly removed?: readonly string[];
  /** Raised to make earlier invitations void. */
  readonly invitations: number;
  /** The server's secret of 64 hex digits, drawn when the table was made. */
  readonly secret: string;
  /** While the luck is drawn: all seats are taken, and every person has promised a nonce. */
  readonly draw?: { readonly begun: number } | undefined;
  readonly abortedDraws?: readonly AbortedDraw[];
  readonly clocks?: Clocks;
  readonly proposal?: Proposal | undefined;
  /** How many there were. */
  readonly proposals?: number;
  readonly rematch?: string;
  /** Where its host asked for it: a keyed hash of the address, which tells nobody the address. */
  readonly origin?: string;
  /** How the match stands, for lists. */
  readonly ply: number;
  readonly points: readonly number[];
  readonly actors: readonly Seat[];
  /** Those of the actors whose persons decide. */
  readonly waiting?: readonly Seat[];
  /** How many persons still decide for a seat. */
  readonly deciding?: number;
  readonly outcome?: Outcome;
  /** Missing where it was closed before this was kept. */
  readonly closing?: StoredClosing;
  /** The link of the last entry (`src/server/chain`). */
  readonly head?: string;
  readonly created: number;
  /** When the match began. */
  readonly begun?: number;
  readonly touched: number;
}

/** How the match of a table stands: what a move changes of its record, beside ending any proposal. */
export type MatchStatus = Pick<
  TableRecord,
  | 'version'
  | 'stage'
  | 'ply'
  | 'points'
  | 'actors'
  | 'waiting'
  | 'deciding'
  | 'outcome'
  | 'closing'
  | 'clocks'
  | 'touched'
>;

export function matchStatusOf(record: TableRecord): MatchStatus {
  const { version, stage, ply, points, actors, waiting, deciding, outcome, closing, clocks, touched } =
    record;
  return {
    version,
    stage,
    ply,
    points,
    actors,
    touched,
    ...(waiting && { waiting }),
    ...(deciding !== undefined && { deciding }),
    ...(outcome && { outcome }),
    ...(closing && { closing }),
    ...(clocks && { clocks }),
  };
}

/** What of a table changes when a person at it has another name; nothing where it is there already. */
export function renamed(
  { chairs, host }: TableRecord,
  { id, name, account }: Person,
): Pick<TableRecord, 'chairs' | 'host'> | undefined {
  const isOld = (one: { readonly name?: string; readonly account?: boolean }): boolean =>
    one.name !== name || one.account !== account;
  const isSame =
    !chairs.some((chair) => chair.person === id && isOld(chair)) && !(host.id === id && isOld(host));
  if (isSame) return undefined;
  return {
    chairs: chairs.map((chair) => (chair.person === id ? { ...chair, name, account } : chair)),
    host: host.id === id ? { id, name, account } : host,
  };
}

/** The seats whose persons a draw of luck waits for. */
export function drawingSeats({ draw, chairs }: TableRecord): Seat[] {
  if (draw === undefined) return [];
  return chairs.flatMap(({ person, nonce }, seat) =>
    person !== undefined && nonce === undefined ? [seat] : [],
  );
}

/** The persons who sit at a table. */
export function seatedPersons({ chairs }: TableRecord): string[] {
  return chairs.flatMap(({ person }) => (person === undefined ? [] : [person]));
}

/** The seat of a person; nobody has two at one table. */
export function seatOf({ chairs }: TableRecord, person: string): Seat | undefined {
  const seat = chairs.findIndex((chair) => chair.person === person);
  return seat < 0 ? undefined : seat;
}

/** Whether somebody sits at a table or is its host, and does not only watch. */
export function isAtTable(record: TableRecord, person: string): boolean {
  return record.host.id === person || seatOf(record, person) !== undefined;
}

/** Who closed a table and when; nothing where nobody did or nobody knows any more. */
export function closingOf({ closing, chairs, host }: TableRecord): Closing | undefined {
  if (closing === undefined) return undefined;
  const { person: id, name = '', account = false } = chairs.find(({ person }) => person === closing.by) ?? {};
  const by: Person = id === undefined ? host : { id, name, account };
  return { ...closing, by };
}

/** Whether moves may still be made there, now or later. */
export function isLive({ stage }: TableRecord): boolean {
  return stage === 'playing' || stage === 'paused';
}

/** Whether the luck of a table may be told: no move will ever use it. */
export function hasEnded({ stage }: TableRecord): boolean {
  return stage === 'over' || stage === 'closed';
}

/**
 * When a table must be looked at without anybody there, by the time of its clock: at once (0) where a bot is to move for
 * somebody, when the next clock runs out, or never.
 */
export function dueAt({
  stage,
  setup,
  chairs,
  clocks,
  waiting = [],
  deciding,
}: TableRecord): number | undefined {
  if (stage !== 'playing') return undefined;
  const persons = deciding ?? chairs.filter(({ person }) => person !== undefined).length;
  if (waiting.length === 0) return persons > 0 ? 0 : undefined;
  if (clocks === undefined || setup.clock?.atZero === 'nothing') return undefined;
  return Math.max(1, clocks.at + Math.min(...waiting.map((seat) => itemAt(clocks.left, seat))));
}
