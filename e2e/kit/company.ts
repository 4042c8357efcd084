import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { arriveOnline, type Guest } from './guest.ts';
import { type OnlineSite, openOnlineSite } from './onlineSite.ts';
import { LAPTOP, PHONE } from './visit.ts';

/** A server, and three people who stay before their browsers from one test to the next. */
export interface Company {
  readonly site: OnlineSite;
  /** At a laptop, and the host wherever one is needed. */
  readonly ada: Guest;
  /** At a phone. */
  readonly ben: Guest;
  /** At a laptop. */
  readonly eve: Guest;
}

const SCREENS = { ada: LAPTOP, ben: PHONE, eve: LAPTOP } as const;

/** The company of a test file; nothing may go wrong in anybody's browser during a test. */
export function companyOnline(): () => Company {
  let company: Company | undefined;
  const guests = (): Guest[] => (company ? [company.ada, company.ben, company.eve] : []);
  beforeAll(async () => {
    const site = await openOnlineSite();
    const come = (name: keyof typeof SCREENS) => arriveOnline(SCREENS[name], site.address);
    const [ada, ben, eve] = await Promise.all([come('ada'), come('ben'), come('eve')]);
    company = { site, ada, ben, eve };
  }, 120_000);
  beforeEach(() => {
    for (const { heard, faults } of guests()) heard.length = faults.length = 0;
  });
  afterEach(() => {
    expect(guests().flatMap(({ faults }) => faults)).toEqual([]);
  });
  afterAll(async () => {
    for (const { context } of guests()) await context.close();
    await company?.site.close();
  });
  return () => company as Company;
}
