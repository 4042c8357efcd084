import { expect, test } from 'vitest';
import { GAMES as TOY } from '../../test/toy.ts';
import type { Inquiry } from '../bots/thinker.ts';
import type { Move } from '../kernel/game.ts';
import { itemAt } from '../kernel/lists.ts';
import { Late } from './brains.ts';
import { choiceOf } from './driver.ts';
import { type Ledger, startLedger } from './ledger.ts';
import type { Room } from './room.ts';

const SETUP = { seats: 2, options: { hand: 3, showing: true }, seed: 'ab'.repeat(32), persons: [] };
const ledger: Ledger = startLedger(itemAt(TOY, 0), SETUP);

/** A table whose bots answer as told, and the names of those that were asked. */
function table(bot: string, answers: Readonly<Record<string, () => Move>>): { room: Room; asked: string[] } {
  const asked: string[] = [];
  const think = async (question: Inquiry): Promise<Move> => {
    asked.push(question.bot);
    const answer = answers[question.bot];
    if (answer === undefined) throw new Error('no such bot');
    return answer();
  };
  const house = { think, fault: () => undefined };
  return { room: { house, sheet: { chairs: [{ bot }, { bot }] }, ledger } as never, asked };
}

const legal = ledger.match.game.legalMoves(ledger.match.state, 0) as Move[];
const last = (): Move => legal.at(-1) as Move;
const failing = (error: Error) => (): Move => {
  throw error;
};

test('a bot that answers with a legal move is asked alone', async () => {
  const { room, asked } = table('hard', { hard: last });
  expect(await choiceOf(room, ledger, 0)).toEqual({ move: last() });
  expect(asked).toEqual(['hard']);
});

test.each([
  ['fails', failing(new Error('oh')), 'botFailed'],
  ['is late', failing(new Late(10)), 'botLate'],
  ['wants what is not legal', (): Move => ({ type: 'cheat' }), 'botIllegal'],
] as const)('for a bot that %s greedy chooses, and a note says so', async (_, hard, note) => {
  const { room, asked } = table('hard', { hard, greedy: last });
  expect(await choiceOf(room, ledger, 0)).toEqual({ move: last(), note });
  expect(asked).toEqual(['hard', 'greedy']);
});

test('where greedy fails as well a legal move is played all the same', async () => {
  for (const bot of ['hard', 'greedy']) {
    const { room, asked } = table(bot, {});
    const { move, note } = await choiceOf(room, ledger, 0);
    expect(legal).toContainEqual(move);
    expect(note).toBe('botFailed');
    expect(asked).toEqual(bot === 'hard' ? ['hard', 'greedy'] : ['greedy']);
  }
});
