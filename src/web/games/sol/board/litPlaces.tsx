import { memo, type ReactNode } from 'react';
import type { State } from '../../../../games/sol/state.ts';
import { MOMENTUM } from '../../../../games/sol/why/things.ts';
import type { View } from '../../../board/layers.tsx';
import { Places } from '../../../board/places.tsx';
import type { BoardProps, Place } from '../../view.ts';
import { placeLabel } from './label.ts';
import { DIAL_OUTLINE, farFrom, outlineOf, placesOnBoard, touchOf } from './shapes.ts';

/** The places that can be clicked, and their light. */

type Glow = 'target' | 'distant' | 'source' | 'picked';

interface LightsProps extends BoardProps<State> {
  readonly view: View;
}

/** More targets than this are lit more gently. */
const MANY = 14;

export function Lights({ view, ...props }: LightsProps): ReactNode {
  const { state, compact } = props;
  return (
    <Places
      {...props}
      className={props.targets.size > MANY ? 'sol-many' : undefined}
      lights={lightsOf(props)}
      label={(place) => placeLabel(state, place, props)}
      art={(place) => (
        <>
          {isSmall(place) && <path className="board-touch" d={touchOf(state, place, compact)} />}
          <LightArt place={place} outline={outlineOf(state, place)} />
        </>
      )}
      hint={(place) => <LightArt place={place} outline={outlineOf(state, place)} />}
      watched={[watchedOf(props)]}
      watchLabel={(place) => darkLabel(place, props)}
      fingers={compact ? { view, far: (place, spot) => farFrom(state, place, spot) } : undefined}
    />
  );
}

/** Every place that can be clicked, the small ones last so that they lie on top. */
function lightsOf({ sources, targets, distant, picked }: BoardProps<State>): ReadonlyMap<Place, Glow> {
  const glows = new Map<Place, Glow>();
  for (const place of distant) glows.set(place, 'distant');
  for (const place of sources) glows.set(place, 'source');
  for (const place of targets) glows.set(place, 'target');
  if (picked !== undefined) glows.set(picked, 'picked');
  return new Map([...glows].sort(([a], [b]) => Number(isSmall(a)) - Number(isSmall(b))));
}

/** Everything that is not lit, the large places first so that the small ones lie on top. */
function watchedOf({
  state,
  sources,
  targets,
  distant,
  picked,
  compact,
}: BoardProps<State>): Map<Place, string> {
  const lit = new Set([...sources, ...targets, ...distant, picked]);
  const dark = [...(compact ? [] : [MOMENTUM]), ...placesOnBoard(state)].filter((place) => !lit.has(place));
  return new Map(dark.map((place) => [place, place === MOMENTUM ? DIAL_OUTLINE : outlineOf(state, place)]));
}

function darkLabel(place: Place, props: BoardProps<State>): string {
  return place === MOMENTUM ? 'the track of momentum' : placeLabel(props.state, place, props);
}

function isSmall(place: Place): boolean {
  return place.includes('|') || place.startsWith('ship ');
}

/** Each adds a little, so that the light fades inward. */
const GLOW_WIDTHS = [30, 26, 22, 18, 14.5, 11, 8, 5] as const;

interface LightArtProps {
  readonly place: Place;
  readonly outline: string;
}

/** An inner glow made of strokes that only show inside: no filter is needed. */
const LightArt = memo(function LightArt({ place, outline }: LightArtProps): ReactNode {
  const clip = `sol-clip-${place.replace(/\W/g, '-')}`;
  return (
    <g className="sol-light">
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
    </g>
  );
});
