import { logistic, softmax } from '../../chances.ts';
import type { Space } from '../board.ts';
import { FLARES, OUTER, TOWER } from '../facts.ts';
import { threshold } from '../scoring.ts';
import type { State } from '../state.ts';
import { boardOf, hasStation, stationOwner, stationType } from '../verbs.ts';
import { type Holdings, type Stance, stanceOf } from './stance.ts';
import type { Weights } from './weights.ts';

/** What everybody holds, or the weakest of a team, against how much may still change in the turns to come. */
export function chancesOf(state: State, weights: Weights): number[] {
  const stances = state.players.map((_, seat) => stanceOf(state, seat, weights));
  const { turns } = (stances[0] as Stance).outlook.clock;
  const worths = stances.map(({ holdings }) => worthOf(holdings, turns, weights));
  addOuterTowers(state, worths, weights.outerTower * (FLARES - state.flares));
  const spread = weights.spread + weights.spreadPerTurn * Math.sqrt(1 + turns);
  const goal = threshold(state);
  if (goal === undefined && worths.length > 1) return softmax(worths, spread);
  const chance = logistic(Math.min(...worths) - (goal ?? 0), spread);
  return worths.map(() => chance);
}

/** What is at hand counts in full; what has to pay off counts the less the fewer turns are left for it. */
function worthOf(holdings: Holdings, turns: number, { payOff, unripe }: Weights): number {
  const { momentum, energy, crew, cards, stations, power, gates, stock, project } = holdings;
  const ripe = Math.max(0, Math.min(1, (turns - payOff[0]) / (payOff[1] - payOff[0])));
  const later = stations + power + gates + stock + project;
  return (
    momentum +
    unripe.energy * energy +
    unripe.cards * cards +
    (unripe.crew + (1 - unripe.crew) * ripe) * crew +
    ripe * later
  );
}

/** Outer towers turn energy into momentum at every flare, which no plan of a single turn shows. */
function addOuterTowers(state: State, worths: number[], each: number): void {
  for (const space of boardOf(state).rings[OUTER] as readonly Space[]) {
    if (!hasStation(state, space) || stationType(state, space) !== TOWER) continue;
    const owner = stationOwner(state, space);
    worths[owner] = (worths[owner] as number) + each;
  }
}
