import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newKey,
  type Party,
  party,
  playOn,
  type Tab,
  type TestServer,
  testServer,
} from '../../../test/kit/online.ts';
import { itemAt } from '../../kernel/data/lists.ts';

let server: TestServer;
let skew = 0;
beforeAll(async () => {
  server = await testServer({}, { now: () => Date.now() + skew });
});
afterAll(() => server.stop());

const BIDDING = { options: { showing: false } };

async function played({ table, tabs }: Party, moves: number): Promise<void> {
  await playOn(
    { table, tabs, people: [] },
    () => 0,
    () => itemAt(tabs, 0).match(table).ply >= moves,
  );
}

const deedOf = (tab: Tab, table: string) => ({ table, seen: tab.frame(table).seq, key: newKey() });

test('P6.5 a sealed choice can be taken back and made again, by its seat alone', async () => {
  const { table, tabs } = await party(server, 2, BIDDING);
  const [ann, bob] = tabs as [Tab, Tab];
  await ann.play(table);
  expect(ann.match(table).undoable).toBe(1);
  await bob.until(() => bob.frame(table).seq === 1);
  expect((await bob.tried({ do: 'undo', ...deedOf(bob, table) })).error?.code).toBe('illegal_move');
  await ann.ask({ do: 'undo', ...deedOf(ann, table) });
  expect(ann.match(table)).toMatchObject({ ply: 0, fresh: true, redoable: true });
  await bob.until(() => bob.frame(table).seq === 2);
  expect(bob.match(table)).toMatchObject({ redoable: false, undoable: 0 });
  expect(bob.match(table).notices[0]?.what).toEqual({ kind: 'undo', to: 0, consent: false });
  await ann.ask({ do: 'redo', ...deedOf(ann, table) });
  expect(ann.match(table)).toMatchObject({ ply: 1, redoable: false });
});

test('P6.6 what has been uncovered is taken back only when all agree, and the log keeps a trace', async () => {
  const joined = await party(server, 3, BIDDING);
  const { table, tabs } = joined;
  const [ann, bob, cy] = tabs as [Tab, Tab, Tab];
  await played(joined, 3);
  expect((await ann.tried({ do: 'undo', ...deedOf(ann, table) })).error?.code).toBe('illegal_move');
  const propose = { do: 'propose', table, seen: 3, what: { kind: 'undo', to: 0 } } as const;
  await ann.ask(propose);
  expect((await bob.tried(propose)).error?.code).toBe('bad_request');
  await bob.until(() => bob.frame(table).room.proposal !== undefined);
  const { id } = bob.frame(table).room.proposal as { id: number };
  await bob.ask({ do: 'answer', table, proposal: id, agree: true });
  expect(bob.match(table).ply).toBe(3);
  await cy.ask({ do: 'answer', table, proposal: id, agree: true });
  await bob.until(() => bob.match(table).ply === 0);
  expect(bob.match(table).notices).toMatchObject([
    { ply: 3, seat: 0, what: { kind: 'undo', consent: true } },
  ]);
  expect(bob.frame(table).room.proposal).toBeUndefined();
  await playOn(joined);
  const record = await itemAt(joined.people, 0).get(`/api/tables/${table}/record`);
  expect(record.body.moves).toHaveLength(cy.match(table).ply);
});

test('P6.7 one refusal ends a proposal, and so does a move', async () => {
  const joined = await party(server, 2, BIDDING);
  const { table, tabs } = joined;
  const [ann, bob] = tabs as [Tab, Tab];
  await played(joined, 2);
  const undo = { do: 'propose', table, seen: 2, what: { kind: 'undo', to: 0 } } as const;
  await ann.ask(undo);
  await bob.ask({ do: 'answer', table, proposal: 1, agree: false });
  expect((await bob.tried({ do: 'answer', table, proposal: 1, agree: true })).error?.code).toBe('stale');
  await ann.ask(undo);
  await ann.play(table);
  expect((await bob.tried({ do: 'answer', table, proposal: 2, agree: true })).error?.code).toBe('stale');
  expect((await ann.tried({ ...undo, seen: 3, what: { kind: 'undo', to: 3 } })).error?.code).toBe(
    'bad_request',
  );
  const spectator = await server.visitor().open();
  await spectator.watch(table);
  expect((await spectator.tried({ ...undo, seen: 3 })).error?.code).toBe('forbidden');
});

test('P6.8 a paused match stands still until somebody goes on with it', async () => {
  const { table, tabs } = await party(server, 2, {
    ...BIDDING,
    clock: { bank: 600, increment: 0, atZero: 'bot' },
  });
  const [ann, bob] = tabs as [Tab, Tab];
  await ann.ask({ do: 'propose', table, seen: 0, what: { kind: 'pause' } });
  await bob.ask({ do: 'answer', table, proposal: 1, agree: true });
  expect(bob.frame(table).room).toMatchObject({ stage: 'paused', clocks: { running: [] } });
  expect(bob.match(table).moves).toBeUndefined();
  const play = { do: 'play', ...deedOf(bob, table), text: 'bid 1' } as const;
  expect((await bob.tried(play)).error?.message).toBe('the match is paused');
  await bob.ask({ do: 'resume', table });
  expect(bob.frame(table).room.stage).toBe('playing');
  await bob.play(table);
});

test('P6.9 of two, one who resigns leaves the other as the winner', async () => {
  const { table, tabs, people } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const deed = { do: 'resign', ...deedOf(ann, table) } as const;
  await ann.ask(deed);
  expect(await ann.ask(deed)).toEqual({ seq: 1 });
  await bob.until(() => bob.frame(table).room.stage === 'over');
  expect(bob.match(table)).toMatchObject({ outcome: { places: [2, 1] }, actors: [] });
  const { body } = await itemAt(people, 1).get(`/api/tables/${table}/record`);
  expect(body).toMatchObject({ resigned: [{ seat: 0, ply: 0 }], places: [2, 1] });
});

test('P6.9 of three, a bot plays on for one who resigns, who comes last', async () => {
  const joined = await party(server, 3);
  const { table, tabs } = joined;
  const [ann, bob, cy] = tabs as [Tab, Tab, Tab];
  await bob.ask({ do: 'resign', ...deedOf(bob, table) });
  expect(bob.frame(table).room.seats[1]).toMatchObject({ resigned: true, bot: 'medium' });
  expect((await bob.tried({ do: 'reclaim', table })).error?.code).toBe('bad_request');
  expect((await bob.tried({ do: 'resign', ...deedOf(bob, table) })).error?.code).toBe('forbidden');
  await playOn({ table, tabs: [ann, cy], people: [] });
  expect(ann.match(table).outcome?.places[1]).toBe(3);
});

test('P6.10 a bot takes over for somebody who has been away for long, until they come back', async () => {
  const { table, tabs, people } = await party(server, 3, { patience: 60 });
  const [ann, bob] = tabs as [Tab, Tab];
  const take = { do: 'substitute', table, seat: 0 } as const;
  expect((await bob.tried(take)).error?.code).toBe('forbidden');
  await ann.leave();
  await bob.until(() => bob.frame(table).room.seats[0]?.present === false);
  expect((await bob.tried(take)).error?.code).toBe('forbidden');
  skew += 61_000;
  const spectator = await server.visitor().open();
  await spectator.watch(table);
  expect((await spectator.tried(take)).error?.code).toBe('forbidden');
  await bob.ask(take);
  await bob.until(() => bob.match(table).ply > 0);
  expect(bob.frame(table).room.seats[0]).toMatchObject({ bot: 'medium', resigned: false });
  const back = await itemAt(people, 0).open();
  await back.watch(table);
  const play = { do: 'play', ...deedOf(back, table), text: 'pass' } as const;
  expect((await back.tried(play)).error?.code).toBe('forbidden');
  await back.ask({ do: 'reclaim', table });
  expect(back.frame(table).room.seats[0]?.bot).toBeUndefined();
  expect((await bob.tried({ ...take, seat: 0 })).error?.code).toBe('forbidden');
});
