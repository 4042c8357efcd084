import { PLANETS, type PlanetName } from '../../../../games/factions/facts.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { LOOKS, planetRadius } from '../art/planets.tsx';
import { orbitPolar, rounded, type Spot, spotOf } from './geometry.ts';
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
interface Box extends Spot {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** The width of a letter with its space, by the size of the letters. */
const LETTER = 0.7;

function nameBox(planet: PlanetName, at: Spot, side: Side, letters: number, grow: number): Box {
  const { x, y, textAnchor } = nameSpot(planet, side, letters, grow);
  const halfWidth = (planet.length * letters * LETTER) / 2;
  const middle = textAnchor === 'middle' ? x : textAnchor === 'start' ? x + halfWidth : x - halfWidth;
  return { x: at.x + middle, y: at.y + y - letters * 0.36, halfWidth, halfHeight: letters / 2 };
}

const square = ({ x, y }: Spot, half: number): Box => ({ x, y, halfWidth: half, halfHeight: half });

/** How much two boxes have in common. */
function overlap(a: Box, b: Box): number {
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
): readonly Side[] {
  const spots = state.planets.map((orbit) => spotOf(orbitPolar(orbit)));
  const things = thingsOn(state, slots);
  return state.planets.map((_, planet) => {
    const name = itemAt(PLANETS, planet);
    const others = spots.flatMap((spot, other) =>
      other === planet ? [] : [square(spot, planetRadius(itemAt(PLANETS, other)) * grow)],
    );
    const hidden = (side: Side): number => {
      const box = nameBox(name, itemAt(spots, planet), side, letters, grow);
      return [...things, ...others].reduce((sum, thing) => sum + overlap(box, thing), 0);
    };
    const sides = SIDES.map((side) => ({ side, hidden: hidden(side) })).sort((a, b) => a.hidden - b.hidden);
    return itemAt(sides, 0).side;
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
