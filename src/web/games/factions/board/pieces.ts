import {
  type Cell,
  cellOf,
  NAME,
  NEIGHBOURS,
  type Orbit,
  type Sector,
} from '../../../../games/factions/board.ts';
import { PLANETS, type PlanetName } from '../../../../games/factions/facts.ts';
import type { Event, State } from '../../../../games/factions/state.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { present } from '../../../../kernel/data/present.ts';
import { type Drawn, follow, type Scene as Followed, turned } from '../../../board/scene.ts';
import type { Place } from '../../view.ts';
import { shipTurns } from '../art/ships.tsx';
import { colourOf, type SeatColourName } from '../colours.ts';
import { directionTo, orbitPolar, type Polar, spotOf, unwrapped } from './geometry.ts';
import { layoutOf, shipKey, type Slots } from './layout.ts';

/** Ships and planets, each following from where it was in the position shown before. */

export interface ShipPiece extends Drawn {
  readonly seat: Seat;
  readonly colour: SeatColourName;
  readonly at: Sector;
  readonly place: Place;
  /** The copy the Android Resistance leaves behind. */
  readonly ghost: boolean;
  /** Ticks go on beyond a full turn, so that it takes the short way. */
  readonly spot: Polar;
  /** Where it was before. */
  readonly from: Polar;
  /** Where it looks, in degrees clockwise from up. */
  readonly turn: number;
  readonly motion: 'none' | 'coming' | 'flying' | 'riding' | 'jumping' | 'gone';
}

export interface PlanetPiece {
  readonly planet: number;
  readonly name: PlanetName;
  readonly spot: Polar;
  /** How many steps it has glided just now. */
  readonly steps: number;
}

/** The way of the current Movement. */
export interface Trail {
  readonly seat: Seat;
  /** Where it began, if that was seen. */
  readonly start: Sector | undefined;
  readonly entered: readonly Sector[];
  /** What was paid for each sector entered, as far as it was seen. */
  readonly paid: readonly (number | undefined)[];
}

export interface Scene extends Followed<ShipPiece> {
  readonly state: State;
  readonly grow: number;
  readonly planets: readonly PlanetPiece[];
  readonly trail: Trail;
  readonly slots: readonly Slots[];
}

/** The scene of a position, following from an earlier one if there is one. */
export function sceneOf(
  before: Scene | undefined,
  state: State,
  happened: readonly Event[],
  grow: number,
): Scene {
  const trail = trailOf(before?.trail, state, happened);
  const slots = layoutOf(state, marksOf(state, trail), grow);
  const ships = shipsOf(before, state, happened, slots);
  const planets = state.planets.map((orbit, planet) =>
    planetOf(before?.planets[planet], orbit, planet, happened),
  );
  return { state, grow, ...ships, planets, trail, slots };
}

// ── The trail ─────────────────────────────────────────────────────────────────────────────────────

function trailOf(before: Trail | undefined, { turn, players }: State, happened: readonly Event[]): Trail {
  const entered = [...turn.entered];
  const known = before?.seat === turn.seat && before.entered[0] === entered[0] ? before : undefined;
  const told = happened.filter((event) => event.type === 'entered' && event.seat === turn.seat);
  const paid = entered.map((sector, i) => {
    const now = told.find((event) => event.type === 'entered' && event.to === NAME[sector]);
    return now?.type === 'entered' ? now.price : known?.entered[i] === sector ? known.paid[i] : undefined;
  });
  const first = told.find((event) => event.type === 'entered' && event.to === NAME[entered[0] ?? -1]);
  const begun = first?.type === 'entered' ? cellOf(first.from) : known?.start;
  const start = entered.length === 0 ? undefined : (begun ?? players[turn.seat]?.ships[1]);
  return { seat: turn.seat, start, entered, paid };
}

/** The sectors in which the trail has a mark: all but the one where the ship is. */
function marksOf({ players }: State, { seat, start, entered }: Trail): readonly Cell[] {
  const ship = players[seat]?.ships[0];
  return [...(start === undefined ? [] : [start]), ...entered].filter((sector) => sector !== ship);
}

// ── Ships ─────────────────────────────────────────────────────────────────────────────────────────

type Berth = { readonly seat: Seat; readonly ship: number; readonly at: Sector };

function shipsOf(
  before: Scene | undefined,
  state: State,
  happened: readonly Event[],
  slots: readonly Slots[],
): Followed<ShipPiece> {
  const news = newsOf(happened);
  const berths = state.players.flatMap(({ ships }, seat) =>
    ships.map((at, ship): Berth => ({ seat, ship, at })),
  );
  return follow<Berth, ShipPiece>(before, berths, {
    same: (was, { seat }) => was.seat === seat,
    near: (was, berth) => farFrom(was, berth, news),
    arrive: (berth, id, was) => {
      const spot = present(itemAt(slots, berth.at).ships.get(shipKey(berth.seat, berth.ship)));
      return shipOf(state, berth, spot, id, was, news, before === undefined);
    },
    leave: (was) => ({ ...was, motion: 'gone' }),
  });
}

/** A ship was where events say, or in the same sector; else any of its seat, which a copy never was. */
function farFrom(was: ShipPiece, { seat, ship, at }: Berth, { origins }: LoggedMove): number {
  if (origins.get(newsKey(seat, at)) === was.at) return 0;
  if (was.at === at) return 1;
  return ship === 0 ? 2 : Infinity;
}

/** What events say of ships, by seat and where they are now. */
interface LoggedMove {
  readonly origins: ReadonlyMap<string, Sector>;
  readonly jumped: ReadonlySet<string>;
  readonly rode: ReadonlySet<string>;
}

const newsKey = (seat: Seat, at: Sector): string => `${seat} ${at}`;

function newsOf(happened: readonly Event[]): LoggedMove {
  const origins = new Map<string, Sector>();
  const jumped = new Set<string>();
  const rode = new Set<string>();
  for (const event of happened) {
    if (event.type !== 'entered' && event.type !== 'teleported' && event.type !== 'rode') continue;
    const [from, to] = [cellOf(event.from), cellOf(event.to)];
    const key = newsKey(event.seat, to);
    origins.set(key, origins.get(newsKey(event.seat, from)) ?? from);
    if (event.type === 'rode') rode.add(key);
    else if (event.type === 'teleported' || !NEIGHBOURS[from]?.includes(to)) jumped.add(key);
  }
  return { origins, jumped, rode };
}

function shipOf(
  state: State,
  { seat, ship, at }: Berth,
  spot: Polar,
  id: number,
  was: ShipPiece | undefined,
  { jumped, rode }: LoggedMove,
  first: boolean,
): ShipPiece {
  const colour = colourOf(state, seat);
  const here: Polar = was ? { r: spot.r, tick: unwrapped(spot.tick, was.spot.tick) } : spot;
  const moved = was !== undefined && was.at !== at;
  const key = newsKey(seat, at);
  const arriving = jumped.has(key) ? 'jumping' : rode.has(key) ? 'riding' : 'flying';
  return {
    id,
    seat,
    colour,
    at,
    place: itemAt(NAME, at),
    ghost: ship > 0,
    spot: here,
    from: was?.spot ?? here,
    turn: moved ? headingOf(was, here, colour) : (was?.turn ?? 0),
    motion: was === undefined ? (first ? 'none' : 'coming') : moved ? arriving : 'none',
  };
}

/** A rocket looks where it flies. */
function headingOf(was: ShipPiece, here: Polar, colour: SeatColourName): number {
  if (!shipTurns(colour)) return 0;
  return turned(was.turn, directionTo(spotOf(was.spot), spotOf(here)));
}

// ── Planets ───────────────────────────────────────────────────────────────────────────────────────

function planetOf(
  was: PlanetPiece | undefined,
  orbit: Orbit,
  planet: number,
  happened: readonly Event[],
): PlanetPiece {
  const name = itemAt(PLANETS, planet);
  const { tick, r } = orbitPolar(orbit);
  const glides = happened.flatMap((event) =>
    event.type === 'glided' && event.planet === name ? [event] : [],
  );
  // Several steps at once may be more than half a turn.
  const near = glides.reduce(
    (sum, { from, to }) => sum + unwrapped(to, from) - from,
    was === undefined ? tick : was.spot.tick,
  );
  return {
    planet,
    name,
    steps: glides.length,
    spot: { r, tick: unwrapped(tick, was === undefined ? tick : near) },
  };
}
