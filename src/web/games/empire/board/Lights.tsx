import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { NAME } from '../../../../games/empire/board.ts';
import type { State } from '../../../../games/empire/state.ts';
import { placeUnder } from '../../../board/drawnPlaces.ts';
import type { BoardProps, Place } from '../../view.ts';
import { borderOf, movedTo, outlineOf } from './geometry.ts';
import { placeLabel } from './label.ts';
import { type Glow, placeSpot, watchable } from './lights.ts';
import type { Group } from './slots.ts';
import { spotAt } from './spots.ts';

/** Places that can be clicked or looked at, and their light. One listener serves them all. */

interface LightsProps extends BoardProps<State> {
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly groups: readonly Group[];
  /** Half of what a hand needs to hit a unit, in units of the drawing. */
  readonly touch: number;
}

/** Sectors lie under regions, and regions under units. */
const RANKS = { sector: 0, region: 1, unit: 2 } as const;

export function Lights({ glows, groups, touch, ...props }: LightsProps): ReactNode {
  const { state, names, hinted, hovered, onPlace, onHover } = props;
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
  const lit = [...glows].toSorted(([a], [b]) => rankOf(a) - rankOf(b));
  return (
    <g
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
      {watchable(state, groups, new Set(glows.keys())).map((region) => (
        <path key={region} className="emp-watch" data-look={NAME[region]} d={outlineOf([region], 0)} />
      ))}
      {[...hinted]
        .filter((place) => !glows.has(place))
        .map((place) => {
          const d = shapeOf(place, 2);
          return d === undefined ? null : (
            <path key={place} className="emp-hint" data-place={place} d={d} aria-hidden />
          );
        })}
      {lit.map(([place, glow]) => (
        <Light
          key={place}
          place={place}
          glow={glow}
          hinted={hinted.has(place)}
          label={labelOf(state, place, names, glow)}
          spot={spotAt(place)?.kind === 'unit' ? placeSpot(place, groups) : undefined}
          touch={touch}
        />
      ))}
    </g>
  );
}

function rankOf(place: Place): number {
  const kind = spotAt(place)?.kind;
  return kind === undefined ? 0 : RANKS[kind];
}

function lookedAt(target: EventTarget | null): Place | undefined {
  const drawn = target instanceof Element ? target.closest('[data-place], [data-look]') : null;
  return drawn?.getAttribute('data-place') ?? drawn?.getAttribute('data-look') ?? undefined;
}

function labelOf(state: State, place: Place, names: readonly string[], glow: Glow): string {
  const label = placeLabel(state, place, names);
  return glow === 'strike' ? `target: ${label}` : label;
}

/** The outline of a place that is an area; a unit is pointed at by its region. */
function shapeOf(place: Place, inset: number): string | undefined {
  const spot = spotAt(place);
  if (spot === undefined) return undefined;
  return spot.kind === 'sector' ? borderOf(spot.sector, inset) : outlineOf([spot.region], inset);
}

interface LightProps {
  readonly place: Place;
  readonly glow: Glow;
  /** Also pointed at by a lesson or a line of the log. */
  readonly hinted: boolean;
  readonly label: string;
  /** Where a unit stands. */
  readonly spot: { readonly x: number; readonly y: number } | undefined;
  readonly touch: number;
}

const Light = memo(
  function Light({ place, glow, hinted, label, spot, touch }: LightProps): ReactNode {
    return (
      <g
        className={`emp-light emp-lit-${glow}${hinted ? ' emp-pointed' : ''}`}
        data-place={place}
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={glow === 'picked' ? true : undefined}
      >
        {spot === undefined ? (
          <>
            <path className="emp-glow" d={shapeOf(place, 4)} />
            <path className="emp-cell" d={shapeOf(place, 5)} />
            <path className="emp-focus" d={shapeOf(place, 1.5)} fill="none" />
          </>
        ) : (
          <g transform={movedTo(spot)}>
            <circle className="emp-finger" r={touch} />
            <circle className="emp-cell emp-unit" r={Math.min(21, touch)} />
            <circle className="emp-focus" r={Math.min(24, touch + 2)} fill="none" />
          </g>
        )}
      </g>
    );
  },
  (a, b) =>
    a.place === b.place &&
    a.glow === b.glow &&
    a.hinted === b.hinted &&
    a.label === b.label &&
    a.touch === b.touch &&
    a.spot?.x === b.spot?.x &&
    a.spot?.y === b.spot?.y,
);
