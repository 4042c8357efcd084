/** What part of the board is seen: how much larger, and how far its centre is moved, in pixels of the box. */
export interface Lens {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };

const MOST = 4;
/** How near the table goes by itself. */
const NEAREST = 2.4;
/** Around what is shown by itself some of its surroundings stay in sight. */
const MARGIN = 1.35;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Kept so that the board always covers its box. */
export function held({ scale, x, y }: Lens, { width, height }: Size): Lens {
  const kept = within(scale, 1, MOST);
  const [reachX, reachY] = [((kept - 1) * width) / 2, ((kept - 1) * height) / 2];
  return { scale: kept, x: within(x, -reachX, reachX) + 0, y: within(y, -reachY, reachY) + 0 };
}

/** Zooms so that what lies under `spot`, measured from the centre of the box, stays there. */
export function zoomed(lens: Lens, factor: number, spot: Spot, size: Size): Lens {
  const scale = within(lens.scale * factor, 1, MOST);
  const grown = scale / lens.scale;
  return held({ scale, x: spot.x - (spot.x - lens.x) * grown, y: spot.y - (spot.y - lens.y) * grown }, size);
}

export function moved(lens: Lens, by: Spot, size: Size): Lens {
  return held({ ...lens, x: lens.x + by.x, y: lens.y + by.y }, size);
}

/** How much of a box is covered by something that lies over it, in pixels. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

const UNCOVERED: Covered = { top: 0, bottom: 0 };

/** Shows a part of the board, given as seen without any zoom from the centre of the box, where nothing covers it. */
export function closeUp(part: Spot & Size, size: Size, { top, bottom }: Covered = UNCOVERED): Lens {
  const free = size.height - top - bottom;
  const fit = Math.min(size.width / (part.width * MARGIN), free / (part.height * MARGIN));
  const scale = within(fit, 1, NEAREST);
  const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return held({ scale, x: -centre.x * scale, y: (top - bottom) / 2 - centre.y * scale }, size);
}

/** Where what is seen lies on the square board in the middle of the box, in parts of its side from its left and top. */
export function partSeen({ scale, x, y }: Lens, { width, height }: Size): Spot & Size {
  const side = Math.min(width, height);
  const along = (length: number, by: number): readonly [number, number] => {
    const start = within(0.5 - (by + length / 2) / scale / side, 0, 1);
    const end = within(0.5 + (length / 2 - by) / scale / side, 0, 1);
    return [start, end - start];
  };
  const [left, wide] = along(width, x);
  const [top, tall] = along(height, y);
  return { x: left, y: top, width: wide, height: tall };
}
