import { expect, test } from 'vitest';
import { cellOf, NAME, type Sector } from '../../../../games/factions/board.ts';
import { game } from '../../../../games/factions/index.ts';
import { takeStep } from '../../../../games/factions/actions/flight.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { midGame } from './fixture.ts';
import { cheapestPaths } from '../../../../games/factions/actions/ways.ts';

/** The least energy with which the rules let a ship come to each sector, by trying everything. */
function tried(state: State, found = new Map<Sector, number>(), spent = 0): ReadonlyMap<Sector, number> {
  for (const move of game.legalMoves(state, 3)) {
    if (move.type !== 'step') continue;
    const next = clone(state);
    const before = next.players[3]?.energy as number;
    takeStep(next, 3, cellOf(move.to), false, undefined);
    const total = spent + before - (next.players[3]?.energy as number);
    const known = found.get(cellOf(move.to));
    if (known === undefined || total < known) found.set(cellOf(move.to), total);
    tried(next, found, total);
  }
  return found;
}

test('the cheapest way is found wherever a ship can pay for it', () => {
  const state = midGame();
  itemAt(state.players, 3).energy = 4;
  const paths = cheapestPaths(state, 3, cellOf('3-6'));
  const least = new Map(tried(state));
  // A way back to where the ship is is no way anywhere.
  least.delete(cellOf('3-6'));
  expect(Object.fromEntries([...paths].map(([to, { total }]) => [NAME[to], total]))).toEqual(
    Object.fromEntries([...least].map(([to, total]) => [NAME[to], total])),
  );
});

test('a path tells its steps and their prices', () => {
  const path = cheapestPaths(midGame(), 3, cellOf('3-6')).get(cellOf('6-10'));
  expect(path?.sectors.map((sector) => NAME[sector])).toEqual(['4-9', '5-9', '5-10', '6-10']);
  expect(path?.prices).toEqual([3, 2, 2, 2]);
  expect(path?.total).toBe(9);
});
