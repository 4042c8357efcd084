import type { State } from '../../../../games/sol/state.ts';
import { itemAt } from '../../../../kernel/lists.ts';
import { type Fit, type Placed, placedPieces, shipSpot } from './spots.ts';

/**
 * The pieces on the board as things that stay the same from one position to the next, so that they travel.
 * A piece that left a place and one of the same kind and owner that appeared elsewhere are the same piece.
 */

interface Goal {
  readonly x: number;
  readonly y: number;
}

export interface Piece extends Placed {
  /** Rising in the order of appearance, which is also the order of drawing. */
  readonly id: number;
  /** Where a new piece comes from; one without fades in where it is. */
  readonly from?: Goal;
  /** New in this scene. */
  readonly fresh?: true;
  /** Where a piece that is gone goes to while it fades; it is dropped with the next scene. */
  readonly gone?: Goal;
}

export interface Scene {
  readonly state: State;
  readonly fit: Fit;
  readonly pieces: readonly Piece[];
  readonly lastId: number;
}

const HEART: Goal = { x: 0, y: 0 };

/** The scene of a position, following from an earlier one if there is one. */
export function follow(before: Scene | undefined, state: State, fit: Fit): Scene {
  const wanted = byFamily(placedPieces(state, fit));
  const present = byFamily(before?.pieces.filter(({ gone }) => gone === undefined) ?? []);
  const passage = passageOf(before?.state, state, [...wanted.values()].flat(), present);
  let lastId = before?.lastId ?? 0;
  const nextId = (): number => ++lastId;
  const pieces = [...new Set([...present.keys(), ...wanted.keys()])].flatMap((family) =>
    followFamily(present.get(family) ?? [], wanted.get(family) ?? [], passage, nextId),
  );
  return { state, fit, pieces: pieces.sort((a, b) => a.id - b.id), lastId };
}

function byFamily<P extends Placed>(pieces: readonly P[]): Map<string, P[]> {
  return Map.groupBy(pieces, ({ kind, seat, type }) => `${kind} ${seat} ${type}`);
}

/** Ways onto and off the board between two positions. */
interface Passage {
  origin(piece: Placed): Goal | undefined;
  exit(piece: Piece): Goal;
}

function followFamily(
  present: readonly Piece[],
  wanted: readonly Placed[],
  passage: Passage,
  nextId: () => number,
): Piece[] {
  const { staying, leaving, empty } = sortOut(present, wanted);
  const moved = pairNearest(leaving, empty);
  const movedFrom = new Set(moved.values());
  const pieces = [...staying].map(([spot, piece]) => settle(piece, spot));
  for (const spot of empty) {
    const piece = moved.get(spot);
    pieces.push(piece ? settle(piece, spot) : appear(spot, nextId(), passage.origin(spot)));
  }
  for (const piece of leaving) if (!movedFrom.has(piece)) pieces.push(vanish(piece, passage.exit(piece)));
  return withTopBadges(pieces);
}

interface Sorted {
  readonly staying: ReadonlyMap<Placed, Piece>;
  readonly leaving: readonly Piece[];
  readonly empty: readonly Placed[];
}

/** As many as possible stay where they are. */
function sortOut(present: readonly Piece[], wanted: readonly Placed[]): Sorted {
  const here = Map.groupBy(present, ({ place }) => place);
  const staying = new Map<Placed, Piece>();
  const empty: Placed[] = [];
  for (const spot of wanted) {
    const piece = here.get(spot.place)?.shift();
    if (piece) staying.set(spot, piece);
    else empty.push(spot);
  }
  return { staying, leaving: [...here.values()].flat(), empty };
}

/** For each empty spot the nearest piece that has left its place. */
function pairNearest(leaving: readonly Piece[], empty: readonly Placed[]): ReadonlyMap<Placed, Piece> {
  const free = [...leaving];
  const pairs = new Map<Placed, Piece>();
  for (const spot of empty) {
    if (free.length === 0) break;
    const nearest = free.reduce((best, piece) =>
      distance(piece, spot) < distance(best, spot) ? piece : best,
    );
    free.splice(free.indexOf(nearest), 1);
    pairs.set(spot, nearest);
  }
  return pairs;
}

function distance(a: Goal, b: Goal): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Turns the short way round. */
function settle(piece: Piece, spot: Placed): Piece {
  const delta = ((((spot.turn - piece.turn) % 360) + 540) % 360) - 180;
  return { ...spot, turn: piece.turn + delta, id: piece.id };
}

function appear(spot: Placed, id: number, from: Goal | undefined): Piece {
  return from === undefined ? { ...spot, id, fresh: true } : { ...spot, id, fresh: true, from };
}

function vanish({ fresh: _, from: __, ...piece }: Piece, gone: Goal): Piece {
  return { ...piece, badge: 0, gone };
}

/** The number of a stack belongs to the piece drawn last, whichever came to lie on top. */
function withTopBadges(pieces: readonly Piece[]): Piece[] {
  const stacks = Map.groupBy(pieces, (piece) => piece.place);
  const badges = new Map<Piece, number>();
  for (const stack of stacks.values()) {
    const badge = Math.max(...stack.map((piece) => piece.badge));
    const still = stack.filter(({ gone }) => gone === undefined);
    if (badge > 0)
      badges.set(
        still.reduce((top, piece) => (piece.id > top.id ? piece : top)),
        badge,
      );
  }
  return pieces.map((piece) => ({ ...piece, badge: badges.get(piece) ?? 0 }));
}

// ── Onto and off the board ────────────────────────────────────────────────────────────────────────

const LOST_RADIUS = 480;

function passageOf(
  before: State | undefined,
  after: State,
  wanted: readonly Placed[],
  present: ReadonlyMap<string, readonly Piece[]>,
): Passage {
  const built = structuresBuilt(wanted, present);
  return {
    origin(piece) {
      if (before === undefined || piece.kind !== 'diver') return undefined;
      return originOfDiver(before, after, piece);
    },
    exit(piece) {
      if (before === undefined) return piece;
      if (piece.kind === 'cube') return richer(before, after) ?? piece;
      return piece.kind === 'diver' || piece.kind === 'station' ? exitOf(before, after, piece, built) : piece;
    },
  };
}

/** Gates and stations that were not there before, by owner. */
function structuresBuilt(
  wanted: readonly Placed[],
  present: ReadonlyMap<string, readonly Piece[]>,
): ReadonlyMap<number, Placed> {
  const known = new Set([...present.values()].flat().map(({ kind, place }) => `${kind} ${place}`));
  const built = wanted.filter(
    ({ kind, place }) => (kind === 'gate' || kind === 'station') && !known.has(`${kind} ${place}`),
  );
  return new Map(built.map((piece) => [piece.seat, piece]));
}

function originOfDiver(before: State, after: State, { seat, x, y }: Placed): Goal | undefined {
  const was = before.players[seat];
  const is = after.players[seat];
  if (was === undefined || is === undefined) return undefined;
  if (is.hold < was.hold) return shipSpot(before, seat);
  const host = is.guests.findIndex((count, i) => count < itemAt(was.guests, i));
  if (host >= 0) return shipSpot(before, host);
  return is.lost < was.lost ? farOut({ x, y }) : undefined;
}

function exitOf(before: State, after: State, piece: Piece, built: ReadonlyMap<number, Placed>): Goal {
  const was = before.players[piece.seat];
  const is = after.players[piece.seat];
  if (was === undefined || is === undefined) return piece;
  const hurled = is.momentum > was.momentum && piece.place.startsWith('K');
  if (piece.kind === 'station') return hurled ? HEART : piece;
  if (is.vaporized > was.vaporized && hurled) return HEART;
  if (is.hold > was.hold) return shipSpot(after, piece.seat);
  if (is.lost > was.lost && piece.place.startsWith('O')) return farOut(piece);
  return built.get(piece.seat) ?? piece;
}

/** The ship of the one who has gained energy. */
function richer(before: State, after: State): Goal | undefined {
  const seat = after.players.findIndex(({ energy }, i) => energy > (before.players[i]?.energy as number));
  return seat < 0 ? undefined : shipSpot(after, seat);
}

function farOut({ x, y }: Goal): Goal {
  const factor = LOST_RADIUS / Math.max(1, Math.hypot(x, y));
  return { x: x * factor, y: y * factor };
}
