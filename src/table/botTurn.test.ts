import { describe, expect, test } from 'vitest';
import { GAMES as TOY } from '../../test/kit/toy.ts';
import type { BotRequest } from '../bots/botRequest.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { type BotChoice, botChoice, BotLate, botRequest, botSeed, botToMove } from './botTurn.ts';
import { draftMove, entered } from './draft.ts';
import type { Deed } from './entry.ts';
import { type Ledger, personsAsked, plyOf, startLedger } from './ledger.ts';
import { moveText } from '../kernel/text.ts';

const SETUP = { seats: 3, options: { hand: 3, showing: true }, seed: 'ab'.repeat(32), persons: [] };
const NOBODY = { at: 0, by: undefined, key: undefined };
const ledger = startLedger(itemAt(TOY, 0), SETUP);
const legal = ledger.position.movesOf(0);
const seedOf = (at: Ledger): number => botSeed(at.match.seed, plyOf(at));
const last = (): Move => itemAt(legal, legal.length - 1);
const failing = (error: Error) => (): Move => {
  throw error;
};

type Answers = Readonly<Record<string, () => Move>>;

/** What is chosen for a bot where bots answer like this, and the names of those that were asked. */
async function choice(
  bot: string,
  answers: Answers,
  isCancelled = false,
): Promise<{ chosen: BotChoice; asked: string[]; failures: unknown[] }> {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const host = {
    ask: async (request: BotRequest): Promise<Move> => {
      asked.push(request.bot);
      const answer = answers[request.bot];
      if (answer === undefined) throw new Error('no such bot');
      return answer();
    },
    failed: (error: unknown) => failures.push(error),
    isCancelled: () => isCancelled,
  };
  const chosen = await botChoice(host, botRequest(ledger, 0, bot, seedOf(ledger)));
  return { chosen, asked, failures };
}

describe('a bot that', () => {
  test('answers with a legal move is asked alone', async () => {
    const { chosen, asked, failures } = await choice('hard', { hard: last });
    expect(chosen).toEqual({ move: last() });
    expect(asked).toEqual(['hard']);
    expect(failures).toEqual([]);
  });

  test.each([
    ['fails', failing(new Error('oh')), 'botFailed'],
    ['is late', failing(new BotLate('no answer')), 'botLate'],
    ['wants what is not legal', (): Move => ({ type: 'cheat' }), 'botIllegal'],
    ['wants nothing', (): Move => undefined as unknown as Move, 'botIllegal'],
  ] as const)('%s is replaced by greedy, and a note says so', async (_, hard, note) => {
    const { chosen, asked, failures } = await choice('hard', { hard, greedy: last });
    expect(chosen).toEqual({ move: last(), note });
    expect(asked).toEqual(['hard', 'greedy']);
    expect(failures).toHaveLength(1);
  });

  test.each(['hard', 'greedy'])('%s: where greedy fails as well chance chooses a legal move', async (bot) => {
    const { chosen, asked } = await choice(bot, {});
    expect(legal).toContainEqual(chosen.move);
    expect(chosen.note).toBe('botFailed');
    expect(asked).toEqual(bot === 'hard' ? ['hard', 'greedy'] : ['greedy']);
  });

  test('fails when nobody waits any more is neither replaced nor blamed', async () => {
    const oh = new Error('oh');
    await expect(choice('hard', { hard: failing(oh), greedy: last }, true)).rejects.toBe(oh);
  });

  test('has a single move is not asked', async () => {
    const request = { ...botRequest(ledger, 0, 'hard', 1), legal: [last()] };
    const think = (): Promise<Move> => Promise.reject(new Error('asked'));
    expect(await botChoice({ ask: think }, request)).toEqual({ move: last() });
  });
});

function moved(before: Ledger, seat: Seat): Ledger {
  const text = moveText(itemAt(before.position.movesOf(seat), 0));
  return entered(before, draftMove(before, seat, text, { byPerson: true }), NOBODY).ledger;
}

test('bots wait until every person has chosen', () => {
  const options = { hand: 3, showing: false };
  const bidding = startLedger(itemAt(TOY, 0), { ...SETUP, options, persons: [0, 2] });
  expect(botToMove(bidding)).toBeUndefined();
  expect(personsAsked(bidding)).toEqual([0, 2]);
  const left = moved(moved(bidding, 0), 2);
  expect(botToMove(left)).toBe(1);
  const pause: Deed = { kind: 'pause', seat: 0 };
  const paused = entered(left, { deed: pause, position: left.position }, NOBODY).ledger;
  expect(botToMove(paused)).toBeUndefined();
});

test('the same match asks with the same seed, after another move with another', () => {
  const [seat = 0] = ledger.match.game.actors(ledger.match.state);
  expect(seedOf(startLedger(itemAt(TOY, 0), SETUP))).toBe(seedOf(ledger));
  expect(seedOf(moved(ledger, seat))).not.toBe(seedOf(ledger));
});
