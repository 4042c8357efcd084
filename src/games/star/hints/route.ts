import { PLANETS } from '../board.ts';
import { COLONIES_TO_WIN } from '../facts.ts';
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

/** By movement and by the claims on all planets: the best route from each planet. */
const KNOWN: (readonly Route[] | undefined)[][] = Array.from({ length: FASTEST + 1 }, () => []);

/** From each planet the quickest way to the colonies that are missing once it is settled, undisturbed. */
export function routesAfter(claims: readonly Claim[], movement: number): readonly Route[] {
  const pace = Math.min(Math.max(movement, 1), FASTEST);
  const known = KNOWN[pace] as (readonly Route[] | undefined)[];
  let code = 0;
  for (const claim of claims) code = code * CLAIMS + claim;
  return (known[code] ??= searchAll(claims, pace));
}

function searchAll(claims: readonly Claim[], pace: number): Route[] {
  const missing = COLONIES_TO_WIN - 1 - claims.filter((claim) => claim === OWN).length;
  return claims.map((claim, planet) =>
    claim === OWN ? ARRIVED : shortest(claims, pace, planet, missing, 1 << planet),
  );
}

/** The turn that founds a colony also takes the first steps to the next, and the turn of arrival begins to settle. */
function shortest(claims: readonly Claim[], pace: number, from: number, missing: number, seen: number): Route {
  if (missing <= 0) return ARRIVED;
  let best: Route = { turns: Number.POSITIVE_INFINITY, planets: [] };
  claims.forEach((claim, planet) => {
    if (claim === OWN || (seen & (1 << planet)) !== 0) return;
    const steps = (TO_PLANET[planet] as Uint8Array)[(PLANETS[from] as (typeof PLANETS)[number]).at] as number;
    const rest = shortest(claims, pace, planet, missing - 1, seen | (1 << planet));
    const turns = Math.ceil(steps / pace) + (WORK[claim] as number) - 2 + rest.turns;
    if (turns < best.turns) best = { turns, planets: [planet, ...rest.planets] };
  });
  return best;
}
