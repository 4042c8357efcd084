import { type Border, LAYER, NAME, type Segment, type Space } from '../../../../games/sol/board.ts';
import { INNER, OUTER, type StationName } from '../../../../games/sol/facts.ts';
import type { State } from '../../../../games/sol/state.ts';
import {
  boardOf,
  diversAt,
  hasStation,
  segmentName,
  stationName,
  stationOwner,
  stationType,
} from '../../../../games/sol/verbs.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';
import { type Obstacle, type Pile, type Room, type Spot, shareRoom } from './crowd.ts';
import { arcOf, eyeAt, RINGS, segmentArc } from './geometry.ts';
import { clockwise, middle, pointAt, sunwardAt, TURN, uprightAt } from './polar.ts';

/** Every piece of a position with its place on the drawn board. */

export type PieceKind = 'gate' | 'station' | 'cube' | 'feeder' | 'diver' | 'ship';

export interface Placed {
  readonly kind: PieceKind;
  /** -1 for what belongs to nobody. */
  readonly seat: Seat;
  readonly type: StationName | '';
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  /** How many pieces lie on this spot, told by the top one only. */
  readonly badge: number;
}

/** How large pieces are drawn, and how densely they are laid. */
export interface Fit {
  readonly compact: boolean;
  /** 1 on a large board, more on a small one. */
  readonly grow: number;
}

export const DIAL = { inner: 371, outer: 396, steps: 56 } as const;
export const ARK_RADIUS = DIAL.inner + 12.5;
/** With its outline. */
export const ARK_WIDTH = 23;
/** By how many share a number: they stand side by side, and none covers another. */
const ARK_SCALES = [1, 0.9, 0.7, 0.58, 0.5] as const;
const STACK_STEP = 2.2;

const SIZE = {
  diver: { width: 23, scale: 1.08 },
  station: { width: 41, scale: 0.98 },
  cube: { width: 25, scale: 1 },
  feeder: { width: 26, scale: 1.12 },
  gate: { width: 18, scale: 0.84 },
  ship: { width: 42, scale: 1.02 },
} as const;

/** Divers and creatures grow most on a small board; stations are large already. */
const GROWTH = { diver: 1, cube: 1, feeder: 1, station: 0.55, gate: 0.35, ship: 0.6 } as const;

function growth(kind: keyof typeof GROWTH, { grow }: Fit): number {
  return 1 + (grow - 1) * GROWTH[kind];
}

export function placedPieces(state: State, fit: Fit): Placed[] {
  return [
    ...gates(state, fit),
    ...boardOf(state).spaces.flatMap((space) => contents(state, space, fit)),
    ...ships(state, fit),
  ];
}

// ── Gates, ships and markers ─────────────────────────────────────────────────────────────────────────

function gates(state: State, fit: Fit): Placed[] {
  const board = boardOf(state);
  return state.gates.flatMap((gate, segment) => {
    if (gate === 0) return [];
    const arc = segmentArc(board, segment);
    const fraction = middle(arc);
    const room = ((arc.end - arc.start) * TURN * arc.radius) / 24;
    const scale = SIZE.gate.scale * Math.min(growth('gate', fit), Math.max(0.8, room));
    const place = segmentName(state, segment);
    const spot = { ...pointAt(fraction, arc.radius), turn: uprightAt(fraction), scale };
    return [{ kind: 'gate', seat: gate - 1, type: '', place, ...spot, badge: 0 } satisfies Placed];
  });
}

/** Where a mothership stands: on its eye, pointing along the orbit. */
export function shipSpot(state: State, seat: Seat): { x: number; y: number; turn: number } {
  const fraction = eyeAt(boardOf(state), itemAt(state.players, seat).eye);
  return { ...pointAt(fraction, itemAt(RINGS, INNER)[1]), turn: uprightAt(fraction) - 90 };
}

function ships(state: State, fit: Fit): Placed[] {
  const scale = SIZE.ship.scale * growth('ship', fit);
  return state.players.map((_, seat) => ({
    kind: 'ship',
    seat,
    type: '',
    place: `ship ${seat}`,
    ...shipSpot(state, seat),
    scale,
    badge: 0,
  }));
}

/** The fraction of the dial at which a number stands; everything beyond its end stands on the last. */
export function dialAt(momentum: number): number {
  return clockwise((Math.min(momentum, DIAL.steps - 1) + 0.5) / DIAL.steps);
}

/** Where the marker of a player stands on the dial: degrees from straight up, and its size. */
export interface ArkSpot {
  readonly turn: number;
  readonly scale: number;
}

export function arkSpots({ players }: State): ArkSpot[] {
  const shown = players.map(({ momentum }) => Math.min(momentum, DIAL.steps - 1));
  return shown.map((number, seat) => {
    const equal = shown.flatMap((other, i) => (other === number ? [i] : []));
    const scale = itemAt(ARK_SCALES, equal.length - 1);
    const offset = (equal.indexOf(seat) - (equal.length - 1) / 2) * ARK_WIDTH * scale;
    return { turn: uprightAt(dialAt(number) - offset / (TURN * ARK_RADIUS)), scale };
  });
}

// ── The contents of a space ───────────────────────────────────────────────────────────────────────

type Content = Pick<Placed, 'kind' | 'seat' | 'type'> & { readonly kind: keyof typeof SIZE } & Pile;

function contents(state: State, space: Space, fit: Fit): Placed[] {
  const piles = pilesOn(state, space, fit);
  if (piles.length === 0) return [];
  return shareRoom(roomOf(state, space, fit), piles, fit.compact).flatMap((spot) =>
    stackAt(spot, itemAt(piles, spot.pile), itemAt(NAME, space), fit),
  );
}

function pilesOn(state: State, space: Space, fit: Fit): Content[] {
  const pile = (
    kind: keyof typeof SIZE,
    seat: Seat,
    count: number,
    type: StationName | '' = '',
  ): Content => ({
    kind,
    seat,
    type,
    count,
    width: SIZE[kind].width * growth(kind, fit),
  });
  const piles = state.players.map((player, seat) => pile('diver', seat, diversAt(player, space)));
  if (hasStation(state, space)) {
    piles.unshift(pile('station', stationOwner(state, space), 1, stationName(stationType(state, space))));
  }
  piles.push(pile('cube', -1, itemAt(state.cubes, space)), pile('feeder', -1, itemAt(state.feeders, space)));
  return piles.filter(({ count }) => count > 0);
}

/** The pieces of one spot, the top one with the number of all. */
function stackAt(
  { fraction, radius, scale, count }: Spot,
  content: Content,
  place: Place,
  fit: Fit,
): Placed[] {
  const { kind, seat, type } = content;
  const turn = kind === 'diver' || kind === 'feeder' ? sunwardAt(fraction) : 0;
  const { x, y } = pointAt(fraction, radius);
  const size = SIZE[kind].scale * scale * growth(kind, fit);
  return Array.from({ length: count }, (_, i) => ({
    kind,
    seat,
    type,
    place,
    x: x + (count > 1 ? (Math.min(i, 2) - 1) * STACK_STEP : 0),
    y: y - (count > 1 ? (Math.min(i, 2) - 1) * STACK_STEP : 0),
    turn,
    scale: size,
    badge: count > 1 && i === count - 1 ? count : 0,
  }));
}

function roomOf(state: State, space: Space, fit: Fit): Room {
  const board = boardOf(state);
  const [inner, outer] = itemAt(RINGS, itemAt(LAYER, space));
  const obstacles = [...gatesAround(state, space, fit), ...shipsAround(state, space, fit)];
  return { arc: arcOf(board, space), inner, outer, obstacles };
}

function gatesAround(state: State, space: Space, fit: Fit): Obstacle[] {
  const board = boardOf(state);
  const at = (borders: readonly Border[] | undefined, push: number): Obstacle[] =>
    (borders ?? []).flatMap(({ segment }) =>
      hasGate(state, segment)
        ? [{ fraction: middle(segmentArc(board, segment)), halfWidth: 10 * growth('gate', fit), push }]
        : [],
    );
  return [...at(board.inward[space], 5), ...at(board.outward[space], -5)];
}

function hasGate(state: State, segment: Segment): boolean {
  return segment >= 0 && state.gates[segment] !== 0;
}

function shipsAround(state: State, space: Space, fit: Fit): Obstacle[] {
  const layer = itemAt(LAYER, space);
  if (layer !== OUTER && layer !== INNER) return [];
  const board = boardOf(state);
  return state.players
    .filter(({ eye }) => board.atEye[eye]?.includes(space))
    .map(({ eye }) => ({ fraction: eyeAt(board, eye), halfWidth: 21 * growth('ship', fit), push: 0 }));
}
