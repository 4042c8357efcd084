import { medianOf } from '../statistics.ts';

/** Something to measure: does a piece of work and tells how much it was. */
export type Work = () => number;

export interface Rate {
  /** Per second, in the middle of several rounds. */
  readonly median: number;
  readonly best: number;
}

const ROUNDS = 5;

/**
 * Measures several works in turn, round by round, so that whatever disturbs the machine disturbs all of them.
 * The work is a function called many times: a loop of its own would stay in a slow tier of the compiler.
 */
export function measured(works: readonly Work[], seconds: number): Rate[] {
  for (const work of works) rateOf(work, seconds / ROUNDS);
  const rounds = Array.from({ length: ROUNDS }, () => works.map((work) => rateOf(work, seconds / ROUNDS)));
  return works.map((_, i) => {
    const rates = rounds.map((round) => round[i] as number);
    return { median: medianOf(rates), best: Math.max(...rates) };
  });
}

function rateOf(work: Work, seconds: number): number {
  const start = performance.now();
  let amount = 0;
  let passed = 0;
  do {
    amount += work();
    passed = (performance.now() - start) / 1000;
  } while (passed < seconds);
  return amount / passed;
}
