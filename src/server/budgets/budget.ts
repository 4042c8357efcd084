/** How much of something may be used: so much at once, and so much a second from then on. */
export interface Allotment {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what was used after it was used, because nobody knows beforehand what something costs. */
export interface Budget {
  charge(who: string, cost: number): void;
  /** Whether somebody has used more than they may; they wait until that has passed. */
  isSpent(who: string): boolean;
}

/** Those who owe nothing any more are forgotten when there are this many. */
const MAX_KNOWN = 10_000;

const DAY_SECONDS = 24 * 60 * 60;

/** So much a day. */
export function daily(amount: number): Allotment {
  return { burst: amount, perSecond: amount / DAY_SECONDS };
}

export function budgetOf({ burst, perSecond }: Allotment, now: () => number): Budget {
  const used = new Map<string, { readonly amount: number; readonly at: number }>();
  const usedBy = (who: string): number => {
    const { amount, at } = used.get(who) ?? { amount: 0, at: 0 };
    return Math.max(0, amount - (Math.max(0, now() - at) / 1000) * perSecond);
  };
  const tidy = (): void => {
    for (const who of used.keys()) if (usedBy(who) === 0) used.delete(who);
  };
  return {
    charge(who, cost) {
      if (used.size >= MAX_KNOWN) tidy();
      // However much one thing costs, it is paid for in the time that two bursts take.
      used.set(who, { amount: Math.min(2 * burst, usedBy(who) + cost), at: now() });
    },
    isSpent: (who) => usedBy(who) >= burst,
  };
}
