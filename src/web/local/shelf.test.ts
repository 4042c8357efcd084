import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { indexedShelf } from './indexedShelf.ts';
import { emptyRoom, memoryShelf } from './memoryShelf.ts';
import type { Shelf, StoredTable } from './shelf.ts';

const table = (id: string, revision = 1, moves: string[] = []): StoredTable => ({
  id,
  revision,
  rulesVersion: 1,
  setup: { game: 'toy', chairs: [{ name: 'Ann', player: 'person' }], options: {} },
  options: { hand: 3 },
  seed: 'ab'.repeat(32),
  moves,
  undone: [],
  notes: { 2: 'botFailed' },
  points: [0],
  actors: [0],
  outcome: undefined,
  touched: 1,
});

let storages = 0;

/** Each makes one storage and returns how a tab opens a shelf on it. */
const KINDS: Readonly<Record<string, () => () => Shelf>> = {
  memory() {
    const room = emptyRoom();
    return () => memoryShelf(room);
  },
  IndexedDB() {
    const name = `shelf-test-${storages++}`;
    return () => indexedShelf(name);
  },
};

const shelves: Shelf[] = [];

function tabs(kind: string): [Shelf, Shelf] {
  const open = (KINDS[kind] as () => () => Shelf)();
  const pair: [Shelf, Shelf] = [open(), open()];
  shelves.push(...pair);
  return pair;
}

afterEach(() => {
  for (const shelf of shelves.splice(0)) shelf.close();
});

const nextChange = (shelf: Shelf): Promise<string> =>
  new Promise((resolve) => {
    const stop = shelf.onChange((id) => {
      stop();
      resolve(id);
    });
  });

describe.each(Object.keys(KINDS))('a shelf in %s', (kind) => {
  test('gives back what was put, in every tab', async () => {
    const [here, there] = tabs(kind);
    await here.put(table('a', 1, ['0 pass']));
    expect(await here.get('a')).toEqual(table('a', 1, ['0 pass']));
    expect(await there.get('a')).toEqual(table('a', 1, ['0 pass']));
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
    const moves = ['0 pass'];
    await here.put(table('a', 1, moves));
    moves.push('1 pass');
    expect((await here.get('a'))?.moves).toEqual(['0 pass']);
  });

  test('refuses any revision but the next', async () => {
    const [here] = tabs(kind);
    await here.put(table('a'));
    await here.put(table('a', 2, ['0 pass']));
    for (const revision of [1, 2, 4]) {
      await expect(here.put(table('a', revision))).rejects.toThrow('changed in another tab');
    }
    expect(await here.get('a')).toEqual(table('a', 2, ['0 pass']));
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
    const tries = await Promise.allSettled([
      here.put(table('a', 2, ['0 here'])),
      there.put(table('a', 2, ['0 there'])),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = tries[0]?.status === 'fulfilled' ? '0 here' : '0 there';
    expect((await here.get('a'))?.moves).toEqual([winner]);
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

test('a storage that fails says so in words of the table', async () => {
  const shelf = indexedShelf('broken');
  shelves.push(shelf);
  await expect(shelf.put({ ...table('a'), options: { bad: () => 0 } })).rejects.toThrow(
    'this browser cannot keep tables now',
  );
});
