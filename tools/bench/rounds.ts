import { itemAt } from '../../src/kernel/data/lists.ts';
import { medianOf } from '../../src/cli/statistics.ts';

/** Something to measure: does a piece of work and tells how much it was. */
export type Work = () => number;

/** Works for some seconds and tells how much was done per second. */
export type Gauge = (seconds: number) => Promise<number>;

export interface Rate {
  /** Per second, in the middle of several rounds. */
  readonly median: number;
  readonly best: number;
}

const ROUNDS = 5;

/** Measures in turn, round by round, so that whatever disturbs the machine disturbs all alike. */
export async function measured(gauges: readonly Gauge[], seconds: number): Promise<Rate[]> {
  const rounds: number[][] = [];
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await oneRound(gauges, seconds / ROUNDS));
  const [, ...warm] = rounds;
  return gauges.map((_, i) => {
    const rates = warm.map((round) => itemAt(round, i));
    return { median: medianOf(rates), best: Math.max(...rates) };
  });
}

async function oneRound(gauges: readonly Gauge[], seconds: number): Promise<number[]> {
  const rates: number[] = [];
  for (const gauge of gauges) rates.push(await gauge(seconds));
  return rates;
}

/** The work is a function called many times: one long loop would stay in a slow tier of the compiler. */
export function rateOf(work: Work, seconds: number): number {
  const start = performance.now();
  let amount = 0;
  let passed = 0;
  do {
    amount += work();
    passed = (performance.now() - start) / 1000;
  } while (passed < seconds);
  return amount / passed;
}
