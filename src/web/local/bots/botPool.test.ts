import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES as TOY } from '../../../../test/toy.ts';
import type { BotAnswer } from '../../../bots/bot.ts';
import { LEVELS } from '../../../bots/index.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { itemAt } from '../../../kernel/lists.ts';
import { type Mind, mindPool } from './botPool.ts';
import { bot, setupOf, spectate, testHost } from '../testkit.ts';
import { BotLate } from '../../../table/botTurn.ts';
import { thinkHere } from './botAnswer.ts';

/** A mind that answers when it is told to. */
interface Puppet extends Mind {
  readonly asked: BotRequest[];
  readonly answer: (thought?: BotAnswer) => void;
  readonly fail: (error: Error) => void;
  ended: boolean;
}

const THOUGHT: BotAnswer = { move: { type: 'pass' }, findings: [] };
const NOBODY = new AbortController().signal;

const question = (bot = 'greedy'): BotRequest => ({
  game: 'toy',
  bot,
  seat: 0,
  view: {},
  legal: [],
  seed: 1,
});

function puppet(): Puppet {
  let pending = Promise.withResolvers<BotAnswer>();
  const mind: Puppet = {
    asked: [],
    ended: false,
    think(asked) {
      mind.asked.push(asked);
      pending = Promise.withResolvers<BotAnswer>();
      return pending.promise;
    },
    end: () => (mind.ended = true),
    answer: (thought = THOUGHT) => pending.resolve(thought),
    fail: (error) => pending.reject(error),
  };
  return mind;
}

let minds: Puppet[];
const open = (): Puppet => {
  minds.push(puppet());
  return minds.at(-1) as Puppet;
};
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  minds = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a mind is opened when it is needed and used again', async () => {
  const think = mindPool(open, 2);
  expect(minds).toHaveLength(0);
  for (let i = 0; i < 3; i++) {
    const answer = think(question(), NOBODY);
    await settled();
    minds[0]?.answer();
    expect(await answer).toBe(THOUGHT);
  }
  expect(minds.map(({ asked, ended }) => [asked.length, ended])).toEqual([[3, false]]);
});

test('no more than so many think at once; the others wait in the order they came', async () => {
  const think = mindPool(open, 2);
  const told: number[] = [];
  const answers = [1, 2, 3, 4].map(async (seed) => {
    await think({ ...question(), seed }, NOBODY);
    told.push(seed);
  });
  await settled();
  expect(minds.map(({ asked }) => asked.length)).toEqual([1, 1]);
  minds[1]?.answer();
  await settled();
  expect(minds[1]?.asked.at(-1)?.seed).toBe(3);
  minds[1]?.answer();
  await settled();
  minds[0]?.answer();
  minds[1]?.answer();
  await Promise.all(answers);
  expect(told).toEqual([2, 3, 1, 4]);
  expect(minds).toHaveLength(2);
});

test.each(['greedy', ...LEVELS.map(({ name }) => name)])(
  '%s is late after its time and some grace',
  async (name) => {
    const think = mindPool(open, 1);
    const { seconds = 0 } = LEVELS.find((level) => level.name === name) ?? {};
    const answer = think(question(name), NOBODY).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000 * seconds + 7999);
    expect(minds[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(minds[0]?.ended).toBe(true);
    expect(await answer).toBeInstanceOf(BotLate);
  },
);

test('the time of a bot does not run while it waits for its turn', async () => {
  const think = mindPool(open, 1);
  const first = think(question('master'), NOBODY);
  const second = think(question('novice'), NOBODY);
  await vi.advanceTimersByTimeAsync(11_000);
  minds[0]?.answer();
  await first;
  await vi.advanceTimersByTimeAsync(7000);
  minds[0]?.answer();
  expect(await second).toBe(THOUGHT);
});

test('a mind that was late or failed is ended and replaced', async () => {
  const think = mindPool(open, 1);
  const failed = think(question(), NOBODY).catch((error: Error) => error.message);
  await settled();
  minds[0]?.fail(new Error('out of its mind'));
  expect(await failed).toBe('out of its mind');
  const next = think(question(), NOBODY);
  await settled();
  minds[1]?.answer();
  await next;
  expect(minds.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a question nobody waits for frees its mind, or its place in the queue', async () => {
  const think = mindPool(open, 1);
  const [thinking, waiting] = [new AbortController(), new AbortController()];
  const asked = [thinking, waiting].map(({ signal }) => think(question(), signal).catch((e: unknown) => e));
  await settled();
  const last = think({ ...question(), seed: 3 }, NOBODY);
  waiting.abort('gone');
  thinking.abort('gone');
  expect(await Promise.all(asked)).toEqual(['gone', 'gone']);
  expect(minds[0]?.ended).toBe(true);
  await settled();
  expect(minds[1]?.asked.map(({ seed }) => seed)).toEqual([3]);
  minds[1]?.answer();
  expect(await last).toBe(THOUGHT);
  await expect(think(question(), AbortSignal.abort('gone'))).rejects.toBe('gone');
  expect(minds).toHaveLength(2);
});

test('a table whose bot hangs goes on with the move of a simple one, and says so', async () => {
  const here = thinkHere(async () => itemAt(TOY, 0));
  const hanging = (): Mind => {
    const mind = puppet();
    return { ...mind, think: (asked) => (asked.bot === 'novice' ? mind.think(asked) : here(asked, NOBODY)) };
  };
  const host = testHost(TOY, { think: mindPool(hanging, 1), pause: async () => undefined });
  const id = await host.create(setupOf('toy', [bot('novice'), bot('random')]));
  const { last } = await spectate(host, id);
  await vi.advanceTimersByTimeAsync(7999);
  expect(last()).toMatchObject({ ply: 0, thinking: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(last().news).toMatchObject([{ ply: 1, seat: 0, note: 'botLate' }]);
});
