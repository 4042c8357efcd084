import { memo, type ReactNode } from 'react';
import type { State } from '../../../../games/empire/state.ts';
import { Places } from '../../../board/places.tsx';
import type { BoardProps, Place } from '../../view.ts';
import { borderOf, CLOSE_VIEW, movedTo, outlineOf, type Spot } from './geometry.ts';
import { placeLabel } from './label.ts';
import { readBy } from '../moves/owner.ts';
import { darkPlaces, farFrom, type Glow, placeSpot } from './lights.ts';
import type { Group } from './slots.ts';
import { isOnBoard, spotAt } from './spots.ts';

/** Places that can be clicked or looked at, and their light. */

interface LightsProps extends BoardProps<State> {
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly groups: readonly Group[];
  /** Half of what a hand needs to hit a unit, in units of the drawing. */
  readonly touch: number;
}

/** The room a dark unit takes at most, so that its region can be pointed at beside it. */
const UNIT = 15;

/** Sectors lie under regions, and regions under units. */
const RANKS = { sector: 0, region: 1, unit: 2 } as const;

export function Lights({ glows, groups, touch, ...props }: LightsProps): ReactNode {
  const { state, compact } = props;
  const names = readBy(props.names, props.eyes);
  const watched = darkPlaces(groups, new Set(glows.keys()));
  return (
    <Places
      {...props}
      lights={new Map([...glows].toSorted(([a], [b]) => rankOf(a) - rankOf(b)))}
      label={(place, glow) => labelOf(state, place, names, glow)}
      art={(place) => {
        const spot = spotAt(place)?.kind === 'unit' ? placeSpot(place, groups) : undefined;
        return spot ? <UnitLight spot={spot} touch={touch} /> : <AreaLight place={place} />;
      }}
      hint={(place) => isOnBoard(place) && <path className="empire-hint" d={shapeOf(place, 2)} />}
      watched={[new Map(watched.map((place) => [place, darkShape(place, groups, touch)]))]}
      watchLabel={(place) => placeLabel(state, place, names)}
      fingers={compact ? { view: CLOSE_VIEW, far: (place, spot) => farFrom(place, groups, spot) } : undefined}
    />
  );
}

function rankOf(place: Place): number {
  const kind = spotAt(place)?.kind;
  return kind === undefined ? 0 : RANKS[kind];
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

/** The outline of a dark place: a region, or as much of a unit as a hand needs. */
function darkShape(place: Place, groups: readonly Group[], touch: number): string {
  const spot = spotAt(place)?.kind === 'unit' ? placeSpot(place, groups) : undefined;
  if (spot === undefined) return shapeOf(place, 0) ?? '';
  const r = Math.min(UNIT, touch);
  return `M${spot.x - r} ${spot.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

const AreaLight = memo(function AreaLight({ place }: { readonly place: Place }): ReactNode {
  return (
    <>
      <path className="empire-glow" d={shapeOf(place, 4)} />
      <path className="empire-cell" d={shapeOf(place, 5)} />
      <path className="empire-focus" d={shapeOf(place, 1.5)} fill="none" />
    </>
  );
});

interface UnitLightProps {
  /** Where the unit stands. */
  readonly spot: Spot;
  readonly touch: number;
}

function UnitLight({ spot, touch }: UnitLightProps): ReactNode {
  return (
    <g transform={movedTo(spot)}>
      <circle className="board-touch" r={touch} />
      <circle className="empire-cell empire-unit" r={Math.min(21, touch)} />
      <circle className="empire-focus" r={Math.min(24, touch + 2)} fill="none" />
    </g>
  );
}
