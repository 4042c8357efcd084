import { expect, test } from 'vitest';
import { line, player, position } from '../../../../games/factions/test/testkit.ts';
import { paths } from './paths.ts';

const diagram = { players: [{ ships: ['3-0'], energy: 9 }, {}], energy: { '4-0': 6 } } as const;

test('a distant sector is reached by the cheapest steps, which can all be played', () => {
  const state = position(diagram);
  const way = paths(state, 0, '3-0').get('5-0') as readonly string[];
  expect(way.length).toBeGreaterThan(1);
  expect(way.at(-1)).toBe('step 5-0');
  expect(way).not.toContain('step 4-0');
  line(state, way);
  expect(player(state).energy).toBeGreaterThanOrEqual(0);
  expect(player(state).ships[0]).toBeDefined();
});

test('there is no way beyond the energy, from elsewhere, or for others', () => {
  const state = position(diagram);
  const poor = position({ players: [{ ships: ['3-0'], energy: 2 }, {}] });
  expect(paths(poor, 0, '3-0').has('7-0')).toBe(false);
  expect(paths(state, 0, '2-0').size).toBe(0);
  expect(paths(state, 1, '3-0').size).toBe(0);
});
