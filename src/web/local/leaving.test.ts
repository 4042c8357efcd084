import { expect, test } from 'vitest';
import { GAMES, gameOf } from '../../games/index.ts';
import { parseRecord, replay } from '../../kernel/match/record.ts';
import { emptyMemory, memoryStore } from './store/memoryStore.ts';
import { bot, isStill, person, playAny, setupOf, spectate, testHost } from './testkit.ts';

/** Resigning at one screen, where the options say that whoever resigns is out. */

const RESIGN = { type: 'resign' };
const out = (setup: ReturnType<typeof setupOf>) => ({ ...setup, options: { resigningEliminates: true } });

test('one of several at a screen resigns, in turn or not, and the others play on', async () => {
  const room = emptyMemory();
  const host = testHost(GAMES, { store: memoryStore(room) });
  const id = await host.create(out(setupOf('star', [person('Ann'), person('Bob'), person('Cem')])));
  const { last, until } = await spectate(host, id);
  for (let i = 0; i < 20; i++) await playAny(host, await until(isStill), i);
  expect(last().leaving).toEqual({ 0: RESIGN, 1: RESIGN, 2: RESIGN });
  const leaver = [0, 1, 2].find((seat) => !last().actors.includes(seat)) ?? 0;
  const { ply } = last();
  // It is meant whatever happened since the page was told.
  await host.play(id, leaver, 0, 'resign');
  expect(last()).toMatchObject({ ply: ply + 1, undoable: [0, 0, 0] });
  expect(Object.keys(last().leaving ?? {})).toHaveLength(2);
  expect(last().news.at(-1)).toMatchObject({ seat: leaver, text: 'resign' });
  for (let i = 0; i < 20; i++) {
    expect(last().actors).not.toContain(leaver);
    await playAny(host, await until(isStill), i);
  }

  const again = testHost(GAMES, { store: memoryStore(room) });
  expect((await again.glance(id)).state).toEqual(last().state);
  const record = parseRecord(await again.record(id));
  expect(record.resigned).toEqual([{ seat: leaver, ply: ply + 1, left: true }]);
  expect(replay(gameOf('star').game, record).state).toEqual(last().state);
});

test('whoever plays bots alone and resigns has ended the match', async () => {
  const host = testHost(GAMES);
  const id = await host.create(out(setupOf('star', [person('Ann'), bot('random'), bot('random')])));
  const { last, until } = await spectate(host, id);
  await playAny(host, await until(isStill));
  await host.play(id, 0, 0, 'resign');
  expect(last().outcome?.places).toEqual([3, 1, 1]);
  expect(last().actors).toEqual([]);
  const record = await host.record(id);
  const copy = await host.adopt(record, ['Ann', 'Bo', 'Cy'], [undefined, 'random', 'random']);
  expect((await host.glance(copy)).outcome?.places).toEqual([3, 1, 1]);
  expect(parseRecord(await host.record(copy))).toEqual(parseRecord(record));
});

test('a bot cannot be made to resign, and without the option nobody can', async () => {
  const host = testHost(GAMES);
  const id = await host.create(out(setupOf('star', [person('Ann'), bot('random'), bot('random')])));
  await expect(host.play(id, 1, 0, 'resign')).rejects.toThrow('is not a person');
  const usual = await host.create(setupOf('star', [person('Ann'), person('Bob'), person('Cem')]));
  expect(await host.glance(usual)).not.toHaveProperty('leaving');
  await expect(host.play(usual, 1, 0, 'resign')).rejects.toThrow();
});
