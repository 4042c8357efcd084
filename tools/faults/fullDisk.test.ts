import { expect, onTestFinished, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { newKey, party, Visitor } from '../../test/kit/online.ts';
import { hasCompiler, NO_COMPILER } from './disk.ts';
import { openTestBed } from './testBed.ts';

if (!hasCompiler()) test.skip(NO_COMPILER);
else
  test('G5.4, P12.2 a server whose disk is full refuses what it cannot store, says so, and goes on when there is room', async () => {
    const testBed = await openTestBed('sqlite');
    const { servers, disk } = testBed;
    onTestFinished(() => testBed.end());
    const address = await itemAt(servers, 0).address();
    const { table, tabs } = await party({ visitor: () => new Visitor(() => address) }, 2, { game: 'sol' });
    const ann = tabs.find((tab) => tab.match(table).moves) ?? itemAt(tabs, 0);
    const look = new Visitor(() => address);
    const ready = async (): Promise<unknown> => (await look.get('/ready')).body.store;
    expect(await ready()).toBe('answers');
    disk?.fill(false);
    const key = newKey();
    const refusal = 'unavailable: the server cannot store anything just now; try again in a moment';
    await expect(ann.play(table, 0, key)).rejects.toThrow(refusal);
    expect(await look.post('/api/me', { name: 'Eve' })).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
    expect(await look.get('/ready')).toMatchObject({
      status: 503,
      body: { ready: false, store: 'unwritable' },
    });
    expect((await look.get('/health')).status).toBe(200);
    disk?.free();
    expect(await ready()).toBe('answers');
    for (const tab of tabs) await tab.watch(table);
    expect(ann.match(table).ply).toBe(0);
    await ann.play(table, 0, key);
    expect((await look.post('/api/me', { name: 'Eve' })).status).toBe(200);
  });
