import { describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../test/kit/toy.ts';
import { GAMES } from '../../games/index.ts';
import type { TableView, TableHost } from '../../protocol/table.ts';
import { emptyMemory, memoryStore, type SharedMemory } from './store/memoryStore.ts';
import type { StoredTable } from './store/localStore.ts';
import { bot, isOver, isStill, person, playAny, setupOf, spectate, testHost } from './testkit.ts';

/** Persons play the last move they are offered, up to so many moves. */
async function playOn(host: TableHost, id: string, moves: number): Promise<TableView> {
  const { until, leave } = await spectate(host, id);
  let view = await until(isStill);
  while (!isOver(view) && view.ply < moves) {
    const { ply } = view;
    await playAny(host, view, -1);
    view = await until((next) => next.ply > ply && isStill(next));
  }
  leave();
  return view;
}

describe('whole matches', () => {
  test('bots play a match of Sol to its end by themselves', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [bot(), bot()]));
    const { views, until } = await spectate(host, id);
    const end = await until(isOver);
    expect(end.outcome?.places).toContain(1);
    expect(end.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(end.actors).toEqual([]);
    expect(end.thinking).toBeUndefined();
    expect(end.scores).toHaveLength(end.ply + 1);
    expect(end.scores.at(-1)).toEqual(end.outcome?.points);
    expect(
      views.slice(0, -1).every(({ thinking, seed }) => thinking !== undefined && seed === undefined),
    ).toBe(true);
    const moves = views.flatMap(({ news }) => news);
    expect(moves.map(({ ply }) => ply)).toEqual(Array.from({ length: end.ply }, (_, i) => i + 1));
    expect(moves.some(({ note }) => note !== undefined)).toBe(false);
  });

  test('the same seed makes the same match', async () => {
    const records = await Promise.all(
      [1, 2].map(async () => {
        const host = testHost(GAMES);
        const id = await host.create(setupOf('sol', [bot()], 'again'));
        await (await spectate(host, id)).until(isOver);
        return host.record(id);
      }),
    );
    expect(records[0]).toBe(records[1]);
  });

  test('a person plays against bots, who answer by themselves', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann'), bot()]));
    const view = await playOn(host, id, 2000);
    expect(isOver(view)).toBe(true);
    expect(view.eyes).toBe(0);
  });

  test('hot-seat: the screen is handed to whoever is asked', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann'), person('Bob'), person('Cy')]));
    const { views, until } = await spectate(host, id);
    for (let view = await until(isStill); view.ply < 60; view = await until(isStill))
      await playAny(host, view);
    expect(new Set(views.map(({ eyes }) => eyes))).toEqual(new Set([0, 1, 2]));
    for (const { eyes, actors, offers } of views) {
      expect(actors).toContain(eyes);
      expect(Object.keys(offers).map(Number)).toEqual(actors);
    }
  });
});

describe('an opening', () => {
  const opening = ['vestige gate I8|C9', 'vestige tower C9', 'move', 'launch I8'];
  const setup = { ...setupOf('sol', [person('Ann')], 'first flight 42'), opening, guided: 'heart' };

  test('is played before anybody sits down, and stored as moves', async () => {
    const host = testHost(GAMES);
    const id = await host.create({ ...setup, options: { mode: 'solo', scenario: 'none' } });
    const view = (await spectate(host, id)).last();
    expect(view.news.map(({ text }) => text)).toEqual(opening);
    expect(view.setup).not.toHaveProperty('opening');
    expect(view.setup.guided).toBe('heart');
  });

  test('that breaks the rules opens no table', async () => {
    const host = testHost(GAMES);
    await expect(host.create({ ...setup, opening: ['launch I8'] })).rejects.toThrow(/launch I8/);
    expect(await host.list()).toEqual([]);
  });
});

describe('a table', () => {
  test('sends its first view at once, without the seed', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann'), person('Bob')]));
    const view = (await spectate(host, id)).last();
    expect(view).toMatchObject({
      id,
      ply: 0,
      eyes: 0,
      news: [],
      fresh: true,
      redoable: false,
      undoable: [0, 0],
    });
    expect(view.setup).toEqual({ game: 'sol', chairs: [person('Ann'), person('Bob')], options: {} });
    expect(view.options).toMatchObject({ keepTiming: 'immediate' });
    expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(view.scores).toHaveLength(1);
  });

  test('tells each watcher only what is new to it', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann'), person('Bob')]));
    const early = await spectate(host, id);
    await playAny(host, early.last());
    await playAny(host, early.last());
    const late = await spectate(host, id);
    expect(early.views.map(({ news }) => news.map(({ ply }) => ply))).toEqual([[], [1], [2]]);
    expect(early.views.map(({ fresh }) => fresh)).toEqual([true, false, false]);
    expect(late.last().news.map(({ ply }) => ply)).toEqual([1, 2]);
    early.leave();
    await playAny(host, late.last());
    expect(early.views).toHaveLength(3);
    expect(late.last().news.map(({ ply }) => ply)).toEqual([3]);
  });

  test('refuses moves that are not legal, not theirs, or late', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann'), bot()]));
    const { last } = await spectate(host, id);
    const text = last().offers[0]?.[0]?.text as string;
    await expect(host.play(id, 0, 0, 'fly to the moon')).rejects.toThrow('is not legal now');
    await expect(host.play(id, 1, 0, text)).rejects.toThrow("seat 1 is not a person's");
    await expect(host.play(id, 7, 0, text)).rejects.toThrow("seat 7 is not a person's");
    await expect(host.play(id, 0, 1, text)).rejects.toThrow('you saw 1 entries, there are 0');
    await host.play(id, 0, 0, text.toUpperCase());
    await expect(host.play(id, 0, 0, text)).rejects.toThrow('the table has moved on');
  });

  test('plays a move that is sent twice only once', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann')]));
    const { last } = await spectate(host, id);
    const text = last().offers[0]?.[0]?.text as string;
    const tries = await Promise.allSettled([host.play(id, 0, 0, text), host.play(id, 0, 0, text)]);
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(last().ply).toBe(1);
  });

  test.each([
    [{ ...setupOf('sol', []), game: 'chess' }, 'there is no game "chess"'],
    [setupOf('sol', []), 'for 1 to 5 seats, not 0'],
    [{ ...setupOf('sol', [bot()]), options: { speed: 3 } }, 'no option "speed"'],
    [setupOf('sol', [bot('genius')]), 'there is no bot "genius"'],
  ])('that cannot be is not made (%#)', async (setup, message) => {
    const store = memoryStore();
    await expect(testHost(GAMES, { store }).create(setup)).rejects.toThrow(message);
    expect(await store.list()).toEqual([]);
  });

  test('that is not there cannot be watched', async () => {
    await expect(spectate(testHost(GAMES), 'nowhere')).rejects.toThrow('no such table');
  });
});

describe('a list of tables', () => {
  test('has the last played first and tells how they stand', async () => {
    const host = testHost(GAMES);
    const older = await host.create(setupOf('sol', [person('Ann')]));
    const newer = await host.create(setupOf('sol', [person('Bob'), person('Cy')]));
    expect((await host.list()).map(({ id }) => id)).toEqual([newer, older]);
    await playAny(host, (await spectate(host, older)).last());
    const [first, second] = await host.list();
    expect(first).toMatchObject({ id: older, ply: 1, actors: [0], outcome: undefined });
    expect(second).toMatchObject({ id: newer, ply: 0, points: [0, 0] });
    expect(JSON.stringify(await host.list())).not.toContain('seed');
  });

  test('forgets a table that is removed, and its watchers are notified', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann')]));
    const { last } = await spectate(host, id);
    await host.remove(id);
    expect(await host.list()).toEqual([]);
    expect(last().fault).toBe('this table was removed');
    await expect(host.play(id, 0, 0, 'move')).rejects.toThrow('no such table');
  });
});

/** Changes what is stored of a table behind the back of its host. */
async function spoil(room: SharedMemory, id: string, change: Partial<StoredTable>): Promise<void> {
  const stored = (await memoryStore(room).get(id)) as StoredTable;
  room.tables.set(id, { ...stored, ...change });
}

describe('the report of a match', () => {
  test('tells what its game sorts it by, once it is over', async () => {
    const room = emptyMemory();
    const host = testHost(GAMES, { store: memoryStore(room) });
    const id = await host.create(setupOf('factions', [bot(), bot()]));
    expect(await host.report(id)).toBeUndefined();
    await (await spectate(host, id)).until(isOver);
    const report = await host.report(id);
    expect(report?.seats.map(({ turn }) => turn).toSorted()).toEqual(['1', '2']);
    expect(report?.seats.every(({ faction }) => faction !== undefined)).toBe(true);
  });

  test('is nothing where the game tells nothing, or there is no such match', async () => {
    const host = testHost(TOY);
    const id = await host.create(setupOf('toy', [bot('random'), bot('random')]));
    await (await spectate(host, id)).until(isOver);
    expect(await host.report(id)).toBeUndefined();
    expect(await host.report('nowhere')).toBeUndefined();
  });
});

describe('after a reload', () => {
  test.each([
    ['sol against bots', GAMES, setupOf('sol', [person('Ann'), bot()]), 40],
    ['sol on one screen', GAMES, setupOf('sol', [person('Ann'), person('Bob')]), 33],
    ['hidden hands', TOY, setupOf('toy', [person('Ann'), bot('random'), person('Cy')]), 6],
  ])('%s: the view is the same', async (_, games, setup, moves) => {
    const room = emptyMemory();
    const host = testHost(games, { store: memoryStore(room) });
    const id = await host.create(setup);
    await playOn(host, id, moves);
    const before = (await spectate(host, id)).last();
    const after = (await spectate(testHost(games, { store: memoryStore(room) }), id)).last();
    expect(before.ply).toBeGreaterThanOrEqual(moves);
    expect(after).toEqual(before);
  });

  test('bots go on where they stopped', async () => {
    const room = emptyMemory();
    const host = testHost(GAMES, { store: memoryStore(room) });
    const id = await host.create(setupOf('sol', [bot()]));
    const { until, leave } = await spectate(host, id);
    await until(({ ply }) => ply === 20);
    leave();
    const other = await spectate(testHost(GAMES, { store: memoryStore(room) }), id);
    expect(other.last().ply).toBeLessThan(25);
    await other.until(isOver);
  });

  test('a table whose moves do not hold is not opened', async () => {
    const room = emptyMemory();
    const host = testHost(GAMES, { store: memoryStore(room) });
    const id = await host.create(setupOf('sol', [person('Ann')]));
    await spoil(room, id, { deeds: [{ seat: 0, text: 'fly to the moon' }] });
    await expect(spectate(host, id)).rejects.toThrow('this table is damaged: "fly to the moon" is not legal');
  });

  test('a table of other rules cannot be opened, but listed and removed', async () => {
    const room = emptyMemory();
    const host = testHost(GAMES, { store: memoryStore(room) });
    const id = await host.create(setupOf('sol', [person('Ann')]));
    await spoil(room, id, { rulesVersion: 99 });
    const later = testHost(GAMES, { store: memoryStore(room) });
    await expect(spectate(later, id)).rejects.toThrow('played by version 99 of the rules');
    expect(await later.list()).toHaveLength(1);
    await later.remove(id);
    expect(await later.list()).toEqual([]);
  });
});
