import {
  arc,
  BAND,
  BAND_SIZES,
  type Cell,
  type Orbit,
  SECTORS,
  TICKS,
} from '../../../../games/factions/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** Where things lie on the drawn board; the Sun is 0,0, and ticks run counter-clockwise from 12 o'clock. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A spot by its way around the Sun, in ticks, and how far out it is. */
export interface Polar {
  readonly tick: number;
  readonly r: number;
}

/** The edges of the bands from the Sun outward; the inner four take 55 % of the radius. */
export const RADII = [38, 88, 133, 177, 221, 266, 306, 344, 378] as const;
export const KUIPER_RADIUS = 402;
const QUADRANT_TICKS = 6;

/** What is shown. */
export const VIEW = { x: -408, y: -408, width: 816, height: 816 } as const;

const DEGREES = 360 / TICKS;

/** How far a tick is turned from the top, in degrees clockwise as on the screen. */
export function turnOf(tick: number): number {
  return -tick * DEGREES;
}

export function spotOf({ tick, r }: Polar): Spot {
  const angle = (tick * 2 * Math.PI) / TICKS;
  return { x: -r * Math.sin(angle), y: -r * Math.cos(angle) };
}

/** So many units along a circle, in ticks. */
export function ticksOf(units: number, r: number): number {
  return (units / r) * (TICKS / (2 * Math.PI));
}

/** The radius of the ring a planet goes round on. */
export function ringRadius(ring: number): number {
  return itemAt(RADII, ring + 1);
}

export function orbitPolar({ ring, tick }: Orbit): Polar {
  return { tick, r: ringRadius(ring) };
}

/** A part of a ring. */
export interface Wedge {
  readonly from: number;
  readonly to: number;
  readonly inner: number;
  readonly outer: number;
}

export function wedgeOf(cell: Cell): Wedge {
  if (cell >= SECTORS) {
    const from = (cell - SECTORS) * QUADRANT_TICKS;
    return {
      from,
      to: from + QUADRANT_TICKS,
      inner: itemAt(RADII, BAND_SIZES.length),
      outer: KUIPER_RADIUS,
    };
  }
  const [from, to] = arc(cell);
  const band = itemAt(BAND, cell);
  return { from, to, inner: itemAt(RADII, band), outer: itemAt(RADII, band + 1) };
}

export function centreOf(cell: Cell): Polar {
  const { from, to, inner, outer } = wedgeOf(cell);
  return { tick: (from + to) / 2, r: (inner + outer) / 2 };
}

/** The outline of a cell, drawn a little smaller than it is. */
export function outlineOf(cell: Cell, inset: number): string {
  const { from, to, inner, outer } = wedgeOf(cell);
  const [near, far] = [inner + inset, outer - inset];
  const [nearPad, farPad] = [ticksOf(inset, near), ticksOf(inset, far)];
  return `M${at(from + nearPad, near)}L${at(from + farPad, far)}A${far} ${far} 0 0 0 ${at(to - farPad, far)}L${at(to - nearPad, near)}A${near} ${near} 0 0 1 ${at(from + nearPad, near)}Z`;
}

/** An arc counter-clockwise. */
export function arcOf(r: number, from: number, to: number): string {
  return `M${at(from, r)}A${rounded(r)} ${rounded(r)} 0 ${to - from > TICKS / 2 ? 1 : 0} 0 ${at(to, r)}`;
}

function at(tick: number, r: number): string {
  return point(spotOf({ tick, r }));
}

export function point({ x, y }: Spot): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** Zero is never minus zero. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** The tick equal to `tick` that is nearest to `before`: the short way round. */
export function unwrapped(tick: number, before: number): number {
  return before + ((((tick - before + TICKS / 2) % TICKS) + TICKS) % TICKS) - TICKS / 2;
}

/** The direction from one spot to another, in degrees clockwise from up. */
export function directionTo(from: Spot, to: Spot): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** How far a spot lies beside a cell; 0 inside. */
export function distanceTo(cell: Cell, { x, y }: Spot): number {
  const { from, to, inner, outer } = wedgeOf(cell);
  const r = Math.hypot(x, y);
  const tick = unwrapped((Math.atan2(-x, -y) * TICKS) / (2 * Math.PI), (from + to) / 2);
  const across = Math.max(inner - r, 0, r - outer);
  const along = (Math.max(from - tick, 0, tick - to) * 2 * Math.PI * r) / TICKS;
  return Math.hypot(across, along);
}

/** A transform that travels round the Sun when it changes; things stay upright. */
export function polarTransform({ tick, r }: Polar): string {
  const turn = rounded(turnOf(tick));
  return `rotate(${turn}deg) translate(0px, ${rounded(-r)}px) rotate(${rounded(-turn)}deg)`;
}

export function movedTo(spot: Spot): string {
  return `translate(${point(spot)})`;
}
