/** Where a tooltip belongs: beside a pointer, a finger or what has the focus. */
export interface Anchor {
  readonly x: number;
  /** What it must not cover lies between these two. */
  readonly top: number;
  readonly bottom: number;
  /** A finger covers what is below it. */
  readonly above: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least distance from the edge of the screen, and from what it explains. */
const MARGIN = 8;
const GAP = 8;

/** The upper left corner of a box that never leaves the screen, on the other side where there is no room. */
export function placeBeside(anchor: Anchor, box: Size, screen: Size): { left: number; top: number } {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height <= screen.height - MARGIN;
  const top = (anchor.above && above >= MARGIN) || !fitsBelow ? above : below;
  return {
    left: within(anchor.x, MARGIN, screen.width - MARGIN - box.width),
    top: within(top, MARGIN, screen.height - MARGIN - box.height),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
