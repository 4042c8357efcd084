import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Outcome } from '../../src/kernel/game.ts';
import { pick, seeded } from '../../src/kernel/match/rng.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { soloOptions } from './soloOptions.ts';

/** What whoever plays alone has to beat, which learned players go by. */

const MATCHES = 12;
const SOLO = GAMES.filter(({ game }) => game.seats.min === 1);

test.each(SOLO.map((entry) => [entry.game.id, entry] as const))(
  'who beats it alone in %s has won, and who is behind it has lost',
  (_, entry) => {
    const { game } = entry;
    const told = Array.from({ length: MATCHES }, (_match, match) => {
      const rng = seeded(match);
      const state: object = game.setup(1, readOptions(game, 1, soloOptions(game, rng)), rng);
      while (game.actors(state).length > 0) game.apply(state, 0, pick(rng, game.legalMoves(state, 0)), rng);
      const { points, places } = game.outcome(state) as Outcome; // nobody is asked any more
      return { lead: points[0]! - (entry.toBeat?.(state) ?? Number.NEGATIVE_INFINITY), place: places[0] };
    });
    expect(told.filter(({ lead }) => lead > 0).map(({ place }) => place)).not.toContain(2);
    expect(told.filter(({ lead }) => lead < 0).map(({ place }) => place)).not.toContain(1);
    expect(told.some(({ lead }) => lead < 0)).toBe(true);
  },
);

test('at a table with others nothing but them has to be beaten, unless all play together', () => {
  for (const entry of GAMES) {
    const state: object = entry.game.setup(2, readOptions(entry.game, 2), seeded(1));
    expect(entry.toBeat?.(state)).toBeUndefined();
  }
});
