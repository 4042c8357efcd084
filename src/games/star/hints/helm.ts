import { type Hex, PLANET_AT } from '../board.ts';
import { COLONIES_TO_WIN, HULL_PER_METAL, METAL, MOST_METAL } from '../facts.ts';
import type { Ship } from '../state.ts';
import { colonies, maxHull, movement, range } from '../verbs.ts';
import { damageAt, type Threat, threatsTo } from './danger.ts';
import { type Outlook, owns } from './outlook.ts';
import { turnsFrom, turnsHere } from './race.ts';
import { type Aim, aimsOf, bestShot, worthwhile } from './shot.ts';

/** What the Mothership can do, and where. */
export interface Helm {
  readonly ship: Ship;
  readonly aims: readonly Aim[];
  readonly threats: readonly Threat[];
  readonly far: number;
  /** What mending itself would bring wherever it is. */
  readonly mend: number;
}

export function helmOf(outlook: Outlook, ship: Ship): Helm {
  const { player } = outlook;
  const most = Math.min(MOST_METAL, player.stock[METAL]!);
  let mend = 0;
  for (let metal = 1; metal <= most; metal++) mend = Math.max(mend, repairGain(outlook, ship, metal));
  return {
    ship,
    aims: worthwhile(outlook, aimsOf(outlook, ship)),
    threats: threatsTo(outlook, ship, movement(ship)),
    far: range(ship),
    mend,
  };
}

/** What it is worth that the Mothership stands at a hex at the end of the turn, without acting there. */
export function helmWorth(outlook: Outlook, { ship, threats }: Helm, hex: Hex): number {
  const { race, weights, turn } = outlook;
  let turns = turnsFrom(race, hex, weights);
  if (hex === ship.at && outlook.player.marker) turns = Math.min(turns, turnsHere(race, hex, 1));
  return -turn * turns - fearFor(outlook, ship, damageAt(threats, hex));
}

/** The hull that is left decides how bad it is to stay in somebody's way. */
function fearFor({ weights }: Outlook, ship: Ship, damage: number): number {
  const share = Math.min(1, (weights.fearedTurns * damage) / ship.hull);
  return weights.fearForMothership * share * share;
}

/** The best the Mothership could do at a hex if it went there first and took one of these aims. */
export function actWorth(outlook: Outlook, { far, mend }: Helm, aims: readonly Aim[], hex: Hex): number {
  return Math.max(settleGain(outlook, hex, 0), bestShot(outlook, aims, far, hex), mend);
}

/** What the next action on a planet brings: a turn, a colony, or all. */
export function settleGain(outlook: Outlook, hex: Hex, done: number): number {
  const { state, seat, race, turn, weights, rivals } = outlook;
  const planet = PLANET_AT[hex]!;
  if (planet < 0 || owns(outlook, planet)) return 0;
  const before = Math.min(turnsFrom(race, hex, weights), turnsHere(race, hex, done));
  const gain = turn * Math.max(0, before - turnsHere(race, hex, done + 1));
  if (done === 0) return gain;
  const owner = state.planets[planet]!;
  if (owner === 0) {
    return colonies(state, seat) === COLONIES_TO_WIN - 1 ? weights.triumph : gain + weights.colony;
  }
  const rival = rivals.find((candidate) => candidate.seat === owner - 1);
  return gain + weights.colony + weights.relief * (rival?.menace ?? 0);
}

export function repairGain({ weights }: Outlook, ship: Ship, metal: number): number {
  const full = maxHull(ship);
  const mended = Math.min(full - ship.hull, HULL_PER_METAL * metal);
  const need = ship.hull < weights.need * full ? weights.needed : 1;
  const gain = (weights.repair * weights.ship[ship.type] * mended * need) / full;
  return gain - metal * weights.stock[METAL]!;
}
