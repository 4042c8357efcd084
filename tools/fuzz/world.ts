import type { Case } from './case.ts';

/** What became of an input. */
export interface Verdict {
  /** `ok`, or the code of the refusal. */
  readonly answer: string;
  /** What is wrong with the answer, as a sentence. */
  readonly fault?: string;
}

/** Something that takes inputs, with innocents around who must not notice. */
export interface World {
  feed(one: Case): Promise<Verdict>;
  /** The last input as it was sent. */
  said(): string;
  /** Looks after the innocents; a sentence where they are not as well as before. */
  check(): Promise<string | undefined>;
  close(): Promise<void>;
}
