/** How much of something somebody may do: so much at once, and so much a second from then on. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what everybody does, by whatever names them. */
export interface Limit {
  /** Takes from somebody's allowance; false when there is not enough left. */
  take(who: string, cost?: number): boolean;
  /** Takes what something has cost, be there enough left or not: nobody knows beforehand what it costs. */
  charge(who: string, cost: number): void;
  /** Whether nothing is left of somebody's allowance. */
  isSpent(who: string): boolean;
}

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that are full again are forgotten when there are this many. */
const MAX_BUCKETS = 100;

const DAY_SECONDS = 24 * 60 * 60;

/** So much a day. */
export function daily(amount: number): Allowance {
  return { burst: amount, perSecond: amount / DAY_SECONDS };
}

export function limitOf({ burst, perSecond }: Allowance, now: () => number): Limit {
  const buckets = new Map<string, Bucket>();
  let tidyAt = MAX_BUCKETS;
  // A clock that was set back takes nothing from anybody.
  const leftIn = ({ left, at }: Bucket, time = now()): number =>
    Math.min(burst, left + (Math.max(0, time - at) / 1000) * perSecond);
  const leftTo = (who: string): number => {
    const bucket = buckets.get(who);
    return bucket ? leftIn(bucket) : burst;
  };
  const tidy = (): void => {
    for (const [who, bucket] of buckets) if (leftIn(bucket) >= burst) buckets.delete(who);
    // Whatever is left then is not looked through again before it has doubled.
    tidyAt = Math.max(MAX_BUCKETS, 2 * buckets.size);
  };
  /** The bucket of somebody, filled up to now. */
  const filled = (who: string): Bucket => {
    const [known, at] = [buckets.get(who), now()];
    if (known) {
      known.left = leftIn(known, at);
      known.at = at;
      return known;
    }
    if (buckets.size >= tidyAt) tidy();
    const bucket = { left: burst, at };
    buckets.set(who, bucket);
    return bucket;
  };
  return {
    take(who, cost = 1) {
      const bucket = filled(who);
      const enough = bucket.left >= cost;
      if (enough) bucket.left -= cost;
      return enough;
    },
    charge(who, cost) {
      const bucket = filled(who);
      // However much one thing costs, it is paid for in the time that two bursts take.
      bucket.left = Math.max(-burst, bucket.left - cost);
    },
    isSpent: (who) => leftTo(who) <= 0,
  };
}
