import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import { GAMES, gameOf } from '../../../games/index.ts';
import { parseRecord, RECORD_LIMIT, recordOf as recordMatch, replay } from '../../../kernel/match/record.ts';
import type { TableHost } from '../../../protocol/table.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { packMatch, packRecord, unpackMatch } from '../share.ts';
import { bot, isOver, isStill, person, playAny, setupOf, spectate, testHost } from '../testkit.ts';

interface Fields {
  [name: string]: unknown;
  moves: string[];
}

let finished: string;
let running: string;

beforeAll(async () => {
  finished = await recordOf([bot()], Number.POSITIVE_INFINITY);
  running = await recordOf([person('Ann'), person('Bob')], 20);
});

async function recordOf(chairs: Parameters<typeof setupOf>[1], moves: number): Promise<string> {
  const host = testHost(GAMES);
  const id = await host.create(setupOf('sol', chairs));
  const { last, until } = await spectate(host, id);
  if (moves === Number.POSITIVE_INFINITY) await until(isOver);
  else while (last().ply < moves) await playAny(host, await until(isStill), last().ply);
  return host.record(id);
}

const changed = (record: string, change: (fields: Fields) => void): string => {
  const fields = JSON.parse(record) as Fields;
  change(fields);
  return JSON.stringify(fields);
};

describe('a record', () => {
  test('of a finished match is kept to look at, and comes out as it went in', async () => {
    const host = testHost(GAMES);
    const id = await host.adopt(finished, ['Ann']);
    expect(await host.record(id)).toBe(finished);
    const view = (await spectate(host, id)).last();
    expect(view.outcome).toBeDefined();
    expect(view.news).toHaveLength(view.ply);
    expect(view.setup.chairs).toEqual([person('Ann')]);
    expect(await host.list()).toMatchObject([{ id, ply: view.ply, outcome: view.outcome }]);
    await expect(host.play(id, 0, view.seq, 'move')).rejects.toThrow('the match is over');
  });

  test.each([
    ['closed', { closed: { seat: 0, consent: true } }],
    ['given up', { resigned: [{ seat: 1, ply: 20 }], over: true }],
  ])('of a match that was %s elsewhere is kept as ended, and says so again', async (_, conduct) => {
    const entry = gameOf('sol').game;
    const text = JSON.stringify(recordMatch(replay(entry, parseRecord(running)), conduct));
    const host = testHost(GAMES);
    const id = await host.adopt(text);
    const view = await host.glance(id);
    expect(view).toMatchObject({ ply: 20, actors: [], outcome: undefined });
    expect(view.seed).toBeDefined();
    expect(JSON.parse(await host.record(id))).toEqual(JSON.parse(text));
    await expect(host.play(id, 0, view.seq, 'move')).rejects.toThrow();
    await expect(host.playOn(id, 20, [person('Ann'), person('Bob')], '')).resolves.toBeDefined();
  });

  test('of a running match is played on', async () => {
    const host = testHost(GAMES);
    const id = await host.adopt(running);
    const { last } = await spectate(host, id);
    expect(last()).toMatchObject({ ply: 20, outcome: undefined });
    await playAny(host, last());
    expect(last().ply).toBe(21);
  });

  test('travels in a link, with those who played it', async () => {
    const host = testHost(GAMES);
    const chairs = [person('Ann'), { name: 'Vesper', player: { bot: 'easy' } }];
    const { record, names, bots } = await unpackMatch(await packMatch(running, chairs));
    const id = await host.adopt(record, names, bots);
    expect((await spectate(host, id)).last().setup.chairs).toEqual(chairs);
  });

  test('in a link from before names were in it is played by persons', async () => {
    const host = testHost(GAMES);
    const { record, names, bots } = await unpackMatch(await packRecord(finished));
    const id = await host.adopt(record, names, bots);
    expect(await host.record(id)).toBe(finished);
    expect((await spectate(host, id)).last().setup.chairs).toEqual([person('Player 1')]);
  });

  test('in a link with players nobody knows is played by persons', async () => {
    const odd = JSON.stringify([{ name: 7, bot: 'oracle' }, 'x']);
    const code = `${await packRecord(running)}.${await packRecord(odd)}`;
    const { record, names, bots } = await unpackMatch(code);
    const host = testHost(GAMES);
    const id = await host.adopt(record, names, bots);
    expect((await spectate(host, id)).last().setup.chairs).toEqual([person('Player 1'), person('Player 2')]);
  });

  test('is kept as a table of its own each time', async () => {
    const host = testHost(GAMES);
    expect(await host.adopt(running)).not.toBe(await host.adopt(running));
    expect(await host.list()).toHaveLength(2);
  });
});

test('names are one line of plain text, not too long, never missing', async () => {
  const host = testHost(GAMES);
  const id = await host.adopt(running, ['  Ann\n<b>\u202eB\u0000 ', 'x'.repeat(39) + '😀']);
  const names = (await spectate(host, id)).last().setup.chairs.map(({ name }) => name);
  expect(names).toEqual(['Ann <b>B', 'x'.repeat(39)]);
  const unnamed = await host.adopt(running, ['', 7 as unknown as string]);
  const [first, second] = (await spectate(host, unnamed)).last().setup.chairs;
  expect([first?.name, second?.name]).toEqual(['Player 1', 'Player 2']);
});

describe('nothing is kept of a record that does not hold:', () => {
  async function refused(record: string, message: string | RegExp, games = GAMES): Promise<void> {
    const store = memoryStore();
    const host: TableHost = testHost(games, { store });
    await expect(host.adopt(record)).rejects.toThrow(message);
    expect(await store.list()).toEqual([]);
  }

  test.each([
    ['no JSON', () => 'hello', 'not a record, or cut short'],
    ['cut short', () => finished.slice(0, -40), 'not a record, or cut short'],
    ['something else', () => '{"format":"recipe"}', 'not a match record'],
    ['too large', () => ' '.repeat(RECORD_LIMIT + 1), 'at most 4000000 characters'],
    [
      'another game',
      () => changed(finished, (fields) => (fields.game = 'chess')),
      'there is no game "chess"',
    ],
    ['other rules', () => changed(finished, (fields) => (fields.rulesVersion = 9)), 'version 9 of the rules'],
    ['another seed', () => changed(finished, (fields) => (fields.seed = 'ab'.repeat(32))), 'commitment'],
    ['a missing move', () => changed(finished, ({ moves }) => moves.splice(5, 1)), /move \d+|do not lead/],
    ['a move of nobody', () => changed(finished, ({ moves }) => moves.splice(3, 1, '9 move')), 'move 4'],
    [
      'a move without a seat',
      () => changed(finished, ({ moves }) => moves.splice(3, 1, 'move')),
      'seat text',
    ],
    [
      'an early end',
      () => changed(finished, ({ moves }) => moves.pop()),
      'do not lead to the recorded outcome',
    ],
    ['other options', () => changed(running, (f) => (f.options = {})), 'checksum'],
    ['too many seats', () => changed(running, (f) => (f.seats = 1e9)), 'for 1 to 5 seats'],
  ])('%s', (_, record, message) => refused(record(), message));

  test('a record of a game that is not here', () => refused(finished, 'there is no game "sol"', TOY));

  test('one with any field or move changed', async () => {
    const fields = JSON.parse(running) as Fields;
    const names = Object.keys(fields);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 1 }), async (name, value) => {
        fc.pre(JSON.stringify(fields[name]) !== JSON.stringify(value));
        await refused(JSON.stringify({ ...fields, [name]: value }), /./);
      }),
      { numRuns: 60 },
    );
  });
});
