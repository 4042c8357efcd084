import { cellOf } from '../../../../games/factions/board.ts';
import { PLANETS, type PlanetName } from '../../../../games/factions/facts.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { LOOKS, planetRadius } from '../art/planets.tsx';
import { orbitPolar, RADII, rounded, type Spot, spotOf } from './geometry.ts';
import type { Slots } from './layout.ts';

/** Where the names of planets stand: on the side where they hide least. */

export type Side = 'below' | 'above' | 'right' | 'left';
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

interface NameSpot {
  readonly x: number;
  readonly y: number;
  readonly textAnchor: 'middle' | 'start' | 'end';
}

/** Beside the disc and its ring. */
export function nameSpot(planet: PlanetName, side: Side, letters: number, grow: number): NameSpot {
  const { ring } = LOOKS[planet];
  const angle = ((ring?.turn ?? 0) * Math.PI) / 180;
  const disc = planetRadius(planet);
  const tall = (Math.max(disc, Math.abs(Math.sin(angle)) * (ring?.rx ?? 0)) + 3) * grow;
  const wide = (Math.max(disc, Math.abs(Math.cos(angle)) * (ring?.rx ?? 0)) + 5) * grow;
  switch (side) {
    case 'below':
      return { x: 0, y: rounded(tall + letters), textAnchor: 'middle' };
    case 'above':
      return { x: 0, y: rounded(-tall - 3), textAnchor: 'middle' };
    case 'right':
      return { x: rounded(wide), y: rounded(letters * 0.36), textAnchor: 'start' };
    case 'left':
      return { x: rounded(-wide), y: rounded(letters * 0.36), textAnchor: 'end' };
  }
}

/** Half the sides of a box around a spot. */
export interface Box extends Spot {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The width of a letter with its space, by the size of the letters. */
const LETTER = 0.7;

export function nameBox(planet: PlanetName, at: Spot, side: Side, letters: number, grow: number): Box {
  const { x, y, textAnchor } = nameSpot(planet, side, letters, grow);
  const halfWidth = (planet.length * letters * LETTER) / 2;
  const middle = textAnchor === 'middle' ? x : textAnchor === 'start' ? x + halfWidth : x - halfWidth;
  return { x: at.x + middle, y: at.y + y - letters * 0.36, halfWidth, halfHeight: letters / 2 };
}

const square = ({ x, y }: Spot, half: number): Box => ({ x, y, halfWidth: half, halfHeight: half });

/** How much two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const wide = a.halfWidth + b.halfWidth - Math.abs(a.x - b.x);
  const tall = a.halfHeight + b.halfHeight - Math.abs(a.y - b.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** By planet: the first side that hides nothing that stays for longer, or the one that hides least. */
export function nameSides(
  state: State,
  slots: readonly Slots[],
  letters: number,
  grow: number,
  others: readonly Box[] = [],
): readonly Side[] {
  const spots = state.planets.map((orbit) => spotOf(orbitPolar(orbit)));
  const things = [...thingsOn(state, slots), ...others];
  const named: Box[] = [];
  return state.planets.map((_, planet) => {
    const name = itemAt(PLANETS, planet);
    const discs = spots.flatMap((spot, other) =>
      other === planet ? [] : [square(spot, planetRadius(itemAt(PLANETS, other)) * grow)],
    );
    const sides = SIDES.map((side) => {
      const box = nameBox(name, itemAt(spots, planet), side, letters, grow);
      const hidden = [...things, ...discs, ...named].reduce((sum, thing) => sum + overlap(box, thing), 0);
      return { side, box, hidden };
    });
    const { side, box } = itemAt(
      sides.toSorted((a, b) => a.hidden - b.hidden),
      0,
    );
    named.push(box);
    return side;
  });
}

/** The words engraved along the ring of Mars. */
export const ENGRAVED: readonly Box[] = [10, 11, 12, 13, 14].map((tick) =>
  square(spotOf({ tick, r: RADII[4] }), 18),
);

/** Half the width and height of a pill, and how far its name reaches below its middle, before it grows. */
const PILL = { halfWidth: 20, halfHeight: 14, named: 30 };

/** Where prices stand, with the names below them if there is room. */
export function pillBoxes(
  places: readonly string[],
  slots: readonly Slots[],
  grow: number,
  named: boolean,
): readonly Box[] {
  const below = named ? PILL.named : PILL.halfHeight;
  return places.map((place) => {
    const { x, y } = spotOf(itemAt(slots, cellOf(place)).label);
    return {
      x,
      y: y + ((below - PILL.halfHeight) / 2) * grow,
      halfWidth: PILL.halfWidth * grow,
      halfHeight: ((below + PILL.halfHeight) / 2) * grow,
    };
  });
}

function thingsOn({ energy, tiles, gates, players }: State, slots: readonly Slots[]): readonly Box[] {
  return [
    ...energy.flatMap((n, sector) => (n > 0 ? [square(spotOf(itemAt(slots, sector).label), 8)] : [])),
    ...tiles.map(({ at }) => square(spotOf(itemAt(slots, at).tile), 10)),
    ...gates.map((at) => square(spotOf(itemAt(slots, at).gate), 12)),
    ...players.flatMap(({ ships }) =>
      ships.flatMap((at) => [...itemAt(slots, at).ships.values()].map((spot) => square(spotOf(spot), 14))),
    ),
  ];
}
