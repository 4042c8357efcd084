import type { Interval } from '../../../src/kernel/data/interval.ts';
import { escaped, round1 } from '../../pictures.ts';

/** A scale with what was, what is, and where that may lie. */
export interface Strip {
  /** What somebody hears who does not see it. */
  readonly label: string;
  readonly scale: Interval;
  readonly marks: readonly number[];
  readonly before?: number;
  readonly after: number;
  /** Where `after` lies. */
  readonly interval?: Interval;
  /** What everybody would have if all were equal. */
  readonly par?: number;
  /** Where nothing is. */
  readonly zero?: number;
}

const WIDTH = 400;
const HEIGHT = 32;
const EDGE = 10;
const MIDDLE = HEIGHT / 2;

/** As SVG that is as wide as there is room. */
export function stripOf({ label, scale, marks, before, after, interval, par, zero }: Strip): string {
  const across = acrossOf(scale);
  return `<svg class="strip" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${quoted(label)}">
${marks.map((mark) => upright('grid', across(mark))).join('')}${zero === undefined ? '' : upright('zero', across(zero))}${par === undefined ? '' : upright('par', across(par))}
${interval === undefined ? '' : bandOf(across(interval[0]), across(interval[1]))}
${before === undefined ? '' : `<path class="move" d="M${across(before)} ${MIDDLE}H${across(after)}"/>${dot('before', across(before))}`}${dot('after', across(after))}
</svg>`;
}

/** Values beyond the scale stand at its end. */
function acrossOf([low, high]: Interval): (value: number) => number {
  return (value) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return round1(EDGE + Math.max(0, Math.min(1, share)) * (WIDTH - 2 * EDGE));
  };
}

function upright(kind: string, x: number): string {
  return `<path class="${kind}" d="M${x} 3V${HEIGHT - 3}" vector-effect="non-scaling-stroke"/>`;
}

function bandOf(from: number, to: number): string {
  return `<rect class="band" x="${from}" y="${MIDDLE - 7}" width="${round1(Math.max(1, to - from))}" height="14" rx="3"/>`;
}

function dot(kind: string, x: number): string {
  return `<ellipse class="${kind}" cx="${x}" cy="${MIDDLE}" rx="5" ry="5"/>`;
}

export function quoted(text: string): string {
  return escaped(text).replaceAll('"', '&quot;');
}

/** Round numbers inside a scale. */
export function marksIn([low, high]: Interval, most = 6): number[] {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high + step / 1e6; mark += step) marks.push(mark);
  return marks;
}
