import { describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { gameOf } from '../../../games/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import type { Chair, TableHost, TableView } from '../../../protocol/table.ts';
import {
  bot,
  isOver,
  isStill,
  person,
  playAny,
  setupOf,
  type Spectator,
  spectate,
  testHost,
} from '../testkit.ts';
import { answerHere, type CancellableAskBot } from './botAnswer.ts';

const TIDES = itemAt(TOY, 0);
/** Tides with bids and hands that everybody sees, so that a bot is asked something else after every bid. */
const OPEN: GameEntry[] = [{ ...TIDES, game: { ...TIDES.game, redact: (state) => structuredClone(state) } }];

const BIDDING = { hand: 3, showing: false };
const DUEL = [person('Ann'), bot('hard')];

/** Somebody who is asked, and what they heard; they answer by themselves unless they are to think for ever. */
function listener(pensive = false, entry = itemAt(OPEN, 0)) {
  const asked: BotRequest[] = [];
  const signals: AbortSignal[] = [];
  const here = answerHere(async () => entry);
  const ask: CancellableAskBot = (request, signal) => {
    asked.push(structuredClone(request));
    signals.push(signal);
    if (!pensive) return here(request, signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error)); // it is always an error
    });
  };
  return { ask, asked, signals };
}

interface Heard {
  readonly host: TableHost;
  readonly ann: Spectator;
  readonly real: ReturnType<typeof listener>;
  readonly ahead: ReturnType<typeof listener>;
}

/** A watched table of the toy at which Ann is asked, and whoever is asked in earnest and ahead of time. */
async function table(pensive = false, chairs: readonly Chair[] = DUEL): Promise<Heard> {
  const [real, ahead] = [listener(), listener(pensive)];
  const host = testHost(OPEN, { askBot: real.ask, askAhead: ahead.ask });
  const id = await host.create({ ...setupOf('toy', chairs), options: BIDDING });
  const ann = await spectate(host, id);
  await ann.until(isStill);
  return { host, ann, real, ahead };
}

/** Until everything that needs no waiting has been done. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
}

/** The moves of a match in which Ann plays the first, second or third of what she is offered, by turns. */
async function played(entry: GameEntry, parts: object, most: number): Promise<TableView['news']> {
  const host = testHost([entry], parts);
  const id = await host.create(setupOf(entry.game.id, [person('Ann'), bot('skilled')]));
  const { views, last, until } = await spectate(host, id);
  while (!isOver(await until(isStill)) && last().ply < most) {
    await settled();
    await playAny(host, last(), last().ply % 3);
  }
  return views.flatMap(({ news }) => news);
}

describe('bots that think while a person does', () => {
  test.each([
    [TIDES, Infinity],
    [gameOf('empire'), 12],
  ])('play as they do without (%#)', async (entry, most) => {
    const { ask, asked } = listener(false, entry);
    expect(await played(entry, { askAhead: ask }, most)).toEqual(await played(entry, {}, most));
    expect(asked.length).toBeGreaterThan(0);
  });

  test('are not asked again what was guessed, and answer by it', async () => {
    const { host, ann, real, ahead } = await table();
    await settled();
    expect(ahead.asked.length).toBeGreaterThan(0);
    await playAny(host, ann.last(), -1);
    await ann.until((view) => isStill(view) && view.ply === 2);
    expect(real.asked).toEqual([]);
  });

  test('are waited for while they still think about what was guessed', async () => {
    const { host, ann, real, ahead } = await table(true);
    await settled();
    await playAny(host, ann.last(), -1);
    await settled();
    expect(ahead.signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect([ann.last().thinking, real.asked]).toEqual([1, []]);
  });

  test('are asked at once where the guess was wrong, and the guess is ended', async () => {
    const { host, ann, real, ahead } = await table(true);
    await settled();
    await playAny(host, ann.last(), 0);
    await ann.until((view) => isStill(view) && view.ply === 2);
    expect(ahead.signals[0]?.aborted).toBe(true);
    expect(real.asked).toHaveLength(1);
  });

  test('are asked again what was given up when the move before was taken back', async () => {
    const { host, ann, real, ahead } = await table(true);
    await settled();
    await playAny(host, ann.last(), -1);
    await settled();
    await host.undo(ann.last().id, 0);
    await settled();
    expect(ahead.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(ahead.asked[1]).toEqual(ahead.asked[0]);
    expect(real.asked).toEqual([]);
  });

  test('are asked in earnest where the guess has failed', async () => {
    const real = listener();
    const failing: CancellableAskBot = () => Promise.reject(new Error('no thread'));
    const host = testHost(OPEN, { askBot: real.ask, askAhead: failing });
    const id = await host.create({ ...setupOf('toy', DUEL), options: BIDDING });
    const ann = await spectate(host, id);
    await settled();
    await playAny(host, ann.last(), -1);
    const { news } = await ann.until((view) => isStill(view) && view.ply === 2);
    expect(real.asked).toHaveLength(1);
    expect(news.map(({ note }) => note)).toEqual([undefined]);
  });

  test('answer a few guesses for each of their decisions, one at a time', async () => {
    const { host, ann, ahead } = await table();
    const { id } = ann.last();
    for (let i = 0; i < 20; i++) {
      (await spectate(host, id)).leave();
      await settled();
    }
    expect(ahead.asked.length).toBeLessThanOrEqual(8);
    const { ahead: pensive } = await table(true);
    await settled();
    expect(pensive.asked).toHaveLength(1);
  });
});

describe('nothing is guessed', () => {
  test('when nobody watches any more', async () => {
    const { ann, ahead } = await table(true);
    await settled();
    ann.leave();
    expect(ahead.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await settled();
    expect(ahead.asked).toHaveLength(1);
  });

  test('when nobody has watched yet, or the table was removed', async () => {
    const { ask, asked, signals } = listener(true);
    const host = testHost(OPEN, { askAhead: ask });
    const id = await host.create({ ...setupOf('toy', DUEL), options: BIDDING });
    await settled();
    expect(asked).toEqual([]);
    await spectate(host, id);
    await settled();
    await host.remove(id);
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test.each(['random', 'greedy', 'novice', 'medium'])('for %s, who answers in a moment', async (name) => {
    const { ahead } = await table(false, [person('Ann'), bot(name)]);
    await settled();
    expect(ahead.asked).toEqual([]);
  });

  test('where persons play alone', async () => {
    const { ahead } = await table(false, [person('Ann'), person('Bob')]);
    await settled();
    expect(ahead.asked).toEqual([]);
  });
});
