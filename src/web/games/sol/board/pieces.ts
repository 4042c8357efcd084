import type { State } from '../../../../games/sol/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { type Drawn, follow, type Scene, turned } from '../../../board/scene.ts';
import { type Fit, type Placed, placedPieces, shipSpot } from './spots.ts';

/** The pieces on the board, each following from the one it was in the position shown before. */

interface Goal {
  readonly x: number;
  readonly y: number;
}

export interface Piece extends Placed, Drawn {
  readonly motion: 'none' | 'coming' | 'gone';
  /** Where a new piece comes from; one without fades in where it is. */
  readonly from?: Goal;
  /** Where a piece that is gone goes to while it fades. */
  readonly goal?: Goal;
}

export interface PieceScene extends Scene<Piece> {
  readonly state: State;
  readonly fit: Fit;
}

const HEART: Goal = { x: 0, y: 0 };

/** The scene of a position, following from an earlier one if there is one. */
export function sceneOf(before: PieceScene | undefined, state: State, fit: Fit): PieceScene {
  // Like pieces are drawn one after the other.
  const placed = [...Map.groupBy(placedPieces(state, fit), familyOf).values()].flat();
  const { origin, exit } = passageOf(before, state, placed);
  const { pieces, lastId } = follow<Placed, Piece>(before, placed, {
    same: (was, piece) => familyOf(was) === familyOf(piece),
    // As many as possible stay where they are.
    near: (was, piece) => (was.place === piece.place ? -1 : distance(was, piece)),
    arrive: (piece, id, was) => (was ? settle(piece, was) : appear(piece, id, origin(piece))),
    leave: (was) => vanish(was, exit(was)),
  });
  return { state, fit, pieces: withTopBadges(pieces), lastId };
}

function familyOf({ kind, seat, type }: Placed): string {
  return `${kind} ${seat} ${type}`;
}

function distance(a: Goal, b: Goal): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function settle(piece: Placed, { id, turn }: Piece): Piece {
  return { ...piece, id, motion: 'none', turn: turned(turn, piece.turn) };
}

function appear(piece: Placed, id: number, from: Goal | undefined): Piece {
  return { ...piece, id, motion: 'coming', ...(from && { from }) };
}

function vanish({ from: _, ...piece }: Piece, goal: Goal): Piece {
  return { ...piece, badge: 0, motion: 'gone', goal };
}

/** The number of a stack belongs to the piece drawn last, whichever came to lie on top. */
function withTopBadges(pieces: readonly Piece[]): Piece[] {
  const stacks = Map.groupBy(pieces, (piece) => `${familyOf(piece)} ${piece.place}`);
  const badges = new Map<Piece | undefined, number>();
  for (const stack of stacks.values()) {
    const badge = Math.max(...stack.map((piece) => piece.badge));
    badges.set(
      stack.findLast(({ motion }) => motion !== 'gone'),
      badge,
    );
  }
  return pieces.map((piece) => ({ ...piece, badge: badges.get(piece) ?? 0 }));
}

// ── Onto and off the board ────────────────────────────────────────────────────────────────────────

const LOST_RADIUS = 480;

/** Ways onto and off the board between two positions. */
interface Passage {
  readonly origin: (piece: Placed) => Goal | undefined;
  readonly exit: (piece: Piece) => Goal;
}

function passageOf(scene: PieceScene | undefined, after: State, placed: readonly Placed[]): Passage {
  if (scene === undefined) return { origin: () => undefined, exit: (piece) => piece };
  const before = scene.state;
  const built = structuresBuilt(placed, scene.pieces);
  return {
    origin: (piece) => (piece.kind === 'diver' ? originOfDiver(before, after, piece) : undefined),
    exit(piece) {
      if (piece.kind === 'cube') return richer(before, after) ?? piece;
      return piece.kind === 'diver' || piece.kind === 'station' ? exitOf(before, after, piece, built) : piece;
    },
  };
}

/** Gates and stations that were not there before, by owner. */
function structuresBuilt(placed: readonly Placed[], present: readonly Piece[]): ReadonlyMap<number, Placed> {
  const there = present.filter(({ motion }) => motion !== 'gone');
  const known = new Set(there.map(({ kind, place }) => `${kind} ${place}`));
  const built = placed.filter(
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
  const seat = after.players.findIndex(({ energy }, i) => energy > itemAt(before.players, i).energy);
  return seat < 0 ? undefined : shipSpot(after, seat);
}

function farOut({ x, y }: Goal): Goal {
  const factor = LOST_RADIUS / Math.max(1, Math.hypot(x, y));
  return { x: x * factor, y: y * factor };
}
