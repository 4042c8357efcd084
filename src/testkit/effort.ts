/** While rules are mutated every test is repeated for every mutant: one short match each must do. */
const MUTATING = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** How many matches to play where `usual` are enough; ORRERY_MATCHES=n plays n times as many. */
export function matches(usual: number): number {
  return MUTATING ? 1 : usual * Number(process.env['ORRERY_MATCHES'] ?? 1);
}

/** What a few matches need not meet is asked for only in a full run. */
export const inFullRun = !MUTATING;

/** At every how many decisions to look in the i-th of several matches: the first is looked at closely. */
export function closely(i: number, close: number, usual: number): number {
  return i === 0 && inFullRun ? close : usual;
}
