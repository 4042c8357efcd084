import { type RefObject, useLayoutEffect, useState } from 'react';

interface View {
  readonly width: number;
  readonly height: number;
}

/** Steps in which the unit changes, so that a window being dragged does not redraw everything. */
const STEP = 0.05;
const LARGEST = 2.6;

/** How many units of the drawing make one pixel of the screen. */
export function useUnit(box: RefObject<HTMLElement | null>, view: View): number {
  const [unit, setUnit] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setUnit(unitFor(view, clientWidth, clientHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, view]);
  return unit;
}

function unitFor(view: View, width: number, height: number): number {
  const unit = Math.max(view.width / width, view.height / height);
  return Math.min(LARGEST, Math.round(unit / STEP) * STEP);
}
