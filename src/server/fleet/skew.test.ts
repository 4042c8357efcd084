import { expect, test } from 'vitest';
import { describeFleet, START_MS } from '../../../test/kit/fleet.ts';
import { party, type Tab, type TestServer, testServer } from '../../../test/kit/online.ts';
import type { ClockRules } from '../../protocol/online.ts';

/** Machines whose clocks are wrong. */

const HOUR = 3_600_000;
const BANK = 30;
const clock: ClockRules = { bank: BANK, increment: 0, atZero: 'resign' };

/** A clock that shows another time than it should, or runs the wrong way. */
const WRONG: Readonly<Record<string, () => () => number>> = {
  'five seconds ahead': () => () => Date.now() + 5000,
  'five seconds behind': () => () => Date.now() - 5000,
  'an hour ahead': () => () => Date.now() + HOUR,
  'an hour behind': () => () => Date.now() - HOUR,
  'running backwards': () => {
    const start = Date.now();
    return () => start - 10 * (Date.now() - start);
  },
};

/** A clock that is read over a line is known to the time the answer takes. */
const DOUBT = 1000;

/** So long nothing at all is done in this process. */
const STANDSTILL = 7000;

/** Nobody has lost more than has passed, and nobody has won any. */
function expectFair(tab: Tab, table: string, since: number): void {
  const passed = performance.now() - since;
  for (const left of tab.frame(table).room.clocks?.left ?? []) {
    expect(left).toBeLessThanOrEqual(BANK * 1000);
    expect(left).toBeGreaterThanOrEqual(BANK * 1000 - passed - DOUBT);
  }
}

describeFleet('two servers whose machines disagree about the time', (services) => {
  test.each(Object.keys(WRONG))(
    'P8.6 with one clock %s nobody is charged for more than has passed',
    async (wrong) => {
      const config = services.config();
      const one = await testServer(config);
      const machineClock = WRONG[wrong]?.() ?? Date.now;
      const two = await testServer(config, { now: machineClock, machineClock });
      const [ann, bob] = [one.visitor(), two.visitor()];
      const table = await ann.create({ clock, patience: 60 });
      await bob.sit(table);
      const tabs: [Tab, Tab] = [await ann.open(), await bob.open()];
      for (const tab of tabs) await tab.watch(table);
      const since = performance.now();
      await tabs[0].start(table);
      for (const tab of tabs) await tab.until(() => tab.frame(table).room.stage === 'playing');
      for (let turn = 0; turn < 8 && tabs[0].match(table).outcome === undefined; turn++) {
        const asked = tabs.find((tab) => tab.match(table).moves !== undefined) ?? tabs[0];
        const { seq } = await asked.play(table, turn);
        for (const tab of tabs) await tab.until(() => tab.frame(table).seq >= (seq ?? 0));
        for (const tab of tabs) expectFair(tab, table, since);
      }
      // Nor does somebody seem to have been away for an hour.
      if (tabs[0].match(table).outcome === undefined) {
        await tabs[1].leave();
        await tabs[0].until(() => tabs[0].frame(table).room.seats[1]?.present === false);
        const answer = await tabs[0].tried({ do: 'substitute', table, seat: 1 });
        expect(answer.error?.code).toBe('forbidden');
      }
      await one.stop();
      await two.stop();
    },
    START_MS,
  );

  test(
    'P8.6 a server that stands still while others may go on gives nobody time',
    async () => {
      const server = await testServer(services.config());
      const { table, tabs } = await party(server, 2, { clock });
      const [ann] = tabs as [Tab];
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STANDSTILL);
      await ann.play(table);
      expect(ann.frame(table).room.clocks?.left[0]).toBeLessThan(BANK * 1000 - STANDSTILL + DOUBT);
      await server.stop();
    },
    START_MS,
  );
});

test.each([HOUR, -HOUR])(
  'P8.6 the clock of a single machine that is set by %d ms charges nobody',
  async (ms) => {
    let set = 0;
    const server = await testServer({}, { machineClock: () => Date.now() + set });
    const since = performance.now();
    const { table, tabs } = await party(server, 2, { clock });
    const [ann, bob] = tabs as [Tab, Tab];
    await bob.leave();
    await ann.until(() => ann.frame(table).room.seats[1]?.present === false);
    const told = await toldTime(server);
    set = ms;
    await expect
      .poll(async () => Math.abs((await toldTime(server)) - told) > HOUR / 2, { timeout: 60_000 })
      .toBe(true);
    await ann.play(table);
    expectFair(ann, table, since);
    expect(ann.frame(table).room.stage).toBe('playing');
    // Nor does it make anybody absent for an hour who has just left.
    const answer = await ann.tried({ do: 'substitute', table, seat: 1 });
    expect(answer.error?.code).toBe('forbidden');
    await server.stop();
  },
  START_MS,
);

test.each([HOUR, -HOUR])(
  'P8.5 a machine whose clock is set by %d ms at a restart charges nobody',
  async (ms) => {
    let set = 0;
    const server = await testServer({}, { machineClock: () => Date.now() + set });
    const since = performance.now();
    const { table, people } = await party(server, 2, { clock });
    set = ms;
    await server.restart();
    const tab = await people[0]?.open();
    await tab?.watch(table);
    await tab?.play(table);
    if (tab) expectFair(tab, table, since);
    expect(tab?.frame(table).room.clocks?.left[0]).toBeLessThan(BANK * 1000);
    await server.stop();
  },
);

/** The time a server tells whoever connects. */
async function toldTime(server: TestServer): Promise<number> {
  const tab = await server.visitor().open();
  const [message] = tab.received;
  await tab.leave();
  return message && 'hello' in message ? message.hello.now : 0;
}
