/** The table a bot thinks for, and who pays for its time. */
export interface Asker {
  readonly table: string;
  /** Where the person who pays comes from, in any form that is the same each time. */
  readonly address: string;
  readonly person: string;
  /** Whether somebody is there to see the answer. */
  readonly isWatched: () => boolean;
}

/** A job whose turn has come. */
export interface Turn<T> {
  readonly job: T;
  /** Milliseconds it may take, where that is less than it asked for. */
  readonly limit: number | undefined;
  /** Milliseconds it may take as things are now: fewer, the more wait meanwhile. */
  readonly allowed: () => number;
  /** Charges the milliseconds it took to whoever pays. */
  readonly done: (took: number) => void;
}

/** Jobs that wait for one of a few threads, which everybody who waits gets an equal share of. */
export interface FairQueue<T> {
  /** Adds a job that takes at most so many milliseconds. */
  add(job: T, asker: Asker, ms: number): void;
  next(): Turn<T> | undefined;
  size(): number;
  /** Takes out all that wait. */
  clear(): T[];
}

interface Waiting<T> {
  readonly job: T;
  readonly asker: Asker;
  readonly ms: number;
  readonly since: number;
}

/** What was used is forgotten by and by: after this time a little more than a third of it counts. */
const WINDOW_MS = 60_000;

/** A table that nobody watches gives way to watched ones for this long. */
const PATIENCE_MS = 60_000;

/** Nobody is hurried below this part of a bot's time for having used much before. */
const LEAST_PART = 0.1;

/** `threads` tells how many jobs are done at once. */
export function fairQueue<T>(threads: () => number, now: () => number): FairQueue<T> {
  let waiting: Waiting<T>[] = [];
  const byAddress = decayingSums();
  const [addresses, persons] = [turns(), turns()];
  const charge = ({ address, person }: Asker, ms: number): void => {
    byAddress.add(address, ms, now());
    addresses.charge(address, ms, waiting.length === 0);
    persons.charge(person, ms, waiting.length === 0);
  };

  /** What is urgent first; of that the address, and there the person, whose turn it is; of those the oldest. */
  function first(at: number): Waiting<T> | undefined {
    const urgent = waiting.filter(({ asker, since }) => asker.isWatched() || at - since > PATIENCE_MS);
    const candidates = urgent.length > 0 ? urgent : waiting;
    const addressed = leastBy(candidates, ({ asker }) => addresses.of(asker.address));
    return leastBy(addressed, ({ asker }) => persons.of(asker.person))[0];
  }

  /** A long queue of one's own costs time to think; the queues of others count once for each address. */
  function crowd({ address }: Asker): number {
    const own = waiting.filter(({ asker }) => asker.address === address).length;
    const others = new Set(waiting.map(({ asker }) => asker.address));
    others.delete(address);
    return Math.ceil((own + others.size) / threads());
  }

  /** Whoever has used more than half of all threads, while others used some too, thinks in shorter pieces. */
  function partFor({ address }: Asker, at: number): number {
    const part = byAddress.of(address, at) / (WINDOW_MS * threads());
    if (part <= 0.5 || byAddress.active(at).every((other) => other === address)) return 1;
    return Math.max(LEAST_PART, 2 * (1 - part));
  }

  return {
    add(job, asker, ms) {
      waiting.push({ job, asker, ms, since: now() });
    },
    next() {
      const at = now();
      const taken = first(at);
      if (taken === undefined) return undefined;
      const { job, asker, ms } = taken;
      waiting = waiting.filter((one) => one !== taken);
      const part = partFor(asker, at);
      const allowed = (): number => (ms * part) / (1 + crowd(asker));
      const granted = allowed();
      addresses.take(asker.address);
      persons.take(asker.person);
      // Charged beforehand, so that the next thread goes to somebody else.
      charge(asker, granted);
      return {
        job,
        limit: granted < ms ? granted : undefined,
        allowed,
        done: (took) => charge(asker, took - granted),
      };
    },
    size: () => waiting.length,
    clear() {
      const jobs = waiting.map(({ job }) => job);
      waiting = [];
      return jobs;
    },
  };
}

/** The items for which a number is smallest, in their order. */
function leastBy<T>(items: readonly T[], number: (item: T) => number): T[] {
  const numbers = items.map(number);
  const least = Math.min(...numbers);
  return items.filter((_, i) => numbers[i] === least);
}

/**
 * Whose turn it is: the smaller the number, the sooner. Whoever comes, new or after a while, stands where the others are:
 * nobody has to wait for what they used while there was enough, and nobody saves up what they did not.
 */
interface Turns {
  of(key: string): number;
  /** Somebody has their turn. */
  take(key: string): void;
  /** Charges somebody; where nobody waits they stay level with all others. */
  charge(key: string, ms: number, isAlone: boolean): void;
}

function turns(): Turns {
  const used = new Map<string, number>();
  let reached = 0;
  const of = (key: string): number => Math.max(reached, used.get(key) ?? 0);
  return {
    of,
    take(key) {
      const before = of(key);
      used.set(key, before);
      reached = before;
      if (used.size >= MAX_SUMS) for (const [one, place] of used) if (place < reached) used.delete(one);
    },
    charge(key, ms, isAlone) {
      const place = (used.get(key) ?? reached) + ms;
      used.set(key, place);
      if (isAlone) reached = Math.max(reached, place);
    },
  };
}

/** Milliseconds used lately, by whatever names somebody. */
interface DecayingSums {
  of(key: string, at: number): number;
  add(key: string, ms: number, at: number): void;
  /** Those with any use worth counting. */
  active(at: number): string[];
}

/** Less than this is nothing. */
const NOTHING_MS = 100;

/** Sums that have faded are forgotten when there are this many. */
const MAX_SUMS = 1000;

function decayingSums(): DecayingSums {
  const sums = new Map<string, { readonly ms: number; readonly at: number }>();
  const of = (key: string, at: number): number => {
    const sum = sums.get(key);
    return sum === undefined ? 0 : sum.ms * Math.exp((sum.at - at) / WINDOW_MS);
  };
  const active = (at: number): string[] => [...sums.keys()].filter((key) => of(key, at) >= NOTHING_MS);
  return {
    of,
    active,
    add(key, ms, at) {
      sums.set(key, { ms: Math.max(0, of(key, at) + ms), at });
      if (sums.size < MAX_SUMS) return;
      for (const one of sums.keys()) if (of(one, at) < NOTHING_MS) sums.delete(one);
    },
  };
}
