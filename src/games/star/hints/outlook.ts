import type { Seat } from '../../../kernel/game.ts';
import type { Ship, State } from '../state.ts';
import { mothership, movement } from '../verbs.ts';
import { type Race, raceOf, raceWith, type Side, sideOf } from './race.ts';
import { type Enemy, enemiesOf, type Rival, rivalsOf, turnWorth } from './rival.ts';
import type { Weights } from './weights.ts';

/** A position as one seat sees it, with what all its judgements share. */
export interface Outlook extends Side {
  readonly mother: Ship | undefined;
  readonly race: Race;
  /** What one turn gained in the race is worth. */
  readonly turn: number;
  readonly rivals: readonly Rival[];
  readonly enemies: readonly Enemy[];
}

export function outlookOf(state: State, seat: Seat, weights: Weights): Outlook {
  const side = sideOf(state, seat, weights);
  const mother = mothership(side.player);
  const rivals = rivalsOf(side);
  const race =
    mother === undefined ? raceOf(side) : raceWith(side, mother, movement(mother), spiteOf(side, rivals));
  const enemies = enemiesOf(side, rivals, race);
  return { ...side, mother, race, turn: turnWorth(race.turns, weights), rivals, enemies };
}

/** Turns it is worth to take a colony from those about to win. */
function spiteOf({ state, weights }: Side, rivals: readonly Rival[]): number[] {
  return state.planets.map((owner) => {
    const rival = rivals.find((candidate) => candidate.seat === owner - 1);
    return rival === undefined ? 0 : weights.deny * rival.menace * rival.share;
  });
}

/** Whether a planet is a colony of the one who looks. */
export function owns({ state, seat }: Side, planet: number): boolean {
  return state.planets[planet] === seat + 1;
}
