import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../../src/games/index.ts';
import { digest } from '../../src/kernel/match/chance.ts';
import { combinedSeed, promiseOf } from '../../src/kernel/match/fairness.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { canonical } from '../../src/kernel/data/plain.ts';
import { type MatchRecord, parseRecord, replay, replayAll } from '../../src/kernel/match/record.ts';
import { versionFor } from '../../src/kernel/versions.ts';
import type { AnyGame } from '../../src/kernel/game.ts';
import { InputError } from '../../src/kernel/error.ts';
import { importInto } from '../../src/server/archive/archive.ts';
import type { RoomView } from '../../src/protocol/online.ts';
import { treeOf } from '../../src/protocol/tree.ts';
import { reveal, start } from '../../src/server/luck/draw.ts';
import { sit } from '../../src/server/rooms/gathering.ts';
import { fairnessOf } from '../../src/server/luck/luck.ts';
import type { Room } from '../../src/server/rooms/room.ts';
import { matchOf } from '../../src/server/rooms/rules.ts';
import { seatedPersons } from '../../src/server/rooms/tableRecord.ts';
import { makeDelta } from '../../src/server/socket/delta.ts';
import { handleRequest } from '../../src/server/socket/requests.ts';
import { sqliteStore } from '../../src/server/store/sqlite.ts';
import { draftUndo } from '../../src/table/draft.ts';
import { plyOf, redoSeat, seqOf, stateAt, undoableBy } from '../../src/table/ledger.ts';
import { emptyMemory, memoryStore } from '../../src/web/local/store/memoryStore.ts';
import { unpackRecord } from '../../src/web/local/share.ts';
import type { StoredTable } from '../../src/web/local/store/localStore.ts';
import { isStill, playAny, spectate, testHost } from '../../src/web/local/testkit.ts';
import { testRooms } from '../kit/tableRoom.ts';

/** What earlier versions kept still opens: every file beside this one was written by one of them. */

const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const linesOf = (file: string): string[] => textOf(file).trimEnd().split('\n');
const versionOfRecord = ({ game, rulesVersion }: MatchRecord): AnyGame =>
  versionFor(gameOf(game), rulesVersion).game;
const positionOf = (state: object): string => digest(canonical(state));

interface OnlineMatch {
  readonly game: string;
  readonly stage: string;
  readonly ply: number;
  readonly entries: number;
  readonly position: string;
  readonly undoable: readonly number[];
  readonly redo?: number;
  readonly resigned: readonly object[];
}

const ONLINE = JSON.parse(textOf('online.json')) as Readonly<Record<string, OnlineMatch>>;

test.each(Object.entries(ONLINE))('a table online, %s, with its undos and resignations', async (id, then) => {
  const store = await sqliteStore(':memory:');
  try {
    async function* lines(): AsyncGenerator<string> {
      yield* linesOf('online.jsonl');
    }
    await importInto(store, lines());
    const { record, entries } = (await store.tableSince(id, 0)) ?? expect.fail('it is not there');
    const ledger = matchOf({ game: (game) => gameOf(String(game)) }, record, entries, []);
    const seats = Array.from({ length: ledger.match.seats }, (_, seat) => seat);
    const undoable = seats.map((seat) => undoableBy(ledger, seat));
    expect({
      game: record.setup.game,
      stage: record.stage,
      ply: plyOf(ledger),
      entries: seqOf(ledger),
      position: positionOf(ledger.match.state),
      undoable,
      redo: redoSeat(ledger),
      resigned: ledger.resigned,
    }).toEqual(then);
    const ready = seats.find((seat) => undoable[seat]);
    if (ready !== undefined)
      expect(draftUndo(ledger, ready).position.state).toEqual(stateAt(ledger, plyOf(ledger) - 1));
  } finally {
    await store.close();
  }
});

test('P6.17 tables online that were closed when that was no entry stay closed', async () => {
  const kit = await testRooms(GAMES);
  async function* lines(): AsyncGenerator<string> {
    yield* linesOf('closed.jsonl');
  }
  await importInto(kit.services.store, lines());
  const rooms = await Promise.all(
    (await kit.services.store.tablesAfter('', 9)).map((id) => kit.rooms.get(id)),
  );
  expect(rooms.map(({ record }) => record.stage)).toEqual(['closed', 'closed']);
  for (const room of rooms) {
    const { frame } = JSON.parse(makeDelta(room, { eyes: 0, circle: 'inside' }, undefined).text);
    expect(frame.room).toMatchObject({ stage: 'closed', luck: { secret: room.record.secret } });
    expect(frame.room).not.toHaveProperty('closing');
    const entries = room.ledger?.entries.length;
    for (const request of ['reclaim', 'resume', 'start', 'close'] as const)
      for (const id of [...seatedPersons(room.record), room.record.host.id]) {
        const payer = room.services.budgets.payer(id, 'here');
        const speaker = { person: { id, name: 'Somebody', account: false }, payer };
        const asked = handleRequest(room, speaker, { do: request, table: room.record.id });
        await expect(asked).rejects.toThrow(InputError);
      }
    await kit.letBotsMove();
    expect(room.ledger?.entries.length).toBe(entries);
    if (room.ledger) expect(frame.match).toMatchObject({ actors: [], seed: room.ledger.match.seed });
  }
  await kit.close();
});

test('P9.9 nonces that were given without a promise count for matches under way and for nothing else', async () => {
  const kit = await testRooms(GAMES);
  async function* lines(): AsyncGenerator<string> {
    yield* linesOf('nonces.jsonl');
  }
  await importInto(kit.services.store, lines());
  const rooms = await Promise.all(
    (await kit.services.store.tablesAfter('', 9)).map((id) => kit.rooms.get(id)),
  );
  const roomIn = (stage: string): Room =>
    rooms.find(({ record }) => record.stage === stage) ?? expect.fail(stage);
  const shownIn = (room: Room): RoomView =>
    JSON.parse(makeDelta(room, { eyes: undefined, circle: 'silent' }, undefined).text).frame.room;
  const [gathering, playing] = [roomIn('gathering'), roomIn('playing')];

  const given = [digest('nonce of Ann'), digest('nonce of Bob')];
  expect(shownIn(playing).seats.map(({ nonce }) => nonce)).toEqual(given);
  expect(playing.ledger?.match.seed).toBe(combinedSeed(playing.record.secret, given));
  expect(fairnessOf(playing.record)).not.toHaveProperty('promises');

  expect(shownIn(gathering).seats.map(({ nonce }) => nonce)).toEqual([undefined, undefined]);
  await expect(start(gathering, gathering.record.host.id)).rejects.toThrow('has not promised');
  const people = gathering.record.chairs.map(({ person = '', name = '' }) => ({
    id: person,
    name,
    account: false,
  }));
  for (const [seat, one] of people.entries()) await sit(gathering, one, seat, promiseOf(itemAt(given, seat)));
  await start(gathering, gathering.record.host.id);
  for (const [seat, { id }] of people.entries()) await reveal(gathering, id, itemAt(given, seat));
  expect(shownIn(gathering)).toMatchObject({ stage: 'playing', seats: given.map((nonce) => ({ nonce })) });
  await kit.close();
});

interface LocalTable {
  readonly stored: StoredTable;
  readonly expected: {
    readonly ply: number;
    readonly undoable: readonly number[];
    readonly redoable: boolean;
    readonly eyes: number;
    readonly view: string;
    readonly position: string;
    readonly notes: Readonly<Record<string, string>>;
  };
}

const LOCAL = (JSON.parse(textOf('local.json')) as readonly LocalTable[]).map(
  (table) => [table.stored.setup.game, table] as const,
);

test.each(LOCAL)('a table in a browser: %s, with a move taken back', async (_, { stored, expected }) => {
  const room = emptyMemory();
  room.tables.set(stored.id, stored);
  const host = testHost(GAMES, { store: memoryStore(room) });
  expect(await host.list()).toMatchObject([{ id: stored.id, ply: expected.ply }]);
  const { last, until } = await spectate(host, stored.id);
  const { ply, undoable, redoable, eyes, state, news } = last();
  const notes = Object.fromEntries(news.flatMap((one) => (one.note ? [[one.ply, one.note]] : [])));
  const { position, ...seen } = expected;
  expect({ ply, undoable, redoable, eyes, view: positionOf(state), notes }).toEqual(seen);
  expect(parseRecord(await host.record(stored.id)).position).toBe(position);

  const seat = undoable.findIndex((count) => count > 0);
  await host.redo(stored.id, seat);
  expect(last().ply).toBe(ply + 1);
  await host.undo(stored.id, seat);
  await host.undo(stored.id, seat);
  expect(last().ply).toBe(ply - 1);
  await playAny(host, await until(isStill));
  expect(last().redoable).toBe(false);
});

describe('a record', () => {
  const records = linesOf('records.jsonl').map((text) => [parseRecord(text).game, text] as const);

  test.each(records)('of %s', (_, text) => {
    const record = parseRecord(text);
    const match = replay(versionOfRecord(record), record);
    expect(positionOf(match.state)).toBe(record.position);
  });

  test.each(linesOf('branches.jsonl').map((text) => [parseRecord(text).game, text]))(
    'of %s, with branches',
    async (_, text) => {
      const record = parseRecord(text);
      const { match, branches } = replayAll(versionOfRecord(record), record);
      expect(positionOf(match.state)).toBe(record.position);
      expect(branches.map(({ state }) => positionOf(state))).toEqual(
        record.branches?.map(({ position }) => position),
      );
      const host = testHost(GAMES);
      const id = await host.adopt(text);
      expect(parseRecord(await host.record(id))).toEqual(record);
      const names = treeOf(await host.list(), id).map(({ branch }) => branch?.name);
      expect(names).toEqual([undefined, 'Guns first', '', 'From the start']);
    },
  );

  test.each(Object.entries(JSON.parse(textOf('links.json')) as Record<string, string>))(
    'in a link, of %s',
    async (game, letters) => {
      const host = testHost(GAMES);
      const text = await unpackRecord(letters);
      const id = await host.adopt(text);
      expect(parseRecord(await host.record(id)).checksum).toBe(parseRecord(text).checksum);
      expect(parseRecord(text).game).toBe(game);
    },
  );
});
