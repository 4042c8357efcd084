import { itemAt } from '../../src/kernel/data/lists.ts';
import { tailOf } from './normal.ts';

/**
 * When results are looked at, and how far a figure must be off each time to count. Of the error that is allowed the share t² may
 * be spent until the share t of all matches is played (Kim and DeMets, 1987), so looking often costs nothing in error, whatever
 * is done with what is seen.
 */
export interface Looks {
  /** After how many matches, the last of them being all. */
  readonly after: readonly number[];
  /** The normal deviate a figure must pass at a look, if it may do so by chance at any look in so many cases. */
  readonly boundary: (look: number, error: number) => number;
  /** The least error with which a deviate passes at a look: at most 1, and no less than can be told. */
  readonly errorOf: (look: number, deviate: number) => number;
}

/** Fewer matches than this between two looks tell too little. */
const BETWEEN = 50;
const MOST_LOOKS = 8;

export function looksFor(matches: number): Looks {
  const count = Math.max(1, Math.min(MOST_LOOKS, Math.floor(matches / BETWEEN)));
  const after = Array.from({ length: count }, (_, i) => Math.round((matches * (i + 1)) / count));
  const times = after.map((played) => played / matches);
  const table = ERRORS.map((error) => boundariesOf(times, error));
  return {
    after,
    boundary(look, error) {
      const at = Math.log(Math.max(LEAST, Math.min(MOST, error)));
      return between(LOGS, columnOf(table, look), at);
    },
    errorOf(look, deviate) {
      const column = columnOf(table, look);
      if (deviate <= itemAt(column, column.length - 1)) return 1;
      return Math.exp(between(column, LOGS, deviate));
    },
  };
}

function columnOf(table: readonly (readonly number[])[], look: number): number[] {
  return table.map((row) => itemAt(row, look));
}

// ── Errors for which boundaries are worked out; others lie between ────────────────────────────────

const LEAST = 1e-9;
const MOST = 0.5;
const STEPS = 28;
const LOGS = Array.from(
  { length: STEPS + 1 },
  (_, i) => Math.log(LEAST) + (i / STEPS) * (Math.log(MOST) - Math.log(LEAST)),
);
const ERRORS = LOGS.map(Math.exp);

/** The value of a line through points at `x`, beyond its ends that of the end; `xs` rise or fall throughout. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const rises = itemAt(xs, xs.length - 1) > itemAt(xs, 0);
  const found = xs.findIndex((one) => (rises ? one >= x : one <= x));
  if (found < 0) return itemAt(ys, ys.length - 1);
  if (found === 0) return itemAt(ys, 0);
  const [from, to] = [itemAt(xs, found - 1), itemAt(xs, found)];
  const share = (x - from) / (to - from);
  return itemAt(ys, found - 1) + share * (itemAt(ys, found) - itemAt(ys, found - 1));
}

// ── Boundaries (Armitage, McPherson and Rowe, 1969) ───────────────────────────────────────────────

/** Even, for Simpson's rule. */
const PIECES = 80;

/** How likely it is that a sum without drift is still within its boundaries, by where it is. */
interface Density {
  readonly reach: number;
  readonly at: readonly number[];
}

function boundariesOf(times: readonly number[], error: number): number[] {
  const boundaries: number[] = [];
  let density: Density | undefined;
  let before = 0;
  for (const time of times) {
    const spent = error * (time ** 2 - before ** 2);
    const known = density;
    const elapsed = time - before;
    const reach = solved((b) => leaving(known, elapsed, b), spent, 10 * Math.sqrt(time));
    boundaries.push(reach / Math.sqrt(time));
    density = goneOn(known, elapsed, reach);
    before = time;
  }
  return boundaries;
}

/** Where a falling function comes down to a value, between 0 and an end. */
function solved(falling: (x: number) => number, value: number, end: number): number {
  let [low, high] = [0, end];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (falling(middle) > value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How likely a sum leaves through a boundary in some time. */
function leaving(density: Density | undefined, elapsed: number, boundary: number): number {
  const deviation = Math.sqrt(elapsed);
  if (density === undefined) return 2 * tailOf(boundary / deviation);
  return integral(density, (x) => tailOf((boundary - x) / deviation) + tailOf((boundary + x) / deviation));
}

/** Those that have not left, some time later. */
function goneOn(density: Density | undefined, elapsed: number, reach: number): Density {
  const deviation = Math.sqrt(elapsed);
  const arriving = (x: number): number =>
    density === undefined
      ? bell(x / deviation) / deviation
      : integral(density, (from) => bell((x - from) / deviation) / deviation);
  return { reach, at: pointsWithin(reach).map(arriving) };
}

function bell(z: number): number {
  return Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
}

function pointsWithin(reach: number): number[] {
  return Array.from({ length: PIECES + 1 }, (_, i) => reach * ((2 * i) / PIECES - 1));
}

/** By Simpson's rule. */
function integral({ reach, at }: Density, worth: (x: number) => number): number {
  const width = (2 * reach) / PIECES;
  const terms = pointsWithin(reach).map((x, i) => {
    const times = i === 0 || i === PIECES ? 1 : i % 2 === 1 ? 4 : 2;
    return times * itemAt(at, i) * worth(x);
  });
  return (terms.reduce((sum, term) => sum + term, 0) * width) / 3;
}
