import type { Place } from '../games/view.ts';
import type { Lens, Size, Spot } from './zoom/lens.ts';

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

/** The part of a board that holds these places, as seen without zoom from the centre of its box. */
export function partOf(box: Element, places: readonly Place[], lens: Lens): (Spot & Size) | undefined {
  const wanted = new Set(places);
  const rects = [...box.querySelectorAll('[data-place]')]
    .filter((drawn) => wanted.has(drawn.getAttribute('data-place') ?? ''))
    .map((drawn) => drawn.getBoundingClientRect());
  if (rects.length === 0) return undefined;
  const area = box.getBoundingClientRect();
  const [left, top] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))];
  const [right, bottom] = [Math.max(...rects.map((r) => r.right)), Math.max(...rects.map((r) => r.bottom))];
  const centre = { x: area.x + area.width / 2 + lens.x, y: area.y + area.height / 2 + lens.y };
  return {
    x: (left - centre.x) / lens.scale,
    y: (top - centre.y) / lens.scale,
    width: (right - left) / lens.scale,
    height: (bottom - top) / lens.scale,
  };
}
