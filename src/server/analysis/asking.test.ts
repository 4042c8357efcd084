import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newKey,
  party,
  type Party,
  playOn,
  type TestServer,
  testServer,
  type Visitor,
} from '../../../test/kit/online.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { OnlineSetup } from '../../protocol/online.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const pathOf = (table: string): string => `/api/tables/${table}/analysis`;

/** A match that has ended, of two persons or of one against a bot. */
async function finished(setup: Partial<OnlineSetup> = {}): Promise<Party> {
  const joined = await party(server, setup.seats ? 1 : 2, setup);
  await playOn(joined);
  return joined;
}

/** Asks as a page does, until all is known. */
async function known(visitor: Visitor, table: string): Promise<{ of: number; findings: unknown[] }> {
  await visitor.post(pathOf(table));
  for (;;) {
    const { body } = await visitor.get(pathOf(table));
    if (body.state === 'whole') return body;
    expect(['waiting', 'working']).toContain(body.state);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('P4.20 a match that has ended is analysed for everybody who may watch it', async () => {
  expect((await server.visitor().get('/api/server')).body).toMatchObject({ analysis: true });
  const { table, people } = await finished();
  const found = await known(itemAt(people, 0), table);
  expect(found.findings).toHaveLength(found.of);
  const stranger = server.visitor();
  expect((await stranger.post(pathOf(table))).body.state).toBe('whole');
  expect((await stranger.get(`${pathOf(table)}?after=2`)).body.findings).toEqual(found.findings.slice(2));
  expect((await stranger.get(`${pathOf(table)}?after=-1`)).status).toBe(400);
  await server.restart();
  expect((await stranger.get(pathOf(table))).body).toEqual(found);
});

test('P4.20 a match that is played or paused is refused, whoever asks', async () => {
  const { table, people, tabs } = await party(server, 2);
  for (const visitor of [...people, server.visitor()])
    for (const method of ['POST', 'GET']) {
      const { status, body } = await visitor.request(method, pathOf(table));
      expect([status, body.error.code]).toEqual([403, 'forbidden']);
      expect(body.error.message).toContain('still being played');
    }
  await tabs[0]?.ask({ do: 'resign', table, seen: 0, key: newKey() });
  expect((await itemAt(people, 1).get(pathOf(table))).body.state).toBe('none');
});

test('P4.20 of a private table nothing is told to strangers, nor where only players watch', async () => {
  const hidden = await finished({ private: true, seats: ['me', { bot: 'random' }] });
  const quiet = await finished({ spectators: false });
  const stranger = server.visitor();
  for (const method of ['POST', 'GET']) {
    expect((await stranger.request(method, pathOf(hidden.table))).body.error.code).toBe('unknown_match');
    expect((await stranger.request(method, pathOf(quiet.table))).body.error.code).toBe('forbidden');
  }
  for (const { table, people } of [hidden, quiet])
    expect((await itemAt(people, 0).get(pathOf(table))).body.state).toBe('none');
});

test('P4.20 of what is asked without end most is refused, and the rest goes on', async () => {
  const { table, people } = await finished();
  const others: string[] = [];
  for (let i = 0; i < 4; i++) others.push((await finished()).table);
  await server.restart({ pace: 1 });
  const vandal = server.visitor();
  await vandal.get('/api/me');
  const flood = Array.from({ length: 120 }, (_, i) => vandal.post(pathOf(itemAt(others, i % 4))));
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(40);
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  await server.restart({ pace: 1000 });
  await known(itemAt(people, 0), table);
});

test('P4.20 a server can be told to analyse nothing', async () => {
  const { table, people } = await finished();
  await server.restart({ analysisThreads: 0 });
  const ann = itemAt(people, 0);
  expect((await ann.get('/api/server')).body.analysis).toBe(false);
  expect((await ann.post(pathOf(table))).body.error.code).toBe('forbidden');
  expect((await ann.get(pathOf(table))).body.state).toBe('none');
  await server.restart();
});
