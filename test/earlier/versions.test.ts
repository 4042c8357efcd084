import { expect, test } from 'vitest';
import { answerRequest } from '../../src/bots/botRequest.ts';
import { answerCoach } from '../../src/bots/coach/coachRequest.ts';
import { seriesOf } from '../../src/cli/commands/simulate.ts';
import { fulfil, startSession } from '../../src/cli/engine/session.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { parseRecord } from '../../src/kernel/match/record.ts';
import { inEachVersion, inVersions, versionFor, versionOf } from '../../src/kernel/versions.ts';
import { coachRequest } from '../../src/table/coachTurn.ts';
import { botRequest } from '../../src/table/botTurn.ts';
import { startLedger } from '../../src/table/ledger.ts';
import { verifyRecord } from '../../src/web/table/end/verify.ts';
import { emptyMemory, memoryStore } from '../../src/web/local/store/memoryStore.ts';
import {
  isOver,
  isStill,
  person,
  playAny,
  setupOf,
  spectate,
  testHost,
} from '../../src/web/local/testkit.ts';
import { GAMES as TOY, POSITION, type State } from '../kit/toy.ts';

/** A match remembers by which version of the rules it began; whoever opens, replays or continues it goes by that. */

const toy = itemAt(TOY, 0);
const PRESENT = 10;
/** The versions whose hints were asked, in the order they were. */
const asked: number[] = [];

/** Tides in two versions: in the second everybody begins with a present. */
const newest = inVersions<GameEntry>(2, (version) => ({
  ...toy,
  game: { ...toy.game, rulesVersion: version, ...(version === 2 && { setup: withPresents }) },
  hints: {
    ...toy.hints,
    weight: (...given) => {
      asked.push(version);
      return toy.hints.weight?.(...given) ?? 0;
    },
  },
}));

function withPresents(...given: Parameters<typeof toy.game.setup>): State {
  const state: State = toy.game.setup(...given);
  return { ...state, points: state.points.map(() => PRESENT) };
}

const AFTER = [newest];
const chairs = [person('Ann'), person('Bob')];

test('the newest version is the game, and brings those before it along', () => {
  expect(newest.game.rulesVersion).toBe(2);
  expect(newest.earlier?.map(({ game }) => game.rulesVersion)).toEqual([1]);
  expect(versionOf(newest, 1)).toBe(newest.earlier?.[0]);
  expect(versionOf(newest, 3)).toBeUndefined();
  expect(versionFor(newest, 3)).toBe(newest);
  const learned = inEachVersion(newest, (version) => ({ ...version, about: 'the same' }));
  expect([learned, ...(learned.earlier ?? [])].map(({ about }) => about)).toEqual(['the same', 'the same']);
});

test('a table of one screen goes on by the version it began with, and new ones take the newest', async () => {
  const room = emptyMemory();
  const before = testHost(TOY, { store: memoryStore(room) });
  const id = await before.create(setupOf('toy', chairs));
  await playAny(before, await (await spectate(before, id)).until(isStill));

  const after = testHost(AFTER, { store: memoryStore(room) });
  const { until } = await spectate(after, id);
  for (let view = await until(isStill); !isOver(view); view = await until(isStill))
    await playAny(after, view);
  const { outcome } = await after.glance(id);
  const text = await after.record(id);
  expect(parseRecord(text).rulesVersion).toBe(1);
  expect(verifyRecord(newest, text, parseRecord(text).commitment).every(({ fault }) => !fault)).toBe(true);
  const elsewhere = testHost(AFTER);
  expect((await elsewhere.glance(await elsewhere.adopt(text))).outcome).toEqual(outcome);
  const branch = await after.playOn(id, 1, chairs, 'Once more');
  expect(room.tables.get(branch)).toMatchObject({ rulesVersion: 1 });

  const fresh = await after.create(setupOf('toy', chairs));
  expect((await after.glance(fresh)).scores).toEqual([[PRESENT, PRESENT]]);
  expect(parseRecord(await after.record(fresh)).rulesVersion).toBe(2);
});

test('bots and the coach are asked by the version of their table', () => {
  const old = versionFor(newest, 1);
  const ledger = startLedger(old, { seats: 2, options: {}, seed: 'old', persons: [] });
  asked.length = 0;
  answerRequest(newest, botRequest(ledger, 0, 'greedy', 1));
  answerCoach(newest, coachRequest(ledger, 0));
  expect(new Set(asked)).toEqual(new Set([1]));
});

test('a position that is loaded says by which version it is played, those of the first nothing', () => {
  const session = startSession(AFTER);
  for (const [state, version] of [
    [POSITION, 1],
    [{ ...POSITION, rules: 2 }, 2],
  ] as const) {
    fulfil(session, { do: 'load', game: 'toy', state, seed: 'engine' });
    asked.length = 0;
    fulfil(session, { do: 'bot', seat: 0, bot: 'greedy' });
    expect(new Set(asked)).toEqual(new Set([version]));
  }
});

test('a series is played by the version that is asked for', () => {
  const how = {
    game: 'toy',
    seats: 'greedy,greedy',
    matches: 1,
    first: 0,
    mostMoves: 99,
    workers: 1,
    seed: 's',
  };
  expect(seriesOf(how, AFTER).rulesVersion).toBe(2);
  expect(seriesOf({ ...how, rules: 1 }, AFTER).rulesVersion).toBe(1);
  expect(() => seriesOf({ ...how, rules: 3 }, AFTER)).toThrow(
    '--rules must be a version of Tides from 1 to 2, not 3',
  );
});
