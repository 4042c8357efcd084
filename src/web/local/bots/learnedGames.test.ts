import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES as TOY } from '../../../../test/kit/toy.ts';
import { BOTS, LEVELS } from '../../../bots/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import type { GameEntry, GameSource } from '../../../kernel/entry.ts';
import { newMatch } from '../../../kernel/match/match.ts';
import { answerHere, coachHere } from './botAnswer.ts';
import { learnedGames } from './learnedGames.ts';

const PLAIN: GameEntry = itemAt(TOY, 0);
const LEARNED: GameEntry = { ...PLAIN, learned: () => PLAIN.hints };
const NOBODY = new AbortController().signal;

const games: GameSource = async () => PLAIN;
const { state } = newMatch(PLAIN.game, { seats: 2, options: { hand: 3, showing: false }, seed: 'learned' });
/** A position of somebody who plays alone. */
const SOLO = { alone: true };
const ALONE: GameEntry = {
  ...PLAIN,
  game: { ...PLAIN.game, seatsOf: (view: object) => (view === SOLO ? 1 : PLAIN.game.seatsOf(view)) },
};
const QUESTION = {
  game: 'toy',
  seat: 0,
  view: PLAIN.game.redact(state, 0),
  legal: PLAIN.game.legalMoves(state, 0),
  seed: 1,
};

describe('what nets have learned', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is fetched once for each game, whoever asks at the same time', async () => {
    const teach = vi.fn(async () => LEARNED);
    const source = learnedGames(games, teach);
    expect(await Promise.all([source('toy', state), source('toy', state)])).toEqual([LEARNED, LEARNED]);
    expect(await source('toy', state)).toBe(LEARNED);
    expect(teach).toHaveBeenCalledTimes(1);
    await source('other', state);
    expect(teach).toHaveBeenCalledTimes(2);
  });

  test('is fetched apart for whoever plays alone, once they ask', async () => {
    const teach = vi.fn(async (_: GameEntry, tables: string) => (tables === 'alone' ? LEARNED : ALONE));
    const source = learnedGames(async () => ALONE, teach);
    expect(await source('toy', state)).toBe(ALONE);
    expect(teach.mock.calls.map(([, tables]) => tables)).toEqual(['others']);
    expect(await Promise.all([source('toy', SOLO), source('toy', SOLO)])).toEqual([LEARNED, LEARNED]);
    expect(await source('toy', state)).toBe(ALONE);
    expect(teach.mock.calls.map(([, tables]) => tables)).toEqual(['others', 'alone']);
  });

  test('is done without where it cannot be had, and tried again by the next', async () => {
    const teach = vi.fn(async () => LEARNED).mockRejectedValueOnce(new Error('no network'));
    const source = learnedGames(games, teach);
    expect(await source('toy', state)).toBe(PLAIN);
    expect(await source('toy', state)).toBe(LEARNED);
  });

  test('is waited for once, for some seconds, and used when it has come', async () => {
    const coming = Promise.withResolvers<GameEntry>();
    const teach = vi.fn(() => coming.promise);
    const source = learnedGames(games, teach);
    const first = source('toy', state);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await first).toBe(PLAIN);
    expect(await source('toy', state)).toBe(PLAIN);
    coming.resolve(LEARNED);
    await vi.advanceTimersByTimeAsync(0);
    expect(await source('toy', state)).toBe(LEARNED);
    expect(teach).toHaveBeenCalledTimes(1);
  });
});

describe('learned games are asked for', () => {
  const asked = vi.fn(games);
  beforeEach(() => {
    asked.mockClear();
  });

  test('by the levels, not by the bots that others are measured by', async () => {
    const names: string[] = [];
    for (const { name } of BOTS) {
      asked.mockClear();
      await answerHere(games, undefined, asked)({ ...QUESTION, bot: name }, NOBODY);
      if (asked.mock.calls.length > 0) names.push(name);
    }
    expect(names).toEqual(LEVELS.map(({ name }) => name));
  });

  test('by the coach', async () => {
    await coachHere(asked)(QUESTION, NOBODY);
    expect(asked).toHaveBeenCalledWith('toy', QUESTION.view);
  });
});
