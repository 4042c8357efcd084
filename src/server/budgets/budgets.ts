import { createHmac } from 'node:crypto';
import { InputError } from '../../kernel/error.ts';
import { openMeter } from './meter.ts';
import { type Allowance, daily, type Limit, limitOf } from '../http/limits.ts';

/** Who pays for something, and where they come from: a keyed hash of the address, which tells nobody the address. */
export interface Payer {
  readonly person: string;
  readonly origin: string;
}

/** What everybody may use of the server: by person, and by address over everybody there. */
export interface Budgets {
  /** `address` is one as limits count it. */
  payer(person: string, address: string): Payer;
  /** Whether anything is left to somebody of the time of the processor. */
  hasTime(payer: Payer): boolean;
  /** Refuses whoever has used it up. */
  requireTime(payer: Payer): void;
  /** Refuses whoever has stored too much. */
  requireSpace(payer: Payer): void;
  /** Refuses whoever has made too many tables, or has too many open; `open` are those of the same origin. */
  requireTable(payer: Payer, open: number): void;
  /**
   * Charges the time something takes, of something asynchronous the time until it first waits; what is done within it for
   * the same payer is in it.
   */
  timed<T>(payer: Payer, work: () => T): T;
  /** Something begins that waits in between; what is returned charges it to whoever has asked for it. */
  begin(): (payer: Payer) => void;
  spent(payer: Payer, ms: number): void;
  /** Charges what the server waits for the disk because of something that is kept. */
  wrote(payer: Payer): void;
  stored(payer: Payer, bytes: number): void;
  madeTable(payer: Payer): void;
}

interface Pair {
  readonly person: Allowance;
  readonly origin: Allowance;
}

const MB = 1_000_000;

/** Milliseconds of the one thread that answers everybody: two addresses that use all they may leave four fifths of it. */
const TIME: Pair = {
  person: { burst: 500, perSecond: 50 },
  origin: { burst: 1000, perSecond: 100 },
};
/** Milliseconds of a write to the disk, of which several wait for the same. */
const WRITE_MS = 1;
const BYTES: Pair = { person: daily(20 * MB), origin: daily(100 * MB) };
const TABLES: Pair = { person: daily(100), origin: daily(400) };

/** Tables from one origin that are not over. */
const MAX_OPEN = 150;

export function openBudgets(secret: Buffer, pace: number, now: () => number): Budgets {
  const opened = (pair: Pair): BudgetPair => pairOf(pair, pace, now);
  const [time, bytes, tables] = [opened(TIME), opened(BYTES), opened(TABLES)];
  const [meter, origins] = [openMeter(), originsOf(secret)];
  let timedNow: Payer | undefined;
  const spent = (payer: Payer, ms: number): void => {
    meter.accounted(ms);
    time.charge(payer, ms);
  };

  return {
    payer: (person, address) => ({ person, origin: origins.of(address) }),
    hasTime: (payer) => !time.isSpent(payer),
    requireTime: (payer) => time.require(payer, 'you use too much of the server; wait a moment'),
    requireSpace: (payer) => bytes.require(payer, 'you have stored too much today; come back later'),
    requireTable(payer, open) {
      tables.require(payer, 'too many tables were opened from here today; come back later');
      if (open >= MAX_OPEN * pace)
        throw new InputError('too_many', `${MAX_OPEN} tables from here are not over; finish or close some`);
    },
    timed(payer, work) {
      if (timedNow === payer) return work();
      const [outer, began] = [timedNow, performance.now()];
      timedNow = payer;
      try {
        return work();
      } finally {
        timedNow = outer;
        spent(payer, performance.now() - began);
      }
    },
    begin() {
      const end = meter.begin();
      return (payer) => time.charge(payer, end());
    },
    spent,
    wrote: (payer) => spent(payer, WRITE_MS),
    stored: (payer, size) => bytes.charge(payer, size),
    madeTable: (payer) => tables.charge(payer, 1),
  };
}

interface BudgetPair {
  charge(payer: Payer, cost: number): void;
  isSpent(payer: Payer): boolean;
  require(payer: Payer, why: string): void;
}

function pairOf({ person, origin }: Pair, pace: number, now: () => number): BudgetPair {
  const byPerson: Limit = limitOf(paced(person, pace), now);
  const byOrigin: Limit = limitOf(paced(origin, pace), now);
  const isSpent = ({ person: id, origin: from }: Payer): boolean =>
    byPerson.isSpent(id) || byOrigin.isSpent(from);
  return {
    isSpent,
    charge(payer, cost) {
      byPerson.charge(payer.person, cost);
      byOrigin.charge(payer.origin, cost);
    },
    require(payer, why) {
      if (isSpent(payer)) throw new InputError('too_many', why);
    },
  };
}

function paced({ burst, perSecond }: Allowance, pace: number): Allowance {
  return { burst: burst * pace, perSecond: perSecond * pace };
}

/** So many origins are remembered, because everything that is asked needs one. */
const MAX_ORIGINS = 10_000;

function originsOf(secret: Buffer): { of(address: string): string } {
  const known = new Map<string, string>();
  const hashed = (address: string): string =>
    createHmac('sha256', secret).update(`origin ${address}`).digest('hex').slice(0, 24);
  return {
    of(address) {
      const origin = known.get(address) ?? hashed(address);
      if (known.size >= MAX_ORIGINS) known.clear();
      known.set(address, origin);
      return origin;
    },
  };
}
