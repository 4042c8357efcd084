import { describe, expect, test } from 'vitest';
import { game } from '../../../../games/empire/index.ts';
import type { State, StepOf } from '../../../../games/empire/state.ts';
import { line, position } from '../../../../games/empire/test/testkit.ts';
import { playerOf } from '../../../../games/empire/verbs.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { moveText } from '../../../../kernel/text.ts';
import { barTo, NO_TRADE, planWith, tradeTexts } from './tradePlan.ts';

/** A Merchant turn with these stocks; every trade is still open. */
function trading(stock: readonly [number, number, number], credits: number): State {
  const state = position({ players: [{ stock, credits }], monolith: 'steward' });
  line(state, ['role merchant']);
  return state;
}

function stepOf(state: State): StepOf<'trade'> {
  const step = state.stack.at(-1);
  if (step?.step !== 'trade') throw new Error('nothing can be traded');
  return step;
}

describe('a plan', () => {
  test('is played as sales first, then what they pay for, and ends the trade', () => {
    const state = trading([3, 1, 0], 0);
    const step = stepOf(state);
    const plan = [-2, 0, 1];
    expect(barTo(state, step, NO_TRADE, plan)).toBeUndefined();
    const moves = tradeTexts(state, step, plan);
    expect(moves).toEqual(['sell polymer', 'sell polymer', 'buy energy', 'done']);
    line(state, moves);
    expect(game.legalMoves(state, 0).map(moveText)).not.toContain('sell polymer');
    expect(playerOf(state, 0).stock).toEqual([1, 1, 1]);
  });

  test('needs goods, room, credits, and as many units as are left', () => {
    const state = trading([3, 1, 0], 0);
    const step = stepOf(state);
    expect(barTo(state, step, NO_TRADE, planWith(NO_TRADE, 2, -1))).toBe('stock');
    expect(barTo(state, step, NO_TRADE, [-3, -1, 1])).toBe('units');
    const full = trading([8, 0, 0], 9);
    expect(barTo(full, stepOf(full), NO_TRADE, planWith(NO_TRADE, 0, 1))).toBe('room');
    Object.assign(playerOf(state, 0), { credits: 0 });
    expect(barTo(state, step, NO_TRADE, planWith(NO_TRADE, 2, 1))).toBe('credits');
  });
});

test('the trade is not ended where nothing is left to trade: the next question is another', () => {
  const state = trading([1, 0, 0], 0);
  Object.assign(playerOf(state, 0), { credits: 0 });
  const moves = tradeTexts(state, { ...stepOf(state), sellOnly: true }, [-1, 0, 0]);
  expect(itemAt(moves, moves.length - 1)).toBe('sell polymer');
});
