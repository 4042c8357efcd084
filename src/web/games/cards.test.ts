import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../bots/index.ts';
import { gameOf } from '../../games/index.ts';
import { newMatch } from '../../kernel/match/match.ts';
import { GAME_CARDS } from './index.ts';

describe.each(GAME_CARDS)('the card of $id', (card) => {
  const { game } = gameOf(card.id);

  describe.each(card.presets)('$title', ({ seats, options, bots, help }) => {
    test('can be played', () => {
      expect(() => newMatch(game, { seats, options, seed: 'preset' })).not.toThrow();
      expect(LEVELS.map(({ name }) => name)).toContain(bots);
    });

    test('says what it is in a sentence or two', () => {
      expect(help).toMatch(/\.$/);
      expect(help.length).toBeLessThan(140);
      // How long a match takes is said once, by the card.
      expect(help).not.toMatch(/minute/);
    });
  });

  test('knows the seats of the game', () => {
    expect(card.seats).toEqual(game.seats);
    expect(card.id).toBe(game.id);
    expect(card.colours).toHaveLength(game.seats.max);
  });
});

test('one preset of Star Factions is the game as printed', () => {
  const star = GAME_CARDS.find(({ id }) => id === 'star');
  const printed = star?.presets.find(({ title }) => title === 'Printed rules');
  expect(printed?.options).toEqual({ balanceGrant: false, roundLimit: 0 });
});
