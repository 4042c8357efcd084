import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../bots/index.ts';
import { game } from '../../../games/star/index.ts';
import { startMatch } from '../../../kernel/match.ts';
import { card } from './card.tsx';

describe.each(card.presets)('$title', ({ seats, options, bots, help }) => {
  test('can be played', () => {
    expect(() => startMatch(game, { seats, options, seed: 'preset' })).not.toThrow();
    expect(LEVELS.map(({ name }) => name)).toContain(bots);
  });

  test('says what it is in a sentence or two', () => {
    expect(help).toMatch(/\.$/);
    expect(help.length).toBeLessThan(140);
  });
});

test('one preset is the game as printed', () => {
  const printed = card.presets.find(({ title }) => title === 'Printed rules');
  expect(printed?.options).toEqual({ balanceGrant: false, roundLimit: 0 });
});

test('the card knows the seats of the game', () => {
  expect(card.seats).toEqual(game.seats);
  expect(card.id).toBe(game.id);
});
