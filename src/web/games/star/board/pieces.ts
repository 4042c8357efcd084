import { distance, type Hex, hexOf, NAME } from '../../../../games/star/board.ts';
import type { KitType, ShipType } from '../../../../games/star/facts.ts';
import type { Event, Ship, State } from '../../../../games/star/state.ts';
import { maxHull } from '../../../../games/star/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/lists.ts';
import type { ColourName } from '../../../seatColours.ts';
import type { Place } from '../../view.ts';
import { colourOf } from '../colours.ts';
import { beatsOf, hitsOf } from './beats.ts';
import { CENTRE, directionTo, spotOf } from './geometry.ts';

/** The ships on the board as things that stay the same from one position to the next, so that they travel. */

export interface Piece {
  readonly id: number;
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
  /** How it came here; one that is gone is dropped with the next scene. */
  readonly motion: 'none' | 'coming' | 'travelling' | 'jumping' | 'gone';
  /** Where it came from, and how many hexes away that is. */
  readonly from: Hex;
  readonly steps: number;
  /** When it was hit on the way here, in milliseconds. */
  readonly hit: number;
}

export interface Scene {
  readonly state: State;
  readonly pieces: readonly Piece[];
  readonly lastId: number;
}

/** The scene of a position, following from an earlier one if there is one. */
export function follow(before: Scene | undefined, state: State, happened: readonly Event[]): Scene {
  const present = before?.pieces.filter(({ motion }) => motion !== 'gone') ?? [];
  const news = newsOf(happened);
  let lastId = before?.lastId ?? 0;
  const pieces: Piece[] = [];
  const kept = new Set<Piece>();
  for (const [seat, ship, was] of matched(state, present, news)) {
    if (was) kept.add(was);
    pieces.push(pieceOf(state, seat, ship, was ?? ++lastId, news, before === undefined));
  }
  for (const piece of present)
    if (!kept.has(piece)) pieces.push({ ...piece, motion: 'gone', hit: news.hits.get(piece.at) ?? 0 });
  return { state, pieces: pieces.sort((a, b) => a.id - b.id), lastId };
}

/** What events say of ships. */
interface News {
  /** Where a ship came from, by where it is. */
  readonly origins: ReadonlyMap<Hex, Hex>;
  readonly jumped: ReadonlySet<Hex>;
  /** What a ship shot at. */
  readonly aims: ReadonlyMap<Hex, Hex>;
  readonly hits: ReadonlyMap<Hex, number>;
}

function newsOf(happened: readonly Event[]): News {
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

type Match = [Seat, Ship, Piece | undefined];

/** Each ship with the piece it was: at the same hex, where events say, or else the nearest of its kind left over. */
function matched(state: State, present: readonly Piece[], { origins }: News): readonly Match[] {
  const matches = state.players.flatMap(({ ships }, seat) =>
    ships.map((ship): Match => [seat, ship, undefined]),
  );
  const free = new Set(present);
  const assign = (find: (seat: Seat, ship: Ship) => Piece | undefined): void => {
    for (const match of matches) {
      const piece = match[2] ?? find(match[0], match[1]);
      match[2] = piece;
      if (piece) free.delete(piece);
    }
  };
  const kin = (seat: Seat, { type }: Ship): Piece[] =>
    [...free].filter((piece) => piece.seat === seat && piece.type === type);
  assign((seat, ship) => kin(seat, ship).find(({ at }) => at === (origins.get(ship.at) ?? ship.at)));
  assign(
    (seat, ship) => kin(seat, ship).toSorted((a, b) => distance(a.at, ship.at) - distance(b.at, ship.at))[0],
  );
  return matches;
}

function pieceOf(
  state: State,
  seat: Seat,
  ship: Ship,
  was: Piece | number,
  { jumped, aims, hits }: News,
  first: boolean,
): Piece {
  const { type, kit, at, hull, moved, acted, fresh } = ship;
  const known = typeof was === 'number' ? undefined : was;
  const from = known?.at ?? at;
  const steps = distance(from, at);
  const arriving = jumped.has(at) ? 'jumping' : steps > 0 ? 'travelling' : 'none';
  return {
    id: typeof was === 'number' ? was : was.id,
    seat,
    colour: colourOf(state, seat),
    type,
    kit,
    at,
    place: itemAt(NAME, at),
    hull,
    hullBefore: known?.hull ?? hull,
    mostHull: maxHull(ship),
    moved,
    acted,
    fresh,
    turn: turnOf(ship, known, aims.get(at)),
    motion: known ? arriving : first ? 'none' : 'coming',
    from,
    steps,
    hit: hits.get(at) ?? 0,
  };
}

/** A ship looks where it last shot or flew, a new one to the centre; Motherships stay upright. */
function turnOf({ type, at }: Ship, was: Piece | undefined, aim: Hex | undefined): number {
  if (type === 'mothership') return 0;
  const here = spotOf(at);
  if (was === undefined) return directionTo(here, aim === undefined ? CENTRE : spotOf(aim));
  if (aim === undefined && was.at === at) return was.turn;
  const wanted = aim === undefined ? directionTo(spotOf(was.at), here) : directionTo(here, spotOf(aim));
  // The short way round.
  return was.turn + ((((wanted - was.turn) % 360) + 540) % 360) - 180;
}
