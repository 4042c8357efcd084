import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { arriveOnline, type Guest } from './guest.ts';
import { type OnlineSite, openOnlineSite } from './site.ts';
import { LAPTOP, PHONE } from '../kit/visit.ts';

/** A server, and three people who stay before their browsers from one test to the next. */
export interface OnlineGuests {
  readonly site: OnlineSite;
  /** At a laptop, and the host wherever one is needed. */
  readonly ada: Guest;
  /** At a phone. */
  readonly ben: Guest;
  /** At a laptop. */
  readonly eve: Guest;
}

const SCREENS = { ada: LAPTOP, ben: PHONE, eve: LAPTOP } as const;

/** The guests of a test file; nothing may go wrong in anybody's browser during a test. */
export function onlineGuests(): () => OnlineGuests {
  let guests: OnlineGuests | undefined;
  const all = (): Guest[] => (guests ? [guests.ada, guests.ben, guests.eve] : []);
  beforeAll(async () => {
    const site = await openOnlineSite();
    const come = (name: keyof typeof SCREENS) => arriveOnline(SCREENS[name], site.address);
    const [ada, ben, eve] = await Promise.all([come('ada'), come('ben'), come('eve')]);
    guests = { site, ada, ben, eve };
  }, 120_000);
  beforeEach(() => {
    for (const { received, faults } of all()) received.length = faults.length = 0;
  });
  afterEach(() => {
    expect(all().flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(async () => {
    for (const { context } of all()) await context.close();
    await guests?.site.close();
  });
  return () => guests as OnlineGuests;
}
