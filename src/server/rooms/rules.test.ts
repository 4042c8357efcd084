import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../test/kit/toy.ts';
import {
  type Party,
  party,
  playOn,
  type Tab,
  type TestServer,
  testServer,
} from '../../../test/kit/online.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { parseRecord, replay } from '../../kernel/match/record.ts';

const [toy] = TOY as readonly [GameEntry];
const folder = mkdtempSync(path.join(tmpdir(), 'orrery-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;

/** Version 2 of the toy's rules, with something changed. */
function newer(game: Partial<AnyGame> = {}, entry: Partial<GameEntry> = {}): GameEntry[] {
  return [{ ...toy, game: { ...toy.game, ...game, rulesVersion: 2 }, ...entry }];
}

const POORER: Partial<GameEntry> = { score: (state) => toy.score(state).map((points) => points - 1) };
const STRICTER: Partial<AnyGame> = {
  legalMoves: (state, seat) => toy.game.legalMoves(state, seat).slice(0, 1),
};

interface Old {
  readonly going: Party;
  readonly over: Party;
  /** The same tables by other rules. */
  readonly by: (games: readonly GameEntry[]) => Promise<TestServer>;
}

/** A match in the middle and one that is over, both played by version 1. */
async function played(): Promise<Old> {
  const data = path.join(folder, String(++count));
  const server = await testServer({ data });
  const [going, over] = [await party(server, 2), await party(server, 2)];
  await going.tabs[0]?.play(going.table);
  await playOn(over, (turn) => turn + 1);
  await server.stop();
  return { going, over, by: (games) => testServer({ data }, { games }) };
}

/** What somebody who sat there sees of it now. */
async function shown(server: TestServer, { table, people }: Party): Promise<Tab> {
  const visitor = server.visitor();
  visitor.cookie = itemAt(people, 0).cookie;
  const tab = await visitor.open();
  await tab.watch(table);
  return tab;
}

test('P1.8 a match goes on by the rules it began with, where they are still there', async () => {
  const { going, by } = await played();
  const server = await by(newer({}, { ...POORER, earlier: [toy] }));
  const tab = await shown(server, going);
  expect(tab.match(going.table).ply).toBe(1);
  const fresh = await party(server, 2);
  await server.stop();
  expect(fresh.tabs[0]?.match(fresh.table).scores).toEqual([[-1, -1]]);
});

test('P1.8 a match that is not over is not played on by other rules', async () => {
  const { going, by } = await played();
  const server = await by(newer());
  await expect(shown(server, going)).rejects.toThrow(
    'bad_record: this table was played by version 1 of the rules of Tides, this server has version 2',
  );
  await server.stop();
});

test('P1.9 one that is over is shown by newer rules that lead to the same, with a record of its own version', async () => {
  const { over, by } = await played();
  const server = await by(newer());
  const tab = await shown(server, over);
  expect(tab.match(over.table).state).toEqual(over.tabs[0]?.match(over.table).state);
  const { body } = await server.visitor().get(`/api/tables/${over.table}/record`);
  const record = parseRecord(JSON.stringify(body));
  expect(record.rulesVersion).toBe(1);
  expect(() => replay(toy.game, record)).not.toThrow();
  await server.stop();
});

test.each([
  ['points', newer({}, POORER), 'the points after move 1 are others'],
  ['moves', newer(STRICTER), 'is not legal'],
  ['points under the same version', [{ ...toy, ...POORER }], 'the points are others'],
])('P1.9 where %s are others it is said, and no wrong position shown', async (_, games, why) => {
  const { over, by } = await played();
  const server = await by(games);
  await expect(shown(server, over)).rejects.toThrow(why);
  await server.stop();
});

test('records of other versions hold where they lead to the same position, and say why not', async () => {
  const { over, by } = await played();
  const server = await by(TOY);
  const { body } = await server.visitor().get(`/api/tables/${over.table}/record`);
  await server.stop();
  const record = parseRecord(JSON.stringify(body));
  const [same] = newer() as [GameEntry];
  const [other] = newer(STRICTER) as [GameEntry];
  const seen: number[] = [];
  replay(same.game, record, ({ plies }) => seen.push(plies.length));
  expect(seen.at(-1)).toBe(record.moves.length);
  seen.length = 0;
  expect(() => replay(other.game, record, ({ plies }) => seen.push(plies.length))).toThrow(
    'the record was played by version 1 of the rules of Tides, and this program plays version 2, which leads elsewhere',
  );
  expect(seen).toEqual([]);
});
