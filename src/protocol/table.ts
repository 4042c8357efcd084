import type { Report } from '../kernel/entry.ts';
import type { Move, Outcome, Seat } from '../kernel/game.ts';
import type { AdvisedPlan, Comparison, Weighed } from '../table/coachTurn.ts';
import type { PastView } from '../table/past.ts';
import type { LoggedMove } from '../table/view.ts';

export type { AdvisedPlan, Comparison, Weighed } from '../table/coachTurn.ts';
export type { Note } from '../table/entry.ts';
export type { PastView } from '../table/past.ts';
export type { LoggedMove } from '../table/view.ts';

/** What a page and the host of a table exchange, the same for a local table and one online. */

/** Who sits at a seat. */
export interface Chair {
  readonly name: string;
  /** A person at this screen, or a bot by its name. */
  readonly player: 'person' | { readonly bot: string };
}

/** The settings of a table: the game, its options and who sits where. */
export interface TableSetup {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly options: object;
  /** For repeatable matches; usually left out, so that a secret one is drawn. */
  readonly seed?: string;
  /** Moves that are made before anybody sits down, each by whoever is asked; they are stored like all moves. */
  readonly opening?: readonly string[];
  /** The guided game that is taught there, by its id. */
  readonly guided?: string;
}

/** Where a table left another, to play on from a position of it. */
export interface Branch {
  /** The table it left: a branch itself, or the match they all began with. */
  readonly of: string;
  /** After how many moves. */
  readonly ply: number;
  /** What somebody has called it; may be empty. */
  readonly name: string;
  /** When, in milliseconds since 1970; always later than what it left. */
  readonly made: number;
}

/** A legal move with its text, which is what is sent back. */
export interface Offer<M extends Move = Move> {
  readonly text: string;
  readonly move: M;
}

/** A table as one viewer sees it now. */
export interface TableView {
  readonly id: string;
  readonly setup: TableSetup;
  /** There where it plays on from a position of another table. */
  readonly branch?: Branch;
  /** Options as completed with their defaults. */
  readonly options: object;
  /** The number of the last entry: a move, an undo, anything that changed the match. */
  readonly seq: number;
  /** How many moves stand. */
  readonly ply: number;
  /** The seat whose view this is; missing for a spectator. */
  readonly eyes: Seat | undefined;
  readonly state: object;
  readonly actors: readonly Seat[];
  /** Legal moves by seat, for the persons at this screen whose turn it is; only those `eyes` may know. */
  readonly offers: Readonly<Record<Seat, readonly Offer[]>>;
  /** The moves by which seats of this viewer may leave the match, asked or not; missing where the rules do not say how. */
  readonly leaving?: Readonly<Record<Seat, Move>>;
  /** How many moves each seat may take back, and whether the last one taken back can be played again. */
  readonly undoable: readonly number[];
  readonly redoable: boolean;
  /** The moves since this viewer's previous view; all of them in the first. */
  readonly news: readonly LoggedMove[];
  /** Whether `news` replaces the log instead of extending it, as after an undo. */
  readonly fresh: boolean;
  /** Points by seat after each move, from the setup on. */
  readonly scores: readonly (readonly number[])[];
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** Why the table has stopped, as text to show: nothing can be stored, or it was removed in another tab. */
  readonly fault: string | undefined;
  readonly outcome: Outcome | undefined;
  /** The hash of the seed, and once the match is over the seed itself. */
  readonly commitment: string;
  readonly seed: string | undefined;
}

/** A table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly setup: TableSetup;
  readonly branch?: Branch;
  readonly ply: number;
  readonly points: readonly number[];
  /** Seats whose turn it is; empty when the match is over. */
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

/** Who played a match, by seat. */
export interface Players {
  readonly names: readonly string[];
  /** The level of a bot; nothing where a person sat. */
  readonly bots: readonly (string | undefined)[];
}

/** Where tables are stored and played. Failures reject with an `Error` whose message can be shown. */
export interface TableHost {
  create(setup: TableSetup): Promise<string>;
  /** Calls `listener` with a view now and after every change; returns a function that unsubscribes. */
  watch(id: string, listener: (view: TableView) => void): Promise<() => void>;
  /** `seq` is the last entry the player saw; a table that has moved on refuses. Resolves to the number of the move's entry. */
  play(id: string, seat: Seat, seq: number, text: string): Promise<number>;
  undo(id: string, seat: Seat): Promise<void>;
  redo(id: string, seat: Seat): Promise<void>;
  /** The position after `ply` moves as `eyes` saw it; other seats' views, or all open, once the match is over. */
  look(id: string, ply: number, eyes: Seat | 'all' | undefined): Promise<PastView>;
  /**
   * What a seat could do with its turn, by what it sees alone, the best first. `progress` hears how much of the thinking
   * is done, from 0 to 1. Asking again ends what was asked before.
   */
  advise(
    id: string,
    seat: Seat,
    seq: number,
    progress?: (share: number) => void,
  ): Promise<readonly AdvisedPlan[]>;
  /** What the coach thinks of other moves than those of a plan it advised. */
  weigh(id: string, seat: Seat, seq: number, moves: Weighed): Promise<Comparison>;
  /** Ends what the coach was asked about a table. */
  hush(id: string): Promise<void>;
  /** The table as it is now, its whole log with it; nothing goes on there because somebody looked. */
  glance(id: string): Promise<TableView>;
  list(): Promise<TableSummary[]>;
  /** Removes a table, and with it what was played on from it. */
  remove(id: string): Promise<void>;
  /**
   * A new table that plays on from the position after `ply` moves, with those who are to sit there and luck of its own.
   * Refused while a match goes on, but for positions of a branch in which all lies open.
   */
  playOn(id: string, ply: number, chairs: readonly Chair[], name: string): Promise<string>;
  /** Calls a branch something else. */
  rename(id: string, name: string): Promise<void>;
  /** The record as JSON text: of the whole match with its branches, whichever of them is named. */
  record(id: string): Promise<string>;
  /**
   * Checks and replays a record, and stores it as a new table, and its branches as others. Persons sit where no bot of
   * that level is known. Resolves to the table of the match itself.
   */
  adopt(
    record: string,
    names?: readonly string[],
    bots?: readonly (string | undefined)[],
    branches?: readonly Players[],
  ): Promise<string>;
  /** The table that holds the match of a record already, if there is one. */
  find(record: string): Promise<string | undefined>;
  /** What statistics sort a match by; nothing while it goes on, and where its game has nothing to tell. */
  report(id: string): Promise<Report | undefined>;
}
