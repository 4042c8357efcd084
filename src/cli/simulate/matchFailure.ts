/** A bug that came up in a match of a series. */
export class MatchFailure extends Error {
  readonly match: number;

  constructor(match: number, stack: string) {
    super(`match ${match} failed`);
    this.match = match;
    this.stack = stack;
  }
}
