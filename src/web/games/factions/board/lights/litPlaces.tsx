import type { ReactNode } from 'react';
import { cellOf } from '../../../../../games/factions/board.ts';
import { PLANETS } from '../../../../../games/factions/facts.ts';
import type { State } from '../../../../../games/factions/state.ts';
import { itemAt } from '../../../../../kernel/data/lists.ts';
import { Places } from '../../../../board/places.tsx';
import type { BoardProps, Place } from '../../../view.ts';
import { planetRadius } from '../../art/planets.tsx';
import { orbitPolar, outlineOf, rounded, spotOf, VIEW } from '../geometry.ts';
import { isOnBoard, placeLabel, planetAt } from './label.ts';
import { farFrom, type Glow, watchable } from './lights.ts';

/** Places that can be clicked or looked at, and their light. */

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
  const { state, compact } = props;
  return (
    <Places
      {...props}
      className={props.targets.size > MANY ? 'factions-many' : undefined}
      lights={glows}
      label={(place) => placeLabel(place, prices.get(place), props)}
      art={(place) => (
        <>
          {planetAt(place) >= 0 && <path className="board-touch" d={shapeOf(state, place, 0, touch)} />}
          <path className="factions-cell" d={shapeOf(state, place, 2.6, 0)} />
          <path className="factions-focus" d={shapeOf(state, place, 0.6, 0)} fill="none" />
        </>
      )}
      hint={(place) =>
        isOnBoard(place) && <path className="factions-hint" d={shapeOf(state, place, 1.5, 0)} />
      }
      watchLabel={(place) => placeLabel(place, undefined, props)}
      watched={[new Map(watchable(state, glows).map((place) => [place, shapeOf(state, place, 0, 0)]))]}
      fingers={compact ? { view: VIEW, far: (place, spot) => farFrom(state, place, spot) } : undefined}
    />
  );
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
