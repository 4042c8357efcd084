import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveText } from '../kernel/text.ts';
import { newKey, party, type Tab, type TestServer, testServer, type Visitor } from '../../test/kit/online.ts';
import { itemAt } from '../kernel/data/lists.ts';

/** Many things at once, in any order: what was granted stands, once and in a line, and nothing else does. */

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Granted {
  readonly key: string;
  readonly text: string | undefined;
  readonly seq: number;
}

const KINDS = ['play', 'play', 'play', 'undo', 'redo', 'again'] as const;
const asks = fc.record({
  who: fc.nat(5),
  kind: fc.constantFrom(...KINDS),
  choice: fc.nat(20),
  late: fc.nat(2),
});

/** Sends something without waiting for what went before. */
async function fire(
  tab: Tab,
  table: string,
  ask: { kind: string; choice: number; late: number },
  old: string[],
) {
  const match = tab.match(table);
  const seen = Math.max(0, tab.frame(table).seq - ask.late);
  const moves = match.moves ?? [{ type: 'bid', card: ask.choice }];
  const text = moveText(moves[ask.choice % moves.length] as never);
  const key = ask.kind === 'again' ? (old[ask.choice % Math.max(1, old.length)] ?? newKey()) : newKey();
  const kind = ask.kind === 'undo' || ask.kind === 'redo' ? ask.kind : 'play';
  old.push(key);
  const { ok } = await tab.tried({ do: kind, table, seen, key, ...(kind === 'play' && { text }) });
  return ok?.seq === undefined ? undefined : { key, seq: ok.seq, text: kind === 'play' ? text : undefined };
}

test('P1.6 whatever arrives in whatever order, every granted deed stands once, in one line', async () => {
  let deeds = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(asks, { minLength: 5, maxLength: 40 }), async (line) => {
      const { table, tabs, people } = await party(server, 3, { options: { showing: false } });
      const more = await Promise.all(people.map((one: Visitor) => one.open()));
      for (const tab of more) await tab.watch(table);
      const all = [...tabs, ...more];
      const keys = people.map((): string[] => []);
      const fired: ReturnType<typeof fire>[] = [];
      for (const [i, { who, ...ask }] of line.entries()) {
        fired.push(fire(itemAt(all, who), table, ask, itemAt(keys, who % 3)));
        if (i % 4 === 3) await sleep(3);
      }
      const granted = (await Promise.all(fired)).filter((one) => one !== undefined) as Granted[];
      const bySeq = new Map<number, string>();
      for (const { seq, key } of granted) {
        expect(bySeq.get(seq) ?? key).toBe(key);
        bySeq.set(seq, key);
      }
      const last = Math.max(0, ...bySeq.keys());
      deeds += last;
      expect([...bySeq.keys()].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: last }, (_, i) => i + 1),
      );
      for (const tab of all) await tab.until(() => tab.frame(table).seq === last);
      const states = tabs.map((tab) => tab.match(table).state);
      await Promise.all(all.map((tab) => tab.leave()));
      const late = await Promise.all(people.map((one: Visitor) => one.open()));
      for (const [i, tab] of late.entries()) {
        await tab.watch(table);
        expect(tab.match(table).state).toEqual(states[i]);
        await tab.leave();
      }
    }),
    { numRuns: 15, seed: 1 },
  );
  expect(deeds).toBeGreaterThan(20);
});
