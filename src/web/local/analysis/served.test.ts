import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ask,
  begin,
  newKey,
  personOf,
  tableOf,
  type TestRooms,
  testRooms,
} from '../../../../test/kit/tableRoom.ts';
import { GAMES as TOYS } from '../../../../test/kit/toy.ts';
import { GAMES } from '../../../games/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { moveText } from '../../../kernel/text.ts';
import { type Analyses, openAnalyses } from '../../../server/analysis/analyses.ts';
import { withOwnNets } from '../../../server/bots/nets.ts';
import { recordText } from '../../../server/rooms/past.ts';
import { requireLedger, type Room } from '../../../server/rooms/room.ts';
import { actorsOf } from '../../../table/ledger.ts';
import { memoryAnalyses } from './analysisStore.ts';
import { type AnalysisNews, type Analyst, analystOf } from './analyst.ts';
import type { ServerAnalyst, ServerAnswer } from './following.ts';

const TOY_MODULE = new URL('../../../../test/kit/toy.ts', import.meta.url).href;

let kit: TestRooms;
let analyses: Analyses | undefined;
beforeEach(async () => {
  kit = await testRooms([...TOYS, ...GAMES]);
});
afterEach(async () => {
  await analyses?.close();
  await kit.close();
  expect(kit.faults).toEqual([]);
});

/** The beginning of a match, given up. */
async function ended(game: string, moves = 4): Promise<Room> {
  const room = await tableOf(kit, 'ann', ['ann', 'bob'], { game });
  await begin(room, 'ann');
  for (let i = 0; i < moves; i++) {
    const ledger = requireLedger(room);
    const seat = itemAt(actorsOf(ledger), 0);
    const [move] = kit.services.game(game).game.legalMoves(ledger.match.state, seat);
    const text = moveText(move);
    await ask(room, itemAt(['ann', 'bob'], seat), { do: 'play', seen: i, key: newKey(), text });
  }
  await ask(room, 'bob', { do: 'resign', seen: moves, key: newKey() });
  return room;
}

/** A server that analyses a game, as a page reaches it, and how often it answered. */
function serverOf({ record }: Room): { readonly server: ServerAnalyst; readonly answers: ServerAnswer[] } {
  const answers: ServerAnswer[] = [];
  const opened = openAnalyses(kit.services, kit.rooms, {
    threads: 1,
    allowance: { take: () => true, charge: () => undefined, isSpent: () => false },
    isBusy: () => false,
    warn: () => undefined,
    games: record.setup.game === 'toy' ? TOY_MODULE : undefined,
  });
  analyses = opened;
  const payer = kit.services.budgets.payer(personOf('ann').id, 'here');
  const overTheWire = async (answer: Promise<ServerAnswer>): Promise<ServerAnswer> => {
    const told: ServerAnswer = JSON.parse(JSON.stringify(await answer));
    answers.push(told);
    return told;
  };
  return {
    answers,
    server: {
      ask: () => overTheWire(opened.ask(record, payer)),
      look: (after) => overTheWire(opened.look(record, after)),
    },
  };
}

const browser = (store = memoryAnalyses()): Analyst =>
  analystOf({
    games: (id) => withOwnNets(kit.services.game(id)),
    store,
    now: () => performance.now(),
    pause: async () => undefined,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 20)),
  });

async function told(analyst: Analyst, record: string, server?: ServerAnalyst): Promise<AnalysisNews[]> {
  const all: AnalysisNews[] = [];
  await analyst.start({ id: 't', record, sight: 'seen' }, (news) => all.push(news), server);
  return all;
}

test.each([
  ['toy', 6],
  ['sol', 1],
])('what a server finds out of %s is what a browser does, byte for byte', async (game, moves) => {
  const room = await ended(game, moves);
  const record = recordText(room);
  const { server, answers } = serverOf(room);
  const store = memoryAnalyses();
  const served = await told(browser(store), record, server);
  const own = await told(browser(), record);
  expect(JSON.stringify(served.at(-1))).toBe(JSON.stringify(own.at(-1)));
  expect(served.at(-1)).toMatchObject({ done: moves + 1, of: moves + 1 });
  expect(served.some((news) => news.server !== undefined)).toBe(true);
  const found = answers.flatMap((answer) => (typeof answer === 'object' ? answer.findings : []));
  expect(found).toHaveLength(moves + 1);
  // What came from a server is kept in the browser as what it finds out by itself.
  const before = answers.length;
  expect((await told(browser(store), record, server))[0]).toMatchObject({ done: moves + 1 });
  expect(answers).toHaveLength(before);
});

test('a browser goes on where a server leaves off, and finds the same', async () => {
  const room = await ended('toy');
  const record = recordText(room);
  const { server } = serverOf(room);
  const whole = await told(browser(), record, server);
  let looks = 0;
  const failing: ServerAnalyst = {
    ask: () => server.ask(),
    async look(after) {
      const answer = await server.look(after);
      if (looks++ > 0 || typeof answer !== 'object') return 'refused';
      return { ...answer, state: 'working', findings: answer.findings.slice(0, 2) };
    },
  };
  const rest = await told(browser(), record, failing);
  expect(rest.some(({ done, server: by }) => done === 2 && by !== undefined)).toBe(true);
  expect(JSON.stringify(rest.at(-1))).toBe(JSON.stringify(whole.at(-1)));
});

test.each([
  ['by another maker', { made: 'method 0' }],
  ['of another record', { record: 'abc' }],
])('nothing of what was made %s is taken', async (_, changed) => {
  const room = await ended('toy');
  const record = recordText(room);
  const { server } = serverOf(room);
  const own = await told(browser(), record);
  const other = async (answer: Promise<ServerAnswer>): Promise<ServerAnswer> => {
    const given = await answer;
    return typeof given === 'object' ? { ...given, ...changed } : given;
  };
  const mixed = await told(browser(), record, {
    ask: () => other(server.ask()),
    look: (after) => other(server.look(after)),
  });
  expect(mixed.every(({ done, server: by }) => by === undefined || done === 0)).toBe(true);
  expect(mixed.at(-1)).toEqual(own.at(-1));
});
