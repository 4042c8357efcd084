/** How much of something somebody may do: so much at once, and so much a second from then on. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what everybody does, by whatever names them. */
export interface Limit {
  /** Takes from somebody's allowance; false when there is not enough left. */
  take(who: string, cost?: number): boolean;
}

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that are full again are forgotten when there are this many. */
const MAX_BUCKETS = 10_000;

export function limitOf({ burst, perSecond }: Allowance, now: () => number): Limit {
  const buckets = new Map<string, Bucket>();
  // A clock that was set back takes nothing from anybody.
  const passedSince = (at: number): number => Math.max(0, now() - at) / 1000;
  const leftIn = ({ left, at }: Bucket): number => Math.min(burst, left + passedSince(at) * perSecond);
  const tidy = (): void => {
    for (const [who, bucket] of buckets) if (leftIn(bucket) >= burst) buckets.delete(who);
  };
  return {
    take(who, cost = 1) {
      const bucket = buckets.get(who) ?? { left: burst, at: now() };
      const left = leftIn(bucket);
      const enough = left >= cost;
      if (buckets.size >= MAX_BUCKETS) tidy();
      buckets.set(who, { left: enough ? left - cost : left, at: now() });
      return enough;
    },
  };
}
