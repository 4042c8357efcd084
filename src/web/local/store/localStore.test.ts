import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, test } from 'vitest';
import { indexedStore } from './indexedStore.ts';
import { emptyMemory, memoryStore } from './memoryStore.ts';
import type { StoredDeed } from './deeds.ts';
import { readTable, type LocalStore, type StoredTable } from './localStore.ts';

const table = (id: string, revision = 1, deeds: StoredDeed[] = []): StoredTable => ({
  id,
  revision,
  rulesVersion: 1,
  setup: { game: 'toy', chairs: [{ name: 'Ann', player: 'person' }], options: {} },
  options: { hand: 3 },
  seed: 'ab'.repeat(32),
  deeds,
  ply: deeds.length,
  points: [0],
  actors: [0],
  outcome: undefined,
  touched: 1,
});

const PASS: StoredDeed = { seat: 0, text: 'pass', final: true, note: 'botFailed' };

let storages = 0;

/** Each makes one storage and returns how a tab opens a store on it. */
const KINDS: Readonly<Record<string, () => () => LocalStore>> = {
  memory() {
    const room = emptyMemory();
    return () => memoryStore(room);
  },
  IndexedDB() {
    const name = `store-test-${storages++}`;
    return () => indexedStore(name);
  },
};

const shelves: LocalStore[] = [];

function tabs(kind: string): [LocalStore, LocalStore] {
  const open = (KINDS[kind] as () => () => LocalStore)();
  const pair: [LocalStore, LocalStore] = [open(), open()];
  shelves.push(...pair);
  return pair;
}

afterEach(() => {
  for (const store of shelves.splice(0)) store.close();
});

const nextChange = (store: LocalStore): Promise<string> =>
  new Promise((resolve) => {
    const stop = store.onChange((id) => {
      stop();
      resolve(id);
    });
  });

describe.each(Object.keys(KINDS))('a store in %s', (kind) => {
  test('gives back what was put, in every tab', async () => {
    const [here, there] = tabs(kind);
    await here.put(table('a', 1, [PASS]));
    expect(await here.get('a')).toEqual(table('a', 1, [PASS]));
    expect(await there.get('a')).toEqual(table('a', 1, [PASS]));
    expect(await here.get('b')).toBeUndefined();
  });

  test('lists all tables', async () => {
    const [here] = tabs(kind);
    await here.put(table('a'));
    await here.put(table('b'));
    expect((await here.list()).map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  test('removes a table, and does not mind one that is not there', async () => {
    const [here] = tabs(kind);
    await here.put(table('a'));
    await here.remove('a');
    await here.remove('a');
    expect(await here.list()).toEqual([]);
  });

  test('keeps its own copy', async () => {
    const [here] = tabs(kind);
    const deeds: StoredDeed[] = [PASS];
    await here.put(table('a', 1, deeds));
    deeds.push({ ...PASS, seat: 1 });
    expect((await here.get('a'))?.deeds).toEqual([PASS]);
  });

  test('refuses any revision but the next', async () => {
    const [here] = tabs(kind);
    await here.put(table('a'));
    await here.put(table('a', 2, [PASS]));
    for (const revision of [1, 2, 4]) {
      await expect(here.put(table('a', revision))).rejects.toThrow('changed in another tab');
    }
    expect(await here.get('a')).toEqual(table('a', 2, [PASS]));
  });

  test('does not bring back a table that was removed', async () => {
    const [here, there] = tabs(kind);
    await here.put(table('a'));
    await there.remove('a');
    await expect(here.put(table('a', 2))).rejects.toThrow('removed in another tab');
    expect(await here.list()).toEqual([]);
  });

  test('lets one of two tabs win that write at once', async () => {
    const [here, there] = tabs(kind);
    await here.put(table('a'));
    const fromHere = { ...PASS, text: 'here' };
    const tfromHere = { ...PASS, text: 'there' };
    const tries = await Promise.allSettled([
      here.put(table('a', 2, [fromHere])),
      there.put(table('a', 2, [tfromHere])),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = tries[0]?.status === 'fulfilled' ? fromHere : tfromHere;
    expect((await here.get('a'))?.deeds).toEqual([winner]);
  });

  test('tells other tabs of changes and removals, not itself', async () => {
    const [here, there] = tabs(kind);
    const own: string[] = [];
    here.onChange((id) => own.push(id));
    const put = nextChange(there);
    await here.put(table('a'));
    expect(await put).toBe('a');
    const removed = nextChange(there);
    await here.remove('a');
    expect(await removed).toBe('a');
    expect(own).toEqual([]);
  });
});

test('what earlier pages kept is there, and they leave alone what they do not know', async () => {
  const earlier = await openDB('earlier', 2, {
    upgrade: (database) => void database.createObjectStore('tables', { keyPath: 'id' }),
  });
  await earlier.put('tables', table('kept'));
  earlier.close();
  const store = indexedStore('earlier');
  shelves.push(store);
  expect(await store.list()).toEqual([table('kept')]);
  const branch = { of: 'kept', ply: 0, name: 'what if', made: 1 };
  await store.put({ ...table('branch'), branch, pastLuck: [{ until: 0, seed: 'ab'.repeat(32) }] });
  expect((await store.get('branch'))?.branch).toEqual(branch);
  await expect(openDB('earlier', 2)).rejects.toThrow(/version/);
});

test('a storage that fails says so in words of the table', async () => {
  const store = indexedStore('broken');
  shelves.push(store);
  await expect(store.put({ ...table('a'), options: { bad: () => 0 } })).rejects.toThrow(
    'this browser cannot keep tables now',
  );
});

test('a table kept before every deed was is read as it stood', () => {
  const { deeds, ply, ...rest } = table('old');
  expect([deeds, ply]).toEqual([[], 0]);
  const old = {
    ...rest,
    moves: ['0 pass', '1 take 3'],
    undone: ['0 drop', '0 pass'],
    notes: { 2: 'botLate' as const },
  };
  expect(readTable(old)).toEqual({
    ...rest,
    ply: 2,
    deeds: [
      { seat: 0, text: 'pass' },
      { seat: 1, text: 'take 3', note: 'botLate' },
      { seat: 0, text: 'pass' },
      { seat: 0, text: 'drop' },
      { seat: 0, to: 2 },
    ],
  });
});
