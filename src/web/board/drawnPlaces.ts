import type { Place } from '../games/view.ts';
import type { Size, Spot } from './zoom/lens.ts';

/** Places as they are drawn: whatever carries a `data-place`, or a `data-look` where it can only be looked at. */

/** The place that something drawn belongs to, if it can be clicked or dragged to. */
export function placeUnder(target: EventTarget | null): Place | undefined {
  const drawn = target instanceof Element ? target.closest('[data-place]') : null;
  return drawn?.getAttribute('data-place') ?? undefined;
}

/** The place that something drawn belongs to, whether it can be clicked or only be looked at. */
export function placeSeen(target: EventTarget | null): Place | undefined {
  const drawn = target instanceof Element ? target.closest('[data-place], [data-look]') : null;
  return drawn?.getAttribute('data-place') ?? drawn?.getAttribute('data-look') ?? undefined;
}

/** The part of a board that holds these places, as seen without zoom from its centre, however it is zoomed now. */
export function partOf(board: HTMLElement, places: readonly Place[]): (Spot & Size) | undefined {
  const wanted = new Set(places);
  const rects = [...board.querySelectorAll('[data-place]')]
    .filter((drawn) => wanted.has(drawn.getAttribute('data-place') ?? ''))
    .map((drawn) => drawn.getBoundingClientRect());
  if (rects.length === 0) return undefined;
  const area = board.getBoundingClientRect();
  const scale = area.width / board.offsetWidth;
  const [left, top] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))];
  const [right, bottom] = [Math.max(...rects.map((r) => r.right)), Math.max(...rects.map((r) => r.bottom))];
  const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return {
    x: (left - centre.x) / scale,
    y: (top - centre.y) / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  };
}
