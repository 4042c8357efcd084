import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of a drawing, or of a box on the screen. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Steps in which the unit changes, so that a window being dragged does not redraw everything. */
const STEP = 0.05;
const LARGEST = 2.6;

/** How many units of a drawing that fills its box make one pixel of the screen. */
export function useUnit(box: RefObject<HTMLElement | null>, { width, height }: Size): number {
  const [unit, setUnit] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const shown = { width: element.clientWidth, height: element.clientHeight };
      if (shown.width > 0 && shown.height > 0) setUnit(unitFor({ width, height }, shown));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, width, height]);
  return unit;
}

export function unitFor(drawing: Size, shown: Size): number {
  const unit = Math.max(drawing.width / shown.width, drawing.height / shown.height);
  return Math.min(LARGEST, Math.round(unit / STEP) * STEP);
}
