import type { Size, Spot } from '../../board/zoom/lens.ts';

/** The side of the board where a panel stands. */
export type Dock = 'bottom' | 'top' | 'right' | 'left';

export type Box = Spot & Size;

/** In the order they are preferred. */
const DOCKS: readonly Dock[] = ['bottom', 'top', 'right', 'left'];

/** The side where a panel is farthest from what it is about, on a board that begins at 0,0. */
export function dockOf(board: Size, panel: Size, about: readonly Box[]): Dock {
  let best: Dock = 'bottom';
  let most = Number.NEGATIVE_INFINITY;
  for (const dock of DOCKS) {
    const there = panelAt(board, panel, dock);
    const room = Math.min(...about.map((box) => roomBetween(there, box)));
    if (room > most) [best, most] = [dock, room];
  }
  return best;
}

/** The farther half of a board for a panel, however much of the board is in sight. */
export function farHalf(board: Box, about: readonly Box[]): 'top' | 'bottom' {
  const middle = (boxes: readonly Box[]): number =>
    (Math.min(...boxes.map(({ y }) => y)) + Math.max(...boxes.map(({ y, height }) => y + height))) / 2;
  return middle(about) > middle([board]) ? 'top' : 'bottom';
}

/** Where a panel stands: in the middle of its side. */
function panelAt(board: Size, panel: Size, dock: Dock): Box {
  const middle = { x: (board.width - panel.width) / 2, y: (board.height - panel.height) / 2 };
  const far = { x: board.width - panel.width, y: board.height - panel.height };
  const spots: Readonly<Record<Dock, Spot>> = {
    bottom: { x: middle.x, y: far.y },
    top: { x: middle.x, y: 0 },
    right: { x: far.x, y: middle.y },
    left: { x: 0, y: middle.y },
  };
  return { ...spots[dock], ...panel };
}

/** How far two boxes are apart; the more one covers of the other, the farther below 0. */
function roomBetween(a: Box, b: Box): number {
  const x = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width));
  const y = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height));
  if (x < 0 && y < 0) return Math.max(x, y);
  return Math.hypot(Math.max(0, x), Math.max(0, y));
}
