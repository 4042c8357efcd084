import type { CSSProperties, FocusEvent, HTMLAttributes, PointerEvent, ReactNode } from 'react';
import type { Place, PlaceProps } from '../games/view.ts';
import { answers } from './dark.ts';

/** Places beside the board, and how they answer the hand: as those on it do. */

interface SpotProps extends PlaceProps {
  readonly place: Place;
  /** Its full description, as a tip and for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  /** What it is to readers of the screen and to keys, where it is no button; it is then called by its label. */
  readonly own?: HTMLAttributes<HTMLElement>;
  readonly children: ReactNode;
}

/** How a place is lit: not at all unless it can be clicked. */
function glowOf({ sources, targets, picked }: PlaceProps, place: Place): string | undefined {
  if (picked === place) return 'picked';
  if (targets.has(place)) return 'target';
  return sources.has(place) ? 'source' : undefined;
}

/** A card, a machine or anything else beside the board that may be a place: a button while it is lit, else it answers why. */
export function Spot({
  place,
  label,
  className = '',
  style,
  own,
  children,
  ...places
}: SpotProps): ReactNode {
  const { hovered, hinted, onPlace, onHover } = places;
  const glow = glowOf(places, place);
  const leave = (): void => {
    if (hovered === place) onHover(undefined);
  };
  const drawn = {
    className: `board-spot ${className}`,
    style,
    // What is called by its label shows all of it.
    'data-tip': own ? undefined : label,
    'data-glow': glow,
    'data-hint': hinted.has(place) || undefined,
    // Showing the price in the bar could move the place away from under a finger.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onHover(place),
    onPointerLeave: leave,
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && onHover(place),
    onBlur: leave,
  };
  if (glow === undefined) {
    return (
      <div {...answers(place)} {...drawn} {...own} aria-label={label}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-place={place}
      {...drawn}
      {...(own
        ? { ...own, 'aria-label': label }
        : { 'aria-description': label, 'aria-pressed': glow === 'picked' || undefined })}
      onClick={() => {
        // It may be no button afterwards, and then no event would report that the mouse left.
        leave();
        onPlace(place);
      }}
    >
      {children}
    </button>
  );
}

/** The part of the props that is about places. */
export function placesIn(props: PlaceProps): PlaceProps {
  const { eyes, sources, targets, picked, hovered, hinted, onPlace, onHover } = props;
  return { eyes, sources, targets, picked, hovered, hinted, onPlace, onHover };
}
