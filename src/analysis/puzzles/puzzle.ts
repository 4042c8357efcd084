import type { Seat } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/match/record.ts';

/** A position in which one line of moves is clearly best, to be found by whoever looks at it. */
export interface Puzzle {
  /** Stays the same for ever, such as `sol-17`. */
  readonly id: string;
  /** The match up to the puzzle, then the best line, and closed there: a record as any other. */
  readonly record: MatchRecord;
  /** How many moves had been made when the puzzle begins; the moves of the record after them are the best line. */
  readonly ply: number;
  /** Whoever has to find it. */
  readonly seat: Seat;
  /** What it is about; one of the themes of its game. */
  readonly theme: string;
  /** From 1 (plain to see) to 5. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  /** The chance of winning after the best line, after the best of the others, and how far their gap may be off. */
  readonly best: number;
  readonly next: number;
  readonly noise: number;
}

/** The puzzles of a game, as they come with the build. */
export interface PuzzleBook {
  readonly format: 'orrery-puzzles';
  readonly version: 1;
  readonly game: string;
  /** The command that found them. */
  readonly method: string;
  readonly puzzles: readonly Puzzle[];
}
