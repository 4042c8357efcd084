import type { FocusEvent, PointerEvent } from 'react';

/** What tells that somebody points at a thing, before it is pressed. */
export interface Pointing {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * By the mouse and by keys only. A finger that comes down means to press: what is told then may move the thing away
 * from under it, and the press would be lost.
 */
export function pointing(begin: () => void, end: () => void): Pointing {
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && begin(),
    onPointerLeave: end,
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && begin(),
    onBlur: end,
  };
}
