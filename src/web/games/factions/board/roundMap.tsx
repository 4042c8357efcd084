import { memo, type ReactNode } from 'react';
import { PLANETS } from '../../../../games/factions/facts.ts';
import type { State } from '../../../../games/factions/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { seatColour } from '../../../seatColours.ts';
import { PlanetGlobe } from '../art/planets.tsx';
import { BAND_COLOURS, CREAM, KUIPER_COLOUR, MUSTARD, NIGHT } from '../art/palette.ts';
import { colourOf } from '../colours.ts';
import { centreOf, KUIPER_RADIUS, movedTo, orbitPolar, RADII, spotOf, VIEW } from './geometry.ts';

/** The whole board in little: bands, planets and ships. */
export const RoundMap = memo(function RoundMap({ state }: { readonly state: State }): ReactNode {
  const { x, y, width, height } = VIEW;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden>
      <circle r={KUIPER_RADIUS} fill={KUIPER_COLOUR} />
      {BAND_COLOURS.map((colour, band) => (
        <circle
          key={colour}
          r={itemAt(RADII, band + 1)}
          fill={colour}
          stroke={CREAM}
          strokeOpacity={0.35}
          strokeWidth={4}
        />
      )).reverse()}
      <circle r={itemAt(RADII, 0) * 1.6} fill={MUSTARD} />
      {state.planets.map((orbit, planet) => (
        <g key={PLANETS[planet]} transform={`${movedTo(spotOf(orbitPolar(orbit)))} scale(1.7)`}>
          <PlanetGlobe planet={itemAt(PLANETS, planet)} />
        </g>
      ))}
      {state.players.flatMap(({ ships }, seat) =>
        ships.map((at, ship) => (
          <circle
            key={`${seat}.${ship}`}
            r={26}
            transform={movedTo(spotOf(centreOf(at)))}
            fill={seatColour(colourOf(state, seat)).fill}
            stroke={NIGHT}
            strokeWidth={10}
          />
        )),
      )}
    </svg>
  );
});
