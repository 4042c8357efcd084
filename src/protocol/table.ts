import type { Move, Outcome, Seat } from '../kernel/game.ts';
import type { Past } from '../table/past.ts';
import type { News } from '../table/view.ts';

export type { Note } from '../table/entry.ts';
export type { Past as PastFrame } from '../table/past.ts';
export type { News } from '../table/view.ts';

/** What a table tells the people at it. The same for a table in this browser and, later, for one online. */

/** Who sits on a chair. */
export interface Chair {
  readonly name: string;
  /** A person at this screen, or a bot by its name. */
  readonly player: 'person' | { readonly bot: string };
}

/** What makes a table: the game, its options and who sits where. */
export interface TableSetup {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly options: object;
  /** For repeatable tables; usually left out and drawn secretly. */
  readonly seed?: string;
}

/** A legal move with its text, which is what is sent back. */
export interface Offer<M extends Move = Move> {
  readonly text: string;
  readonly move: M;
}

/** A table as one viewer sees it now. */
export interface TableFrame {
  readonly id: string;
  readonly setup: TableSetup;
  /** Options as completed with their defaults. */
  readonly options: object;
  /** The number of the last thing that was done at this table: a move, or an undo. */
  readonly seq: number;
  /** How many moves stand. */
  readonly ply: number;
  /** Whose eyes the state is seen with; nobody's for a spectator. */
  readonly eyes: Seat | undefined;
  readonly state: object;
  readonly actors: readonly Seat[];
  /** The moves of the actors that are persons at this screen, by seat; only those `eyes` may know of. */
  readonly offers: Readonly<Record<Seat, readonly Offer[]>>;
  /** How many moves each seat may take back, and whether the last one taken back can be played again. */
  readonly undoable: readonly number[];
  readonly redoable: boolean;
  /** The moves since the last frame to this viewer; all of them in the first frame. */
  readonly news: readonly News[];
  /** Whether earlier news are void: after an undo the log is told anew. */
  readonly fresh: boolean;
  /** Points by seat after each move, from the setup on. */
  readonly scores: readonly (readonly number[])[];
  /** The bot that is thinking. */
  readonly thinking: Seat | undefined;
  /** Why the table stands still, fit to be shown: nothing can be stored, or it was removed in another tab. */
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
  readonly ply: number;
  readonly points: readonly number[];
  /** Seats that are asked; empty when it is over. */
  readonly actors: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** When it was last played, in milliseconds since 1970. */
  readonly touched: number;
}

/** A move a strong bot would think of in a seat's place. */
export interface Favourite {
  /** The text of the move. */
  readonly text: string;
  /** The chance of winning it seems to give, from 0 to 1. */
  readonly chance: number;
  /** How often it was looked into: the more often, the surer the chance. */
  readonly looks: number;
}

/** Where tables are kept and played. Faults reject with an `Error` whose message is fit to be shown. */
export interface TableHost {
  create(setup: TableSetup): Promise<string>;
  /** Calls `listener` with a frame now and after every move; returns how to stop. */
  watch(id: string, listener: (frame: TableFrame) => void): Promise<() => void>;
  /** `seq` is what the player saw last; a table that has moved on refuses. Answers with the number of the move's entry. */
  play(id: string, seat: Seat, seq: number, text: string): Promise<number>;
  undo(id: string, seat: Seat): Promise<void>;
  redo(id: string, seat: Seat): Promise<void>;
  /** The position after `ply` moves as `eyes` saw it then; with other eyes or all open once the match is over. */
  look(id: string, ply: number, eyes: Seat | 'all' | undefined): Promise<Past>;
  /** What a strong bot would do as this seat, by nothing but what the seat sees; the best first, none of a single move. */
  advise(id: string, seat: Seat, seq: number): Promise<Favourite[]>;
  list(): Promise<TableSummary[]>;
  remove(id: string): Promise<void>;
  /** The record as JSON text. */
  record(id: string): Promise<string>;
  /** Checks and replays a record, and keeps it as a table of its own. */
  adopt(record: string, names?: readonly string[]): Promise<string>;
}
