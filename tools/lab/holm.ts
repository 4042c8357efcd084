/** What came of a question among many. */
export interface Verdict {
  readonly isFound: boolean;
  /** The error it was judged by, and its interval is drawn by. */
  readonly error: number;
}

/**
 * Holm's rule (1979): of all that is found, in at most a share `error` of cases a single thing is found by chance alone. The
 * clearest question is judged first, as if all were asked; each that passes leaves more room for the next.
 */
export function holm(errors: readonly number[], error: number): Verdict[] {
  const order = errors.map((_, i) => i).toSorted((a, b) => errors[a]! - errors[b]!);
  const verdicts: Verdict[] = [];
  let failed: number | undefined;
  order.forEach((question, place) => {
    const allowed = error / (errors.length - place);
    if (failed === undefined && errors[question]! > allowed) failed = allowed;
    verdicts[question] = { isFound: failed === undefined, error: failed ?? allowed };
  });
  return verdicts;
}
