import type { GameEvent, Move, Seat } from '../kernel/game.ts';

/** Why a move was not the bot's own: it failed, chose what is not legal or took too long, so a simpler one chose. */
export type Note = keyof typeof NOTES;

/** What a note says to the people at the table. */
export const NOTES = {
  botFailed: 'The bot failed, so a simpler one chose this move for it.',
  botIllegal: 'The bot chose what is not legal, so a simpler one chose for it.',
  botLate: 'The bot took too long, so a simpler one chose for it.',
} as const;

/** A move as it is stored: with its events, so that nothing need be replayed to send them. */
export interface MoveDeed {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  /** Points by seat after it. */
  readonly points: readonly number[];
  /** Whether nothing is hidden from anybody after it. */
  readonly open: boolean;
  /** Whether its seat cannot take it back by itself. */
  readonly final: boolean;
  readonly note?: Note;
  /** Whether it plays again what was taken back. */
  readonly again?: true;
  /** There where its seat has left the match with it, by the rules of the game: because it wanted to, or its time was up. */
  readonly leaves?: Leave;
}

/** Why a seat is given up. */
export type Leave = 'choice' | 'clock';

/** A move as it was kept before that: with how many of the latest moves its seat could take back after it. */
type EarlierMoveDeed = Omit<MoveDeed, 'final'> & { readonly undoable: number };

/** A move as it may be kept. */
export type StoredMove = MoveDeed | EarlierMoveDeed;

export function isFinal(deed: StoredMove): boolean {
  return 'final' in deed ? deed.final : deed.undoable === 0;
}

/** What is done at a table beside the moves. An undo goes back to the position after `to` moves. */
export type TableDeed =
  | { readonly kind: 'undo'; readonly to: number; readonly consent: boolean }
  | { readonly kind: 'resign'; readonly why: Leave }
  | { readonly kind: 'substitute'; readonly bot: string; readonly why: 'absent' | 'clock' }
  /** With the milliseconds given back to its clock, if any. */
  | { readonly kind: 'reclaim'; readonly returned?: number }
  | { readonly kind: 'pause' | 'resume' }
  | ClosingDeed;

/** Ends a match unfinished: with everybody's consent, or by its host alone because nobody else is left. */
interface ClosingDeed {
  readonly kind: 'close';
  readonly consent: boolean;
}

/** Anything that changes a match. What the rules know of are the moves alone. */
export type Deed =
  | StoredMove
  | ({ readonly seat: Seat } & Exclude<TableDeed, ClosingDeed>)
  /** A host who closes a table may have no seat there. */
  | ({ readonly seat?: Seat } & ClosingDeed);

/** One line of the ledger of a match, numbered from 1. Nothing is ever struck out: an undo is a line too. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  /** Whose deed it was; nobody's where a bot or the clock did it. */
  readonly by: string | undefined;
  /** What makes sending it twice harmless. */
  readonly key: string | undefined;
  readonly deed: Deed;
}
