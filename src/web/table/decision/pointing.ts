import type { FocusEvent, PointerEvent } from 'react';

/** Events of pointing at something, before it is pressed. */
export interface Pointing {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/**
 * For mouse and keyboard only. A finger that comes down means to press: a change of the page at that moment could move
 * the button away from under it, and the press would be lost.
 */
export function pointing(begin: () => void, end: () => void): Pointing {
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && begin(),
    onPointerLeave: end,
    onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && begin(),
    onBlur: end,
  };
}
