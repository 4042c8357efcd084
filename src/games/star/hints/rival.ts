import type { Seat } from '../../../kernel/game.ts';
import { PLANET_AT } from '../board.ts';
import { COLONIES_TO_WIN } from '../facts.ts';
import type { Player, Ship } from '../state.ts';
import { colonies, maxHull, mothership } from '../verbs.ts';
import { NEVER, type Race, raceOf, type Side, sideOf } from './race.ts';
import type { Weights } from './weights.ts';

/** Another player still in the game. */
export interface Rival {
  readonly seat: Seat;
  readonly player: Player;
  readonly mother: Ship | undefined;
  readonly race: Race;
  /** From 0 to 1: how near it is to winning. */
  readonly menace: number;
  /** From 0 to 1: how much it is the one to be hindered, which all its rivals share. */
  readonly share: number;
  /** What it is worth that it loses a turn. */
  readonly delay: number;
}

export function rivalsOf({ state, seat, weights }: Side): Rival[] {
  const found = state.players.flatMap((player, other) => {
    if (other === seat || !player.alive) return [];
    const race = raceOf(sideOf(state, other, weights));
    const menace = race.turns < NEVER ? weights.menacePerTurn ** Math.max(0, race.turns) : 0;
    return [{ seat: other, player, mother: mothership(player), race, menace, share: 0, delay: 0 }];
  });
  const all = found.reduce((sum, { menace }) => sum + menace ** weights.lead, 0);
  for (const rival of found) {
    if (rival.menace === 0) continue;
    rival.share = rival.menace ** weights.lead / all / found.length ** weights.shared;
    rival.delay = rival.share * turnWorth(rival.race.turns, weights);
  }
  return found;
}

/** What one turn less is worth to somebody who needs so many. */
export function turnWorth(turns: number, { victory, perTurn }: Weights): number {
  return victory * perTurn ** Math.max(0, turns) * (1 / perTurn - 1);
}

/** A ship of a rival. */
export interface Enemy {
  readonly ship: Ship;
  readonly rival: Rival;
  /** What its whole hull is worth, and what its end is worth on top of that. */
  readonly worth: number;
  readonly prize: number;
  /** Its hull without damage, and how much less the hull that is left makes of a hit. */
  readonly full: number;
  readonly wear: number;
}

/** The ships of all rivals to somebody who is in this race. */
export function enemiesOf({ state, weights }: Side, rivals: readonly Rival[], race: Race): Enemy[] {
  return rivals.flatMap((rival) => {
    const held = colonies(state, rival.seat);
    const factor = 1 + weights.menace * rival.menace;
    const last = held === 0 && rivals.length === 1 ? weights.triumph : weights.elimination;
    const farewell = rival.player.ships.length === 1 ? last : 0;
    const rescue = held === COLONIES_TO_WIN - 1 ? weights.rescue * rival.menace : 0;
    return rival.player.ships.map((ship) => {
      const worth = weights.ship[ship.type] * factor;
      const mother = ship.type === 'mothership' ? rescue : 0;
      const prize = weights.end * worth + farewell + mother + clearing(race, ship, weights);
      const full = maxHull(ship);
      return { ship, rival, worth, prize, full, wear: (ship.hull / full) ** weights.focus };
    });
  });
}

/** What it is worth that a planet of the own route becomes free. */
function clearing({ target, later, turns }: Race, { at }: Ship, weights: Weights): number {
  const planet = PLANET_AT[at]!;
  if (planet < 0) return 0;
  if (planet === target) return weights.obstacle * turnWorth(turns, weights);
  return later.includes(planet) ? weights.obstacleLater * turnWorth(turns, weights) : 0;
}
