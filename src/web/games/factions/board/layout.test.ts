import { describe, expect, test } from 'vitest';
import { cellOf, CELLS } from '../../../../games/factions/board.ts';
import { PLANETS } from '../../../../games/factions/facts.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { planetRadius } from '../art/planets.tsx';
import { midGame } from './fixture.ts';
import { orbitPolar, type Polar, spotOf, wedgeOf } from './geometry.ts';
import { freeParts, layoutOf, shipKey, type Slots } from './layout.ts';
import { type Box, ENGRAVED, nameBox, nameSides, nameSpot, overlap, pillBoxes, type Side } from './names.ts';

const far = (a: Polar, b: Polar): number => {
  const [one, other] = [spotOf(a), spotOf(b)];
  return Math.hypot(one.x - other.x, one.y - other.y);
};

const slotsAt = (state: State, name: string, grow = 1): Slots =>
  itemAt(layoutOf(state, [], grow), cellOf(name));

describe('things in a sector', () => {
  test('lie inside it', () => {
    const state = midGame();
    for (const grow of [1, 1.5]) {
      layoutOf(state, [cellOf('2-6')], grow).forEach((slots, cell) => {
        const { from, to, inner, outer } = wedgeOf(cell);
        for (const { tick, r } of [
          slots.label,
          slots.tile,
          slots.gate,
          slots.mark,
          ...slots.ships.values(),
        ]) {
          expect(tick).toBeGreaterThan(from);
          expect(tick).toBeLessThan(to);
          expect(r).toBeCloseTo((inner + outer) / 2);
        }
      });
    }
    expect(layoutOf(state, [], 1)).toHaveLength(CELLS);
  });

  test('lie side by side', () => {
    const state = midGame();
    const { ships, gate, label } = slotsAt(state, '3-6');
    const ship = ships.get(shipKey(3, 0)) as Polar;
    for (const [a, b] of [
      [ship, gate],
      [ship, label],
      [gate, label],
    ] as const)
      expect(far(a, b)).toBeGreaterThan(24);
  });

  test('all ships of a crowd are apart', () => {
    const state = midGame();
    for (const player of state.players) player.ships = [cellOf('3-6')];
    const spots = [...slotsAt(state, '3-6').ships.values()];
    expect(spots).toHaveLength(4);
    spots.forEach((spot, i) => {
      for (const other of spots.slice(i + 1)) expect(far(spot, other)).toBeGreaterThan(17);
    });
  });

  test('have their place whether a price is shown or not', () => {
    const state = midGame();
    const before = slotsAt(state, '4-2');
    state.energy = state.energy.with(cellOf('4-2'), 0);
    expect(slotsAt(state, '4-2').ships).toEqual(before.ships);
  });
});

describe('planets', () => {
  test('are kept clear of', () => {
    const state = midGame();
    const all = layoutOf(state, [], 1);
    for (const name of ['4-10', '3-5', '5-3', '4-4']) {
      const { label } = itemAt(all, cellOf(name));
      state.planets.forEach((orbit, planet) =>
        expect(far(label, orbitPolar(orbit))).toBeGreaterThan(planetRadius(itemAt(PLANETS, planet))),
      );
    }
  });

  test('on the middle of an edge leave room on both sides', () => {
    // Mars stands at tick 9, in the middle of the inner edge of 4-4.
    const parts = freeParts(midGame(), cellOf('4-4'));
    expect(parts).toHaveLength(2);
    expect(parts[0]?.[1]).toBeLessThan(9);
    expect(parts[1]?.[0]).toBeGreaterThan(9);
    expect(freeParts(midGame(), cellOf('7-20'))).toHaveLength(1);
  });

  test('have their names below, unless that hides something', () => {
    const state = midGame();
    const [sides, all] = [(s: State) => nameSides(s, layoutOf(s, [], 1), 11.5, 1), state.planets.length];
    expect(sides(state)).toHaveLength(all);
    expect(sides(state)[6]).toBe('below');
    const below = nameSpot('Uranus', 'below', 11.5, 1);
    expect(below.y).toBeGreaterThan(planetRadius('Uranus'));
    // Another planet comes to stand where the name was.
    state.planets = state.planets.with(7, { ring: 6, tick: 4.6 });
    expect(sides(state)[6]).not.toBe('below');
  });

  test('have names that keep clear of each other and of prices', () => {
    const state = midGame();
    // Mercury right above Venus: both names below would lie over one another on a phone.
    state.planets = state.planets.with(0, { ring: 0, tick: 0 });
    state.planets = state.planets.with(1, { ring: 1, tick: 23.6 });
    const slots = layoutOf(state, [], 1.45);
    const box = (planet: number, sides: readonly Side[]): Box =>
      nameBox(
        itemAt(PLANETS, planet),
        spotOf(orbitPolar(itemAt(state.planets, planet))),
        itemAt(sides, planet),
        25,
        1.12,
      );
    const sides = nameSides(state, slots, 25, 1.12);
    expect(overlap(box(0, sides), box(1, sides))).toBe(0);
    const pills = pillBoxes(['0-0', '0-3', '1-0', '1-7'], slots, 1.6, false);
    const priced = nameSides(state, slots, 25, 1.12, pills);
    expect(pills.filter((pill) => overlap(box(1, priced), pill) > 0)).toEqual([]);
    state.planets = state.planets.with(2, { ring: 2, tick: 12 });
    expect(nameSides(state, slots, 12, 1)[2]).toBe('below');
    expect(nameSides(state, slots, 12, 1, ENGRAVED)[2]).not.toBe('below');
  });
});
