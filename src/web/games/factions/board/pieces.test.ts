import { describe, expect, test } from 'vitest';
import { cellOf } from '../../../../games/factions/board.ts';
import type { Event, State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { clone } from '../../../../kernel/data/plain.ts';
import { midGame } from './fixture.ts';
import { type Scene, sceneOf, type ShipPiece } from './pieces.ts';

/** The scenes before and after a change that events tell of. */
function changed(
  change: (state: State) => void,
  events: readonly Event[],
  start = midGame(),
): [Scene, Scene] {
  const before = sceneOf(undefined, clone(start), [], 1);
  change(start);
  return [before, sceneOf(before, start, events, 1)];
}

const ship = ({ pieces: ships }: Scene, seat: number, place?: string): ShipPiece =>
  ships.find((piece) => piece.seat === seat && (place === undefined || piece.place === place)) as ShipPiece;

const entered = (from: string, to: string, price: number): Event => ({
  type: 'entered',
  seat: 3,
  from,
  to,
  price,
  energy: price,
});

function step(state: State, to: string): void {
  itemAt(state.players, 3).ships = [cellOf(to)];
  state.turn.entered = [...state.turn.entered, cellOf(to)];
}

describe('ships', () => {
  test('stand still at first', () => {
    const { pieces: ships } = sceneOf(undefined, midGame(), [], 1);
    expect(ships).toHaveLength(5);
    expect(ships.every(({ motion }) => motion === 'none')).toBe(true);
    expect(ships.filter(({ ghost }) => ghost).map(({ place }) => place)).toEqual(['1-0']);
  });

  test('fly to the next sector and look there', () => {
    const [before, after] = changed((state) => step(state, '4-9'), [entered('3-6', '4-9', 3)]);
    const piece = ship(after, 3);
    expect(piece).toMatchObject({ id: ship(before, 3).id, motion: 'flying', place: '4-9' });
    expect(piece.from).toEqual(ship(before, 3).spot);
    expect(Math.abs(piece.turn)).toBeGreaterThan(0);
  });

  test('jump through a wormhole', () => {
    const [, after] = changed((state) => step(state, '5-3'), [entered('3-6', '5-3', 2)]);
    expect(ship(after, 3).motion).toBe('jumping');
  });

  test('go the short way over the top', () => {
    const start = midGame();
    itemAt(start.players, 3).ships = [cellOf('7-23')];
    const [before, after] = changed((state) => step(state, '7-0'), [entered('7-23', '7-0', 2)], start);
    expect(ship(after, 3).spot.tick - ship(before, 3).spot.tick).toBeCloseTo(1, 0);
  });

  test('leave a copy behind, and drop the one that is not kept', () => {
    const start = midGame();
    const androids = itemAt(start.players, 2);
    androids.ships = [cellOf('2-4')];
    const event: Event = { type: 'entered', seat: 2, from: '2-4', to: '2-5', price: 1, energy: 1 };
    const [before, after] = changed(
      () => {
        androids.ships = [cellOf('2-5'), cellOf('2-4')];
      },
      [event],
      start,
    );
    expect(ship(after, 2, '2-5')).toMatchObject({ id: ship(before, 2).id, ghost: false, motion: 'flying' });
    expect(ship(after, 2, '2-4')).toMatchObject({ ghost: true, motion: 'coming' });
    const kept = clone(start);
    itemAt(kept.players, 2).ships = [cellOf('2-4')];
    const last = sceneOf(after, kept, [{ type: 'vanished', seat: 2, at: '2-5' }], 1);
    expect(ship(last, 2, '2-5').motion).toBe('gone');
    expect(ship(last, 2, '2-4')).toMatchObject({
      id: ship(after, 2, '2-4').id,
      ghost: false,
      motion: 'none',
    });
  });

  test('ride with a planet', () => {
    const [, after] = changed(
      ({ players }) => {
        itemAt(players, 0).ships = [cellOf('4-3')];
      },
      [{ type: 'rode', seat: 0, from: '4-2', to: '4-3' }],
    );
    expect(ship(after, 0).motion).toBe('riding');
  });
});

describe('planets', () => {
  test('glide along their rings, on and on', () => {
    const [before, after] = changed(
      (state) => {
        state.planets = state.planets.with(4, { ring: 4, tick: 0 });
      },
      [{ type: 'glided', planet: 'Jupiter', ring: 4, from: 22, to: 0 }],
    );
    expect(before.planets[4]?.spot.tick).toBe(22);
    expect(after.planets[4]).toMatchObject({ spot: { tick: 24 }, steps: 1 });
  });

  test('glide more than half a turn in several steps', () => {
    const [, after] = changed(
      (state) => {
        state.planets = state.planets.with(0, { ring: 0, tick: 12 });
      },
      [
        { type: 'glided', planet: 'Mercury', ring: 0, from: 18, to: 0 },
        { type: 'glided', planet: 'Mercury', ring: 0, from: 0, to: 6 },
        { type: 'glided', planet: 'Mercury', ring: 0, from: 6, to: 12 },
      ],
    );
    expect(after.planets[0]).toMatchObject({ spot: { tick: 36 }, steps: 3 });
  });
});

describe('the trail of a Movement', () => {
  test('has a start and prices as far as they were seen', () => {
    const start = midGame();
    start.turn.entered = [];
    itemAt(start.players, 3).ships = [cellOf('1-6')];
    const [before, first] = changed((state) => step(state, '2-6'), [entered('1-6', '2-6', 2)], start);
    expect(before.trail).toMatchObject({ start: undefined, entered: [] });
    const state = clone(first.state);
    step(state, '3-6');
    const second = sceneOf(first, state, [entered('2-6', '3-6', 1)], 1);
    expect(second.trail).toEqual({
      seat: 3,
      start: cellOf('1-6'),
      entered: [cellOf('2-6'), cellOf('3-6')],
      paid: [2, 1],
    });
    // A step back forgets only what was taken back.
    expect(sceneOf(second, clone(first.state), [], 1).trail).toEqual(first.trail);
  });

  test('is known in part after a leap', () => {
    expect(sceneOf(undefined, midGame(), [], 1).trail).toMatchObject({
      start: undefined,
      paid: [undefined, undefined],
    });
  });
});
