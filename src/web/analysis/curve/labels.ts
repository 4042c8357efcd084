/** Where the words beside the turning points of a curve stand. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A turning point on the curve, and how wide its words are. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Which keep their place where there is not room for all. */
  readonly weight: number;
}

export interface Label {
  /** The middle of its words across, and their base line. */
  readonly x: number;
  readonly y: number;
  /** The middle of the box, for the line to the point. */
  readonly below: boolean;
}

const HEIGHT = 18;
/** How far words may stand from their point, the nearest first. */
const STEPS = [30, 50, 70] as const;
/** Half of a diamond with some air. */
const DIAMOND = 13;

/** Places for words near their points, nothing where they would touch each other, a point or the edge. */
export function placedLabels(anchors: readonly Anchor[], area: Box): (Label | undefined)[] {
  const taken: Box[] = anchors.map(({ x, y }) => boxAround(x, y, 2 * DIAMOND, 2 * DIAMOND));
  const placed: (Label | undefined)[] = anchors.map(() => undefined);
  const order = anchors.map((_, i) => i).toSorted((a, b) => anchors[b]!.weight - anchors[a]!.weight);
  for (const at of order) {
    const anchor = anchors[at]!;
    const found = spotsFor(anchor, area).find(({ box }) => taken.every((other) => !touches(box, other)));
    if (found === undefined) continue;
    taken.push(found.box);
    placed[at] = found.label;
  }
  return placed;
}

/** How near two points may come, and how far one of them is lifted then. */
const TOUCHING = 20;

/** Points that would lie over each other, one above the other, or beside each other at the top; the later ones give way. */
export function apart<P extends { readonly x: number; readonly y: number }>(
  points: readonly P[],
  top: number,
): P[] {
  const placed: P[] = [];
  for (const point of points) {
    let free = point;
    while (placed.some(({ x, y }) => Math.hypot(x - free.x, y - free.y) < TOUCHING))
      free = free.y - TOUCHING < top ? { ...free, x: free.x + TOUCHING } : { ...free, y: free.y - TOUCHING };
    placed.push(free);
  }
  return placed;
}

interface Spot {
  readonly box: Box;
  readonly label: Label;
}

/** The places words may stand in, within the area: above first, nearer first. */
function spotsFor({ x, y, width }: Anchor, area: Box): Spot[] {
  const middle = Math.min(area.right - width / 2, Math.max(area.left + width / 2, x));
  return STEPS.flatMap((step) => [-step, step]).flatMap((by): Spot[] => {
    const box = boxAround(middle, y + by, width, HEIGHT);
    if (box.top < area.top || box.bottom > area.bottom) return [];
    return [{ box, label: { x: middle, y: y + by + 4, below: by > 0 } }];
  });
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
