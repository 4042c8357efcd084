import type { Luck, Standing } from '../../../analysis/analysis.ts';
import { sum } from '../../../kernel/data/lists.ts';
import type { Seat } from '../../../kernel/game.ts';

/** The geometry of the curve of chances. */

export interface CurveArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a number of moves and a chance lie. */
export interface Scales {
  readonly x: (ply: number) => number;
  readonly y: (chance: number) => number;
  /** The number of moves at a place across, within the match. */
  readonly ply: (x: number) => number;
}

/** Scales for a match of so many moves. */
export function scalesFor({ left, right, top, bottom }: CurveArea, moves: number): Scales {
  const last = Math.max(1, moves);
  return {
    x: (ply) => left + ((right - left) * ply) / last,
    y: (chance) => bottom - (bottom - top) * chance,
    ply: (x) => Math.round(Math.min(1, Math.max(0, (x - left) / (right - left))) * moves),
  };
}

/** Neighbours in a curve; between rows lies what is not known yet. */
export type Rows = readonly (readonly Standing[])[];

type Points = readonly (readonly [x: number, y: number])[];

const round = (value: number): number => Math.round(value * 10) / 10;

/** A path through points; broken where places are not known yet. */
function pathThrough(points: Points): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Neighbours in a curve, the next one after the other; a gap begins another row. */
export function rowsOf(curve: readonly Standing[]): Standing[][] {
  const rows: Standing[][] = [];
  for (const standing of curve) {
    const row = rows.at(-1);
    if (row?.at(-1)?.ply === standing.ply - 1) row.push(standing);
    else rows.push([standing]);
  }
  return rows;
}

/**
 * A long curve without what lies within turns, where it is only restless: the positions after turns stay, those to be
 * kept, and both sides of what is not known yet.
 */
export function thinned(
  curve: readonly Standing[],
  starts: readonly number[],
  kept: readonly number[],
): Standing[][] {
  const stay = new Set([...starts.map((ply) => ply - 1), ...kept]);
  const isEnd = (row: readonly Standing[], i: number): boolean => i === 0 || i === row.length - 1;
  return rowsOf(curve).map((row) => row.filter(({ ply }, i) => isEnd(row, i) || stay.has(ply)));
}

export function linePath(rows: Rows, seat: Seat, { x, y }: Scales): string {
  return rows
    .map((row) => pathThrough(row.map(({ ply, chances }) => [x(ply), y(chances[seat] ?? 0)])))
    .join('');
}

/** How sure the line of a seat is, as an area around it. */
export function bandPath(rows: Rows, seat: Seat, { x, y }: Scales): string {
  const edge = (row: readonly Standing[], side: number): Points =>
    row.map(({ ply, chances, noise }) => [x(ply), y(within((chances[seat] ?? 0) + side * noise))]);
  return rows.map((row) => `${pathThrough([...edge(row, 1), ...edge(row, -1).toReversed()])}Z`).join('');
}

/** How high a seat stands among chances: its own, or the middle of its area upon those of the seats before it. */
export function heightAt(chances: readonly number[], seat: Seat, look: 'lines' | 'stacked'): number {
  const own = chances[seat] ?? 0;
  return look === 'lines' ? own : sum(chances.slice(0, seat)) + own / 2;
}

/** The chances of a seat as an area upon those of the seats before it. */
export function stackPath(rows: Rows, seat: Seat, { x, y }: Scales): string {
  const edge = (row: readonly Standing[], seats: number): Points =>
    row.map(({ ply, chances }) => [x(ply), y(within(sum(chances.slice(0, seats))))]);
  return rows
    .map((row) => `${pathThrough([...edge(row, seat + 1), ...edge(row, seat).toReversed()])}Z`)
    .join('');
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** What is not known yet, from one number of moves to another. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export function gapsIn(curve: readonly Standing[], moves: number): Gap[] {
  const ends = rowsOf(curve).map((row) => [row[0]?.ply ?? 0, row.at(-1)?.ply ?? 0] as const);
  const gaps: Gap[] = [];
  let reached = 0;
  for (const [first, last] of ends) {
    if (first > reached) gaps.push({ from: reached, to: first });
    reached = last;
  }
  return reached < moves ? [...gaps, { from: reached, to: moves }] : gaps;
}

/** What is known of the place after so many moves, or else of the last one before it. */
export function standingAt(curve: readonly Standing[], ply: number): Standing | undefined {
  return curve.findLast((standing) => standing.ply <= ply) ?? curve[0];
}

/** A bar of the luck strip: up for what was given, down for what was taken. */
export interface Bar {
  readonly ply: number;
  readonly x: number;
  readonly height: number;
  readonly gain: number;
}

/** Smaller gains are left out, as nobody could see them. */
const SMALLEST = 0.005;
const LEAST_HEIGHT = 2;

/** The bars of a seat; the largest gain of anybody is as high as `most`. */
export function barsOf(luck: readonly Luck[], seat: Seat, { x }: Scales, most: number): Bar[] {
  const largest = Math.max(0.05, ...luck.flatMap(({ gains }) => gains.map(Math.abs)));
  return luck.flatMap(({ ply, gains }) => {
    const gain = gains[seat] ?? 0;
    if (Math.abs(gain) < SMALLEST) return [];
    return [{ ply, gain, x: x(ply), height: Math.max(LEAST_HEIGHT, (most * Math.abs(gain)) / largest) }];
  });
}
