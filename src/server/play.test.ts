import { afterAll, beforeAll, expect, test } from 'vitest';
import { game } from '../../test/kit/toy.ts';
import { parseRecord, replay } from '../kernel/match/record.ts';
import { moveText } from '../kernel/text.ts';
import { type OnlineView, type OnlineSummary, tableView, applyDelta } from '../protocol/online.ts';
import type { TableView } from '../protocol/table.ts';
import { newKey, party, playOn, type Tab, type TestServer, testServer } from '../../test/kit/online.ts';
import { itemAt } from '../kernel/data/lists.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('P9.4 three people play a match to its end, and its record is verified with its luck', async () => {
  const { table, people, tabs } = await party(server, 3);
  await playOn({ table, people, tabs }, (turn) => turn * 7);
  for (const tab of tabs) expect(tab.frame(table).room.stage).toBe('over');
  const { body } = await itemAt(people, 1).get(`/api/tables/${table}/record`);
  const match = replay(game, parseRecord(JSON.stringify(body)));
  expect(match.plies.length).toBe(tabs[0]?.match(table).ply);
  expect(body.fairness.nonces).toHaveLength(3);
  expect(body.fairness.commitment).toBe(tabs[0]?.frame(table).room.luck.commitment);
  expect(tabs[0]?.frame(table).room.luck.secret).toBe(body.fairness.secret);
});

test('P7.1, P7.7 the frames of a seat add up to what the table in the browser shows', async () => {
  const joined = await party(server, 2);
  const { table, tabs } = joined;
  await playOn(joined, (turn) => turn);
  const [ann] = tabs as [Tab];
  let shown: TableView | undefined;
  let room: OnlineView['room'] | undefined;
  let news = 0;
  for (const message of ann.received) {
    const frame = 'frame' in message ? applyDelta(message.frame, { room, match: shown }) : undefined;
    room = frame?.room ?? room;
    if (frame?.match === undefined) continue;
    shown = tableView(table, frame, shown);
    news = shown.fresh ? shown.news.length : news + shown.news.length;
    expect(news).toBe(shown.ply);
    expect(shown.scores).toHaveLength(shown.ply + 1);
    expect(Object.keys(shown.offers).map(Number)).toEqual(shown.actors.includes(0) ? [0] : []);
  }
  expect(shown).toMatchObject({ id: table, eyes: 0, actors: [], redoable: false });
  expect(shown?.setup.chairs.map(({ player }) => player)).toEqual(['person', 'person']);
  expect(shown?.outcome).toBeDefined();
});

test('bots take their seats and play them', async () => {
  const { table, people, tabs } = await party(server, 1, {
    seats: ['me', { bot: 'greedy' }, { bot: 'random' }],
  });
  await playOn({ table, people, tabs });
  expect(tabs[0]?.match(table).outcome?.places).toHaveLength(3);
  expect(tabs[0]?.raw.some((text) => text.includes('"thinking":'))).toBe(true);
});

test('bots play on after a restart, with nobody watching, until a person is asked', async () => {
  const ann = server.visitor();
  const table = await ann.create({ seats: [{ bot: 'random' }, { bot: 'random' }, 'me'] });
  const tab = await ann.open();
  await tab.start(table);
  await server.restart();
  const standing = async (): Promise<OnlineSummary> => (await ann.get(`/api/tables/${table}`)).body.table;
  await expect.poll(async () => (await standing()).actors).toContain(2);
});

test('P6.1 a deed sent again is done once and answered with the same number', async () => {
  const { table, tabs } = await party(server, 2);
  const [tab] = tabs as [Tab];
  await tab.myTurn(table);
  const text = moveText(tab.match(table).moves?.[0] as never);
  const deed = { do: 'play', table, seen: 0, key: newKey(), text } as const;
  const answers = await Promise.all([tab.ask(deed), tab.ask(deed), tab.ask(deed)]);
  expect(answers).toEqual([{ seq: 1 }, { seq: 1 }, { seq: 1 }]);
  expect((await tab.ask(deed)).seq).toBe(1);
  expect(tab.match(table).ply).toBe(1);
});

test('P6.3 a double click with two keys counts once', async () => {
  const { table, tabs } = await party(server, 2);
  const [tab] = tabs as [Tab];
  await tab.myTurn(table);
  const text = moveText(tab.match(table).moves?.[0] as never);
  const clicks = [newKey(), newKey()].map((key) => tab.tried({ do: 'play', table, seen: 0, key, text }));
  const [first, second] = await Promise.all(clicks);
  expect(first?.ok).toEqual({ seq: 1 });
  expect(second?.error).toMatchObject({ code: 'stale' });
});

test('P6.4 those who choose at the same time need not wait for each other', async () => {
  const { table, tabs } = await party(server, 3, { options: { showing: false } });
  const plays = tabs.map((tab) =>
    tab.ask({
      do: 'play',
      table,
      seen: 0,
      key: newKey(),
      text: moveText(tab.match(table).moves?.[0] as never),
    }),
  );
  expect(new Set((await Promise.all(plays)).map(({ seq }) => seq))).toEqual(new Set([1, 2, 3]));
});

test('P7.5 whoever comes back is told what they missed, and no more', async () => {
  const { table, people, tabs } = await party(server, 2, { options: { showing: false } });
  const [ann, bob] = tabs as [Tab, Tab];
  await ann.play(table);
  await bob.until(() => bob.frame(table).seq === 1);
  await bob.leave();
  const back = await itemAt(people, 1).open();
  await back.watch(table, 0);
  expect(back.match(table)).toMatchObject({ fresh: false, ply: 1 });
  expect(back.match(table).news).toHaveLength(1);
  expect(back.match(table).scores).toHaveLength(1);
  const again = await itemAt(people, 1).open();
  await again.watch(table);
  expect(again.match(table)).toMatchObject({ fresh: true });
  expect(again.match(table).scores).toHaveLength(2);
});

test('P7.8 a match goes on after a restart as if nothing had been', async () => {
  const { table, people, tabs } = await party(server, 2);
  for (let i = 0; i < 4; i++) {
    const tab = tabs.find((one) => one.match(table).moves !== undefined) as Tab;
    const { seq } = await tab.play(table, i);
    await Promise.all(tabs.map((one) => one.until(() => one.frame(table).seq >= (seq as number))));
  }
  const before = tabs.map((tab) => tab.match(table));
  await server.restart();
  const after = await Promise.all(people.map((one) => one.open()));
  for (const tab of after) await tab.watch(table);
  for (const [i, tab] of after.entries()) {
    const { state, moves, actors, undoable, ply } = before[i] as never;
    expect(tab.match(table)).toMatchObject({ state, actors, undoable, ply });
    expect(tab.match(table).moves).toEqual(moves);
  }
  await playOn({ table, people, tabs: after });
  expect(after[0]?.match(table).outcome).toBeDefined();
});
