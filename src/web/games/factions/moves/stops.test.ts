import { expect, test } from 'vitest';
import { cellOf } from '../../../../games/factions/board.ts';
import { cheapestPaths } from '../../../../games/factions/actions/ways.ts';
import { present } from '../../../../kernel/data/present.ts';
import { midGame } from '../board/fixture.ts';
import { stopAfter } from './stops.ts';

const stop = (to: string, change: (state: ReturnType<typeof midGame>) => void = () => undefined) => {
  const state = midGame();
  change(state);
  return stopAfter(state, 3, present(cheapestPaths(state, 3, cellOf('3-6')).get(cellOf(to))));
};

test('a stop beside a planet tells what it is good for', () => {
  const { planets, words } = stop('2-7', (state) => {
    state.planets = state.planets.with(2, { ring: 2, tick: 21 });
  });
  expect(planets).toEqual(['Earth']);
  expect(words).toBe('use Earth: vote on the stellar event, for a reward or the Leader token');
});

test('a stop at a tile tells that it can be mined, and a bare one nothing', () => {
  expect(stop('4-9')).toMatchObject({ mines: true, words: expect.stringContaining('mine Belt 9') });
  expect(stop('2-7')).toEqual({ planets: [], mines: false, words: '' });
});
