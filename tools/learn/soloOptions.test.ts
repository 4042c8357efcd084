import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { findGame } from '../../src/kernel/entry.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { soloOptions } from './soloOptions.ts';

const MATCHES = 600;
const SOLO = GAMES.filter(({ game }) => game.seats.min === 1);

/** How often each value of an option is taken. */
function timesOf(id: string, option: string): Record<string, number> {
  const { game } = findGame(GAMES, id);
  const times: Record<string, number> = {};
  for (let match = 0; match < MATCHES; match++) {
    const options = soloOptions(game, seeded(match)) as Record<string, unknown>; // as its table describes
    const value = String(options[option]);
    times[value] = (times[value] ?? 0) + 1;
  }
  return times;
}

test.each(SOLO.map(({ game }) => [game.id, game] as const))('options of %s go together', (_, game) => {
  for (let match = 0; match < 50; match++) {
    const options = soloOptions(game, seeded(match));
    expect(readOptions(game, 1, options)).toEqual(options);
    expect(soloOptions(game, seeded(match))).toEqual(options);
  }
});

test.each([
  ['sol', 'scenario', 7],
  ['factions', 'difficulty', 3],
  ['empire', 'difficulty', 7],
])('in %s every %s is as likely as another', (id, option, values) => {
  const times = Object.values(timesOf(id, option));
  expect(times).toHaveLength(values);
  for (const time of times) expect(time).toBeGreaterThan((0.6 * MATCHES) / values);
});

test('where nothing is to be reached the options that scenarios exclude are taken, too', () => {
  const { game } = findGame(GAMES, 'sol');
  const effects = Array.from({ length: MATCHES }, (_, match) => soloOptions(game, seeded(match)))
    .map((options) => options as { readonly scenario: string; readonly effects: string }) // as its table describes
    .flatMap((options) => (options.scenario === 'none' ? [options.effects] : []));
  expect(new Set(effects)).toEqual(new Set(['firstGame', 'random', 'custom']));
});
