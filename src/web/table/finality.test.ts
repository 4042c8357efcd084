import { describe, expect, test } from 'vitest';
import { gameOf } from '../../games/index.ts';
import { play, startMatch } from '../../kernel/match.ts';
import { isFinal } from './finality.ts';

const { game } = gameOf('sol');

function started() {
  return startMatch(game, {
    seats: 2,
    options: { vestigial: false, firstPlayer: 'seat0', startEye: 'fixed' },
    seed: 'a',
  });
}

describe('a step', () => {
  test('that only begins something may be taken back', () => {
    expect(isFinal(game, started().state, 0, { type: 'move' })).toBe(false);
  });

  test('that hands the turn on may not', () => {
    const match = started();
    play(match, 0, 'move');
    const end = game.legalMoves(match.state, 0).find((move) => move.type === 'end');
    expect(end && isFinal(game, match.state, 0, end)).toBe(true);
  });

  test('leaves the position alone while it is tried', () => {
    const match = started();
    const before = JSON.stringify(match.state);
    isFinal(game, match.state, 0, { type: 'move' });
    expect(JSON.stringify(match.state)).toBe(before);
  });
});
