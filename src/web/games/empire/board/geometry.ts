import { AXIAL, type Region, REGIONS, SCAN, SECTOR, type Sector } from '../../../../games/empire/board.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';

/** Where regions lie on the drawn chart; its centre is 0,0. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a region to a corner. */
const RADIUS = 56;
const COLUMN = RADIUS * Math.sqrt(3);
const LINE = RADIUS * 1.5;

/** The graduated ring around the galaxy, and the line its names stand on. */
export const RING = 351;

/** What is shown: the ring with its names, or on a phone the regions alone. */
export const VIEW = { x: -366, y: -351, width: 732, height: 702 } as const;
export const CLOSE_VIEW = { x: -346, y: -314, width: 692, height: 628 } as const;

const SPOTS: readonly Spot[] = AXIAL.map(([q, r]) => ({
  x: rounded(COLUMN * (q + r / 2)),
  y: rounded(LINE * r),
}));

export function spotOf(region: Region): Spot {
  return itemAt(SPOTS, region);
}

/** The middle of a sector. */
export function middleOf(sector: Sector): Spot {
  const spots = itemAt(SCAN, sector).map(spotOf);
  const mean = (values: readonly number[]): number =>
    rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
}

/** From the top, clockwise. */
const CORNERS: readonly Spot[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (i * Math.PI) / 3 - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** What lies beyond the side between a corner and the next. */
const BEYOND = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

const BY_AXIAL = new Map(AXIAL.map(([q, r], region) => [`${q} ${r}`, region]));

function cornerOf(region: Region, corner: number, inset: number): Spot {
  const { x, y } = spotOf(region);
  const { x: dx, y: dy } = itemAt(CORNERS, corner % CORNERS.length);
  return { x: rounded(x + dx * (RADIUS - inset)), y: rounded(y + dy * (RADIUS - inset)) };
}

const point = ({ x, y }: Spot): string => `${x} ${y}`;

/** The outlines of regions, each drawn a little smaller than it is. */
export function outlineOf(regions: readonly Region[], inset: number): string {
  return regions
    .map((region) => `M${CORNERS.map((_, i) => point(cornerOf(region, i, inset))).join('L')}Z`)
    .join('');
}

/** The line around a sector as one closed path, moved inwards by so much. */
export function borderOf(sector: Sector, inset: number): string {
  const next = new Map<string, Spot>();
  for (const region of itemAt(SCAN, sector)) {
    const [q, r] = itemAt(AXIAL, region);
    BEYOND.forEach(([dq, dr], side) => {
      const there = BY_AXIAL.get(`${q + dq} ${r + dr}`);
      if (there !== undefined && SECTOR[there] === sector) return;
      next.set(key(cornerOf(region, side, 0)), cornerOf(region, side + 1, 0));
    });
  }
  const [first] = next.keys();
  const loop: Spot[] = [];
  for (let from = first; from !== undefined; ) {
    const to = next.get(from);
    if (to === undefined) break;
    loop.push(to);
    next.delete(from);
    from = key(to);
  }
  return `M${(inset === 0 ? loop : shrunk(loop, inset)).map(point).join('L')}Z`;
}

/** Corners of two regions that are the same differ a little by rounding. */
const key = ({ x, y }: Spot): string => `${Math.round((2 * x) / COLUMN)} ${Math.round((2 * y) / RADIUS)}`;

/** A loop that turns clockwise with all its sides moved inwards. */
function shrunk(loop: readonly Spot[], inset: number): readonly Spot[] {
  return loop.map((here, i) => {
    const before = itemAt(loop, (i + loop.length - 1) % loop.length);
    const after = itemAt(loop, (i + 1) % loop.length);
    const [a, b] = [inwardNormal(before, here), inwardNormal(here, after)];
    // Both sides meet at 120 degrees, so that their inner lines meet at 2/3 of the sum.
    const k = (inset * 2) / 3;
    return { x: rounded(here.x + (a.x + b.x) * k), y: rounded(here.y + (a.y + b.y) * k) };
  });
}

/** The direction across an edge into a hex whose corners are listed clockwise, one unit long. */
function inwardNormal(from: Spot, to: Spot): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

/** The arc a name is written on, centred at an angle in degrees clockwise from the top, never upside down. */
export function arcAt(angle: number, radius: number, span: number): string {
  const turned = ((angle % 360) + 360) % 360;
  const below = turned > 90 && turned < 270;
  const [from, to] = below ? [angle + span / 2, angle - span / 2] : [angle - span / 2, angle + span / 2];
  return `M${point(onRing(from, radius))}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${point(onRing(to, radius))}`;
}

/** So many degrees clockwise from the top. */
export function onRing(angle: number, radius: number): Spot {
  const radians = (angle * Math.PI) / 180;
  return { x: rounded(radius * Math.sin(radians)), y: rounded(-radius * Math.cos(radians)) };
}

/** How many regions apart, as the crow flies. */
export function distance(a: Region, b: Region): number {
  const [aq, ar] = itemAt(AXIAL, a);
  const [bq, br] = itemAt(AXIAL, b);
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq + ar - bq - br));
}

export const ALL_REGIONS: readonly Region[] = Array.from({ length: REGIONS }, (_, region) => region);

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export const movedTo = ({ x, y }: Spot): string => `translate(${x} ${y})`;
