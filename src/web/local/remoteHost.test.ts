import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { TableView } from '../../protocol/table.ts';
import { bot, isOver, person, playAny, setupOf, spectate, testHost } from './testkit.ts';
import { type RemoteHost, remoteHost, serveHost } from './remoteHost.ts';

let channel: MessageChannel;
let distant: RemoteHost;

beforeEach(() => {
  channel = new MessageChannel();
  serveHost(testHost(GAMES), channel.port1);
  distant = remoteHost(channel.port2);
});

afterEach(() => {
  channel.port1.close();
  channel.port2.close();
  vi.unstubAllGlobals();
});

test('a match is played through a worker as it is without', async () => {
  const setup = setupOf('sol', [bot()]);
  const id = await distant.host.create(setup);
  const view = await (await spectate(distant.host, id)).until(isOver);
  const here = testHost(GAMES);
  const same = await (await spectate(here, await here.create(setup))).until(isOver);
  expect(view).toEqual({ ...same, id });
});

test('every call reaches the host', async () => {
  const { host } = distant;
  const id = await host.create(setupOf('sol', [person('Ann')]));
  const { last, until } = await spectate(host, id);
  while (last().undoable[0] === 0) {
    const { ply } = last();
    await playAny(host, last());
    await until((view) => view.ply > ply);
  }
  await host.undo(id, 0);
  await until(({ redoable }) => redoable);
  await host.redo(id, 0);
  const { ply } = await until(({ redoable }) => !redoable);
  expect((await host.look(id, ply, 0)).ply).toBe(ply);
  expect(await host.report(id)).toBeUndefined();
  const copy = await host.adopt(await host.record(id), ['Bob']);
  expect((await host.list()).map((table) => table.id).sort()).toEqual([id, copy].sort());
  await host.remove(copy);
  expect(await host.list()).toHaveLength(1);
});

test('faults arrive as errors with their message', async () => {
  const fault: unknown = await distant.host
    .watch('nowhere', () => undefined)
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect((fault as Error).message).toBe('there is no such table in this browser');
});

test('after leaving no view arrives', async () => {
  const { host } = distant;
  const id = await host.create(setupOf('sol', [bot(), bot()]));
  const { views, until, leave } = await spectate(host, id);
  await until(({ ply }) => ply === 3);
  leave();
  leave();
  const count = views.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(views).toHaveLength(count);
  expect((await host.list())[0]?.ply).toBeLessThan(12);
});

test('a listener that fails is reported and gets the next view', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const received: TableView[] = [];
  const id = await distant.host.create(setupOf('sol', [bot(), bot()]));
  const stop = await distant.host.watch(id, (view) => {
    received.push(view);
    throw new Error('no such view');
  });
  while (received.length < 3) await new Promise((resolve) => setTimeout(resolve));
  stop();
  expect(reported.length).toBeGreaterThanOrEqual(3);
});

test('what waits for a host that is given up fails, and so does what comes later', async () => {
  const nobody = new MessageChannel();
  const silent = remoteHost(nobody.port2);
  const waiting = silent.host.list();
  silent.fail(new Error('the worker did not load'));
  await expect(waiting).rejects.toThrow('the worker did not load');
  await expect(silent.host.list()).rejects.toThrow('the worker did not load');
  nobody.port2.close();
});
