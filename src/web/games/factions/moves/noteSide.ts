import type { State } from '../../../../games/factions/state.ts';
import type { Place } from '../../view.ts';
import { orbitPolar, spotOf } from '../board/geometry.ts';
import { planetAt } from '../board/lights/label.ts';

/** The side of the board a note on a place goes to: away from a planet, beside the cards for all else. */
export function noteSide({ planets }: State, place: Place): 'left' | 'right' {
  const orbit = planets[planetAt(place)];
  return orbit !== undefined && spotOf(orbitPolar(orbit)).x > 0 ? 'left' : 'right';
}
