import { type RefObject, useLayoutEffect, useState } from 'react';

/** Steps in which the unit changes, so that a window being dragged does not redraw everything. */
const STEP = 0.05;
const LARGEST = 2.4;

/** How many units of a drawing of `size` units make one pixel of the screen. */
export function useUnit(box: RefObject<HTMLElement | null>, size: number): number {
  const [unit, setUnit] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const shown = Math.min(element.clientWidth, element.clientHeight);
      if (shown > 0) setUnit(Math.min(LARGEST, Math.round(size / shown / STEP) * STEP));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, size]);
  return unit;
}
