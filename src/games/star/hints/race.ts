import type { Seat } from '../../../kernel/game.ts';
import { distance, type Hex, PLANET_AT, PLANETS } from '../board.ts';
import type { Player, Ship, State } from '../state.ts';
import { cornerOf, mothership, movement, playerOf } from '../verbs.ts';
import { TO_PLANET } from './paths.ts';
import { type Claim, FOREIGN, FROM_CORNER, NEUTRAL, OWN, routesAfter, WORK } from './route.ts';
import type { Weights } from './weights.ts';

/** How soon a player can have the colonies to win. */
export interface Race {
  /** Own turns still needed if nothing more happens in this one. */
  readonly turns: number;
  /** The planet to settle next, or -1. */
  readonly target: number;
  /** The planets to settle after it. */
  readonly later: readonly number[];
  /** By planet: the turns from arrival to the last colony, without a marker. */
  readonly costs: readonly number[];
  readonly pace: number;
}

/** Turns that stand for never. */
export const NEVER = 40;

const LOST: Race = { turns: NEVER, target: -1, later: [], costs: PLANETS.map(() => NEVER), pace: 0 };

/** Ships this near to a planet matter to whoever settles it. */
const NEAR = 4;

/** At a quick look, without fear of ships near the planets. */
export function raceOf(state: State, seat: Seat, weights: Weights): Race {
  const player = playerOf(state, seat);
  const own = mothership(player);
  if (own === undefined) return LOST;
  return raceWith(state, seat, player, own, movement(own), weights, undefined);
}

/** With a Mothership that moves so far; `spite` are turns a planet is worth beyond its own use. */
export function raceWith(
  state: State,
  seat: Seat,
  player: Player,
  own: Ship,
  pace: number,
  weights: Weights,
  spite: readonly number[] | undefined,
): Race {
  const claims = claimsOf(state, seat);
  const corner = cornerOf(player);
  const after = routesAfter(corner, claims, pace);
  const costs = claims.map((claim, planet) =>
    claim === OWN ? NEVER : (WORK[claim] as number) + (after[planet]?.turns as number),
  );
  addShips(state, seat, own, costs, weights, spite !== undefined);
  spite?.forEach((turns, planet) => {
    costs[planet] = (costs[planet] as number) - turns;
  });
  const target = targetFrom(FROM_CORNER[corner], costs, pace, own.at, weights);
  const race = { turns: 0, target, later: after[target]?.planets ?? [], costs, pace };
  race.turns = Math.min(turnsFrom(race, own.at, weights), turnsHere(race, own.at, player.marker ? 1 : 0));
  return race;
}

function claimsOf({ planets }: State, seat: Seat): Claim[] {
  return planets.map((owner) => (owner === 0 ? NEUTRAL : owner === seat + 1 ? OWN : FOREIGN));
}

/** Ships on planets are in the way, ships near them a danger. */
function addShips(
  { players }: State,
  seat: Seat,
  own: Ship,
  costs: number[],
  weights: Weights,
  fears: boolean,
): void {
  players.forEach(({ ships }, owner) => {
    for (const ship of ships) {
      if (ship === own) continue;
      const on = PLANET_AT[ship.at] as number;
      if (on >= 0) costs[on] = (costs[on] as number) + obstruction(ship, owner === seat, weights);
      if (!fears) continue;
      for (let planet = 0; planet < costs.length; planet++) {
        if (distance((PLANETS[planet] as (typeof PLANETS)[number]).at, ship.at) > NEAR) continue;
        costs[planet] = (costs[planet] as number) + influence(ship, owner === seat, weights);
      }
    }
  });
}

export function obstruction({ type, hull }: Ship, friend: boolean, weights: Weights): number {
  if (friend) return weights.occupiedByOwn;
  if (type === 'mothership') return weights.occupiedByMothership;
  return weights.occupied + weights.occupiedHull * hull;
}

function influence({ type }: Ship, friend: boolean, weights: Weights): number {
  if (friend) return -weights.friendly;
  return type === 'mothership' ? weights.hostileMothership : weights.hostile;
}

/** Turns from a hex, which may be a planet without a marker, when nothing more happens in this one. */
export function turnsFrom({ costs, pace }: Race, hex: Hex, { step }: Weights): number {
  let best = NEVER;
  for (let planet = 0; planet < costs.length; planet++) {
    const turns =
      (costs[planet] as number) + approach((TO_PLANET[planet] as Uint8Array)[hex] as number, pace, step);
    if (turns < best) best = turns;
  }
  return best;
}

/** The turn of arrival already begins to settle. */
function approach(steps: number, pace: number, step: number): number {
  return steps === 0 ? 0 : Math.ceil(steps / pace) - 1 + (step * steps) / pace;
}

/** Turns when the Mothership stays and so many of the actions it needs here are done. */
export function turnsHere({ costs }: Race, hex: Hex, done: number): number {
  const planet = PLANET_AT[hex] as number;
  return planet < 0 ? NEVER : (costs[planet] as number) - done;
}

function targetFrom(
  order: readonly number[],
  costs: readonly number[],
  pace: number,
  hex: Hex,
  { step }: Weights,
): number {
  let target = -1;
  let best = NEVER;
  for (const planet of order) {
    const steps = (TO_PLANET[planet] as Uint8Array)[hex] as number;
    const turns = (costs[planet] as number) + approach(steps, pace, step);
    if (turns < best) [best, target] = [turns, planet];
  }
  return target;
}
