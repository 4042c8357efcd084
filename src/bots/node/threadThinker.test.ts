import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { GAMES, game } from '../../../test/toy.ts';
import { itemAt } from '../../kernel/lists.ts';
import { readOptions } from '../../kernel/options.ts';
import { seeded } from '../../kernel/rng.ts';
import { type Inquiry, simpleMove, surely } from '../thinker.ts';
import { threadThinker } from './threadThinker.ts';

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

const thread = threadThinker(new URL('../../../test/toy.ts', import.meta.url).href);
const hanging = threadThinker(new URL('../../../test/hangingToy.ts', import.meta.url).href);
afterAll(() => Promise.all([thread.close(), hanging.close()]));

const patience = { ms: 20_000, pause: (ms: number) => setTimeout(ms, undefined, { ref: false }) };

test('a bot thinks in a thread of its own', async () => {
  const answer = await surely(thread.think, tides, inquiry, patience);
  expect(answer.trouble).toBeUndefined();
  expect(inquiry.legal).toContainEqual(answer.move);
});

test('a bot that fails in its thread is answered for, and the thread goes on', async () => {
  const answer = await surely(thread.think, tides, { ...inquiry, bot: 'clever' }, patience);
  expect(answer).toEqual({ move: simpleMove(tides, inquiry), trouble: 'failed' });
  expect((await surely(thread.think, tides, inquiry, patience)).trouble).toBeUndefined();
});

test('a bot that hangs is stopped, and the next question finds a new thread', async () => {
  const short = { ...patience, ms: 1000, giveUp: () => hanging.giveUp() };
  const answer = await surely(hanging.think, tides, inquiry, short);
  expect(answer).toEqual({ move: simpleMove(tides, inquiry), trouble: 'late' });
  const random = { ...inquiry, bot: 'random' };
  expect((await surely(hanging.think, tides, random, patience)).trouble).toBeUndefined();
});
