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
import { inquiryOf } from '../../../analysis/inquiry.ts';
import { GAMES } from '../../../games/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { parseRecord } from '../../../kernel/match/record.ts';
import { moveText } from '../../../kernel/text.ts';
import type { ServedAnalysis } from '../../../protocol/analysis.ts';
import { type Analyses, openAnalyses } from '../../../server/analysis/analyses.ts';
import { withOwnNets } from '../../../server/bots/nets.ts';
import { recordText } from '../../../server/rooms/past.ts';
import { requireLedger, type Room } from '../../../server/rooms/room.ts';
import { actorsOf } from '../../../table/ledger.ts';
import { memoryAnalyses } from './analysisStore.ts';
import { type AnalysisNews, type Analyst, analystOf } from './analyst.ts';
import type { ServerAnalyst, ServerAnswer } from './following.ts';
import { memorySkills } from './skillStore.ts';

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
    humble: false,
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
    skills: memorySkills(),
    games: (id) => withOwnNets(kit.services.game(id)),
    store,
    // A machine that is busy is waited for.
    now: () => 0,
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
  ['star', 1],
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

/** A server that has found out all of a match, or says so. */
function knowing(record: string, changed: Partial<ServedAnalysis> = {}, most = Infinity): ServerAnalyst {
  const inquiry = inquiryOf(itemAt(TOYS, 0), parseRecord(record));
  const { made, places, film } = inquiry;
  const about = { state: 'whole', made, record: film.name, done: places, of: places, ...changed } as const;
  const found = Array.from({ length: places }, (_, place) => inquiry.at(place)).slice(0, most);
  return {
    ask: async () => ({ ...about, findings: [] }),
    look: async (after) => (after < most ? { ...about, findings: found.slice(after) } : 'refused'),
  };
}

test('a browser goes on where a server leaves off, and finds the same', async () => {
  const record = recordText(await ended('toy'));
  const own = await told(browser(), record);
  const rest = await told(browser(), record, knowing(record, { state: 'working' }, 2));
  expect(rest.some(({ done, server }) => done === 2 && server !== undefined)).toBe(true);
  expect(JSON.stringify(rest.at(-1))).toBe(JSON.stringify(own.at(-1)));
});

test('nothing is taken of what was made by another maker or of another record', async () => {
  const record = recordText(await ended('toy'));
  const own = await told(browser(), record);
  for (const changed of [{ made: 'method 0' }, { record: 'abc' }]) {
    const other = await told(browser(), record, knowing(record, changed));
    expect(other.every(({ server }) => server === undefined)).toBe(true);
    expect(other.at(-1)).toEqual(own.at(-1));
  }
});
