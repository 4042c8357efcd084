import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { TableHost } from '../../protocol/table.ts';
import { indexedStore } from './store/indexedStore.ts';
import type { LocalStore } from './store/localStore.ts';
import { bot, isOver, person, playAny, setupOf, spectate, testHost } from './testkit.ts';

const shelves: LocalStore[] = [];
let storages = 0;

/** Two hosts on the same storage, as in two tabs of a browser. */
function tabs(): [TableHost, TableHost] {
  const name = `tabs-test-${storages++}`;
  const open = (): TableHost => {
    const store = indexedStore(name);
    shelves.push(store);
    return testHost(GAMES, { store });
  };
  return [open(), open()];
}

afterEach(() => {
  for (const store of shelves.splice(0)) store.close();
});

const HOT_SEAT = setupOf('sol', [person('Ann'), person('Bob')]);

test('a move in one tab is shown in the other', async () => {
  const [here, there] = tabs();
  const id = await here.create(HOT_SEAT);
  const [first, second] = [await spectate(here, id), await spectate(there, id)];
  await playAny(here, first.last());
  await second.until(({ ply }) => ply === 1);
  expect(second.last()).toMatchObject({ ply: 1, fresh: false, state: first.last().state });
  await playAny(there, second.last());
  await first.until(({ ply }) => ply === 2);
  expect(first.last().news.map(({ ply }) => ply)).toEqual([2]);
});

test('of two moves at once one is refused, and both tabs show the other', async () => {
  const [here, there] = tabs();
  const id = await here.create(HOT_SEAT);
  const both = [await spectate(here, id), await spectate(there, id)] as const;
  const tries = await Promise.allSettled([
    playAny(here, both[0].last(), 0),
    playAny(there, both[1].last(), 1),
  ]);
  const refused = tries.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((refused.reason as Error).message).toContain('changed in another tab');
  for (const { until } of both) await until(({ ply }) => ply === 1);
  expect(both[0].last().state).toEqual(both[1].last().state);
});

test('an undo in one tab tells the log of the other anew', async () => {
  const [here, there] = tabs();
  const id = await here.create(HOT_SEAT);
  const [first, second] = [await spectate(here, id), await spectate(there, id)];
  while (first.last().undoable[0] === 0) await playAny(here, first.last());
  const { ply } = first.last();
  await second.until((view) => view.ply === ply);
  await here.undo(id, 0);
  const view = await second.until((next) => next.ply === ply - 1);
  expect(view).toMatchObject({ fresh: true, redoable: true });
  expect(view.news).toHaveLength(ply - 1);
});

test('bots watched in two tabs play one match', async () => {
  const [here, there] = tabs();
  const id = await here.create(setupOf('sol', [bot()]));
  const both = [await spectate(here, id), await spectate(there, id)] as const;
  await Promise.all(both.map(({ until }) => until(isOver)));
  expect(both[0].last().outcome).toEqual(both[1].last().outcome);
  expect(both[0].last().fault).toBeUndefined();
  for (const { views } of both) {
    const plies = views.flatMap(({ news }) => news.map(({ ply }) => ply));
    expect(plies).toEqual(Array.from({ length: views.at(-1)?.ply as number }, (_, i) => i + 1));
  }
  const alone = testHost(GAMES);
  const copy = await alone.create(setupOf('sol', [bot()]));
  await (await spectate(alone, copy)).until(isOver);
  expect(await alone.record(copy)).toBe(await here.record(id));
});

test('a table removed in one tab stands still in the other', async () => {
  const [here, there] = tabs();
  const id = await here.create(HOT_SEAT);
  const second = await spectate(there, id);
  await here.remove(id);
  const view = await second.until(({ fault }) => fault !== undefined);
  expect(view.fault).toBe('this table was removed');
  await expect(playAny(there, view)).rejects.toThrow('this table was removed');
  expect(await there.list()).toEqual([]);
});
