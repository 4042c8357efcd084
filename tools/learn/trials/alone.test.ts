import { expect, test } from 'vitest';
import { GAMES_MODULE } from '../../../src/cli/tableGames.ts';
import { GAMES } from '../../../src/games/index.ts';
import { findGame } from '../../../src/kernel/entry.ts';
import { gainOf, scoreAlone } from './alone.ts';

/** The ends of matches that were won, or lost, with so many points each. */
const ends = (won: readonly number[], points: readonly number[] = won) =>
  won.map((share, match) => ({ won: share, points: points[match]! }));

test('a gain is the mean of what pairs of matches differ by', () => {
  const gain = gainOf(ends([1, 1, 1, 0, 0.5, 1]), ends([1, 0, 1, 0, 0, 1]));
  expect(gain).toMatchObject({ of: 'wins', before: 3, mean: 0.25 });
  // Student's t with 5 degrees of freedom, and gains of 0, 1, 0, 0, 1/2 and 0
  const reach = 2.5706 * Math.sqrt((0.75 ** 2 + 0.25 ** 2 + 4 * 0.25 ** 2) / 5 / 6);
  expect(gain.interval[0]).toBeCloseTo(0.25 - reach, 4);
  expect(gain.interval[1]).toBeCloseTo(0.25 + reach, 4);
});

test.each([
  ['all', 1],
  ['none', 0],
])('where %s of the matches are won points are compared', (_, won) => {
  const all = Array<number>(4).fill(won);
  const gain = gainOf(ends(all, [9, 12, 7, 30]), ends(all, [8, 9, 6, 29]));
  expect(gain).toMatchObject({ of: 'points', before: 4 * won, mean: 1.5 });
  expect(gain.interval[0]).toBeGreaterThan(-0.2);
  expect(gainOf(ends(all, [9, 12, 7, 30]), ends([...all.slice(1), 1 - won], [8, 9, 6, 29])).of).toBe('wins');
});

test('a single match proves nothing', () => {
  const [low] = gainOf(ends([1]), ends([0])).interval;
  expect(low).toBeLessThan(0);
});

const CONTEST = { game: 'sol', player: 'greedy', rival: 'greedy', matches: 6, seed: 'alone' };
const sol = findGame(GAMES, 'sol');

test('both play the same matches: whoever plays like the rival gains nothing in any of them', async () => {
  const { gain, won, matches } = await scoreAlone(sol, CONTEST, 1, GAMES_MODULE);
  expect(matches).toBe(6);
  expect(gain).toMatchObject({ before: won, mean: 0, interval: [0, 0] });
});
