import { type Board, LAYER, type Segment, type Space } from '../../../../games/sol/board.ts';
import { CONVECTIVE, CORE, INNER, OUTER, RADIATIVE } from '../../../../games/sol/facts.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { present } from '../../../../kernel/data/present.ts';
import { type Arc, RADIUS } from './polar.ts';

/** Where spaces, eyes and barriers lie on the drawn board (RULES.md 3.6). */

/** Inner and outer radius of each layer. */
export const RINGS: readonly (readonly [number, number])[] = [
  [RADIUS.inner, RADIUS.outer],
  [RADIUS.convective, RADIUS.inner],
  [RADIUS.radiative, RADIUS.convective],
  [RADIUS.core, RADIUS.radiative],
  [RADIUS.heart, RADIUS.core],
];

/** The line before orbit space `eye`, where its eye lies. */
export function eyeAt(board: Board, eye: number): number {
  if (board.eyes === 13) return (eye + 0.06) / 13;
  if (eye === 9) return 120 / 208;
  return eye === 15 ? 200 / 208 : (13 * eye + 4) / 208;
}

/** The lines before each space of the inner rings; a few are nudged onto a line of the ring outside. */
const SUN_LINES: Readonly<Record<number, readonly number[]>> = {
  [CONVECTIVE]: Array.from({ length: 13 }, (_, i) => (i - 0.5) / 13),
  [RADIATIVE]: Array.from({ length: 8 }, (_, i) =>
    i === 2 ? 2.5 / 13 : i === 7 ? 10.5 / 13 : (i - 0.5) / 8,
  ),
  [CORE]: Array.from({ length: 5 }, (_, i) => (i === 2 ? 2.5 / 8 : i === 4 ? 5.5 / 8 : (i - 0.5) / 5)),
};

/** The lines before each space of a layer. */
export function linesOf(board: Board, layer: number): readonly number[] {
  if (layer !== OUTER && layer !== INNER) return present(SUN_LINES[layer]);
  return Array.from({ length: board.eyes }, (_, eye) => eyeAt(board, eye));
}

export function arcOf(board: Board, space: Space): Arc {
  const layer = itemAt(LAYER, space);
  const lines = linesOf(board, layer);
  const index = itemAt(board.rings, layer).indexOf(space);
  const start = itemAt(lines, index);
  const end = lines[index + 1] ?? itemAt(lines, 0) + 1;
  return { start, end };
}

/** Where two spaces of neighbouring layers meet: the arc and the radius of the barrier. */
export function segmentArc(board: Board, segment: Segment): Arc & { readonly radius: number } {
  const { upper, lower } = itemAt(board.segments, segment);
  const radius = itemAt(RINGS, itemAt(LAYER, lower))[1];
  return { ...overlap(arcOf(board, upper), arcOf(board, lower)), radius };
}

/** The longest arc two arcs share, wherever either is counted from. */
function overlap(a: Arc, b: Arc): Arc {
  const shared = [-1, 0, 1].map((turns) => ({
    start: Math.max(a.start, b.start + turns),
    end: Math.min(a.end, b.end + turns),
  }));
  return shared.reduce((best, arc) => (arc.end - arc.start > best.end - best.start ? arc : best));
}
