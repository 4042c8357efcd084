import { expect, onTestFinished, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { isLongRun } from '../../src/testkit/effort.ts';
import { describeFleet, START_MS } from '../../test/kit/fleet.ts';
import { party, type Tab, Visitor } from '../../test/kit/online.ts';
import { openTestBed, type StoreKind } from './testBed.ts';

/** A match with clocks at servers that stand still now and then. */

const BANK = 60_000;
const PAUSE = 8000;
/** A clock that is read over a line is known to the time the answer takes. */
const DOUBT = 1000;

async function clockedMatch(kind: StoreKind) {
  const testBed = await openTestBed(kind);
  onTestFinished(() => testBed.end());
  const addresses = await Promise.all(testBed.servers.map((server) => server.address()));
  const clock = { bank: BANK / 1000, increment: 0, atZero: 'resign' } as const;
  const visitor = (): Visitor => new Visitor(() => itemAt(addresses, 0));
  const began = performance.now();
  const { table } = await party({ visitor }, 2, { game: 'sol', clock });
  /** What is left to whoever is asked, as a server tells whoever comes. */
  const left = async (server: number): Promise<number> => {
    const tab: Tab = await new Visitor(() => itemAt(addresses, server)).open();
    await tab.watch(table);
    const { clocks } = tab.frame(table).room;
    return Math.min(...(clocks?.left ?? []));
  };
  const passed = (): number => performance.now() - began;
  return { pause: () => itemAt(testBed.servers, 0).pause(PAUSE), left, passed };
}

test(
  'P8.8 a single server that stands still charges nobody for it',
  async () => {
    const { pause, left, passed } = await clockedMatch('sqlite');
    await pause();
    const told = await left(0);
    expect(told).toBeGreaterThanOrEqual(BANK - (passed() - PAUSE) - DOUBT);
  },
  START_MS,
);

describeFleet('one of two servers that stands still', () => {
  test.runIf(isLongRun)(
    'P8.8 the clocks go on meanwhile, and afterwards it tells what the other does',
    async () => {
      const { pause, left } = await clockedMatch('postgres');
      await pause();
      const byOther = await left(1);
      expect(byOther).toBeLessThanOrEqual(BANK - PAUSE + DOUBT);
      const before = performance.now();
      const byItself = await left(0);
      expect(byItself).toBeLessThanOrEqual(byOther + DOUBT);
      expect(byItself).toBeGreaterThanOrEqual(byOther - (performance.now() - before) - DOUBT);
    },
    START_MS,
  );
});
