import type { Seat } from '../kernel/game.ts';

/** What a match was worth to every seat, move by move: what was chosen well or badly, and what luck did. */
export interface Analysis {
  readonly format: 'orrery-analysis';
  /** The version of this form; one of another is worked out again. */
  readonly version: 1;
  /** What it was made by (`maker.ts`); the same maker finds the same in the same record. */
  readonly made: string;
  /** The checksum of the record that was analysed, as it is without branches. */
  readonly record: string;
  readonly game: string;
  readonly seats: number;
  /** The seats whose decisions were judged. */
  readonly judged: readonly Seat[];
  /** Whether decisions were judged by what the seat could see, or with everything open. */
  readonly sight: Sight;
  /** The chances of all seats after so many moves, from the set-up on; as many as are known yet. */
  readonly curve: readonly Standing[];
  /** Decisions of the judged seats, in order; forced moves are none. */
  readonly decisions: readonly JudgedDecision[];
  /** What chance brought, in order. */
  readonly luck: readonly Luck[];
  /** By seat. */
  readonly sums: readonly SeatSum[];
}

export type Sight = 'seen' | 'open';

/** A position after so many moves. */
export interface Standing {
  readonly ply: number;
  /** By seat; they add up to 1. Those who play together, or alone, all have the chance to reach what the game asks for. */
  readonly chances: readonly number[];
  /** How far each may be off, to either side, with 95 %. */
  readonly noise: number;
}

/** A move and the chance of winning it seems to give. */
export interface Choice {
  /** The move as a text. */
  readonly text: string;
  readonly chance: number;
  /** How far the chance may be off, to either side, with 95 %. */
  readonly noise: number;
}

/** How good a decision was, by what it cost and by how sure that is. */
export type Verdict = 'best' | 'good' | 'slip' | 'mistake' | 'blunder' | 'close';

export interface JudgedDecision {
  /** How many moves had been made before it. */
  readonly ply: number;
  /** How many had been made before the turn of its seat began. */
  readonly turn: number;
  readonly seat: Seat;
  readonly played: Choice;
  /** The best choices, the best first; the played one among them where it is one. */
  readonly best: readonly Choice[];
  /** What the best would have given beyond the played, in chance of winning; never below 0. */
  readonly cost: number;
  /** How far that may be off, to either side, with 95 %. */
  readonly noise: number;
  readonly verdict: Verdict;
}

/** What the draws within one move did to each seat. */
export interface Luck {
  /** The move they belong to: the number of moves made when it was over. */
  readonly ply: number;
  /** By seat: the chance after them, less the mean over what could have come. Those of rivals add up to 0. */
  readonly gains: readonly number[];
  /** How far the mean may be off, to either side, with 95 %. */
  readonly noise: number;
}

export interface SeatSum {
  /** The share of the value of the best choices that was kept, from 0 to 1; nothing where it chose nothing. */
  readonly accuracy: number | undefined;
  /** All gains by luck. */
  readonly luck: number;
  /** What it won, from 0 to 1; winners share. */
  readonly result: number;
  /** What it would have won if all chance had been average: the result without the luck. */
  readonly withoutLuck: number;
}
