import { describe, expect, test } from 'vitest';
import { GAMES, game } from '../../test/toy.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Move } from '../kernel/game.ts';
import { itemAt } from '../kernel/lists.ts';
import { readOptions } from '../kernel/options.ts';
import { seeded } from '../kernel/rng.ts';
import { type Inquiry, simpleMove, surely, thinkHere, thoughtOf } from './thinker.ts';

const tides = itemAt(GAMES, 0);
const state = game.setup(2, readOptions(game, 2, {}) as { hand: number; showing: boolean }, seeded(3));
const [seat = 0] = game.actors(state);
const inquiry: Inquiry = {
  game: 'toy',
  bot: 'hard',
  seat,
  view: game.redact(state, seat),
  legal: game.legalMoves(state, seat),
  seed: 5,
};

/** Waits that are over at once or never come to an end. */
const atOnce = { ms: 1, pause: () => Promise.resolve() };
const never = { ms: 1, pause: () => new Promise(() => {}) };

const hangs = (): Promise<Move> => new Promise(() => {});
const fails = (): Promise<Move> => Promise.reject(new Error('out of ideas'));
const cheats = (): Promise<Move> => Promise.resolve({ type: 'cheat' });

describe('a bot that', () => {
  test.each([
    ['hangs', hangs, 'late', atOnce],
    ['throws', fails, 'failed', never],
    ['chooses what is not legal', cheats, 'illegal', never],
    ['chooses nothing', () => Promise.resolve(undefined as unknown as Move), 'illegal', never],
  ])('%s is answered for by greedy, and the reason is told', async (_, think, trouble, patience) => {
    const answer = await surely(think, tides, inquiry, patience);
    expect(answer).toEqual({ move: simpleMove(tides, inquiry), trouble });
    expect(inquiry.legal).toContainEqual(answer.move);
  });

  test('hangs is given up', async () => {
    let given = 0;
    await surely(hangs, tides, inquiry, { ...atOnce, giveUp: () => (given += 1) });
    expect(given).toBe(1);
  });

  test('answers is taken at its word', async () => {
    const think = thinkHere(async () => tides);
    const answer = await surely(think, tides, inquiry, never);
    expect(answer).toEqual({ move: thoughtOf(tides, inquiry).move });
  });
});

test('where even greedy fails any legal move is played', () => {
  const broken: GameEntry = {
    ...tides,
    hints: {
      ...tides.hints,
      value: () => {
        throw new Error('no idea');
      },
    },
  };
  expect(inquiry.legal).toContain(simpleMove(broken, inquiry));
});
