import type { GameEvent, Move, Seat } from '../kernel/game.ts';
import type { Notice } from '../protocol/online.ts';
import type { Note } from '../protocol/table.ts';

/** A move as it is kept: with what it told, so that nothing need be played again to tell it. */
export interface MoveDeed {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  /** Points by seat after it. */
  readonly points: readonly number[];
  /** Whether nothing is hidden from anybody after it. */
  readonly open: boolean;
  /** How many of the latest moves its seat may take back by itself after it. */
  readonly undoable: number;
  readonly note?: Note;
  /** Whether it plays again what was taken back. */
  readonly again?: true;
}

/** Anything that changes a match. What the rules know of are the moves alone. */
export type Deed = MoveDeed | ({ readonly seat: Seat } & Notice['what']);

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
