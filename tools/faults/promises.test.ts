import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { moveText } from '../../src/kernel/text.ts';
import { newKey, type Tab, Visitor } from '../../test/kit/online.ts';
import { findPostgres, NO_POSTGRES } from '../services/postgres.ts';
import { findRedis, NO_REDIS } from '../services/redis.ts';
import { openTestBed, type TestBed } from './testBed.ts';

/** Promises that hang on one moment, each with a server that hears nothing of the other just then. */

if (findPostgres() === undefined) test.skip(NO_POSTGRES);
else if (findRedis() === undefined) test.skip(NO_REDIS);
else
  describe('a server that hears nothing of the other', () => {
    let testBed: TestBed;
    let addresses: string[];
    beforeAll(async () => {
      testBed = await openTestBed('postgres');
      addresses = await Promise.all(testBed.servers.map((server) => server.address()));
    });
    afterAll(() => testBed.end());

    /** Somebody who can be told which server to go to next. */
    function visitor(): { readonly person: Visitor; goTo(server: number): void } {
      let at = 0;
      return { person: new Visitor(() => itemAt(addresses, at)), goTo: (server) => void (at = server) };
    }

    /** Two who play through the first server, while the second has the table in memory and then hears nothing more. */
    async function secondBehind(moves: number) {
      const [ann, bob] = [visitor(), visitor()];
      const table = await ann.person.create({ game: 'sol' });
      await bob.person.sit(table);
      const tabs = [await ann.person.open(), await bob.person.open()] as const;
      for (const tab of tabs) await tab.watch(table);
      await tabs[0].start(table);
      for (const tab of tabs) await tab.until(() => tab.frame(table).room.stage === 'playing');
      ann.goTo(1);
      bob.goTo(1);
      const other = await ann.person.open();
      await other.watch(table);
      const hearing = itemAt(itemAt(testBed.links, 1), 1);
      hearing.stall({ there: false, back: true });
      const last = { player: ann, request: {} as Parameters<Tab['ask']>[0] };
      for (let seen = 0; seen < moves; seen++) {
        for (const tab of tabs) await tab.until(() => tab.frame(table).seq === seen);
        const [seat, tab] = tabs[0].match(table).moves ? ([0, tabs[0]] as const) : ([1, tabs[1]] as const);
        const text = moveText(itemAt(tab.match(table).moves ?? [], 0));
        last.player = seat === 0 ? ann : bob;
        last.request = { do: 'play', table, seen, key: newKey(), text };
        await tab.ask(last.request);
      }
      return { table, other, hearing, last };
    }

    test('G3.2 shows whoever begins to watch what the other has stored', async () => {
      const { table, other, hearing } = await secondBehind(3);
      const stranger = visitor();
      stranger.goTo(1);
      const tab = await stranger.person.open();
      await tab.watch(table);
      expect(tab.frame(table).seq).toBe(3);
      await other.until(() => other.frame(table).seq === 3);
      hearing.heal();
    });

    test('G4.1 knows a deed that the other has done, however far it is behind', async () => {
      const { hearing, last } = await secondBehind(3);
      const tab = await last.player.person.open();
      expect(await tab.tried(last.request)).toMatchObject({ ok: { seq: 3 } });
      hearing.heal();
    });
  });
