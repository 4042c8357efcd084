import type { Spot } from '../../board/zoom/lens.ts';

/** Where things on a board are, as a sheet that lies over it sees them. */

export interface Figure {
  readonly centre: Spot;
  /** How far it reaches from its centre in every direction. */
  readonly half: number;
  /** Where it begins and ends from above. */
  readonly top: number;
  readonly bottom: number;
  /** Its edge as a path. */
  readonly outline: string;
  /** How large a unit of the board is on the sheet. */
  readonly scale: number;
}

const SHAPES = ':is(path, circle, polygon, rect):not(clipPath *, defs *)';
const SAMPLES = 96;

/** What is drawn for a place as the sheet sees it; nothing where it has no extent. */
export function figureOf(sheet: SVGSVGElement, drawn: Element): Figure | undefined {
  const shape = drawn instanceof SVGGeometryElement ? drawn : drawn.querySelector(SHAPES);
  const over = sheet.getScreenCTM()?.inverse();
  if (over === undefined) return undefined;
  if (!(shape instanceof SVGGeometryElement)) return figureWithin(cornersOf(drawn, over), 1);
  const matrix = shape.getScreenCTM();
  if (matrix === null) return undefined;
  const way = over.multiply(matrix);
  const length = shape.getTotalLength();
  const edge = Array.from({ length: SAMPLES }, (_, i) =>
    shape.getPointAtLength((length * i) / SAMPLES).matrixTransform(way),
  );
  return length === 0 ? undefined : figureWithin(edge, Math.hypot(way.a, way.b));
}

function cornersOf(drawn: Element, over: DOMMatrix): Spot[] {
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(over));
}

/** A figure by points along its edge. */
export function figureWithin(edge: readonly Spot[], scale: number): Figure | undefined {
  const xs = edge.map(({ x }) => x);
  const ys = edge.map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (!(bottom > top)) return undefined;
  const centre = { x: mean(xs), y: mean(ys) };
  const half = Math.min(...edge.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
  return {
    ...{ centre, half, top, bottom, scale },
    outline: `M${edge.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`,
  };
}

const mean = (values: readonly number[]): number => round(values.reduce((a, b) => a + b, 0) / values.length);
const round = (value: number): number => Math.round(value * 10) / 10;
