import type { Seat } from '../../../kernel/game.ts';
import { distance, type Hex, PLANET_AT, PLANETS } from '../board.ts';
import type { Player, Ship, State } from '../state.ts';
import { cornerOf, mothership, movement, playerOf } from '../verbs.ts';
import { TO_PLANET } from './paths.ts';
import { type Claim, FOREIGN, FROM_CORNER, NEUTRAL, OWN, routesAfter, WORK } from './route.ts';
import type { Weights } from './weights.ts';

/** A position and one of its players. */
export interface Side {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly weights: Weights;
}

export function sideOf(state: State, seat: Seat, weights: Weights): Side {
  return { state, seat, player: playerOf(state, seat), weights };
}

/** How soon a player can have the colonies to win. */
export interface Race {
  /** Own turns still needed if nothing more happens in this one. */
  readonly turns: number;
  /** The planet to settle next, or -1, and those to settle after it. */
  readonly target: number;
  readonly later: readonly number[];
  /** By planet: the turns from arrival to the last colony, without a marker. */
  readonly costs: readonly number[];
  readonly pace: number;
}

/** Turns that stand for never. */
export const NEVER = 40;

const LOST: Race = { turns: NEVER, target: -1, later: [], costs: PLANETS.map(() => NEVER), pace: 0 };

/** At a quick look, without fear of ships near the planets. */
export function raceOf(side: Side): Race {
  const own = mothership(side.player);
  return own === undefined ? LOST : raceWith(side, own, movement(own), undefined);
}

/** With a Mothership that moves so far; `spite` are turns that planets are worth beyond their own use. */
export function raceWith(side: Side, own: Ship, pace: number, spite: readonly number[] | undefined): Race {
  const { player, weights } = side;
  const corner = cornerOf(player);
  const claims = claimsOf(side);
  const after = routesAfter(corner, claims, pace);
  const costs = claims.map((claim, planet) =>
    claim === OWN ? NEVER : WORK[claim]! + after[planet]!.turns - (spite?.[planet] ?? 0),
  );
  addShips(side, own, costs, spite !== undefined);
  const target = targetFrom(FROM_CORNER[corner], costs, pace, own.at, weights);
  const race = { turns: 0, target, later: after[target]?.planets ?? [], costs, pace };
  race.turns = Math.min(turnsFrom(race, own.at, weights), turnsHere(race, own.at, player.marker ? 1 : 0));
  return race;
}

function claimsOf({ state, seat }: Side): Claim[] {
  return state.planets.map((owner) => (owner === 0 ? NEUTRAL : owner === seat + 1 ? OWN : FOREIGN));
}

/** The planet with the shortest way to victory; of equal ones the first in order. */
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
    const steps = TO_PLANET[planet]![hex]!;
    const turns = costs[planet]! + approach(steps, pace, step);
    if (turns < best) [best, target] = [turns, planet];
  }
  return target;
}

/** Turns from a hex, which may be a planet without a marker, when nothing more happens in this one. */
export function turnsFrom({ costs, pace }: Race, hex: Hex, { step }: Weights): number {
  let best = NEVER;
  for (let planet = 0; planet < costs.length; planet++) {
    const steps = TO_PLANET[planet]![hex]!;
    const turns = costs[planet]! + approach(steps, pace, step);
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
  const planet = PLANET_AT[hex]!;
  return planet < 0 ? NEVER : costs[planet]! - done;
}

// ── Ships on planets and near them ────────────────────────────────────────────────────────────────

/** Ships this near to a planet matter to whoever settles it. */
const NEAR = 4;

/** Ships on planets are in the way; those near them are a danger or a help. */
function addShips({ state, seat, weights }: Side, own: Ship, costs: number[], near: boolean): void {
  state.players.forEach(({ ships }, owner) => {
    for (const ship of ships) {
      if (ship === own) continue;
      const on = PLANET_AT[ship.at]!;
      if (on >= 0) costs[on] = costs[on]! + obstruction(ship, owner === seat, weights);
      if (near) addInfluence(ship, influence(ship, owner === seat, weights), costs);
    }
  });
}

/** Turns a Mothership loses to a ship on the planet it wants to settle. */
export function obstruction({ type, hull }: Ship, friend: boolean, weights: Weights): number {
  if (friend) return weights.occupiedByOwn;
  if (type === 'mothership') return weights.occupiedByMothership;
  return weights.occupied + weights.occupiedHull * hull;
}

function influence({ type }: Ship, friend: boolean, weights: Weights): number {
  if (friend) return -weights.friendly;
  return type === 'mothership' ? weights.hostileMothership : weights.hostile;
}

function addInfluence({ at }: Ship, turns: number, costs: number[]): void {
  PLANETS.forEach((planet, number) => {
    if (distance(planet.at, at) <= NEAR) costs[number] = costs[number]! + turns;
  });
}
