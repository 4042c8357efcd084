import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES as TOY } from '../../../test/kit/toy.ts';
import { GAMES } from '../../games/index.ts';
import { defineGame } from '../../kernel/defineGame.ts';
import { ranked } from '../../kernel/outcome.ts';
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../protocol/table.ts';
import { emptyMemory, memoryStore } from './store/memoryStore.ts';
import { bot, isStill, person, playAny, type Spectator, setupOf, spectate, testHost } from './testkit.ts';

const HOT_SEAT = setupOf('sol', [person('Ann'), person('Bob')]);

/** The part of a view that must not depend on how the table got there. */
const standing = ({ seq: _, news: __, fresh: ___, redoable: ____, ...rest }: TableView): object => rest;

const canUndo = ({ undoable }: TableView): Seat => undoable.findIndex((count) => count > 0);

/** Plays on until somebody may take back so many moves. */
async function untilUndoable(
  host: ReturnType<typeof testHost>,
  { last, until }: Spectator,
  count: number,
): Promise<Seat> {
  for (let i = 0; i < 200; i++) {
    const seat = last().undoable.findIndex((most) => most >= count);
    if (seat >= 0) return seat;
    await playAny(host, await until(isStill), i);
  }
  throw new Error('nothing can ever be taken back');
}

test('a move taken back is as if it had never been, and the whole log is sent again', async () => {
  const host = testHost(GAMES);
  const id = await host.create(HOT_SEAT);
  const table = await spectate(host, id);
  const seat = await untilUndoable(host, table, 2);
  const { ply } = table.last();
  const before = await host.look(id, ply - 1, seat);
  await host.undo(id, seat);
  expect(table.last()).toMatchObject({ ply: ply - 1, fresh: true, redoable: true, state: before.state });
  expect(table.last().news).toHaveLength(ply - 1);
  expect(table.last().scores).toHaveLength(ply);
});

test('redo plays the same move with the same luck', async () => {
  const host = testHost(GAMES);
  const id = await host.create(HOT_SEAT);
  const table = await spectate(host, id);
  const seat = await untilUndoable(host, table, 2);
  const before = table.last();
  await host.undo(id, seat);
  await host.undo(id, seat);
  await host.redo(id, seat);
  expect(table.last().redoable).toBe(true);
  await host.redo(id, seat);
  expect(standing(table.last())).toEqual(standing(before));
  expect(table.last().redoable).toBe(false);
  await expect(host.redo(id, seat)).rejects.toThrow('no move has been taken back');
});

test('another move leaves nothing to play again', async () => {
  const host = testHost(GAMES);
  const id = await host.create(HOT_SEAT);
  const table = await spectate(host, id);
  const seat = await untilUndoable(host, table, 1);
  await host.undo(id, seat);
  await playAny(host, table.last(), 1);
  expect(table.last().redoable).toBe(false);
  await expect(host.redo(id, seat)).rejects.toThrow('no move has been taken back');
});

test('nothing is taken back across what somebody has seen or chosen', async () => {
  const host = testHost(GAMES);
  const id = await host.create(HOT_SEAT);
  const table = await spectate(host, id);
  for (let i = 0; i < 120; i++) {
    const { undoable, ply } = table.last();
    for (const seat of [0, 1]) {
      if (undoable[seat] === 0) await expect(host.undo(id, seat)).rejects.toThrow('cannot take back 1 move');
    }
    expect(table.last().ply).toBe(ply);
    await playAny(host, await table.until(isStill), i * 5);
  }
});

test('bots do not take back, and nobody takes back for them', async () => {
  const host = testHost(GAMES);
  const id = await host.create(setupOf('sol', [person('Ann'), bot(), bot()]));
  const { until } = await spectate(host, id);
  for (let view = await until(isStill); view.ply < 60; view = await until(isStill)) {
    expect(view.undoable.slice(1)).toEqual([0, 0]);
    await playAny(host, view, view.ply);
  }
  await expect(host.undo(id, 1)).rejects.toThrow("seat 1 is not a person's");
  await expect(host.redo(id, 2)).rejects.toThrow("seat 2 is not a person's");
});

test('a secret bid can be taken back until it is uncovered, and only by its seat', async () => {
  const host = testHost(TOY);
  const id = await host.create({
    ...setupOf('toy', [person('Ann'), person('Bob')]),
    options: { showing: false },
  });
  const { last } = await spectate(host, id);
  await playAny(host, last());
  expect(last()).toMatchObject({ eyes: 1, undoable: [1, 0] });
  await host.undo(id, 0);
  expect(last()).toMatchObject({ ply: 0, eyes: 0, redoable: true });
  await expect(host.redo(id, 1)).rejects.toThrow('not one of seat 1');
  await host.redo(id, 0);
  await playAny(host, last());
  expect(last().undoable).toEqual([0, 0]);
});

test('any line of moves, undos and redos leads where its moves lead', async () => {
  const steps = fc.array(fc.oneof(fc.nat(30), fc.constantFrom('undo', 'redo')), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (line) => {
      const host = testHost(GAMES);
      const table = await spectate(host, await host.create(HOT_SEAT));
      const { id } = table.last();
      for (const step of line) {
        const view = table.last();
        if (typeof step === 'number') await playAny(host, view, step);
        else if (step === 'undo' && canUndo(view) >= 0) await host.undo(id, canUndo(view));
        else if (step === 'redo' && view.redoable) await host.redo(id, view.eyes as Seat);
      }
      const again = testHost(GAMES);
      const copy = await again.adopt(await host.record(id), ['Ann', 'Bob']);
      const { state, ply, scores, eyes } = (await spectate(again, copy)).last();
      expect(table.last()).toMatchObject({ state, ply, scores, eyes });
    }),
    { numRuns: 25 },
  );
});

/** Whoever takes the last of three stones wins; nothing is ever hidden. */
const stones = defineGame({
  id: 'stones',
  title: 'Stones',
  about: 'Take a stone in turn.',
  seats: 2,
  open: true,
  setup: () => ({ left: 3, turn: 0 }),
  actors: ({ left, turn }) => (left > 0 ? [turn] : []),
  legalMoves: () => [{ type: 'take' }],
  apply(state, seat) {
    state.left--;
    state.turn = 1 - seat;
  },
  outcome: ({ left }) => (left > 0 ? undefined : ranked([1, 0])),
});

test('P6.15 the move that ended a match stands, because its seed has been shown', async () => {
  const host = testHost([stones]);
  const id = await host.create(setupOf('stones', [person('Ann'), person('Bob')]));
  const { last, until } = await spectate(host, id);
  for (let i = 0; i < 3; i++) await playAny(host, await until(isStill));
  expect(last()).toMatchObject({ outcome: { places: [1, 2] }, undoable: [0, 0], redoable: false });
  expect(last().seed).toBeDefined();
  await expect(host.undo(id, 0)).rejects.toThrow('the match is over');
});

test('a table where that move was taken back before opens as it was kept', async () => {
  const room = emptyMemory();
  const host = testHost([stones], { store: memoryStore(room) });
  const id = await host.create(setupOf('stones', [person('Ann'), person('Bob')]));
  const kept = room.tables.get(id) ?? expect.fail('it is not there');
  const take = (seat: Seat) => ({ seat, text: 'take', final: false });
  const deeds = [take(0), take(1), take(0), { seat: 0, to: 2 }];
  room.tables.set(id, { ...kept, deeds });
  const { last } = await spectate(testHost([stones], { store: memoryStore(room) }), id);
  expect(last()).toMatchObject({ ply: 2, outcome: undefined });
});
