import { distance, type Hex, hexOf, NAME } from '../../../../games/star/board.ts';
import type { KitType, ShipType } from '../../../../games/star/facts.ts';
import type { Event, Ship, State } from '../../../../games/star/state.ts';
import { maxHull } from '../../../../games/star/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { type Drawn, follow, type Scene, turned } from '../../../board/scene.ts';
import type { ColourName } from '../../../seatColours.ts';
import type { Place } from '../../view.ts';
import { colourOf } from '../colours.ts';
import { beatsOf, hitsOf } from './beats.ts';
import { CENTRE, directionTo, spotOf } from './geometry.ts';

/** The ships on the board, each following from the one it was in the position shown before. */

export interface Piece extends Drawn {
  readonly seat: Seat;
  readonly colour: ColourName;
  readonly type: ShipType;
  readonly kit: KitType | '';
  readonly at: Hex;
  readonly place: Place;
  readonly hull: number;
  /** In the scene before. */
  readonly hullBefore: number;
  readonly mostHull: number;
  readonly moved: boolean;
  readonly acted: boolean;
  /** Built in this turn. */
  readonly fresh: boolean;
  /** Where it looks, in degrees clockwise from up; it may go round more than once. */
  readonly turn: number;
  readonly motion: 'none' | 'coming' | 'travelling' | 'jumping' | 'gone';
  /** Where it came from, and how many hexes away that is. */
  readonly from: Hex;
  readonly steps: number;
  /** When it was hit on the way here, in milliseconds. */
  readonly hit: number;
}

export interface ShipScene extends Scene<Piece> {
  readonly state: State;
}

interface Placed {
  readonly seat: Seat;
  readonly ship: Ship;
}

/** The scene of a position, following from an earlier one if there is one. */
export function sceneOf(before: ShipScene | undefined, state: State, happened: readonly Event[]): ShipScene {
  const placed = state.players.flatMap(({ ships }, seat) => ships.map((ship): Placed => ({ seat, ship })));
  const news = newsOf(happened);
  const scene = follow<Placed, Piece>(before, placed, {
    same: (was, { seat, ship }) => was.seat === seat && was.type === ship.type,
    // Where events say or at the same hex, else the nearest left over.
    near: (was, { ship: { at } }) => (was.at === (news.origins.get(at) ?? at) ? -1 : distance(was.at, at)),
    arrive: ({ seat, ship }, id, was) => ({
      id,
      seat,
      ...lookOf(state, seat, ship),
      ...wayOf(ship, was, news, before === undefined),
    }),
    leave: (was) => ({ ...was, motion: 'gone', hit: news.hits.get(was.at) ?? 0 }),
  });
  return { state, ...scene };
}

/** What events say of ships. */
interface LoggedMove {
  /** Where a ship came from, by where it is. */
  readonly origins: ReadonlyMap<Hex, Hex>;
  readonly jumped: ReadonlySet<Hex>;
  /** What a ship shot at. */
  readonly aims: ReadonlyMap<Hex, Hex>;
  readonly hits: ReadonlyMap<Hex, number>;
}

function newsOf(happened: readonly Event[]): LoggedMove {
  const origins = new Map<Hex, Hex>();
  const jumped = new Set<Hex>();
  const aims = new Map<Hex, Hex>();
  for (const event of happened) {
    if (event.type === 'moved' || event.type === 'jumped') origins.set(hexOf(event.to), hexOf(event.from));
    if (event.type === 'jumped') jumped.add(hexOf(event.to));
    if (event.type === 'attacked' || event.type === 'countered') aims.set(hexOf(event.from), hexOf(event.at));
  }
  return { origins, jumped, aims, hits: hitsOf(beatsOf(happened)) };
}

type Look = Omit<Piece, keyof Drawn | keyof Way | 'seat'>;

function lookOf(state: State, seat: Seat, ship: Ship): Look {
  const { type, kit, at, hull, moved, acted, fresh } = ship;
  return {
    colour: colourOf(state, seat),
    type,
    kit,
    at,
    place: itemAt(NAME, at),
    hull,
    mostHull: maxHull(ship),
    moved,
    acted,
    fresh,
  };
}

type Way = Pick<Piece, 'turn' | 'motion' | 'from' | 'steps' | 'hit' | 'hullBefore'>;

/** How a ship came to where it is; at first nothing moves. */
function wayOf(ship: Ship, was: Piece | undefined, { jumped, aims, hits }: LoggedMove, first: boolean): Way {
  const { at, hull } = ship;
  const from = was?.at ?? at;
  const steps = distance(from, at);
  const arriving = jumped.has(at) ? 'jumping' : steps > 0 ? 'travelling' : 'none';
  return {
    turn: turnOf(ship, was, aims.get(at)),
    motion: was ? arriving : first ? 'none' : 'coming',
    from,
    steps,
    hit: hits.get(at) ?? 0,
    hullBefore: was?.hull ?? hull,
  };
}

/** A ship looks where it last shot or flew, a new one to the centre; Motherships stay upright. */
function turnOf({ type, at }: Ship, was: Piece | undefined, aim: Hex | undefined): number {
  if (type === 'mothership') return 0;
  const here = spotOf(at);
  if (was === undefined) return directionTo(here, aim === undefined ? CENTRE : spotOf(aim));
  if (aim === undefined && was.at === at) return was.turn;
  const wanted = aim === undefined ? directionTo(spotOf(was.at), here) : directionTo(here, spotOf(aim));
  return turned(was.turn, wanted);
}
