import { SET_VP } from '../../../../games/factions/facts.ts';
import { pointsOf } from '../../../../games/factions/scoring.ts';
import type { State } from '../../../../games/factions/state.ts';
import { upgradesOf } from '../../../../games/factions/cards/objectives.ts';
import {
  energyCapacity,
  objectiveLimit,
  playerOf,
  resourceCapacity,
} from '../../../../games/factions/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** What the figures of a player mean. */

export function energyTip(state: State, seat: Seat): string {
  const { energy } = playerOf(state, seat);
  return `Energy: ${energy} of ${energyCapacity(state, seat)}. It pays for every sector a ship enters.`;
}

export function resourcesTip(state: State, seat: Seat): string {
  const { resources } = playerOf(state, seat);
  return `Resources: ${resources} of ${resourceCapacity(state, seat)}. Venus, Mars and Jupiter take them; two are a point in the end.`;
}

export function upgradesTip(state: State, seat: Seat): string {
  return `Upgrades: ${upgradesOf(playerOf(state, seat))}. Each is a point, and full machines are worth more.`;
}

export function worldsTip(state: State, seat: Seat): string {
  const { exoplanets } = playerOf(state, seat);
  const explored = exoplanets.filter((world) => world.explored).length;
  return `Exoplanets: ${explored} of ${exoplanets.length} explored. Those of one type are worth ${SET_VP.slice(1).join(', ')} points.`;
}

export function explorersTip(state: State, seat: Seat): string {
  return `Explorers in the hand: ${playerOf(state, seat).explorers.length}. They explore exoplanets.`;
}

export function objectivesTip(state: State, seat: Seat): string {
  const { objectives } = playerOf(state, seat);
  return `Secret objectives in the hand: ${objectives.length} of ${objectiveLimit(state, seat)}. They count once they are completed.`;
}

export function pointsTip(state: State, seat: Seat): string {
  return `Points so far: ${pointsOf(state, seat)}, without secret objectives that are not completed.`;
}

export const LEADER_TIP = 'Leader: begins the rounds and decides when votes are equal.';
