import type { Seat } from '../../../kernel/game.ts';
import { softmax } from '../../../kernel/hints/chances.ts';
import { COLONIES_TO_WIN, RESOURCES } from '../facts.ts';
import { outcomeOf } from '../scoring.ts';
import type { State } from '../state.ts';
import { colonies, maxHull, playerOf } from '../verbs.ts';
import { NEVER, raceOf, sideOf } from './race.ts';
import type { Weights } from './weights.ts';

/** How good a position is for a seat, whatever it is asked next. */
export function valueOf(state: State, seat: Seat, weights: Weights): number {
  if (state.ending !== '') return outcomeOf(state)?.places[seat] === 1 ? weights.victory : -weights.victory;
  if (state.round === 0) return 0;
  let strongest = 0;
  let sum = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const worth = standingOf(state, other, weights);
    if (worth > strongest) strongest = worth;
    sum += worth;
  }
  const average = sum / (state.players.length - 1);
  return standingOf(state, seat, weights) - weights.strongest * strongest - weights.average * average;
}

/** Chances of winning by what everybody has; it helps to be the one who moves. */
export function chancesOf(state: State, weights: Weights): number[] {
  const worths = state.players.map((_, seat) => {
    const { alive } = playerOf(state, seat);
    if (!alive) return Number.NEGATIVE_INFINITY;
    return standingOf(state, seat, weights) + (seat === state.current ? weights.toMove : 0);
  });
  return softmax(worths, weights.spread);
}

/** The race, the fleet, the colonies and the stock of a player. */
function standingOf(state: State, seat: Seat, weights: Weights): number {
  const { alive, ships, stock } = playerOf(state, seat);
  if (!alive) return 0;
  const { turns } = raceOf(sideOf(state, seat, weights));
  let worth = turns < NEVER ? weights.victory * weights.perTurn ** turns : 0;
  for (const ship of ships) {
    const full = weights.hull * (ship.hull / maxHull(ship)) + weights.end;
    worth += weights.ship[ship.type] * full;
  }
  for (let resource = 0; resource < RESOURCES.length; resource++)
    worth += stock[resource]! * weights.stock[resource]!;
  return worth + weights.colony * Math.min(COLONIES_TO_WIN, colonies(state, seat));
}
