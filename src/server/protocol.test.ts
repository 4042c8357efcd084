import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newKey,
  nonceOf,
  party,
  playOn,
  type Tab,
  type TestServer,
  testServer,
} from '../../test/kit/online.ts';
import { ONLINE_PROTOCOL } from '../protocol/online.ts';

/** Statements of docs/protocol.md that belong to no part of the server alone. */

let server: TestServer;
beforeAll(async () => {
  server = await testServer({}, { now: () => 1234 });
});
afterAll(() => server.stop());

test('P5.1 the server begins with its version, who one is, and its clock', async () => {
  const ann = server.visitor();
  const you = await ann.named('Ann');
  const tab = await ann.open();
  expect(tab.received[0]).toEqual({ hello: { protocol: ONLINE_PROTOCOL, you, now: 1234 } });
});

test('P5.2 every request is answered once, by its number or by 0', async () => {
  const tab = await server.visitor().open();
  for (const text of ['{"id":7,"do":"ping"}', '{"id":8,"do":"hack"}', '{"do":"ping"}', 'nonsense'])
    tab.socket.send(text);
  await tab.until(() => tab.received.length > 4);
  await tab.ask({ do: 'ping' });
  const answers = tab.received.slice(1, -1);
  expect(answers).toHaveLength(4);
  expect(answers).toContainEqual({ re: 7, ok: {} });
  const refused = answers.flatMap((message) => ('error' in message ? [message.re] : []));
  expect(refused.toSorted((a, b) => a - b)).toEqual([0, 0, 8]);
});

test('P5.7 a chat message is cut at 500 characters, and newcomers are sent the last 100', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann] = tabs as [Tab];
  await ann.ask({ do: 'chat', table, text: 'x'.repeat(600), key: newKey() });
  expect(ann.chat.at(-1)?.text).toHaveLength(500);
  for (let i = 1; i <= 100; i++) await ann.ask({ do: 'chat', table, text: `line ${i}`, key: newKey() });
  const late = await server.visitor().open();
  await late.watch(table);
  expect(late.chat.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, i) => `line ${i + 1}`));
});

test('P6.3 whoever has not seen the end is told that there is more, not only that it is over', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  const { seq: seen } = ann.frame(table);
  await bob.ask({ do: 'resign', table, seen, key: newKey() });
  await ann.until(() => ann.frame(table).room.stage === 'over');
  const late = { table, seen, key: newKey() };
  const requests = [
    { do: 'play', text: 'pass', ...late },
    { do: 'undo', ...late },
    { do: 'redo', ...late },
  ] as const;
  for (const request of requests) expect((await ann.tried(request)).error?.code).toBe('stale');
  const told = { do: 'undo', ...late, seen: ann.frame(table).seq } as const;
  expect((await ann.tried(told)).error).toEqual({ code: 'bad_request', message: 'the match is over' });
});

test('P6.3 somebody may resign without having seen the last move', async () => {
  const { table, tabs } = await party(server, 2);
  const [ann, bob] = tabs as [Tab, Tab];
  await ann.play(table);
  expect((await bob.tried({ do: 'undo', table, seen: 0, key: newKey() })).error?.code).toBe('stale');
  expect(await bob.ask({ do: 'resign', table, seen: 0, key: newKey() })).toEqual({ seq: 2 });
});

test('P9.1, P9.2 the seal and all nonces are there for everybody, the secret only at the end', async () => {
  const ann = server.visitor();
  const table = await ann.create({ seats: ['me', 'open', { bot: 'random' }] });
  const spectator = await server.visitor().open();
  await spectator.watch(table);
  const { commitment, secret } = spectator.frame(table).room.luck;
  expect(secret).toBeUndefined();
  const bob = server.visitor();
  await bob.sit(table, 1);
  const tabs = [await ann.open(), await bob.open()];
  for (const tab of tabs) await tab.watch(table);
  await tabs[0]?.start(table);
  await spectator.until(() => spectator.frame(table).room.stage === 'playing');
  expect(spectator.frame(table).room.luck).toEqual({ commitment, secret: undefined });
  const nonces = spectator.frame(table).room.seats.map(({ nonce }) => nonce);
  expect(nonces).toEqual([nonceOf(1), nonceOf(2), undefined]);
  await playOn({ table, people: [ann, bob], tabs });
  await spectator.until(() => spectator.frame(table).room.stage === 'over');
  const shown = spectator.frame(table).room.luck.secret ?? '';
  expect(createHash('sha256').update(Buffer.from(shown, 'hex')).digest('hex')).toBe(commitment);
});
