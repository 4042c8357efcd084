import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '../../table/entry.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';
import { analysisContract } from './analyses/analysisContract.ts';
import type { LobbyPlace } from './lobby/listing.ts';
import { Overtaken } from './overtaken.ts';
import { personContract, samplePerson as person, sampleSession } from './personContract.ts';
import type { StoredReport } from './social.ts';
import type { Beat, DuePlace, Store, StoredChatMessage } from './store.ts';

const [record, entry] = [sampleRecord, sampleEntry];

/** What every store must do, whatever it is made of. `open` opens the same one again after it was closed. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    const reopened = async (): Promise<Store> => {
      await store.close();
      store = await open();
      return store;
    };

    const ids = async (wanted: object): Promise<string[]> =>
      (await store.listed({ stages: ['gathering'], limit: 9, ...wanted })).map(({ place }) => place.id);

    personContract(() => store, reopened);
    analysisContract(() => store, reopened, sampleRecord);

    test('keeps tables as they were saved last', async () => {
      await store.saveTable(record('t'));
      await store.saveTable(record('t', { version: 2, stage: 'playing', touched: 5 }));
      await reopened();
      expect(await store.table('t')).toEqual(record('t', { version: 2, stage: 'playing', touched: 5 }));
      expect(await store.table('u')).toBeUndefined();
    });

    test('of two records with the same version only one is kept, with those who sit there', async () => {
      await store.saveTable(record('t'));
      const wishes = ['ann', 'bob'].map((name) =>
        store.saveTable(record('t', { version: 2, chairs: [{ person: name }, {}] })),
      );
      const outcomes = await Promise.allSettled(wishes);
      const [second] = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(second?.reason).toBeInstanceOf(Overtaken);
      const [winner] = (await store.table('t'))?.chairs ?? [];
      const seated = await Promise.all(['ann', 'bob'].map((name) => store.tablesOf(name, 9)));
      expect(seated.map((tables) => tables.length)).toEqual(
        ['ann', 'bob'].map((name) => (name === winner?.person ? 1 : 0)),
      );
    });

    test('an entry whose record was overtaken is not kept', async () => {
      await store.saveTable(record('t', { version: 3 }));
      const late = store.append({ record: record('t', { version: 3, ply: 9 }), entry: entry(1) });
      await expect(late).rejects.toBeInstanceOf(Overtaken);
      expect(await store.entries('t')).toEqual([]);
      expect(await store.table('t')).toMatchObject({ ply: 0 });
    });

    test('P1.1 a refused record leaves the entries', async () => {
      await store.saveTable(record('t'));
      const append = (seq: number): Promise<void> =>
        store.append({ record: record('t', { version: seq + 1, ply: seq }), entry: entry(seq) });
      const late = record('t', { version: 1, stage: 'closed' });
      await append(1);
      await append(2);
      await expect(store.saveTable(late)).rejects.toBeInstanceOf(Overtaken);
      await expect(append(2)).rejects.toBeInstanceOf(Overtaken);
      await append(3);
      const entries = [1, 2, 3].map((seq) => entry(seq));
      const whole = { record: record('t', { version: 4, ply: 3 }), entries };
      expect(await store.tableSince('t', 0)).toEqual(whole);
      await reopened();
      expect(await store.entries('t')).toEqual(entries);
    });

    test('P1.1 whatever is refused leaves the entries', async () => {
      await store.addPerson(person('ann', { login: 'ann' }));
      await store.saveTable(record('t'));
      await store.append({ record: record('t', { version: 2, ply: 1 }), entry: entry(1) });
      const whole = { record: record('t'), entries: [], snapshots: [], chat: [], sat: [] };
      await expect(store.restore(whole)).rejects.toMatchObject({ code: 'taken' });
      await expect(store.addPerson(person('bob', { login: 'ann' }))).rejects.toMatchObject({
        code: 'taken',
      });
      const doubled = store.append({ record: record('t', { version: 2 }), entry: entry(1, { at: 9 }) });
      await expect(doubled).rejects.toBeInstanceOf(Overtaken);
      await store.append({ record: record('t', { version: 3, ply: 2 }), entry: entry(2) });
      await reopened();
      expect(await store.entries('t')).toEqual([entry(1), entry(2)]);
      expect(await store.table('t')).toMatchObject({ version: 3, ply: 2 });
    });

    test('tells a table with what is new of its match, and versions of many', async () => {
      await store.saveTable(record('t'));
      for (const seq of [1, 2, 3])
        await store.append({
          record: record('t', { version: seq + 1, ply: seq }),
          entry: entry(seq, { at: 2e12 }),
        });
      await store.saveTable(record('u', { version: 7 }));
      expect(await store.tableSince('t', 1)).toEqual({
        record: record('t', { version: 4, ply: 3 }),
        entries: [entry(2, { at: 2e12 }), entry(3, { at: 2e12 })],
      });
      expect(await store.tableSince('u', 0)).toEqual({ record: record('u', { version: 7 }), entries: [] });
      expect(await store.tableSince('v', 0)).toBeUndefined();
      expect(await store.versions(['t', 'u', 'v'])).toEqual(
        new Map([
          ['t', 4],
          ['u', 7],
        ]),
      );
      expect(await store.versions([])).toEqual(new Map());
    });

    test('lists public tables by stage and game, the latest first', async () => {
      await store.saveTable(record('a', { touched: 1 }));
      await store.saveTable(record('b', { touched: 2 }));
      await store.saveTable(record('c', { touched: 3, setup: { ...record('c').setup, private: true } }));
      await store.saveTable(record('d', { touched: 4, stage: 'over' }));
      await store.saveTable(record('e', { touched: 5, setup: { ...record('e').setup, game: 'sol' } }));
      expect(await ids({})).toEqual(['e', 'b', 'a']);
      expect(await ids({ game: 'toy' })).toEqual(['b', 'a']);
      expect(await ids({ limit: 1 })).toEqual(['e']);
      expect(await ids({ since: 1 })).toEqual(['e', 'b']);
      expect(await ids({ stages: ['over', 'playing'] })).toEqual(['d']);
    });

    test('P4.12 two tables of each host come before the third of anybody, a page after another', async () => {
      const hosted = (id: string, host: string, touched: number): Promise<void> =>
        store.saveTable(record(id, { touched, host: { id: host, name: host, account: false } }));
      for (let i = 0; i < 7; i++) await hosted(`a${i}`, 'ann', 20 + i);
      await hosted('b1', 'bob', 10);
      await hosted('b2', 'bob', 11);
      await hosted('c1', 'cy', 1);
      await hosted('c2', 'cy', 1);
      const order = ['a6', 'a5', 'b2', 'b1', 'c1', 'c2', 'a4', 'a3', 'a2', 'a1', 'a0'];
      expect(await ids({ limit: 20 })).toEqual(order);
      const paged: string[] = [];
      for (let after: LobbyPlace | undefined; paged.length < order.length; ) {
        const page = await store.listed({ stages: ['gathering'], limit: 2, ...(after && { after }) });
        paged.push(...page.map(({ place }) => place.id));
        after = page.at(-1)?.place;
      }
      expect(paged).toEqual(order);
    });

    test('P4.13 tables are found by words of host, id and game, as they are written, and by a free seat', async () => {
      const host = (name: string): Partial<TableRecord> => ({ host: { id: name, name, account: false } });
      await store.saveTable(
        record('aa', { ...host('Ånn 100%'), chairs: [{ person: 'x' }, { bot: 'random' }] }),
      );
      await store.saveTable(record('bb', { ...host('Bob_'), chairs: [{ person: 'x' }, { keptFor: 'y' }] }));
      await store.saveTable(record('cc', { ...host("C'\\"), setup: { ...record('c').setup, game: 'sol' } }));
      const found = async (...texts: string[]): Promise<string[]> =>
        (await ids({ words: texts.map((text) => ({ text, games: text === 'sol' ? ['sol'] : [] })) })).sort();
      expect(await found('ånn')).toEqual(['aa']);
      expect(await found('%')).toEqual(['aa']);
      expect(await found('_')).toEqual(['bb']);
      expect(await found("'")).toEqual(['cc']);
      expect(await found('\\')).toEqual(['cc']);
      expect(await found('sol')).toEqual(['cc']);
      expect(await found('sol', 'bob')).toEqual([]);
      expect(await found('bb')).toEqual(['bb']);
      expect(await ids({ free: true })).toEqual(['cc']);
      await store.saveTable(record('cc', { version: 2, chairs: [{ person: 'x' }, { person: 'z' }] }));
      expect(await ids({ free: true })).toEqual([]);
    });

    test('knows the tables of those who sit or sat there', async () => {
      await store.saveTable(record('a', { chairs: [{ person: 'ann' }, { person: 'bob' }] }));
      await store.saveTable(record('b', { chairs: [{ person: 'bob' }, {}], touched: 7 }));
      await store.saveTable(record('a', { version: 2, chairs: [{}, { person: 'bob' }] }));
      expect((await store.tablesOf('bob', 9)).map(({ id }) => id)).toEqual(['b', 'a']);
      expect((await store.tablesOf('ann', 9)).map(({ id }) => id)).toEqual(['a']);
      expect(await store.tablesOf('cy', 9)).toEqual([]);
      await store.saveTable(record('c', { host: { id: 'bob', name: 'Bob', account: false } }));
      expect(await store.tablesWith('bob', '', 9)).toEqual(['a', 'b', 'c']);
      expect(await store.tablesWith('bob', 'a', 1)).toEqual(['b']);
      expect(await store.tablesWith('ann', '', 9)).toEqual(['a']);
    });

    test('counts the tables of a host, and those from one place, that are not over', async () => {
      await store.saveTable(record('a'));
      await store.saveTable(record('b', { stage: 'paused' }));
      await store.saveTable(record('c', { stage: 'over', origin: 'here' }));
      await store.saveTable(record('d', { stage: 'playing', origin: 'here' }));
      await store.saveTable(record('d', { version: 2, stage: 'paused', origin: 'here' }));
      expect(await store.hostedBy('host')).toBe(3);
      expect(await store.hostedBy('ann')).toBe(0);
      expect(await store.openFrom('here')).toBe(1);
      expect(await store.openFrom('there')).toBe(0);
    });

    test('finds what is due, the most urgent first, a page at a time', async () => {
      const clock = { bank: 1, increment: 0, atZero: 'bot' } as const;
      const running = (left: number): Partial<TableRecord> => ({
        stage: 'playing',
        setup: { ...record('x').setup, clock },
        chairs: [{ person: 'ann' }, { person: 'bob' }],
        clocks: { left: [left, 1], at: 1e12 },
        waiting: [0],
      });
      await store.saveTable(record('late', running(900)));
      await store.saveTable(record('soon', running(10)));
      await store.saveTable(record('bots', { ...running(10), waiting: [], deciding: 1 }));
      await store.saveTable(record('alone', { ...running(10), waiting: [], deciding: 0 }));
      await store.saveTable(record('over', { ...running(10), stage: 'over' }));
      // A move that is only noted yet counts as well.
      await store.saveTable(record('moved', running(5)));
      await store.append({ record: record('moved', { version: 2, ...running(500) }), entry: entry(1) });
      const due = async (after: DuePlace, until: number, limit = 9): Promise<string[]> =>
        (await store.due(after, until, limit)).map(({ id }) => id);
      const [bots, clocks] = [
        { due: 0, id: '' },
        { due: 1, id: '' },
      ];
      expect(await due(bots, 0)).toEqual(['bots']);
      expect(await due(clocks, 1e12 + 9)).not.toContain('soon');
      expect(await due(clocks, 1e12 + 500)).toEqual(['soon', 'moved']);
      expect(await due(clocks, 2e12, 1)).toEqual(['soon']);
      expect(await due({ due: 1e12 + 10, id: 'soon' }, 2e12)).toEqual(['moved', 'late']);
    });

    test('P8.5 knows for how long no server ran', async () => {
      const beat = (ms: number, charged: Beat['charged'], skipped = 0): Promise<number> =>
        store.beat({ now: 1e12 + ms, charged, skipped });
      expect(await beat(0, 'nothing')).toBe(0);
      expect(await beat(20_000, 45_000)).toBe(0);
      await reopened();
      expect(await beat(120_000, 45_000)).toBe(55_000);
      expect(await beat(130_000, 'nothing')).toBe(65_000);
      // A clock that is behind takes nothing back, and one that was set charges nobody: the first who tells is believed.
      expect(await beat(125_000, 45_000)).toBe(65_000);
      expect(await beat(990_000, 'everything')).toBe(65_000);
      expect(await beat(4_600_000, 'everything', 3_600_000)).toBe(3_665_000);
      expect(await beat(4_601_000, 'everything', 3_600_000)).toBe(3_665_000);
      expect(await beat(1_001_000, 'everything', -3_600_000)).toBe(65_000);
      // A single server whose clock was set while it did not run goes on where it was.
      expect(await beat(1_000, 'nothing')).toBe(-935_000);
    });

    test('appends entries with the record and a snapshot', async () => {
      const snapshot = { seq: 2, ply: 2, state: { a: [1] } };
      await store.append({ record: record('t', { ply: 1 }), entry: entry(1) });
      await store.append({ record: record('t', { version: 2, ply: 2 }), entry: entry(2), snapshot });
      await store.append({ record: record('u'), entry: entry(1) });
      await reopened();
      expect(await store.entries('t')).toEqual([entry(1), entry(2)]);
      expect(await store.table('t')).toMatchObject({ ply: 2 });
      expect(await store.snapshots('t')).toEqual([snapshot]);
    });

    test('forgets all but the last snapshots', async () => {
      for (let seq = 1; seq <= 6; seq++)
        await store.append({
          record: record('t', { version: seq }),
          entry: entry(seq),
          snapshot: { seq, ply: seq, state: {} },
        });
      expect((await store.snapshots('t')).map(({ seq }) => seq)).toEqual([6, 5, 4]);
    });

    test('P10.3 of two entries with the same number only one is kept, whole', async () => {
      const outcomes = await Promise.allSettled(
        [1, 2, 3].map((ply) =>
          store.append({ record: record('t', { version: ply, ply }), entry: entry(1, { at: ply }) }),
        ),
      );
      const kept = outcomes.findIndex(({ status }) => status === 'fulfilled') + 1;
      const late = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(late.map(({ reason }) => reason.code)).toEqual(['stale', 'stale']);
      expect(await store.entries('t')).toEqual([entry(1, { at: kept })]);
      expect(await store.table('t')).toMatchObject({ ply: kept });
    });

    test('P4.19 forgets a table with all that belongs to it, unless something has happened since', async () => {
      await store.saveTable(record('b', { touched: 9 }));
      await store.append({
        record: record('t', { touched: 1 }),
        entry: entry(1),
        snapshot: { seq: 1, ply: 1, state: {} },
      });
      await store.addChat(line('x', 'hello'));
      expect(await store.forgetTable('t', 1)).toBe(false);
      expect(await store.forgetTable('t', 5)).toBe(true);
      expect(await store.forgetTable('t', 5)).toBe(false);
      expect(await store.forgetTable('b', 5)).toBe(false);
      expect(await store.entries('t')).toEqual([]);
      expect(await store.snapshots('t')).toEqual([]);
      expect(await store.chat('t', 9)).toEqual([]);
      const left = await Promise.all(['b', 't'].map((id) => store.table(id)));
      expect(left.map((one) => one?.id)).toEqual(['b', undefined]);
    });

    test('P4.19 finds tables that never began and those of bots alone, where nothing happens', async () => {
      const bots = [{ bot: 'random' }, { bot: 'greedy' }];
      await store.saveTable(record('a', { touched: 1 }));
      await store.saveTable(record('b', { touched: 1, setup: { ...record('b').setup, private: true } }));
      await store.saveTable(record('c', { touched: 9 }));
      await store.saveTable(record('d', { touched: 1, stage: 'over', chairs: bots }));
      await store.saveTable(record('e', { touched: 1, stage: 'playing', chairs: bots }));
      await store.saveTable(record('f', { touched: 9, stage: 'over', chairs: bots }));
      await store.saveTable(record('g', { touched: 1, stage: 'over', chairs: [{ person: 'ann' }, ...bots] }));
      await store.saveTable(record('h', { touched: 1, stage: 'over', chairs: [{}, ...bots] }));
      expect((await store.forgettable('gathering', 5, 9)).sort()).toEqual(['a', 'b']);
      expect(await store.forgettable('gathering', 5, 1)).toHaveLength(1);
      expect((await store.forgettable('bots', 5, 9)).sort()).toEqual(['d', 'e']);
      await store.append({
        record: record('e', { version: 2, touched: 8, stage: 'playing', chairs: bots }),
        entry: entry(1),
      });
      expect(await store.forgettable('bots', 5, 9)).toEqual(['d']);
    });

    test('P4.19 forgets guests who have nothing, a page at a time', async () => {
      for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) await store.addPerson(person(id));
      await store.addPerson(person('p6', { created: 9 }));
      await store.addPerson(person('p7', { login: 'p7' }));
      await store.saveTable(record('t', { chairs: [{ person: 'p2' }, {}] }));
      await store.saveTable(record('u', { host: { id: 'p3', name: 'P', account: false } }));
      await store.addPerson(person('p8'), [sampleSession('s8', 'p8', 4)]);
      await store.addPerson(person('p9'), [sampleSession('s9', 'p9', 5)]);
      for (const id of ['p1', 'p2']) await store.block({ person: id, other: 'p9', name: '', at: 1 });
      expect(await store.forgetGuests(5, { after: '', limit: 3 })).toBe('p3');
      expect((await store.peopleAfter('', 9)).map(({ id }) => id)).toEqual([
        'p2',
        'p3',
        'p4',
        'p5',
        'p6',
        'p7',
        'p8',
        'p9',
      ]);
      expect(await store.forgetGuests(5, { after: 'p3', limit: 9 })).toBeUndefined();
      expect((await store.peopleAfter('', 9)).map(({ id }) => id)).toEqual(['p2', 'p3', 'p6', 'p7', 'p9']);
      expect(await store.forgetGuests(5, { after: 'p9', limit: 9 })).toBeUndefined();
      expect(await store.sessionsOf('p8')).toEqual([]);
      expect(await store.sessionsOf('p9')).toHaveLength(1);
      expect(await store.blocked('p1')).toEqual([]);
      expect(await store.blocked('p2')).toHaveLength(1);
    });

    test('numbers the lines of a chat, each key once', async () => {
      const said = [
        await store.addChat(line('a', 'one')),
        await store.addChat(line('b', 'two')),
        await store.addChat({ ...line('a', 'other words'), name: 'Anna', at: 9 }),
        await store.addChat(line('c', 'three')),
      ];
      expect(said.map(({ number }) => number)).toEqual([1, 2, 1, 3]);
      expect(said[2]).toEqual(said[0]);
      expect((await store.chat('t', 2)).map(({ text }) => text)).toEqual(['two', 'three']);
    });

    test('P5.7 of a chat the last 500 messages are kept, whatever came before', async () => {
      await store.addChat({ ...line('other', 'elsewhere'), table: 'u' });
      for (let i = 1; i <= 503; i++) await store.addChat(line(`key${i}`, `text ${i}`));
      const kept = await store.chat('t', 1000);
      expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, i) => i + 4));
      expect(await store.addChat(line('key4', 'text 4'))).toMatchObject({ number: 4 });
      expect(await store.addChat(line('late', 'late'))).toMatchObject({ number: 504 });
      expect(await store.chat('u', 9)).toHaveLength(1);
      const chat = Array.from({ length: 502 }, (_, i) => {
        return { ...line(`key${i}`, 'taken in'), table: 'w', number: i + 1 };
      });
      await store.restore({ record: record('w'), entries: [], snapshots: [], chat, sat: [] });
      expect(await store.chat('w', 1000)).toEqual(chat.slice(2));
    });

    test('hands out everything and takes it in again, once', async () => {
      await store.addPerson(person('ann'));
      await store.addPerson(person('bob', { login: 'bob' }));
      expect((await store.peopleAfter('', 1)).map(({ id }) => id)).toEqual(['ann']);
      expect((await store.peopleAfter('ann', 9)).map(({ login }) => login)).toEqual(['bob']);
      const whole = {
        record: record('w', { version: 5, chairs: [{ person: 'ann' }, {}] }),
        entries: [entry(1, { by: 'ann', key: 'k' }), entry(2)],
        snapshots: [{ seq: 2, ply: 1, state: { a: 1 } }],
        chat: [{ ...line('a', 'hello'), table: 'w', number: 3 }],
        sat: ['ann', 'bob'],
      };
      await store.restore(whole);
      await expect(store.restore(whole)).rejects.toMatchObject({ code: 'taken' });
      await store.saveTable(record('x'));
      await reopened();
      expect(await store.tablesAfter('', 9)).toEqual(['w', 'x']);
      expect(await store.tablesAfter('w', 9)).toEqual(['x']);
      expect(await store.tableSince('w', 0)).toEqual({ record: whole.record, entries: whole.entries });
      expect(await store.snapshots('w')).toEqual(whole.snapshots);
      expect(await store.chat('w', 9)).toEqual(whole.chat);
      expect((await store.sat('w')).toSorted()).toEqual(['ann', 'bob']);
      await store.append({ record: record('w', { version: 6 }), entry: entry(3) });
      expect(await store.entries('w')).toHaveLength(3);
    });

    test('answers when it is asked whether it is there', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });

    test('P4.16 keeps who has blocked whom, once', async () => {
      const block = (person: string, other: string, at: number) =>
        store.block({ person, other, name: other.toUpperCase(), at });
      await block('ann', 'bob', 1);
      await block('ann', 'bob', 2);
      await block('ann', 'cy', 3);
      await block('cy', 'ann', 4);
      await reopened();
      expect(await store.blocked('ann')).toEqual([
        { person: 'ann', other: 'cy', name: 'CY', at: 3 },
        { person: 'ann', other: 'bob', name: 'BOB', at: 1 },
      ]);
      const among = await store.blocksAmong(['ann', 'cy', 'dan']);
      expect(among.map(({ person, other }) => `${person} ${other}`).toSorted()).toEqual(['ann cy', 'cy ann']);
      expect(await store.blocksAmong(['ann'])).toEqual([]);
      await store.unblock('ann', 'cy');
      await store.unblock('ann', 'nobody');
      expect((await store.blocked('ann')).map(({ other }) => other)).toEqual(['bob']);
    });

    test('P4.18 keeps a report of a pair at a table once a day, until it is dealt with', async () => {
      const chat = [{ number: 1, person: 'bob', name: 'Bob', text: "'; drop table reports", at: 1 }];
      const report = (id: string, at: number, changed: Partial<StoredReport> = {}): StoredReport => ({
        id,
        at,
        by: 'ann',
        person: 'bob',
        name: 'Bob',
        table: 't',
        why: 'abuse',
        text: 'rude',
        chat,
        done: undefined,
        ...changed,
      });
      expect(await store.addReport(report('r1', 1))).toBe(true);
      expect(await store.addReport(report('r2', 2))).toBe(false);
      expect(await store.addReport(report('r3', 2, { table: 'u' }))).toBe(true);
      expect(await store.addReport(report('r4', 86_400_001))).toBe(true);
      await reopened();
      expect(await store.reportsAfter('', 1)).toEqual([report('r1', 1)]);
      expect((await store.reportsAfter('r1', 9)).map(({ id }) => id)).toEqual(['r3', 'r4']);
      expect(await store.closeReport('r1', 7)).toBe(true);
      expect(await store.closeReport('r1', 8)).toBe(false);
      expect(await store.closeReport('r2', 8)).toBe(false);
      expect((await store.reportsAfter('', 1))[0]?.done).toBe(7);
      await store.forgetReports(8, 2);
      expect((await store.reportsAfter('', 9)).map(({ id }) => id)).toEqual(['r3', 'r4']);
      await store.forgetReports(0, 3);
      expect((await store.reportsAfter('', 9)).map(({ id }) => id)).toEqual(['r4']);
    });

    test('keeps text as it is', async () => {
      const odd = `'; drop table chat; -- <script>\u0001 \\ \u{1f680}`;
      await store.addChat(line('a', odd));
      await store.addPerson(person('p', { name: odd }));
      expect((await store.chat('t', 1))[0]?.text).toBe(odd);
      expect((await store.person('p'))?.name).toBe(odd);
    });
  });
}

export function sampleRecord(id: string, changed: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    version: 1,
    setup: {
      game: 'toy',
      options: {},
      seats: ['open', 'open'],
      private: false,
      spectators: true,
      patience: 60,
    },
    options: {},
    rulesVersion: 1,
    stage: 'gathering',
    host: { id: 'host', name: 'Host', account: false },
    chairs: [{}, {}],
    members: [],
    invitations: 1,
    secret: '00'.repeat(32),
    ply: 0,
    points: [0, 0],
    actors: [],
    created: 1,
    touched: 1,
    ...changed,
  };
}

export function sampleEntry(seq: number, changed: Partial<Entry> = {}): Entry {
  return { seq, at: 1, by: undefined, key: undefined, deed: { kind: 'reclaim', seat: 0 }, ...changed };
}

function line(key: string, text: string): StoredChatMessage {
  return { table: 't', person: 'ann', name: 'Ann', text, at: 1, key };
}
