import { describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import type { BotAnswer } from '../../../bots/bot.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { GAMES } from '../../../games/index.ts';
import type { Move } from '../../../kernel/game.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { Chair, TableView } from '../../../protocol/table.ts';
import { emptyMemory, memoryStore } from '../store/memoryStore.ts';
import type { LocalStore } from '../store/localStore.ts';
import { bot, isOver, isStill, person, playAny, setupOf, spectate, testHost } from '../testkit.ts';
import { BotLate, botSeed } from '../../../table/botTurn.ts';
import { type CancellableAskBot, answerHere } from './botAnswer.ts';

const thought = (move: Move): BotAnswer => ({ move, findings: [] });

const BIDDING = { hand: 3, showing: false };

describe('a bot that', () => {
  const failing = (error: Error) => async (): Promise<BotAnswer> => {
    throw error;
  };
  const choosing = (move: unknown) => async (): Promise<BotAnswer> => thought(move as Move);
  const WAYS = [
    ['takes too long', failing(new BotLate('seat 1 holds the 16')), 'botLate'],
    ['throws', failing(new Error('seat 1 holds the 16')), 'botFailed'],
    ['chooses what is not legal', choosing({ type: 'cheat' }), 'botIllegal'],
    ['chooses nothing', choosing(undefined), 'botIllegal'],
  ] as const;

  test.each(WAYS)('%s is stood in for by a simple bot', async (_, think, note) => {
    const play = async (parts: object, seat: Chair): Promise<TableView> => {
      const host = testHost(TOY, parts);
      const id = await host.create(setupOf('toy', [seat, bot('random')]));
      return (await spectate(host, id)).until(isOver);
    };
    const here = answerHere(async () => itemAt(TOY, 0));
    const mixed: CancellableAskBot = (question, signal) =>
      question.bot === 'novice' ? think() : here(question, signal);
    const { news } = await play({ think: mixed }, bot('novice'));
    const own = await play({}, bot('greedy'));
    expect(news).toEqual(own.news.map((move) => (move.seat === 0 ? { ...move, note } : move)));
  });

  test.each(WAYS)('%s plays by chance where the simple bot does the same', async (_, think, note) => {
    const room = emptyMemory();
    const host = testHost(TOY, { askBot: think, store: memoryStore(room) });
    const id = await host.create(setupOf('toy', [bot(), bot()]));
    const { views, until } = await spectate(host, id);
    await until(isOver);
    const news = views.flatMap((view) => view.news);
    const notes = news.map((move) => move.note);
    for (const played of news) {
      const { state } = await host.look(id, played.ply - 1, 'all');
      // What is forced is played without asking, so nothing can fail at it.
      const forced = itemAt(TOY, 0).game.legalMoves(state, played.seat).length === 1;
      expect(played.note).toBe(forced ? undefined : note);
    }
    expect(JSON.stringify(views)).not.toContain('holds the 16');
    const reloaded = (await spectate(testHost(TOY, { store: memoryStore(room) }), id)).last();
    expect(reloaded.news.map((move) => move.note)).toEqual(notes);
  });

  test('has a name nobody knows any more does not stop the table', async () => {
    const room = emptyMemory();
    const host = testHost(TOY, { store: memoryStore(room) });
    const id = await host.create(setupOf('toy', [bot(), bot()]));
    const stored = await memoryStore(room).get(id);
    if (stored) room.tables.set(id, { ...stored, setup: { ...stored.setup, chairs: [bot('old'), bot()] } });
    const { views, until } = await spectate(host, id);
    await until(isOver);
    const chosen = views.flatMap(({ news }) => news).slice(0, -2);
    const notes = new Set(chosen.map(({ seat, note }) => `${seat} ${note}`));
    expect(notes).toEqual(new Set(['0 botFailed', '1 undefined']));
  });
});

test('bots see what their seat sees, and are asked with a seed of the move', async () => {
  const questions: BotRequest[] = [];
  const think = async (question: BotRequest): Promise<BotAnswer> => {
    questions.push(structuredClone(question));
    return thought(itemAt(question.legal, 0));
  };
  const host = testHost(TOY, { askBot: think });
  const id = await host.create(setupOf('toy', [bot(), bot(), bot()]));
  const { last, until } = await spectate(host, id);
  await until(isOver);
  for (const [ply, { seat, view, seed }] of questions.entries()) {
    expect(view).toEqual((await host.look(id, ply, seat)).state);
    expect(seed).toBe(botSeed(last().seed as string, ply));
  }
  expect(new Set(questions.map(({ seed }) => seed)).size).toBe(questions.length);
});

test('what is forced is played at once: no bot is asked, so nothing is fetched or thought', async () => {
  const asked: BotRequest[] = [];
  const think = async (question: BotRequest): Promise<BotAnswer> => {
    asked.push(question);
    return thought(itemAt(question.legal, 0));
  };
  const host = testHost(TOY, { askBot: think });
  const id = await host.create({
    ...setupOf('toy', [bot('hard'), bot('hard')]),
    options: { hand: 1, showing: false },
  });
  const { until } = await spectate(host, id);
  expect((await until(isOver)).ply).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('bots wait while a person is asked too', async () => {
  const host = testHost(TOY);
  const id = await host.create({ ...setupOf('toy', [bot(), person('Ann')]), options: BIDDING });
  const { last, until } = await spectate(host, id);
  expect(last()).toMatchObject({ actors: [0, 1], thinking: undefined, eyes: 1 });
  await playAny(host, last());
  await until((view) => isStill(view) && view.ply === 2);
});

test('bots rest while nobody watches', async () => {
  const host = testHost(GAMES);
  const id = await host.create(setupOf('sol', [bot(), bot()]));
  const { views, leave } = await spectate(host, id);
  leave();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(views).toHaveLength(1);
  expect((await host.list())[0]?.ply).toBeLessThan(2);
});

test('people can act while a bot thinks; its answer to an outdated position is dropped', async () => {
  const answers: (() => void)[] = [];
  const think = ({ legal }: BotRequest): Promise<BotAnswer> =>
    new Promise((resolve) => answers.push(() => resolve(thought(itemAt(legal, 0)))));
  const asked = async (times: number): Promise<void> => {
    while (answers.length < times) await new Promise((resolve) => setTimeout(resolve));
  };
  const host = testHost(TOY, { askBot: think });
  const id = await host.create({ ...setupOf('toy', [bot(), person('Ann')]), options: BIDDING });
  const { last, until } = await spectate(host, id);
  await playAny(host, last(), 0);
  expect(last().thinking).toBe(0);
  await asked(1);
  await host.undo(id, 1);
  expect(last()).toMatchObject({ ply: 0, thinking: undefined });
  await playAny(host, last(), 1);
  answers[0]?.();
  await asked(2);
  expect(last().ply).toBe(1);
  answers[1]?.();
  await until(({ ply }) => ply === 2);
});

describe('a bot request is cancelled', () => {
  const hanging = (signals: AbortSignal[]): CancellableAskBot => {
    return (_, signal) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
  };
  const asked = async (signals: readonly AbortSignal[], times: number): Promise<void> => {
    while (signals.length < times) await new Promise((resolve) => setTimeout(resolve));
  };

  test('when its position is taken back', async () => {
    const signals: AbortSignal[] = [];
    const host = testHost(TOY, { askBot: hanging(signals) });
    const id = await host.create({ ...setupOf('toy', [bot(), person('Ann')]), options: BIDDING });
    const { last } = await spectate(host, id);
    await playAny(host, last());
    await asked(signals, 1);
    await host.undo(id, 1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await playAny(host, last());
    await asked(signals, 2);
    expect(signals[1]?.aborted).toBe(false);
  });

  test('when the last one leaves, and taken up again when somebody comes', async () => {
    const signals: AbortSignal[] = [];
    const host = testHost(TOY, { askBot: hanging(signals) });
    const id = await host.create(setupOf('toy', [bot(), bot()]));
    const first = await spectate(host, id);
    const second = await spectate(host, id);
    await asked(signals, 1);
    first.leave();
    expect(signals[0]?.aborted).toBe(false);
    second.leave();
    second.leave();
    expect(signals[0]?.aborted).toBe(true);
    const { last } = await spectate(host, id);
    await asked(signals, 2);
    expect(last()).toMatchObject({ ply: 0, thinking: 0 });
  });

  test('when the table is removed', async () => {
    const signals: AbortSignal[] = [];
    const host = testHost(TOY, { askBot: hanging(signals) });
    const id = await host.create(setupOf('toy', [bot(), bot()]));
    await spectate(host, id);
    await asked(signals, 1);
    await host.remove(id);
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('when nothing can be stored', () => {
  const failing = (fails: () => boolean): LocalStore => {
    const store = memoryStore();
    return {
      ...store,
      put: async (table) => (fails() ? Promise.reject(new Error('the disk is full')) : store.put(table)),
    };
  };

  test("a person's move is refused and has not happened", async () => {
    let full = false;
    const host = testHost(GAMES, { store: failing(() => full) });
    const id = await host.create(setupOf('sol', [person('Ann')]));
    const { views, last } = await spectate(host, id);
    full = true;
    await expect(playAny(host, last())).rejects.toThrow('the disk is full');
    expect(views).toHaveLength(1);
    full = false;
    await playAny(host, last());
    expect(last().ply).toBe(1);
  });

  test('the bots stop and say why, and go on when somebody looks again', async () => {
    let full = false;
    const host = testHost(TOY, { store: failing(() => full) });
    const id = await host.create(setupOf('toy', [bot(), bot()]));
    full = true;
    const { until } = await spectate(host, id);
    const view = await until(({ fault }) => fault !== undefined);
    expect(view).toMatchObject({ ply: 0, fault: 'the disk is full', thinking: undefined });
    full = false;
    const again = await spectate(host, id);
    expect((await again.until(isOver)).fault).toBeUndefined();
  });
});
