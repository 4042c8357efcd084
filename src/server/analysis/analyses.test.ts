import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ask,
  begin,
  newKey,
  personOf,
  tableOf,
  type TestRooms,
  testRooms,
} from '../../../test/kit/tableRoom.ts';
import { InputError } from '../../kernel/error.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { moveText } from '../../kernel/text.ts';
import type { ServedAnalysis } from '../../protocol/analysis.ts';
import { actorsOf } from '../../table/ledger.ts';
import { exportLines, importInto } from '../archive/archive.ts';
import type { Limit } from '../http/limits.ts';
import { leaveTables } from '../people/departure.ts';
import { requireLedger, type Room } from '../rooms/room.ts';
import type { AnalysisPart } from '../store/analyses/analyses.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { type Analyses, type AnalysesOptions, openAnalyses } from './analyses.ts';

const TOY_MODULE = new URL('../../../test/kit/toy.ts', import.meta.url).href;
const ROOMY: Limit = { take: () => true, charge: () => undefined, isSpent: () => false };

let kit: TestRooms;
const opened: Analyses[] = [];
beforeEach(async () => {
  kit = await testRooms();
});
afterEach(async () => {
  for (const analyses of opened.splice(0)) await analyses.close();
  await kit.close();
  expect(kit.faults).toEqual([]);
});

/** One server that analyses over the tables of the kit. */
function server(changed: Partial<AnalysesOptions> = {}, rooms = kit.rooms): Analyses {
  const usual = { threads: 1, allowance: ROOMY, isBusy: () => false, warn: () => undefined, humble: false };
  const analyses = openAnalyses(kit.services, rooms, { ...usual, games: TOY_MODULE, ...changed });
  opened.push(analyses);
  return analyses;
}

const payer = (name = 'ann') => kit.services.budgets.payer(personOf(name).id, name);

async function running(): Promise<Room> {
  const room = await tableOf(kit, 'ann', ['ann', 'bob']);
  await begin(room, 'ann');
  return room;
}

/** Whoever is asked makes the first move, so many times or to the end. */
async function playOn(room: Room, moves = Infinity): Promise<void> {
  for (let i = 0; i < moves && room.record.stage === 'playing'; i++) {
    const ledger = requireLedger(room);
    const seat = itemAt(actorsOf(ledger), 0);
    const [move] = kit.services.game(room.record.setup.game).game.legalMoves(ledger.match.state, seat);
    await ask(room, itemAt(['ann', 'bob'], seat), {
      ...{ do: 'play', seen: ledger.entries.length, key: newKey(), text: moveText(move) },
    });
  }
}

async function over(): Promise<Room> {
  const room = await running();
  await playOn(room);
  expect(room.record.stage).toBe('over');
  return room;
}

/** Looks again and again, as pages do, until all is known; asks where nobody else has. */
async function whole(analyses: Analyses, { record }: Room): Promise<ServedAnalysis> {
  for (;;) {
    const seen = await analyses.look(record, 0);
    if (seen.state === 'whole') return seen;
    if (seen.state === 'none') await analyses.ask(record, payer());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const refusal = (code: string, message: RegExp) =>
  expect.objectContaining({ code, message: expect.stringMatching(message) });

test('refuses a match that is still played, paused or was never begun', async () => {
  const analyses = server();
  const still = refusal('forbidden', /still being played/);
  const room = await running();
  await expect(analyses.ask(room.record, payer())).rejects.toEqual(still);
  await expect(analyses.look(room.record, 0)).rejects.toEqual(still);
  await expect(analyses.ask({ ...room.record, stage: 'paused' }, payer())).rejects.toEqual(still);
  const gathering = await tableOf(kit, 'ann', ['ann', 'bob']);
  await ask(gathering, 'ann', { do: 'close' });
  await expect(analyses.ask(gathering.record, payer())).rejects.toEqual(
    refusal('bad_request', /no match here/),
  );
  expect(await kit.services.store.analysis(room.record.id)).toBeUndefined();
});

test('a match that was closed or given up is analysed as one that is over', async () => {
  const analyses = server();
  const room = await running();
  await playOn(room, 3);
  await ask(room, 'bob', { do: 'resign', seen: 3, key: newKey() });
  expect(await whole(analyses, room)).toMatchObject({ done: 4, of: 4 });
});

test('is worked out once for all who ask, at whichever server, and told to everybody', async () => {
  const room = await over();
  const parts: number[] = [];
  const { store } = kit.services;
  const addFindings = store.addFindings.bind(store);
  Object.assign(store, {
    addFindings: (part: AnalysisPart) => {
      parts.push(part.findings.length);
      return addFindings(part);
    },
  });
  const [one, two] = [server(), server({}, kit.otherServer())];
  const asked = ['ann', 'bob', 'cy', 'di'].map((name, i) =>
    (i % 2 === 0 ? one : two).ask(room.record, payer(name)),
  );
  expect((await Promise.all(asked)).map(({ state }) => state)).toEqual(Array(4).fill('working'));
  const [first, second] = await Promise.all([whole(one, room), whole(two, room)]);
  expect(first).toEqual(second);
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(first.of);
  expect(first.findings.map(({ standing }) => standing.ply)).toEqual(
    Array.from({ length: first.of }, (_, ply) => ply),
  );
  expect((await one.ask(room.record, payer('late'))).state).toBe('whole');
  expect((await one.look(room.record, 2)).findings).toEqual(first.findings.slice(2));
});

test('what was found out before a server stopped is kept, and the next goes on from there', async () => {
  const room = await over();
  // Bots that always wait make every place take a second.
  const first = server({ isBusy: () => true });
  await first.ask(room.record, payer());
  await expect.poll(async () => (await first.look(room.record, 0)).done).toBeGreaterThan(0);
  await first.close();
  const second = server();
  const left = await second.look(room.record, 0);
  expect(left.state).toBe('none');
  expect(left.done).toBeLessThan(left.of);
  const { findings } = await whole(second, room);
  expect(findings.slice(0, left.done)).toEqual(left.findings);
  expect((await second.ask(room.record, payer('late'))).state).toBe('whole');
});

test('what a server that died had to itself is free after a while', async () => {
  const room = await over();
  const { store, now } = kit.services;
  const { made = '', record = '', of } = await whole(server(), room);
  await store.claimAnalysis({
    ...{ table: room.record.id, made: `${made}?`, record, places: of },
    ...{ keeper: 'dead', now: now() + 1, until: now() + 30_000 },
  });
  const analyses = server();
  await analyses.ask(room.record, payer());
  await expect.poll(async () => (await analyses.look(room.record, 0)).state).toBe('none');
  await kit.pass(30_001);
  expect(await whole(analyses, room)).toMatchObject({ made, done: of });
});

test('an analysis by another maker is made anew and nothing of it is told', async () => {
  const room = await over();
  const { store, now } = kit.services;
  const old = { table: room.record.id, made: 'method 0', record: 'abc', places: 1, keeper: 'old' };
  await store.claimAnalysis({ ...old, now: now(), until: now() });
  await store.addFindings({
    ...{ table: room.record.id, keeper: 'old', after: 0, until: 0 },
    findings: [{ standing: { ply: 0, chances: [1, 0], noise: 0 } }],
  });
  const analyses = server();
  expect(await analyses.look(room.record, 0)).toEqual({ state: 'none', done: 0, of: 0, findings: [] });
  const { made, findings } = await whole(analyses, room);
  expect(made).toMatch(/^method \d+, hints, fit [0-9a-f]{12}$/);
  expect(findings[0]?.standing.chances).not.toEqual([1, 0]);
});

test('bots come first, but not for ever', async () => {
  const room = await over();
  let asked = 0;
  const analyses = server({ isBusy: () => ++asked > 0 });
  await analyses.ask(room.record, payer());
  await expect.poll(async () => (await analyses.look(room.record, 0)).done).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(10);
});

test('a server that is told to analyses nothing', async () => {
  const room = await over();
  const analyses = server({ threads: 0 });
  expect(analyses.offered).toBe(false);
  await expect(analyses.ask(room.record, payer())).rejects.toEqual(refusal('forbidden', /no matches/));
});

test('whoever asks for many is refused, and for what is known already nobody is', async () => {
  const room = await over();
  await whole(server(), room);
  const none: Limit = { ...ROOMY, take: () => false };
  const strict = server({ allowance: none });
  expect((await strict.ask(room.record, payer())).state).toBe('whole');
  const other = await over();
  await expect(strict.ask(other.record, payer())).rejects.toEqual(refusal('too_many', /many analyses/));
});

test('a match that ends its thread is told of once, and not tried again at once', async () => {
  const room = await over();
  const analyses = server({ games: 'data:text/javascript,throw new Error("broken")' });
  await analyses.ask(room.record, payer());
  await expect.poll(() => kit.faults.length).toBe(1);
  expect(String(kit.faults.splice(0))).toContain('broken');
  await expect.poll(async () => (await analyses.look(room.record, 0)).state).toBe('none');
  await expect(analyses.ask(room.record, payer())).rejects.toBeInstanceOf(InputError);
});

test('stays when somebody who played is deleted, and goes along with an export', async () => {
  const room = await over();
  const analyses = server();
  const known = await whole(analyses, room);
  await leaveTables(kit.rooms, kit.services, personOf('ann').id);
  expect(await analyses.look(room.record, 0)).toEqual(known);
  expect(JSON.stringify(known)).not.toContain('ann');
  const store = await sqliteStore(':memory:');
  await importInto(store, exportLines(kit.services.store));
  expect(await store.analysis(room.record.id)).toMatchObject({ made: known.made, done: known.done });
  expect(await store.findings(room.record.id, known.made ?? '', 0)).toEqual(known.findings);
  await store.close();
});
