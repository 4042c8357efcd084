import { type KeyboardEvent, memo, type ReactNode } from 'react';
import type { Place } from '../../view.ts';

/** A place that can be clicked, and its light. */

export type Glow = 'target' | 'distant' | 'source' | 'picked';

interface LightProps {
  readonly place: Place;
  readonly outline: string;
  /** A larger outline for fingers. */
  readonly touch: string | undefined;
  readonly glow: Glow;
  /** Also pointed at by a lesson or a line of the log. */
  readonly hinted: boolean;
  readonly label: string;
  readonly onPlace: (place: Place) => void;
  readonly onHover: (place: Place | undefined) => void;
}

export const Light = memo(function Light({
  place,
  outline,
  touch,
  glow,
  hinted,
  label,
  onPlace,
  onHover,
}: LightProps): ReactNode {
  const choose = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPlace(place);
  };
  return (
    <g
      className={`sol-light sol-${glow}${hinted ? ' sol-pointed' : ''}`}
      data-place={place}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={glow === 'picked' ? true : undefined}
      onClick={() => onPlace(place)}
      onKeyDown={choose}
      onPointerEnter={() => onHover(place)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(place)}
      onBlur={() => onHover(undefined)}
    >
      {touch !== undefined && <path className="sol-touch" d={touch} fill="none" />}
      <LightArt place={place} outline={outline} />
    </g>
  );
});

/** A place lit by a line of the log; it cannot be clicked. */
export const Hint = memo(function Hint({ place, outline }: { place: Place; outline: string }): ReactNode {
  return (
    <g className="sol-light sol-hint" data-place={place} aria-hidden>
      <LightArt place={place} outline={outline} />
    </g>
  );
});

/** Each adds a little, so that the light fades inward. */
const GLOW_WIDTHS = [30, 26, 22, 18, 14.5, 11, 8, 5] as const;

/** An inner glow made of strokes that only show inside: no filter is needed. */
function LightArt({ place, outline }: { place: Place; outline: string }): ReactNode {
  const clip = `sol-clip-${place.replace(/\W/g, '-')}`;
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path className="sol-fill" d={outline} />
      <g className="sol-inner" clipPath={`url(#${clip})`} fill="none">
        {GLOW_WIDTHS.map((width) => (
          <path key={width} d={outline} strokeWidth={width} />
        ))}
      </g>
      <path className="sol-outer" d={outline} fill="none" />
      <path className="sol-edge" d={outline} fill="none" />
    </>
  );
}
