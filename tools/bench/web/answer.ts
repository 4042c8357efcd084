/** What came of a click, in milliseconds of the page's clock. */
export interface Answer {
  /** Whether it made a move; else it only picked something up, or opened it. */
  readonly moved: boolean;
  readonly clicked: number;
  /** When the frame that shows it had been laid out and painted. */
  readonly drawn: number;
}

/** Where to click. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
