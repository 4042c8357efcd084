import { PLANETS } from '../board.ts';
import { COLONIES_TO_WIN, CORNERS, type Corner } from '../facts.ts';
import { TO_PLANET } from './paths.ts';

/** How a planet stands to a player: each needs so many actions to become its colony. */
export const OWN = 0;
export const NEUTRAL = 1;
export const FOREIGN = 2;
export type Claim = typeof OWN | typeof NEUTRAL | typeof FOREIGN;
export const WORK: readonly number[] = [0, 2, 4];

const CLAIMS = WORK.length;
const FASTEST = 4;

/** What comes after a planet just settled: the planets to settle next, and the turns until all is done. */
export interface Route {
  readonly turns: number;
  readonly planets: readonly number[];
}

const ARRIVED: Route = { turns: 0, planets: [] };

/** The planets as a corner sees them, nearest quarter first, so that of equal ways all corners prefer the same. */
export const FROM_CORNER: Readonly<Record<Corner, readonly number[]>> = {
  NW: seenFrom(['NW', 'SW', 'NE', 'SE']),
  NE: seenFrom(['NE', 'SE', 'NW', 'SW']),
  SE: seenFrom(['SE', 'NE', 'SW', 'NW']),
  SW: seenFrom(['SW', 'NW', 'SE', 'NE']),
};

function seenFrom(quarters: readonly Corner[]): number[] {
  return quarters.flatMap((quarter) =>
    PLANETS.flatMap(({ id }, planet) => (id.endsWith(quarter) ? [planet] : [])),
  );
}

/** By corner, by movement and by the claims on all planets: the best route from each planet. */
const KNOWN: (readonly Route[] | undefined)[][] = CORNERS.flatMap(() =>
  Array.from({ length: FASTEST + 1 }, () => []),
);

/** From each planet the quickest way to the colonies that are missing once it is settled, undisturbed. */
export function routesAfter(corner: Corner, claims: readonly Claim[], movement: number): readonly Route[] {
  const pace = Math.min(Math.max(movement, 1), FASTEST);
  const known = KNOWN[CORNERS.indexOf(corner) * (FASTEST + 1) + pace]!;
  let code = 0;
  for (const claim of claims) code = code * CLAIMS + claim;
  return (known[code] ??= searchAll(FROM_CORNER[corner], claims, pace));
}

function searchAll(order: readonly number[], claims: readonly Claim[], pace: number): Route[] {
  const missing = COLONIES_TO_WIN - 1 - claims.filter((claim) => claim === OWN).length;
  const shortest = (from: number, left: number, seen: number): Route => {
    if (left <= 0) return ARRIVED;
    let best: Route = { turns: Number.POSITIVE_INFINITY, planets: [] };
    for (const planet of order) {
      const claim = claims[planet]!;
      if (claim === OWN || (seen & (1 << planet)) !== 0) continue;
      const rest = shortest(planet, left - 1, seen | (1 << planet));
      const turns = legTurns(from, planet, claim, pace) + rest.turns;
      if (turns < best.turns) best = { turns, planets: [planet, ...rest.planets] };
    }
    return best;
  };
  return claims.map((claim, planet) => (claim === OWN ? ARRIVED : shortest(planet, missing, 1 << planet)));
}

/** The turn that founds a colony also takes the first steps to the next, and the turn of arrival begins to settle. */
function legTurns(from: number, to: number, claim: Claim, pace: number): number {
  const steps = TO_PLANET[to]![PLANETS[from]!.at]!;
  return Math.ceil(steps / pace) + WORK[claim]! - 2;
}
