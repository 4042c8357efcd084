import type { Finding } from '../analysis/inquiry.ts';

/** What a server knows of the analysis of a match, which it works out once for everybody. */
export interface ServedAnalysis {
  /** Whether it is wanted by nobody, waits for others, is being worked out, or is known to its end. */
  readonly state: 'none' | 'waiting' | 'working' | 'whole';
  /** How many other matches wait or are worked on, while it waits. */
  readonly others?: number;
  /** What it is made by, and the name of the match by its record; missing before anything is known. */
  readonly made?: string;
  readonly record?: string;
  /** How many places of the match are done, of how many. */
  readonly done: number;
  readonly of: number;
  /** What was found out at the places after those that were named, in order. */
  readonly findings: readonly Finding[];
}
