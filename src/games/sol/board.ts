import { CONVECTIVE, CORE, INNER, OUTER, RADIATIVE } from './facts.ts';

/**
 * The board as numbered spaces. Numbers are the same on both sides: O0-O15, I0-I15, C0-C12, R0-R7, K0-K4
 * are 0-57; the smaller side leaves O13-O15 and I13-I15 out.
 */
export type Space = number;
/** A place for a gate, numbered in the order of `segments`. */
export type Segment = number;

export const SPACES = 58;
const FIRST = [0, 16, 32, 45, 53] as const;
const LETTERS = ['O', 'I', 'C', 'R', 'K'] as const;
const SUN_SIZES = [13, 8, 5] as const;

/** A neighbour across an edge; `segment` is -1 where no barrier lies between. */
export interface Border {
  readonly to: Space;
  readonly segment: Segment;
}

/** Where a gate may stand: the upper and the lower space it joins. */
interface SegmentEnds {
  readonly upper: Space;
  readonly lower: Space;
  readonly name: string;
}

export interface Board {
  readonly eyes: number;
  /** Spaces of each layer in ring order. */
  readonly rings: readonly (readonly Space[])[];
  /** All spaces of this side, by layer, then index. */
  readonly spaces: readonly Space[];
  readonly borders: readonly (readonly Border[])[];
  /** Neighbours one layer further in, and further out. */
  readonly inward: readonly (readonly Border[])[];
  readonly outward: readonly (readonly Border[])[];
  readonly next: readonly Space[];
  readonly prev: readonly Space[];
  readonly segments: readonly SegmentEnds[];
  /** The four spaces at each eye: O(e-1), Oe, I(e-1), Ie (3.5). */
  readonly atEye: readonly (readonly Space[])[];
}

/** The layer of each space, on both sides. */
export const LAYER: readonly number[] = Array.from({ length: SPACES }, (_, space) =>
  space < FIRST[1]
    ? OUTER
    : space < FIRST[2]
      ? INNER
      : space < FIRST[3]
        ? CONVECTIVE
        : space < FIRST[4]
          ? RADIATIVE
          : CORE,
);

export const NAME: readonly string[] = LAYER.map(
  (layer, space) => `${LETTERS[layer]}${space - FIRST[layer]!}`,
);

const BY_NAME: ReadonlyMap<string, Space> = new Map(NAME.map((name, space) => [name, space]));

/** The number of a space by its name. */
export function spaceOf(name: string): Space {
  const space = BY_NAME.get(name);
  if (space === undefined) throw new Error(`there is no space ${name}`);
  return space;
}

/** Whose arcs meet, ring by ring, for C-R and R-K (3.3). */
const C_TO_R = [[0], [0, 1], [1], [2], [2, 3], [3], [3, 4], [4, 5], [5], [5, 6], [6], [7], [0, 7]];
const R_TO_K = [[0], [0, 1], [1], [2], [2, 3], [3], [4], [0, 4]];
/** The small side: the two rings of 13 are shifted by about half a space. */
const I_TO_C_13 = Array.from({ length: 13 }, (_, i) => [i, (i + 1) % 13]);
/** The large side: 16 inner spaces over 13 convective ones. */
const I_TO_C_16 = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3],
  [4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7],
  [8],
  [8, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12],
  [0],
];

export const SMALL_SIDE = build(13, I_TO_C_13);
export const LARGE_SIDE = build(16, I_TO_C_16);

/** 4.1 */
export function sideFor(players: number): Board {
  return players === 5 ? LARGE_SIDE : SMALL_SIDE;
}

function build(eyes: number, innerToConvective: readonly (readonly number[])[]): Board {
  const rings = [eyes, eyes, ...SUN_SIZES].map((size, layer) =>
    Array.from({ length: size }, (_, i) => FIRST[layer]! + i),
  );
  const inward: Border[][] = Array.from({ length: SPACES }, () => []);
  const outward: Border[][] = Array.from({ length: SPACES }, () => []);
  const segments: SegmentEnds[] = [];
  const join = (upper: Space, lower: Space, segment: Segment): void => {
    inward[upper]?.push({ to: lower, segment });
    outward[lower]?.push({ to: upper, segment });
  };
  for (let i = 0; i < eyes; i++) join(i, FIRST[1] + i, -1);
  [innerToConvective, C_TO_R, R_TO_K].forEach((table, depth) => {
    table.forEach((targets, i) => {
      for (const target of targets) {
        const upper = FIRST[depth + 1]! + i;
        const lower = FIRST[depth + 2]! + target;
        join(upper, lower, segments.length);
        segments.push({ upper, lower, name: `${NAME[upper]}|${NAME[lower]}` });
      }
    });
  });
  const next = ringSteps(rings, 1);
  const prev = ringSteps(rings, -1);
  const spaces = rings.flat();
  return {
    eyes,
    rings,
    spaces,
    inward,
    outward,
    next,
    prev,
    segments,
    borders: Array.from({ length: SPACES }, (_, space) => bordersOf(space)),
    atEye: Array.from({ length: eyes }, (_, eye) => {
      const before = (eye + eyes - 1) % eyes;
      return [before, eye, FIRST[1] + before, FIRST[1] + eye].sort((a, b) => a - b);
    }),
  };

  function bordersOf(space: Space): Border[] {
    if (!spaces.includes(space)) return [];
    const along = [prev[space]!, next[space]!].map((to) => ({ to, segment: -1 }));
    return [...(outward[space] ?? []), ...along, ...(inward[space] ?? [])].sort((a, b) => a.to - b.to);
  }
}

function ringSteps(rings: readonly (readonly Space[])[], step: number): Space[] {
  const steps = new Array<Space>(SPACES).fill(-1);
  for (const ring of rings) {
    ring.forEach((space, i) => {
      steps[space] = ring[(i + step + ring.length) % ring.length]!;
    });
  }
  return steps;
}

/** The segment between two bordering spaces, or -1 where there is none. */
export function segmentBetween(board: Board, a: Space, b: Space): Segment {
  for (const border of board.borders[a]!) if (border.to === b) return border.segment;
  return -1;
}

/** The segment of a name such as `C3|R2`, or -1. */
export function segmentOf(board: Board, name: string): Segment {
  return board.segments.findIndex((segment) => segment.name === name);
}

/** The short way from one space to another of its ring: -1, 0 or 1; a tie goes counterclockwise (+1). */
export function ringDirection(
  board: Board,
  from: Space,
  to: Space,
): { readonly distance: number; readonly step: 1 | -1 } {
  const size = board.rings[LAYER[from]!]!.length;
  const forward = (to - from + size) % size;
  return forward <= size - forward ? { distance: forward, step: 1 } : { distance: size - forward, step: -1 };
}
