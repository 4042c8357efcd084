import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Place, PlaceProps } from '../games/view.ts';
import { placeSeen } from './drawnPlaces.ts';

/** How places answer mouse, fingers and keys, wherever they are drawn: one set of listeners serves all below it. */

interface Hand extends Pick<PlaceProps, 'hovered' | 'onPlace' | 'onHover'> {
  /** Whether a place can be clicked; others can only be looked at. */
  readonly isLit: (place: Place) => boolean;
}

interface Listeners {
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerOut: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * A click or a key chooses what is lit. The mouse and the keys look at a place as they come to it, and no longer when
 * they leave it. A finger looks at what it has pressed: earlier, the place might move away from under it.
 */
export function placeListeners({ isLit, hovered, onPlace, onHover }: Hand): Listeners {
  return {
    onClick({ target }) {
      const place = placeSeen(target);
      onHover(place);
      if (place !== undefined && isLit(place)) onPlace(place);
    },
    onKeyDown(event) {
      const place = placeSeen(event.target);
      if (place === undefined || !isLit(place) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onPlace(place);
    },
    onPointerOver({ target, pointerType }) {
      if (pointerType === 'mouse') onHover(placeSeen(target));
    },
    onPointerOut({ currentTarget, relatedTarget, pointerType }) {
      if (pointerType !== 'mouse') return;
      const inside = relatedTarget instanceof Element && currentTarget.contains(relatedTarget);
      onHover(inside ? placeSeen(relatedTarget) : undefined);
    },
    onFocus({ target }) {
      if (target.matches(':focus-visible')) onHover(placeSeen(target));
    },
    onBlur({ target }) {
      if (placeSeen(target) === hovered) onHover(undefined);
    },
  };
}
