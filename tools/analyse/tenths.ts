import type { Sample } from './fit.ts';

/** Chances that were told between one tenth and the next, and what came of them. */
export interface Tenth {
  /** What was told on average, and which share was won. */
  readonly told: number;
  readonly won: number;
  readonly count: number;
}

/** What was told with one number of seats. */
export interface Told {
  readonly seats: number;
  readonly matches: number;
  readonly brier: number;
  readonly tenths: readonly Tenth[];
}

/** Chances by tenths, without those that nobody was told. */
export function tenthsOf(samples: readonly Sample[]): Tenth[] {
  const sums = Array.from({ length: 10 }, () => ({ told: 0, won: 0, count: 0 }));
  for (const { told, won } of samples)
    told.forEach((chance, seat) => {
      const tenth = sums[Math.min(9, Math.floor(10 * chance))]!;
      tenth.told += chance;
      tenth.won += won[seat]!;
      tenth.count++;
    });
  return sums
    .filter(({ count }) => count > 0)
    .map(({ told, won, count }) => ({ told: told / count, won: won / count, count }));
}

/** Fewer chances than these tell nothing: their share is off by more than seven points through luck alone. */
const TELLING = 200;

/** The tenth whose share of wins is farthest from what was told, of those with enough chances. */
export function worstOf(tenths: readonly Tenth[]): (Tenth & { readonly off: number }) | undefined {
  return tenths
    .filter(({ count }) => count >= TELLING)
    .map((tenth) => ({ ...tenth, off: Math.abs(tenth.told - tenth.won) }))
    .toSorted((a, b) => b.off - a.off)[0];
}
