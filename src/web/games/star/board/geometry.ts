import { type Hex, hexAt, ROW, STEPS, X } from '../../../../games/star/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** Where hexes lie on the drawn mat; its centre is 0,0. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to a corner. */
export const RADIUS = 20.75;
const COLUMN = (RADIUS * Math.sqrt(3)) / 2;
const LINE = RADIUS * 1.5;
/** The column and row of the centre. */
const MIDDLE = { x: 25, row: 11 } as const;

/** What is shown: all hexes and some of the light around the wormholes. */
export const VIEW = { x: -478, y: -374, width: 956, height: 748 } as const;

export const CENTRE: Spot = { x: 0, y: 0 };

export function spotOf(hex: Hex): Spot {
  return {
    x: COLUMN * (itemAt(X, hex) - MIDDLE.x),
    y: LINE * (itemAt(ROW, hex) - MIDDLE.row),
  };
}

/** From the top, clockwise. */
const CORNERS: readonly Spot[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3 - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** The outlines of hexes, each drawn a little smaller than it is. */
export function outlineOf(hexes: readonly Hex[], inset: number): string {
  return hexes.map((hex) => `M${CORNERS.map((_, i) => cornerOf(hex, i, inset)).join('L')}Z`).join('');
}

/** The line around a region, without the lines inside it. */
export function borderOf(hexes: readonly Hex[], inset: number): string {
  const inside = new Set(hexes);
  return hexes
    .flatMap((hex) =>
      STEPS.flatMap(([dx, dRow], i) =>
        inside.has(hexAt(itemAt(X, hex) + dx, itemAt(ROW, hex) + dRow))
          ? []
          : [`M${cornerOf(hex, i + 1, inset)}L${cornerOf(hex, i + 2, inset)}`],
      ),
    )
    .join('');
}

function cornerOf(hex: Hex, corner: number, inset: number): string {
  const { x, y } = spotOf(hex);
  const { x: dx, y: dy } = itemAt(CORNERS, corner % CORNERS.length);
  const far = RADIUS - inset;
  return `${rounded(x + dx * far)} ${rounded(y + dy * far)}`;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The way from one spot to another as one of the six directions of hexes, in degrees clockwise from up. */
export function directionTo(from: Spot, to: Spot): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (Math.round((degrees - 30) / 60) * 60 + 390) % 360;
}

/** The spot so far from `from` on the way to `to`; backwards where it is negative. */
export function toward(from: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: rounded(from.x + ((to.x - from.x) / length) * far),
    y: rounded(from.y + ((to.y - from.y) / length) * far),
  };
}
