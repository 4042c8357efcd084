import { expect, test } from 'vitest';
import { skillOf } from '../../src/bots/foresight.ts';
import { GAMES } from '../../src/games/index.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import { measured } from './measure.ts';

/** The same game with so many points more to beat for whoever plays alone, and as many more told by the hints. */
function harder(entry: GameEntry, points: number): GameEntry {
  const known = skillOf(entry);
  const skill = { ...known, value: (state: object) => known.value(state, 0) - points };
  return { ...entry, skill, toBeat: (state: object) => (entry.toBeat?.(state) ?? 0) + points };
}

test('what everybody has or lacks alone anyway changes nothing', () => {
  const empire = findGame(GAMES, 'empire');
  expect(measured(harder(empire, 1000), [1], 1)).toEqual(measured(empire, [1], 1));
});

test('what the hints say too much is taken off by the base', () => {
  const empire = findGame(GAMES, 'empire');
  const { unit, base } = measured(empire, [1], 1);
  const modest = { ...harder(empire, 50), toBeat: (state: object) => empire.toBeat?.(state) };
  expect(measured(modest, [1], 1)).toEqual({ unit, base: base - 50 });
});
