import type { Outcome, Seat } from '../../kernel/game.ts';
import type { OnlineSetup, Proposal, Stage } from '../../protocol/online.ts';

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
  readonly nonce?: string;
}

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
  readonly clocks?: Clocks;
  readonly proposal?: Proposal | undefined;
  /** How many there were. */
  readonly proposals?: number;
  readonly rematch?: string;
  /** How the match stands, for lists. */
  readonly ply: number;
  readonly points: readonly number[];
  readonly actors: readonly Seat[];
  /** Those of the actors whose persons decide. */
  readonly waiting?: readonly Seat[];
  readonly outcome?: Outcome;
  readonly created: number;
  /** When the match began. */
  readonly begun?: number;
  readonly touched: number;
}

/** How the match of a table stands: what a move changes of its record, beside ending any proposal. */
export type MatchStatus = Pick<
  TableRecord,
  'version' | 'stage' | 'ply' | 'points' | 'actors' | 'waiting' | 'outcome' | 'clocks' | 'touched'
>;

export function matchStatusOf(record: TableRecord): MatchStatus {
  const { version, stage, ply, points, actors, waiting, outcome, clocks, touched } = record;
  return {
    version,
    stage,
    ply,
    points,
    actors,
    touched,
    ...(waiting && { waiting }),
    ...(outcome && { outcome }),
    ...(clocks && { clocks }),
  };
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

/** Whether moves may still be made there, now or later. */
export function isLive({ stage }: TableRecord): boolean {
  return stage === 'playing' || stage === 'paused';
}
