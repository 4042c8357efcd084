import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { TableView, TableHost } from '../../protocol/table.ts';
import { person, playAny, setupOf, spectate, testHost } from './testkit.ts';

let host: TableHost;
let id: string;
let views: readonly TableView[];

beforeAll(async () => {
  host = testHost(GAMES);
  id = await host.create(setupOf('sol', [person('Ann'), person('Bob')]));
  const table = await spectate(host, id);
  for (let i = 0; i < 50; i++) await playAny(host, table.last(), i);
  views = table.views;
});

test('every position is found again as it was', async () => {
  for (const { ply, state, actors } of views) {
    expect(await host.look(id, ply, 0)).toEqual({ ply, state, actors });
  }
});

test('where all lies open, any eyes may look, but "all" waits for the end', async () => {
  expect((await host.look(id, 10, 1)).state).toEqual(views[10]?.state);
  expect((await host.look(id, 10, undefined)).state).toEqual(views[10]?.state);
  await expect(host.look(id, 10, 'all')).rejects.toThrow('once the match is over');
});

test.each([-1, 51, 1.5, Number.NaN])('there is no position %d', async (ply) => {
  await expect(host.look(id, ply, 0)).rejects.toThrow(`there is no position ${ply}; there are 0 to 50`);
});

test.each([-1, 2, 0.5])('there is no seat %d', async (seat) => {
  await expect(host.look(id, 0, seat)).rejects.toThrow(`there is no seat ${seat}`);
});

test('looking changes nothing', async () => {
  const before = await host.record(id);
  const seen = (await host.look(id, 50, 0)).state as Record<string, unknown>;
  for (const key of Object.keys(seen)) delete seen[key];
  expect(await host.record(id)).toBe(before);
});
