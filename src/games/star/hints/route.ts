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

/** By movement and by the claims on all planets: the turns from a colony just founded on each planet to the last. */
const KNOWN: (Float64Array | undefined)[][] = Array.from({ length: FASTEST + 1 }, () => []);

/** Turns from the end of settling each planet to the end of the whole match, undisturbed and by the best route. */
export function turnsAfter(claims: readonly Claim[], movement: number): Float64Array {
  const pace = Math.min(Math.max(movement, 1), FASTEST);
  const known = KNOWN[pace] as (Float64Array | undefined)[];
  let code = 0;
  for (const claim of claims) code = code * CLAIMS + claim;
  return (known[code] ??= searchAll(claims, pace));
}

function searchAll(claims: readonly Claim[], pace: number): Float64Array {
  const missing = COLONIES_TO_WIN - 1 - claims.filter((claim) => claim === OWN).length;
  return Float64Array.from(PLANETS, (_, planet) =>
    claims[planet] === OWN ? 0 : shortest(claims, pace, planet, missing, 1 << planet),
  );
}

/** The turn that founds a colony also takes the first steps to the next, and the turn of arrival begins to settle. */
function shortest(
  claims: readonly Claim[],
  pace: number,
  from: number,
  missing: number,
  seen: number,
): number {
  if (missing <= 0) return 0;
  let best = Number.POSITIVE_INFINITY;
  claims.forEach((claim, planet) => {
    if (claim === OWN || (seen & (1 << planet)) !== 0) return;
    const steps = (TO_PLANET[planet] as Uint8Array)[(PLANETS[from] as (typeof PLANETS)[number]).at] as number;
    const turns = Math.ceil(steps / pace) + (WORK[claim] as number) - 2;
    best = Math.min(best, turns + shortest(claims, pace, planet, missing - 1, seen | (1 << planet)));
  });
  return best;
}
