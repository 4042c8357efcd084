import { type Board, LAYER, NAME, segmentOf, type Space, spaceOf } from '../../../../games/sol/board.ts';
import type { State } from '../../../../games/sol/state.ts';
import { boardOf } from '../../../../games/sol/verbs.ts';
import { HEART, shipThing } from '../../../../games/sol/why/things.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Place } from '../../view.ts';
import { arcOf, RINGS, segmentArc } from './geometry.ts';
import { type Arc, middle, type Point, pointAt, RADIUS, sector, TURN } from './polar.ts';
import { DIAL, shipSpot } from './spots.ts';

/** The outline of every place that can be lit and clicked. */

/** All places of this side of the board, those that lie on top last. */
export function placesOnBoard(state: State): Place[] {
  const { spaces, segments } = boardOf(state);
  return [
    HEART,
    ...spaces.map((space) => itemAt(NAME, space)),
    ...segments.map(({ name }) => name),
    ...state.players.map((_, seat) => shipThing(seat)),
  ];
}

const INSET = 5.5;

/** How generous small places are: the half depth of a segment and the radius of a ship. */
interface Reach {
  readonly band: number;
  readonly ship: number;
}

const DRAWN: Reach = { band: 7.5, ship: 25 };
/** For a pointer. */
const POINTED: Reach = { band: 14, ship: 26 };
/** For fingers. */
const TOUCHED: Reach = { band: 22, ship: 42 };

/** What is drawn of a place when it is lit. */
export function outlineOf(state: State, place: Place): string {
  return shapeOf(state, place, DRAWN);
}

/** What can be hit of a place that is drawn small. */
export function touchOf(state: State, place: Place, compact: boolean): string {
  return shapeOf(state, place, compact ? TOUCHED : POINTED);
}

/** How far a spot is from the middle of a place. */
export function farFrom(state: State, place: Place, { x, y }: Point): number {
  const middle = middleOf(state, place);
  return Math.hypot(middle.x - x, middle.y - y);
}

function middleOf(state: State, place: Place): Point {
  const board = boardOf(state);
  if (place === 'heart') return { x: 0, y: 0 };
  if (place.startsWith('ship ')) return shipSpot(state, Number(place.slice(5)));
  if (place.includes('|')) {
    const { radius, ...arc } = segmentArc(board, segmentOf(board, place));
    return pointAt(middle(arc), radius);
  }
  const [inner, outer] = ringOf(spaceOf(place));
  return pointAt(middle(arcOf(board, spaceOf(place))), (inner + outer) / 2);
}

function ringOf(space: Space): readonly [number, number] {
  return itemAt(RINGS, itemAt(LAYER, space));
}

function shapeOf(state: State, place: Place, reach: Reach): string {
  const board = boardOf(state);
  if (place === 'heart') return disc(0, 0, RADIUS.heart - 2);
  if (place.startsWith('ship ')) {
    const { x, y } = shipSpot(state, Number(place.slice(5)));
    return disc(x, y, reach.ship);
  }
  return place.includes('|') ? segmentOutline(board, place, reach.band) : spaceOutline(board, place);
}

function spaceOutline(board: Board, place: Place): string {
  const space = spaceOf(place);
  const [inner, outer] = ringOf(space);
  return sector(arcOf(board, space), inner, outer, INSET);
}

function segmentOutline(board: Board, place: Place, band: number): string {
  const { radius, ...arc } = segmentArc(board, segmentOf(board, place));
  return sector(narrowed(arc, radius), radius - band, radius + band, 1.5);
}

/** No wider than a gate with some room, so that neighbours stay apart. */
function narrowed(arc: Arc, radius: number): Arc {
  const half = Math.min((arc.end - arc.start) / 2, 26 / (TURN * radius));
  return { start: middle(arc) - half, end: middle(arc) + half };
}

/** The ring on which arks tell the momentum, from its outer edge to its inner one. */
export const DIAL_OUTLINE = disc(0, 0, DIAL.outer) + hole(DIAL.inner);

/** A disc the other way round, which takes away from the one around it. */
function hole(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

function disc(x: number, y: number, radius: number): string {
  const [cx, cy] = [x.toFixed(2), y.toFixed(2)];
  return `M${cx} ${cy}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}
