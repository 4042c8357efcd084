import { cellOf, NAME } from '../../../../../games/factions/board.ts';
import { PLANETS } from '../../../../../games/factions/facts.ts';
import type { State } from '../../../../../games/factions/state.ts';
import { itemAt } from '../../../../../kernel/data/lists.ts';
import type { BoardProps, Place } from '../../../view.ts';
import { planetRadius } from '../../art/planets.tsx';
import { strands } from '../actor.ts';
import { distanceTo, orbitPolar, type Spot, spotOf } from '../geometry.ts';
import { isOnBoard, planetAt, planetPlace } from './label.ts';

/** Which places are lit, and how. */

export type Glow =
  /** The sector of the ship in the hand, or the picked planet. */
  | 'picked'
  /** The sector of a ship that can fly, or a planet that can be picked. */
  | 'source'
  | 'target'
  /** The one that is flown to when it is pressed once more. */
  | 'marked'
  /** A sector whence the ship could not fly on. */
  | 'danger'
  /** A sector several steps away. */
  | 'distant';

type Lit = Pick<BoardProps<State>, 'state' | 'sources' | 'targets' | 'distant' | 'picked' | 'marked'>;

/** Every place that can be clicked, with its light; planets come last, so that they lie above the sectors. */
export function lightsOf(
  { state, sources, targets, distant, picked, marked }: Lit,
  prices: ReadonlyMap<Place, number>,
): ReadonlyMap<Place, Glow> {
  const glows = new Map<Place, Glow>();
  for (const place of distant) glows.set(place, 'distant');
  for (const place of sources) glows.set(place, 'source');
  for (const place of targets) {
    const price = prices.get(place);
    glows.set(place, price !== undefined && strands(state, cellOf(place), price) ? 'danger' : 'target');
  }
  if (picked !== undefined) glows.set(picked, 'picked');
  if (marked !== undefined) glows.set(marked, 'marked');
  return new Map(
    [...glows]
      .filter(([place]) => isOnBoard(place))
      .sort(([a], [b]) => Number(planetAt(a) >= 0) - Number(planetAt(b) >= 0)),
  );
}

/** Places that are not lit and can be looked at, planets last. */
export function watchable({ planets }: State, lit: ReadonlyMap<Place, Glow>): readonly Place[] {
  return [...NAME, ...planets.map((_, i) => planetPlace(i))].filter((place) => !lit.has(place));
}

/** How far a spot of the drawing is from the edge of a place; it is nothing inside. */
export function farFrom({ planets }: State, place: Place, spot: Spot): number {
  const planet = planetAt(place);
  const orbit = planets[planet];
  if (orbit === undefined) return distanceTo(cellOf(place), spot);
  const { x, y } = spotOf(orbitPolar(orbit));
  return Math.max(0, Math.hypot(x - spot.x, y - spot.y) - planetRadius(itemAt(PLANETS, planet)));
}
