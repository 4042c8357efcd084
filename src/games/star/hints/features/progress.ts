import { PLANET_AT, PLANETS } from '../../board.ts';
import { COLONIES_TO_WIN, CORNERS, SHIP, SHIPS } from '../../facts.ts';
import { TO_PLANET } from '../paths.ts';
import { NEVER } from '../race.ts';
import { type Claim, FOREIGN, NEUTRAL, OWN, routesAfter, WORK } from '../route.ts';
import { BY_HAND } from '../weights.ts';
import type { Player, State } from '../../state.ts';
import {
  FIRST_OF,
  CORNER_AT,
  HEX_OF,
  HULL_OF,
  MOTHER_AT,
  MOTHERSHIP,
  PACE_OF,
  SEAT_AT,
  SEATS,
  TYPE_OF,
} from './fleet.ts';

/** How far everybody is on the way to victory, as the hints see it by the weights that stay as they are. */

export const COLONIES_OF = new Uint8Array(SEATS);
/** Own turns until the last colony. */
export const TURNS_OF = new Float64Array(SEATS);
/** What everybody has, in points of which a Scout is worth four. */
export const WORTH_OF = new Float64Array(SEATS);

/** The place of the ship on each planet, or -1, and what it costs others in turns. */
const HOLDER = new Int8Array(PLANETS.length);
const DELAY = new Float64Array(PLANETS.length);

export function measureProgress(state: State, seats: number): void {
  findHolders(seats);
  for (let place = 0; place < seats; place++) {
    const seat = SEAT_AT[place]!;
    const player = state.players[seat]!;
    COLONIES_OF[place] = countColonies(state.planets, seat + 1);
    TURNS_OF[place] = MOTHER_AT[place]! < 0 ? NEVER : turnsOf(state, place, player.marker);
    WORTH_OF[place] = player.alive ? worthOf(player, place) : 0;
  }
}

function countColonies(planets: readonly number[], owner: number): number {
  let count = 0;
  for (let planet = 0; planet < planets.length; planet++) if (planets[planet] === owner) count++;
  return count;
}

function findHolders(seats: number): void {
  HOLDER.fill(-1);
  for (let place = 0; place < seats; place++) {
    for (let ship = FIRST_OF[place]!; ship < FIRST_OF[place + 1]!; ship++) {
      const planet = PLANET_AT[HEX_OF[ship]!]!;
      if (planet < 0) continue;
      HOLDER[planet] = place;
      DELAY[planet] =
        TYPE_OF[ship] === MOTHERSHIP
          ? BY_HAND.occupiedByMothership
          : BY_HAND.occupied + BY_HAND.occupiedHull * HULL_OF[ship]!;
    }
  }
}

// ── Turns ─────────────────────────────────────────────────────────────────────────────────────────

/** The claims of the place that is looked at. */
const CLAIMS: Claim[] = PLANETS.map(() => NEUTRAL);

function turnsOf({ planets }: State, place: number, marker: boolean): number {
  const mother = MOTHER_AT[place]!;
  const owner = SEAT_AT[place]! + 1;
  for (let planet = 0; planet < CLAIMS.length; planet++) {
    const holder = planets[planet]!;
    CLAIMS[planet] = holder === 0 ? NEUTRAL : holder === owner ? OWN : FOREIGN;
  }
  const hex = HEX_OF[mother]!;
  const pace = PACE_OF[mother]!;
  const here = PLANET_AT[hex]!;
  const after = routesAfter(CORNERS[CORNER_AT[place]!]!, CLAIMS, pace);
  const approach = APPROACH[pace]!;
  let best = NEVER;
  for (let planet = 0; planet < CLAIMS.length; planet++) {
    if (CLAIMS[planet] === OWN) continue;
    const work = WORK[CLAIMS[planet]!]! + after[planet]!.turns;
    const turns =
      planet === here
        ? work - (marker ? 1 : 0)
        : work + delayAt(planet, place) + approach[TO_PLANET[planet]![hex]!]!;
    if (turns < best) best = turns;
  }
  return best;
}

function delayAt(planet: number, place: number): number {
  const holder = HOLDER[planet]!;
  if (holder < 0) return 0;
  return holder === place ? BY_HAND.occupiedByOwn : DELAY[planet]!;
}

const FASTEST = 4;
const LONGEST_WAY = 256;

/** Turns to a planet by pace and steps: the turn of arrival already begins to settle. */
const APPROACH = Array.from({ length: FASTEST + 1 }, (_, pace) =>
  Float64Array.from({ length: LONGEST_WAY }, (__, steps) =>
    steps === 0 || pace === 0 ? 0 : Math.ceil(steps / pace) - 1 + (BY_HAND.step * steps) / pace,
  ),
);

// ── Points ────────────────────────────────────────────────────────────────────────────────────────

const QUARTERS = 4;

/** What so many quarters of a turn still needed are worth. */
const HOPE = Float64Array.from({ length: NEVER * QUARTERS + 1 }, (_, quarters) =>
  quarters < NEVER * QUARTERS ? BY_HAND.victory * BY_HAND.perTurn ** (quarters / QUARTERS) : 0,
);

const SHIP_WORTH = SHIPS.map((type) => BY_HAND.ship[type]);
const [METAL_WORTH, FUEL_WORTH, WEAPON_WORTH] = BY_HAND.stock;

/** By type: what each point of hull is worth. */
const HULL_WORTH = SHIPS.map((type) => (BY_HAND.hull * BY_HAND.ship[type]) / SHIP[type].hull);

function worthOf({ stock }: Player, place: number): number {
  let worth = HOPE[Math.round(TURNS_OF[place]! * QUARTERS)]!;
  for (let ship = FIRST_OF[place]!; ship < FIRST_OF[place + 1]!; ship++) {
    const type = TYPE_OF[ship]!;
    worth += BY_HAND.end * SHIP_WORTH[type]! + HULL_WORTH[type]! * HULL_OF[ship]!;
  }
  worth += stock[0] * METAL_WORTH! + stock[1] * FUEL_WORTH! + stock[2] * WEAPON_WORTH!;
  const colonies = COLONIES_OF[place]!;
  return worth + BY_HAND.colony * (colonies < COLONIES_TO_WIN ? colonies : COLONIES_TO_WIN);
}
