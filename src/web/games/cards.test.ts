import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../bots/index.ts';
import { gameOf } from '../../games/index.ts';
import { sol } from '../../games/sol/index.ts';
import { sum } from '../../kernel/data/lists.ts';
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

describe('12.8 the scenarios of Sol as drafted', () => {
  const begun = (title: string) => {
    const preset = GAME_CARDS.find(({ id }) => id === 'sol')?.presets.find((one) => one.title === title);
    const { seats, options } = preset ?? expect.fail(title);
    return newMatch(sol.game, { seats, options, seed: 'drafted' }).state;
  };

  const drafted = {
    ...{ mode: 'solo', scenario: 'none', triggerFlares: 4, triggerMode: 'marked', survivalTable: 'draft' },
  };
  const worm = { effects: 'custom', cards: ['PUNCTURE', 'JUGGERNAUT', 'MOTIVATE'], vestigial: false };

  test.each([
    ['Solo: Sunworm, as drafted', 'SUNWORM', worm, 'action'],
    ['Solo: Implode, as drafted', 'IMPLODE', { effects: 'firstGame', vestigial: true }, 'vestige'],
  ])('%s: %s with %j, asked for %s first', (title, event, options, asks) => {
    const state = begun(title);
    expect(state).toMatchObject({ event, options: { ...drafted, ...options } });
    if (options === worm) expect(state.effects).toEqual(expect.arrayContaining(worm.cards));
    expect(state.effects.filter((effect) => effect !== '')).toHaveLength(3);
    expect([sum(state.stations), sum(state.gates), state.stack.at(-1)?.step]).toEqual([0, 0, asks]);
    expect(sol.toBeat?.(state)).toBeUndefined();
  });
});
