import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import type { BotAnswer } from '../../../bots/bot.ts';
import { LEVELS } from '../../../bots/index.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type BotWorker, botPool, botThreads } from './botPool.ts';
import { bot, setupOf, spectate, testHost } from '../testkit.ts';
import { BotLate } from '../../../table/botTurn.ts';
import { answerHere } from './botAnswer.ts';

/** A bot worker that answers when a test tells it to. */
interface ScriptedWorker extends BotWorker {
  readonly asked: BotRequest[];
  readonly respond: (answer?: BotAnswer) => void;
  readonly fail: (error: Error) => void;
  ended: boolean;
}

const ANSWER: BotAnswer = { move: { type: 'pass' }, findings: [] };
const NOBODY = new AbortController().signal;

const request = (bot = 'greedy'): BotRequest => ({ game: 'toy', bot, seat: 0, view: {}, legal: [], seed: 1 });

function scriptedWorker(): ScriptedWorker {
  let pending = Promise.withResolvers<BotAnswer>();
  const worker: ScriptedWorker = {
    asked: [],
    ended: false,
    answer(asked) {
      worker.asked.push(asked);
      pending = Promise.withResolvers<BotAnswer>();
      return pending.promise;
    },
    coach: () => Promise.withResolvers<never>().promise,
    terminate: () => (worker.ended = true),
    respond: (answer = ANSWER) => pending.resolve(answer),
    fail: (error) => pending.reject(error),
  };
  return worker;
}

let workers: ScriptedWorker[];
const open = (): ScriptedWorker => {
  workers.push(scriptedWorker());
  return workers.at(-1) as ScriptedWorker;
};
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a worker is opened when it is needed and used again', async () => {
  const ask = botPool(open, 2);
  expect(workers).toHaveLength(0);
  for (let i = 0; i < 3; i++) {
    const answer = ask(request(), NOBODY);
    await settled();
    workers[0]?.respond();
    expect(await answer).toBe(ANSWER);
  }
  expect(workers.map(({ asked, ended }) => [asked.length, ended])).toEqual([[3, false]]);
});

test('no more than so many think at once; the others wait in the order they came', async () => {
  const ask = botPool(open, 2);
  const answered: number[] = [];
  const answers = [1, 2, 3, 4].map(async (seed) => {
    await ask({ ...request(), seed }, NOBODY);
    answered.push(seed);
  });
  await settled();
  expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1]);
  workers[1]?.respond();
  await settled();
  expect(workers[1]?.asked.at(-1)?.seed).toBe(3);
  workers[1]?.respond();
  await settled();
  workers[0]?.respond();
  workers[1]?.respond();
  await Promise.all(answers);
  expect(answered).toEqual([2, 3, 1, 4]);
  expect(workers).toHaveLength(2);
});

test.each(['greedy', ...LEVELS.map(({ name }) => name)])(
  '%s is late after its time and some grace',
  async (name) => {
    const ask = botPool(open, 1);
    const { seconds = 0 } = LEVELS.find((level) => level.name === name) ?? {};
    const answer = ask(request(name), NOBODY).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000 * seconds + 7999);
    expect(workers[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers[0]?.ended).toBe(true);
    expect(await answer).toBeInstanceOf(BotLate);
  },
);

test('the time of a bot does not run while it waits for its turn', async () => {
  const ask = botPool(open, 1);
  const first = ask(request('master'), NOBODY);
  const second = ask(request('novice'), NOBODY);
  await vi.advanceTimersByTimeAsync(11_000);
  workers[0]?.respond();
  await first;
  await vi.advanceTimersByTimeAsync(7000);
  workers[0]?.respond();
  expect(await second).toBe(ANSWER);
});

test('a worker that was late or failed is terminated and replaced', async () => {
  const ask = botPool(open, 1);
  const failed = ask(request(), NOBODY).catch((error: Error) => error.message);
  await settled();
  workers[0]?.fail(new Error('out of its mind'));
  expect(await failed).toBe('out of its mind');
  const next = ask(request(), NOBODY);
  await settled();
  workers[1]?.respond();
  await next;
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a cancelled request frees its worker, or its place in the queue', async () => {
  const ask = botPool(open, 1);
  const [thinking, waiting] = [new AbortController(), new AbortController()];
  const asked = [thinking, waiting].map(({ signal }) => ask(request(), signal).catch((e: unknown) => e));
  await settled();
  const last = ask({ ...request(), seed: 3 }, NOBODY);
  waiting.abort('gone');
  thinking.abort('gone');
  expect(await Promise.all(asked)).toEqual(['gone', 'gone']);
  expect(workers[0]?.ended).toBe(true);
  await settled();
  expect(workers[1]?.asked.map(({ seed }) => seed)).toEqual([3]);
  workers[1]?.respond();
  expect(await last).toBe(ANSWER);
  await expect(ask(request(), AbortSignal.abort('gone'))).rejects.toBe('gone');
  expect(workers).toHaveLength(2);
});

test('the coach thinks in the same workers, tells how far it is, and can be stopped', async () => {
  const { askBot, askCoach } = botThreads(() => {
    const worker = open();
    return {
      ...worker,
      coach: async (asked, progress) => {
        progress?.(0.5);
        return asked.seed === 1 ? { plans: [] } : Promise.withResolvers<never>().promise;
      },
    };
  }, 1);
  const heard: number[] = [];
  const asked = { ...request(), seed: 1 };
  expect(await askCoach(asked, NOBODY, (share) => heard.push(share))).toEqual({ plans: [] });
  expect(heard).toEqual([0.5]);
  const silence = new AbortController();
  const stopped = askCoach({ ...asked, seed: 2 }, silence.signal).catch((error: unknown) => error);
  const next = askBot(request(), NOBODY);
  await settled();
  silence.abort('hush');
  expect(await stopped).toBe('hush');
  await settled();
  workers[1]?.respond();
  expect(await next).toBe(ANSWER);
});

test('a table whose bot hangs goes on with the move of a simple one, and says so', async () => {
  const here = answerHere(async () => itemAt(TOY, 0));
  const hanging = (): BotWorker => {
    const worker = scriptedWorker();
    return {
      ...worker,
      answer: (asked) => (asked.bot === 'novice' ? worker.answer(asked) : here(asked, NOBODY)),
    };
  };
  const host = testHost(TOY, { askBot: botPool(hanging, 1), pause: async () => undefined });
  const id = await host.create(setupOf('toy', [bot('novice'), bot('random')]));
  const { last, until } = await spectate(host, id);
  await vi.advanceTimersByTimeAsync(7999);
  expect(last()).toMatchObject({ ply: 0, thinking: 0 });
  await vi.advanceTimersByTimeAsync(1);
  // Fetching the simple one takes no time of this clock.
  const { news } = await until(({ ply }) => ply > 0);
  expect(news).toMatchObject([{ ply: 1, seat: 0, note: 'botLate' }]);
});
