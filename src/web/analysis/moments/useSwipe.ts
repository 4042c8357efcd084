import { type TouchEvent, useRef } from 'react';

/** Less than this far to the side is a tap or a way up and down. */
const FAR = 60;

/** Hears a finger that goes to the side. */
export function useSwipe(onLeft: (() => void) | undefined, onRight: (() => void) | undefined) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const touch = touches[0];
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0];
      if (from.current === undefined || touch === undefined) return;
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
      (x < 0 ? onLeft : onRight)?.();
    },
  };
}
