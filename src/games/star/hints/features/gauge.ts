import type { FeatureBlock, FeatureLayout, FeatureSet } from '../../../../kernel/hints/features.ts';

/**
 * A number told by marks on a scale: for each low mark that it is reached, for each high one that it is not. A match
 * begins between the two, so every mark is told early and goes out when the number passes it.
 */
export interface Gauge {
  readonly reached: FeatureBlock;
  readonly short: FeatureBlock;
  /** How many marks are reached, by how far the number lies above the first. */
  readonly passed: Uint8Array;
  readonly first: number;
  readonly marks: number;
}

/** A gauge with these marks, which rise; those above `usual` are the high ones. */
export function gaugeFor(
  layout: FeatureLayout,
  name: string,
  marks: readonly number[],
  usual: number,
): Gauge {
  const low = marks.filter((mark) => mark <= usual).length;
  const first = marks[0] ?? 0;
  const scale = Array.from({ length: (marks.at(-1) ?? 0) - first + 1 }, (_, above) => first + above);
  return {
    reached: layout.block(`${name} reached`, low),
    short: layout.block(`${name} short`, marks.length - low),
    passed: Uint8Array.from(scale, (count) => marks.filter((mark) => mark <= count).length),
    first,
    marks: marks.length,
  };
}

/** Notes a whole number. */
export function tell(
  noted: FeatureSet,
  { reached, short, passed, first, marks }: Gauge,
  count: number,
): void {
  const above = count - first;
  const last = passed.length - 1;
  const low = above < 0 ? 0 : passed[above > last ? last : above]!;
  noted.atLeast(reached, low);
  noted.atLeast(short, marks - low);
}

/** Notes a set of facts, a bit for each; of those that are rare early in a match, that they do not hold. */
export function tellSet(noted: FeatureSet, block: FeatureBlock, set: number, rare: number): void {
  for (let fact = 0, rest = set ^ rare; rest !== 0; fact++, rest >>= 1) if (rest & 1) noted.note(block, fact);
}

/** Some facts as a set. */
export function factsOf(facts: readonly number[]): number {
  return facts.reduce((set, fact) => set | (1 << fact), 0);
}

export function has(set: number, fact: number): boolean {
  return ((set >> fact) & 1) === 1;
}
