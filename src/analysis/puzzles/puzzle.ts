import type { Difference } from '../../bots/coach/difference.ts';
import type { Seat } from '../../kernel/game.ts';
import type { MatchRecord } from '../../kernel/match/record.ts';

/** A position in which one line of moves is clearly best, to be found by whoever looks at it. */
export interface Puzzle extends PuzzleTitle {
  /** The match up to the puzzle, then the best line, and closed there: a record as any other. */
  readonly record: MatchRecord;
  /** How many moves had been made when the puzzle begins; the moves of the record after them are the best line. */
  readonly ply: number;
  /** The decisions of the line; its moves between them are forced. */
  readonly steps: readonly PuzzleStep[];
  /** What the line holds more and less of than the next best idea. */
  readonly differences: readonly Difference[];
  readonly source: PuzzleSource;
}

/** What a puzzle is listed by. */
export interface PuzzleTitle {
  /** From 1; stays the same for ever. */
  readonly number: number;
  readonly seats: number;
  /** Whoever has to find it. */
  readonly seat: Seat;
  /** What it is about: the measure that the line gains most by, or nothing where all that can be counted is the same. */
  readonly theme: string;
  readonly difficulty: Difficulty;
}

/** 1 is plain to see, 3 is missed by most levels. */
export type Difficulty = 1 | 2 | 3;

/** A decision of the line. */
export interface PuzzleStep {
  /** How many moves had been made before it. */
  readonly ply: number;
  /** The chance of winning after the best move, by how much it is ahead of the next idea, and how far that may be off. */
  readonly chance: number;
  readonly lead: number;
  readonly noise: number;
  /** Other moves of the same idea. */
  readonly same: readonly string[];
  /** Whether other moves may come before it in the turn, so that they cost nothing and are not the point. */
  readonly waits?: true;
  /** What each of the other moves costs, in hundredths of the chance of winning. */
  readonly costs: Readonly<Record<string, number>>;
}

/** Where a puzzle was found, so that the same command finds it again. */
export interface PuzzleSource {
  readonly level: string;
  readonly seed: string;
  readonly match: number;
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

/** What costs so little, in hundredths, is as good as the best. */
export const AS_GOOD = 2;
/** Ways to do the same thing are tried less often than it is told from others: up to this cost they are not told apart. */
const NEAR = 4;

/** What a move does and with what, whatever it does it to. */
export const deedOf = (text: string): string => text.split(' ').slice(0, 2).join(' ');

/** Whether a move is of the same idea as the best: known to be, or another way to do what must not be missed in a turn. */
export function isOfIdea(
  { same, waits, costs }: Pick<PuzzleStep, 'same' | 'waits' | 'costs'>,
  best: string,
  text: string,
): boolean {
  const isWay = waits === true && deedOf(text) === deedOf(best);
  return text === best || same.includes(text) || (isWay && (costs[text] ?? NEAR + 1) <= NEAR);
}

/** What is shown of the puzzles of a game before one is opened. */
export type PuzzleList = readonly PuzzleTitle[];
