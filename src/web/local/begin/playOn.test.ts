import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import { GAMES } from '../../../games/index.ts';
import { digest } from '../../../kernel/match/chance.ts';
import { canonical } from '../../../kernel/data/plain.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { parseRecord, replay, replayAll } from '../../../kernel/match/record.ts';
import type { Chair, TableHost, TableView } from '../../../protocol/table.ts';
import { treeOf } from '../../../protocol/tree.ts';
import { packTree, unpackMatch } from '../share.ts';
import { bot, isOver, isStill, person, playAny, setupOf, spectate, testHost } from '../testkit.ts';

const SOL = itemAt(GAMES, 0).game;
const BOTS: readonly Chair[] = [bot(), bot()];
const ALONE: readonly Chair[] = [person('Ann'), bot('random')];

interface Finished {
  readonly host: TableHost;
  readonly id: string;
  readonly view: TableView;
}

const played = new Map<string, Promise<string>>();

/** A finished match of bots, in a host of its own. */
async function finished(games = GAMES, game = 'sol'): Promise<Finished> {
  const record = played.get(game) ?? recordPlayed(games, game);
  played.set(game, record);
  const host = testHost(games);
  const id = await host.adopt(await record);
  return { host, id, view: await host.glance(id) };
}

async function recordPlayed(games: typeof GAMES, game: string): Promise<string> {
  const host = testHost(games);
  const id = await host.create(setupOf(game, BOTS));
  await (await spectate(host, id)).until(isOver);
  return host.record(id);
}

/** Plays a branch for some moves, or to its end. */
async function playSome(host: TableHost, id: string, moves = Number.POSITIVE_INFINITY): Promise<TableView> {
  const table = await spectate(host, id);
  const from = table.last().ply;
  let view = await table.until(isStill);
  for (; !isOver(view) && view.ply - from < moves; view = await table.until(isStill))
    await playAny(host, view, view.ply);
  table.leave();
  return view;
}

const positionOf = (state: object): string => digest(canonical(state));

describe('what is played on from a finished match', () => {
  let host: TableHost;
  let id: string;
  let view: TableView;
  beforeAll(async () => {
    ({ host, id, view } = await finished());
  });

  test('is a table of its own at that position, with others in its chairs', async () => {
    const branch = await host.playOn(id, 20, ALONE, ' Out to the\ntower ');
    const table = await spectate(host, branch);
    expect(table.last()).toMatchObject({
      ply: 20,
      outcome: undefined,
      seed: undefined,
      setup: { game: 'sol', chairs: ALONE },
      branch: { of: id, ply: 20, name: 'Out to the tower' },
      state: (await host.look(id, 20, 'all')).state,
    });
    expect(table.last().news).toHaveLength(20);
    expect((await host.glance(id)).ply).toBe(view.ply);
    await host.remove(branch);
  });

  test('takes back nothing of what was before it', async () => {
    for (let ply = 1; ply < 40; ply += 3) {
      const branch = await host.playOn(id, ply, [person('Ann'), person('Bob')], '');
      expect((await spectate(host, branch)).last().undoable).toEqual([0, 0]);
      for (const seat of [0, 1]) await expect(host.undo(branch, seat)).rejects.toThrow('cannot take back');
      await host.remove(branch);
    }
  });

  test('has luck that nobody knows until it is over, and that is never that of the match', async () => {
    const branch = await host.playOn(id, 0, BOTS, '');
    const [before, after] = [await host.glance(branch), await playSome(host, branch)];
    expect(before.seed).toBeUndefined();
    expect(after.seed).toBeDefined();
    expect(after.commitment).toBe(before.commitment);
    expect(after.commitment).not.toBe(view.commitment);
    expect(after.news.map(({ text }) => text)).not.toEqual(view.news.map(({ text }) => text));
    await host.remove(branch);
  });

  test('is opened again as it was left', async () => {
    const branch = await host.playOn(id, 30, ALONE, 'kept');
    const left = await playSome(host, branch, 8);
    const again = testHost(GAMES);
    const copy = await again.adopt(await host.record(branch));
    const tree = treeOf(await again.list(), copy);
    const { state, ply, branch: place } = await again.glance(itemAt(tree, 1).id);
    expect({ state, ply }).toEqual({ state: left.state, ply: left.ply });
    expect(place).toMatchObject({ of: copy, ply: 30, name: 'kept' });
    await host.remove(branch);
  });

  test('can be called something else, and the match it left cannot', async () => {
    const branch = await host.playOn(id, 5, ALONE, 'one');
    await host.rename(branch, 'another');
    expect((await host.glance(branch)).branch?.name).toBe('another');
    expect((await host.list()).find((table) => table.id === branch)?.branch?.name).toBe('another');
    await expect(host.rename(id, 'mine')).rejects.toThrow('only what was played on from a match has a name');
    await host.remove(branch);
  });

  test('leaves what was left before, if it leaves before that began', async () => {
    const first = await host.playOn(id, 10, BOTS, 'first');
    await playSome(host, first);
    const beside = await host.playOn(first, 10, ALONE, 'beside');
    const inside = await host.playOn(first, 11, ALONE, 'inside');
    expect((await host.glance(beside)).branch?.of).toBe(id);
    expect((await host.glance(inside)).branch?.of).toBe(first);
    await host.remove(first);
    expect((await host.list()).map((table) => table.id).sort()).toEqual([id, beside].sort());
    await host.remove(beside);
  });

  test.each([-1, 1.5, 9999])('does not leave at move %d', async (ply) => {
    await expect(host.playOn(id, ply, ALONE, '')).rejects.toThrow('there is no position');
  });

  test('seats as many as the match', async () => {
    await expect(host.playOn(id, 3, [person('Ann')], '')).rejects.toThrow('this match has 2 seats');
    await expect(host.playOn(id, 3, [person('Ann'), bot('oracle')], '')).rejects.toThrow('oracle');
  });

  test('is refused where the match has as many branches as it keeps', async () => {
    const made: string[] = [];
    for (let i = 0; i < 64; i++) made.push(await host.playOn(id, 1, ALONE, `${i}`));
    await expect(host.playOn(id, 1, ALONE, 'too many')).rejects.toThrow('keeps at most 64 branches');
    for (const one of made) await host.remove(one);
  });
});

describe('of a match that still goes on', () => {
  test('nothing can be played on', async () => {
    const host = testHost(GAMES);
    const id = await host.create(setupOf('sol', [person('Ann'), person('Bob')]));
    await playSome(host, id, 12);
    await expect(host.playOn(id, 5, ALONE, '')).rejects.toThrow('this match is still being played');
    expect(await host.list()).toHaveLength(1);
  });

  test('a branch can be left where all lies open, and nowhere else', async () => {
    const open = await finished();
    const branch = await open.host.playOn(open.id, 10, [person('Ann'), person('Bob')], '');
    const { ply } = await playSome(open.host, branch, 6);
    const deep = await open.host.playOn(branch, ply, ALONE, '');
    expect((await open.host.glance(deep)).branch).toMatchObject({ of: branch, ply });

    const hidden = await finished(TOY, 'toy');
    const going = await hidden.host.playOn(hidden.id, 0, [person('Ann'), person('Bob')], '');
    const at = await playSome(hidden.host, going, 1);
    expect(isOver(at)).toBe(false);
    await expect(hidden.host.playOn(going, 1, ALONE, '')).rejects.toThrow('something is hidden there');
    await expect(hidden.host.playOn(going, 0, ALONE, '')).resolves.toBeDefined();
  });
});

test('a glance at a table lets nobody play', async () => {
  const { host, id } = await finished();
  const branch = await host.playOn(id, 10, BOTS, '');
  expect((await host.glance(branch)).ply).toBe(10);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await host.glance(branch)).ply).toBe(10);
});

describe('the record of a match with branches', () => {
  test('is the same whichever of them is asked for, and holds them all', async () => {
    const { host, id } = await finished();
    const first = await host.playOn(id, 15, BOTS, 'first');
    const { ply, state } = await playSome(host, first);
    const second = await host.playOn(first, ply - 1, ALONE, 'second');
    const text = await host.record(id);
    expect(await host.record(first)).toBe(text);
    expect(await host.record(second)).toBe(text);
    const record = parseRecord(text);
    expect(record.branches).toMatchObject([
      { name: 'first', ply: 15 },
      { name: 'second', from: 1, ply: ply - 1, moves: [] },
    ]);
    const { match, branches } = replayAll(SOL, record);
    expect(positionOf(match.state)).toBe(record.position);
    expect(positionOf(itemAt(branches, 0).state)).toBe(positionOf(state));
  });

  test('comes out of another browser as it went in, and goes on there', async () => {
    const { host, id } = await finished();
    const first = await host.playOn(id, 15, ALONE, 'first');
    await playSome(host, first, 5);
    const text = await host.record(id);
    const there = testHost(GAMES);
    const copy = await there.adopt(text);
    expect(await there.record(copy)).toBe(text);
    const [, branch] = treeOf(await there.list(), copy);
    const before = await there.glance(branch?.id ?? '');
    expect((await playSome(there, branch?.id ?? '', 2)).ply).toBe(before.ply + 2);
  });

  test('is read by whoever knows nothing of branches', async () => {
    const { host, id } = await finished();
    await host.playOn(id, 15, ALONE, 'first');
    expect(replay(SOL, parseRecord(await host.record(id))).plies).toHaveLength((await host.glance(id)).ply);
  });

  test('travels in a link with everybody who played, and with the line that is meant', async () => {
    const { host, id } = await finished();
    const branch = await host.playOn(id, 15, ALONE, 'first');
    const tree = treeOf(await host.list(), id);
    const code = await packTree(
      await host.record(id),
      tree.map(({ setup }) => setup.chairs),
      1,
    );
    const { record, names, bots, branches, at } = await unpackMatch(code);
    expect(at).toBe(1);
    const there = testHost(GAMES);
    const copy = await there.adopt(record, names, bots, branches);
    const kept = treeOf(await there.list(), copy);
    expect(kept.map(({ setup }) => setup.chairs)).toEqual(tree.map(({ setup }) => setup.chairs));
    expect(kept[at ?? 0]?.branch?.ply).toBe((await host.glance(branch)).branch?.ply);
  });
});

test('the table that holds a match already is found, and no branch of it', async () => {
  const { host, id } = await finished();
  const text = await host.record(id);
  await host.playOn(id, (await host.glance(id)).ply, ALONE, '');
  expect(await host.find(text)).toBe(id);
  expect(await testHost(GAMES).find(text)).toBeUndefined();
});
