import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { cellOf } from '../../../../games/factions/board.ts';
import { PLANETS } from '../../../../games/factions/facts.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/lists.ts';
import { placeUnder } from '../../../board/drawnPlaces.ts';
import type { BoardProps, Place } from '../../view.ts';
import { planetRadius } from '../art/planets.tsx';
import { orbitPolar, outlineOf, rounded, spotOf } from './geometry.ts';
import { isOnBoard, placeLabel, planetAt } from './label.ts';
import { type Glow, watchable } from './lights.ts';

/** Places that can be clicked or looked at, and their light. One listener serves them all. */

interface LightsProps extends BoardProps<State> {
  readonly glows: ReadonlyMap<Place, Glow>;
  /** What a place costs. */
  readonly prices: ReadonlyMap<Place, number>;
  /** The least radius of what a finger has to hit. */
  readonly touch: number;
}

/** More targets than this are lit more gently. */
const MANY = 14;

export function Lights({ glows, prices, touch, ...props }: LightsProps): ReactNode {
  const { state, hinted, hovered, onPlace, onHover } = props;
  const open = (target: EventTarget | null): Place | undefined => {
    const place = placeUnder(target);
    return place !== undefined && glows.has(place) ? place : undefined;
  };
  const hover = (target: EventTarget | null): void => {
    const place = lookedAt(target);
    if (place !== hovered) onHover(place);
  };
  const choose = (event: KeyboardEvent): void => {
    const place = open(event.target);
    if (place === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onPlace(place);
  };
  return (
    <g
      className={props.targets.size > MANY ? 'fac-many' : undefined}
      onClick={({ target }) => {
        const place = open(target);
        if (place === undefined) return hover(target);
        // A finger may have looked at something else before.
        if (hovered !== undefined && hovered !== place) onHover(undefined);
        onPlace(place);
      }}
      onKeyDown={choose}
      onPointerOver={({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && hover(target)}
      onPointerOut={({ relatedTarget, pointerType }: PointerEvent) =>
        pointerType === 'mouse' && hover(relatedTarget)
      }
      onFocus={({ target }: FocusEvent) => hover(target)}
      onBlur={({ relatedTarget }: FocusEvent) => hover(relatedTarget)}
    >
      {watchable(state, glows).map((place) => (
        <path key={place} className="fac-watch" data-look={place} d={shapeOf(state, place, 0, 0)} />
      ))}
      {[...hinted]
        .filter((place) => isOnBoard(place) && !glows.has(place))
        .map((place) => (
          <path
            key={place}
            className="fac-hint"
            data-place={place}
            d={shapeOf(state, place, 1.5, 0)}
            aria-hidden
          />
        ))}
      {[...glows].map(([place, glow]) => (
        <Light
          key={place}
          place={place}
          glow={glow}
          shape={shapeOf(state, place, 2.6, 0)}
          edge={shapeOf(state, place, 0.6, 0)}
          touch={planetAt(place) < 0 ? undefined : shapeOf(state, place, 0, touch)}
          hinted={hinted.has(place)}
          label={placeLabel(place, prices.get(place), props)}
        />
      ))}
    </g>
  );
}

function lookedAt(target: EventTarget | null): Place | undefined {
  const drawn = target instanceof Element ? target.closest('[data-place], [data-look]') : null;
  return drawn?.getAttribute('data-place') ?? drawn?.getAttribute('data-look') ?? undefined;
}

/** How far the light of a planet reaches beyond its collar. */
const HALO = 9;

/** The outline of a sector, or a circle around a planet that is at least so large. */
function shapeOf({ planets }: State, place: Place, inset: number, least: number): string {
  const planet = planetAt(place);
  const orbit = planets[planet];
  if (orbit === undefined) return planet < 0 ? outlineOf(cellOf(place), inset) : '';
  const { x, y } = spotOf(orbitPolar(orbit));
  const r = rounded(Math.max(least, planetRadius(itemAt(PLANETS, planet)) + HALO - inset));
  return `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

interface LightProps {
  readonly place: Place;
  readonly glow: Glow;
  readonly shape: string;
  readonly edge: string;
  readonly touch: string | undefined;
  /** Also pointed at by a lesson or a line of the log. */
  readonly hinted: boolean;
  readonly label: string;
}

const Light = memo(function Light(props: LightProps): ReactNode {
  const { place, glow, shape, edge, touch, hinted, label } = props;
  return (
    <g
      className={`fac-light fac-light-${glow}${hinted ? ' fac-pointed' : ''}`}
      data-place={place}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={glow === 'picked' ? true : undefined}
    >
      {touch !== undefined && <path d={touch} fill="none" pointerEvents="all" />}
      <path className="fac-cell" d={shape} />
      <path className="fac-focus" d={edge} fill="none" />
    </g>
  );
});
