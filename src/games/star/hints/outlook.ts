import type { Seat } from '../../../kernel/game.ts';
import { PLANET_AT, PLANETS } from '../board.ts';
import { COLONIES_TO_WIN } from '../facts.ts';
import type { Player, Ship, State } from '../state.ts';
import { colonies, mothership, movement, playerOf } from '../verbs.ts';
import { NEVER, type Race, raceOf, raceWith } from './race.ts';
import type { Weights } from './weights.ts';

/** A position as one seat sees it, with what all its judgements share. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly weights: Weights;
  readonly mother: Ship | undefined;
  readonly race: Race;
  /** What one turn gained in the race is worth. */
  readonly turn: number;
  readonly rivals: readonly Rival[];
  readonly enemies: readonly Enemy[];
}

/** Another player still in the game. */
export interface Rival {
  readonly seat: Seat;
  readonly player: Player;
  readonly mother: Ship | undefined;
  readonly race: Race;
  /** From 0 to 1: how near it is to winning. */
  readonly menace: number;
  /** What it is worth that it loses a turn, which all its rivals share. */
  readonly delay: number;
}

export interface Enemy {
  readonly ship: Ship;
  readonly rival: Rival;
  /** What its whole hull is worth, and what its end is worth on top of that. */
  readonly worth: number;
  readonly prize: number;
}

export function outlookOf(state: State, seat: Seat, weights: Weights): Outlook {
  const player = playerOf(state, seat);
  const mother = mothership(player);
  const rivals = rivalsOf(state, seat, weights);
  const race =
    mother === undefined
      ? raceOf(state, seat, weights)
      : raceWith(state, seat, player, mother, movement(mother), weights, spiteOf(state, rivals, weights));
  const turn = turnWorth(race.turns, weights);
  const enemies = rivals.flatMap((rival) =>
    rival.player.ships.map((ship) => enemyOf(state, rival, rivals.length, ship, race, weights)),
  );
  return { state, seat, player, weights, mother, race, turn, rivals, enemies };
}

function rivalsOf(state: State, seat: Seat, weights: Weights): Rival[] {
  const found = state.players.flatMap((player, other) => {
    if (other === seat || !player.alive) return [];
    const race = raceOf(state, other, weights);
    const menace = race.turns < NEVER ? weights.menacePerTurn ** Math.max(0, race.turns) : 0;
    return [{ seat: other, player, mother: mothership(player), race, menace, delay: 0 }];
  });
  const all = found.reduce((sum, { menace }) => sum + menace ** weights.lead, 0);
  for (const rival of found) {
    if (rival.menace === 0) continue;
    const share = rival.menace ** weights.lead / all / found.length ** weights.shared;
    rival.delay = share * turnWorth(rival.race.turns, weights);
  }
  return found;
}

/** What one turn less is worth to somebody who needs so many. */
function turnWorth(turns: number, { victory, perTurn }: Weights): number {
  return victory * perTurn ** Math.max(0, turns) * (1 / perTurn - 1);
}

/** Turns it is worth to take a colony from those about to win. */
function spiteOf({ planets }: State, rivals: readonly Rival[], { deny }: Weights): number[] {
  return planets.map((owner) => {
    const rival = rivals.find((candidate) => candidate.seat === owner - 1);
    return rival === undefined ? 0 : deny * rival.menace;
  });
}

function enemyOf(
  state: State,
  rival: Rival,
  rivals: number,
  ship: Ship,
  race: Race,
  weights: Weights,
): Enemy {
  const worth = weights.ship[ship.type] * (1 + weights.menace * rival.menace);
  let prize = weights.end * worth;
  const held = colonies(state, rival.seat);
  if (rival.player.ships.length === 1)
    prize += held === 0 && rivals === 1 ? weights.triumph : weights.elimination;
  if (ship.type === 'mothership' && held === COLONIES_TO_WIN - 1) prize += weights.rescue * rival.menace;
  const planet = PLANET_AT[ship.at] as number;
  if (planet >= 0 && planet === race.target) prize += weights.obstacle * turnWorth(race.turns, weights);
  else if (planet >= 0 && race.later.includes(planet))
    prize += weights.obstacleLater * turnWorth(race.turns, weights);
  return { ship, rival, worth, prize };
}

/** Whether a planet belongs to a player. */
export function owns({ planets }: State, seat: Seat, planet: number): boolean {
  return planets[planet] === seat + 1;
}

export const PLANET_NUMBERS: readonly number[] = PLANETS.map((_, planet) => planet);
