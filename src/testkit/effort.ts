/** While rules are mutated every test is repeated for every mutant: one short match each must do. */
const MUTATING = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** Whether `./orrery test --long` asks for what takes too long for every day. */
export const isLongRun = process.env['ORRERY_LONG'] !== undefined;

/** How many times as many matches to play as on every day. */
export const EFFORT = Number(process.env['ORRERY_MATCHES'] ?? (isLongRun ? 10 : 1));

/** How many matches to play where `usual` are enough. */
export function matches(usual: number): number {
  return MUTATING ? 1 : usual * EFFORT;
}

/** The cases of every day, and in a long run the rest of them. */
export function inLongRun<T>(usual: readonly T[], rest: readonly T[]): readonly T[] {
  return isLongRun ? [...usual, ...rest] : usual;
}

/** What a few matches need not meet is asked for only in a full run. */
export const inFullRun = !MUTATING;

/** At every how many decisions to look in the i-th of several matches: the first is looked at closely. */
export function closely(i: number, close: number, usual: number): number {
  return i === 0 && inFullRun ? close : usual;
}
