import type { Seat } from '../../../kernel/game.ts';
import { itemAt, lastOf } from '../../../kernel/data/lists.ts';

/** The geometry of a chart of points over a match. */

export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Chart {
  readonly x: (ply: number) => number;
  readonly y: (points: number) => number;
  /** Points at which a line is drawn across. */
  readonly ticks: readonly number[];
  /** One path for each seat. */
  readonly paths: readonly string[];
}

/** A jump in somebody's points, worth a word. */
export interface Leap {
  readonly seat: Seat;
  readonly ply: number;
  readonly by: number;
}

type Scores = readonly (readonly number[])[];

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MOST_TICKS = 6;

/** The chart of a match; `beside` is what else is to be drawn at the same scale. */
export function chartOf(scores: Scores, area: PlotArea, beside: Scores = []): Chart {
  const last = Math.max(1, scores.length - 1);
  const all = [...scores, ...beside].flat();
  const ticks = ticksOver(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [itemAt(ticks, 0), lastOf(ticks)];
  const x = (ply: number): number => area.left + ((area.right - area.left) * ply) / last;
  const y = (points: number): number =>
    area.bottom - ((area.bottom - area.top) * (points - low)) / (high - low);
  const seats = scores[0]?.length ?? 0;
  const paths = Array.from({ length: seats }, (_, seat) => pathOf(scores, seat, x, y));
  return { x, y, ticks, paths };
}

/** Round numbers from below the least to above the most. */
export function ticksOver(least: number, most: number): number[] {
  const step = STEPS.find((size) => (most - least) / size <= MOST_TICKS) ?? 1000;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Points change in steps, so only the moves that change them are corners. */
export function pathOf(
  scores: Scores,
  seat: Seat,
  x: (ply: number) => number,
  y: (points: number) => number,
): string {
  let path = '';
  let before: number | undefined;
  scores.forEach((points, ply) => {
    const value = itemAt(points, seat);
    const last = ply === scores.length - 1;
    if (value === before && !last) return;
    if (before !== undefined && value !== before && ply > 0)
      path += `L${round(x(ply - 1))} ${round(y(before))}`;
    path += `${path === '' ? 'M' : 'L'}${round(x(ply))} ${round(y(value))}`;
    before = value;
  });
  return path;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The largest gains within one turn, none of them within `apart` moves of another. `turns` are the moves they begin with. */
export function leapsOf(scores: Scores, turns: readonly number[], count: number, apart: number): Leap[] {
  const leaps = turns.flatMap((from, i) => {
    const ply = Math.min(scores.length, turns[i + 1] ?? scores.length) - 1;
    return gainsBetween(scores, Math.max(0, from - 1), ply);
  });
  leaps.sort((a, b) => b.by - a.by || a.ply - b.ply);
  const chosen: Leap[] = [];
  for (const leap of leaps) {
    if (chosen.length === count) break;
    if (chosen.every((other) => Math.abs(other.ply - leap.ply) >= apart)) chosen.push(leap);
  }
  return chosen.sort((a, b) => a.ply - b.ply);
}

function gainsBetween(scores: Scores, from: number, ply: number): Leap[] {
  return (scores[ply] ?? []).flatMap((points, seat) => {
    const by = points - (scores[from]?.[seat] ?? points);
    return by > 1 ? [{ seat, ply, by }] : [];
  });
}

/** Heights for labels near `wanted`, in the same order, none nearer to another than `gap`. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => itemAt(wanted, a) - itemAt(wanted, b));
  const placed = [...wanted];
  order.forEach((index, i) => {
    const above = i === 0 ? top - gap : itemAt(placed, itemAt(order, i - 1));
    placed[index] = Math.max(itemAt(placed, index), above + gap);
  });
  order.reverse().forEach((index, i) => {
    const below = i === 0 ? bottom + gap : itemAt(placed, itemAt(order, i - 1));
    placed[index] = Math.min(itemAt(placed, index), below - gap);
  });
  return placed;
}
