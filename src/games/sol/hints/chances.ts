import { logistic, softmax } from '../../../kernel/hints/chances.ts';
import { FLARES, OUTER, TOWER } from '../facts.ts';
import { threshold } from '../scoring.ts';
import type { State } from '../state.ts';
import { boardOf, hasStation, stationOwner, stationType } from '../verbs.ts';
import { stanceOf } from './stance.ts';
import type { Weights } from './weights.ts';

/** What everybody holds, or the weakest of a team, against how much may still change in the turns to come. */
export function chancesOf(state: State, weights: Weights): number[] {
  const stances = state.players.map((_, seat) => stanceOf(state, seat, weights));
  const worths = stances.map(({ total, holdings }) => total - holdings.table);
  addOuterTowers(state, worths, weights.outerTower * (FLARES - state.flares));
  const { turns } = stances[0]!.outlook.clock;
  const spread = weights.spread * Math.sqrt(1 + turns);
  const goal = threshold(state);
  if (goal === undefined && worths.length > 2)
    return stances.map(({ total }) => among(stances.length, total, weights));
  if (goal === undefined && worths.length > 1) return softmax(worths, spread);
  const chance = logistic(Math.min(...worths) - (goal ?? 0), spread);
  return worths.map(() => chance);
}

/**
 * The chance of one among several by its own lead: what each of its rivals could make of the board, all together,
 * would count for more than they can do.
 */
function among(seats: number, lead: number, { rivalry }: Weights): number {
  return 1 / (1 + (seats - 1) * Math.exp(-lead / rivalry));
}

/** Outer towers turn energy into momentum at every flare, which no plan of a single turn shows. */
function addOuterTowers(state: State, worths: number[], each: number): void {
  for (const space of boardOf(state).rings[OUTER]!) {
    if (!hasStation(state, space) || stationType(state, space) !== TOWER) continue;
    const owner = stationOwner(state, space);
    worths[owner] = worths[owner]! + each;
  }
}
