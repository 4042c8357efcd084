import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { findGame } from '../../kernel/entry.ts';
import { playMatch, type Series } from './series.ts';

const SERIES: Omit<Series, 'game'> = {
  bots: ['greedy', 'greedy', 'random'],
  options: {},
  seed: 'watched',
  first: 0,
  matches: 1,
  mostMoves: 100_000,
  records: false,
};

test.each([
  ['sol', ['effect', 'structure']],
  ['star', ['faction', 'ship']],
  ['factions', ['exoplanet', 'faction', 'machine', 'objective', 'research', 'technology']],
  ['empire', ['edict', 'power', 'ship', 'technology']],
])('a match of %s is the same when it is watched, and tells of every %s', (game, kinds) => {
  const entry = findGame(GAMES, game);
  const { watched, ...result } = playMatch(entry, { ...SERIES, game, watched: true }, 0);
  const unwatched = playMatch(entry, { ...SERIES, game }, 0);
  expect({ ...result, ms: 0 }).toEqual({ ...unwatched, ms: 0 });
  const told = new Set(watched?.taken.map(([, , kind]) => kind));
  expect([...told].toSorted()).toEqual(expect.arrayContaining(kinds));
  expect(watched?.turns.length).toBeGreaterThan(3);
  for (const [asked, ...chances] of watched?.turns ?? []) {
    expect([0, 1, 2]).toContain(asked);
    expect(chances).toHaveLength(3);
    for (const chance of chances) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
  for (const [turn, seat, , name] of watched?.taken ?? []) {
    expect(turn).toBeLessThan(watched?.turns.length ?? 0);
    expect([0, 1, 2]).toContain(seat);
    expect(name).toMatch(/^\S.*\S$/);
    expect(name).not.toContain('undefined');
  }
});
