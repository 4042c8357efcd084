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

test('alone the unit does not grow with what everybody has or lacks anyway, and the base tells that', () => {
  const empire = findGame(GAMES, 'empire');
  const [usual, other] = [empire, harder(empire, 1000)].map((entry) => measured(entry, [1], 1));
  expect(other!.unit).toBe(usual!.unit);
  expect(other!.base).toBe(usual!.base - 1000);
});
