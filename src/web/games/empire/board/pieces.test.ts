import { expect, test } from 'vitest';
import { NAME, regionOf } from '../../../../games/empire/board.ts';
import { ANCIENTS, type Event, type Ship, type State } from '../../../../games/empire/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { midGame } from './fixture.ts';
import { spotOf } from './geometry.ts';
import { type Piece, sceneOf, type UnitScene } from './pieces.ts';
import { groupsOf } from './slots.ts';

/** The scenes before and after a change that events tell of. */
function changed(change: (state: State) => void, events: readonly Event[]): [UnitScene, UnitScene] {
  const state = midGame();
  const before = sceneOf(undefined, clone(state), [], false);
  change(state);
  return [before, sceneOf(before, state, events, false)];
}

/** The same ship of the player, elsewhere or moved. */
function putShip({ players }: State, ship: number, change: Partial<Ship>): void {
  const player = itemAt(players, 0);
  player.ships = player.ships.with(ship, { ...itemAt(player.ships, ship), ...change });
}

const at = ({ pieces }: UnitScene, place: string, unit: string): Piece[] =>
  pieces.filter((piece) => NAME[piece.at] === place && piece.unit === unit && piece.motion !== 'gone');

test('like ships stand together, with their number', () => {
  const groups = groupsOf(midGame(), false).filter(({ region }) => NAME[region] === 'D6');
  expect(groups.map(({ place, count }) => [place, count])).toEqual([
    ['D6 colony 0', 1],
    ['D6 cruiser 0', 1],
    ['D6 fighter 0', 2],
  ]);
});

test('units of a region never stand on the same spot, on a phone a finger apart', () => {
  for (const close of [false, true]) {
    const groups = groupsOf(midGame(), close);
    for (const a of groups)
      for (const b of groups)
        if (a !== b && a.region === b.region) {
          const far = Math.hypot(a.spot.x - b.spot.x, a.spot.y - b.spot.y);
          expect(far).toBeGreaterThanOrEqual(close ? 40 : 26);
        }
  }
});

test('in open space ships stand around the middle', () => {
  const groups = groupsOf(midGame(), false).filter(({ region }) => NAME[region] === 'C4');
  const middle = spotOf(regionOf('C4'));
  expect(groups.map(({ who, spot }) => [who, spot.x - middle.x])).toEqual([
    [ANCIENTS, -21],
    [0, 21],
  ]);
});

test('at first nothing moves', () => {
  const scene = sceneOf(undefined, midGame(), [], false);
  expect(scene.pieces).toHaveLength(6 + 2 + 3);
  expect(scene.pieces.every(({ motion }) => motion === 'none')).toBe(true);
});

test('a ship that flies stays the same and travels', () => {
  const [before, after] = changed(
    (state) => putShip(state, 3, { at: regionOf('C6') }),
    [{ type: 'flew', seat: 0, ship: 'cruiser', from: 'D6', to: 'C6' }],
  );
  const [was] = at(before, 'D6', 'cruiser');
  expect(at(after, 'C6', 'cruiser')[0]).toMatchObject({ id: was?.id, motion: 'travelling', steps: 1 });
});

test('one that goes farther has jumped', () => {
  const [, after] = changed(
    (state) => putShip(state, 4, { at: regionOf('A1') }),
    [{ type: 'flew', seat: 0, ship: 'dreadnought', from: 'E4', to: 'A1' }],
  );
  expect(at(after, 'A1', 'dreadnought')[0]?.motion).toBe('jumping');
});

test('colonies come and go where they are', () => {
  const [, after] = changed((state) => {
    state.colonies = state.colonies.with(regionOf('E5'), -1).with(regionOf('D4'), 0);
  }, []);
  expect(at(after, 'D4', 'colony')[0]?.motion).toBe('coming');
  expect(after.pieces.filter(({ motion }) => motion === 'gone')).toHaveLength(1);
});

test('ships that have moved are dimmed while their orders last', () => {
  const state = midGame();
  putShip(state, 1, { moved: true });
  expect(sceneOf(undefined, state, [], false).pieces.some(({ spent }) => spent)).toBe(false);
  state.stack.push({ step: 'orders', seat: 0, fought: [], swift: false });
  expect(sceneOf(undefined, state, [], false).pieces.filter(({ spent }) => spent)).toHaveLength(1);
});
