import { memo, type ReactNode } from 'react';
import type { PlanetName } from '../../../../games/factions/facts.ts';
import { PlanetGlobe, PlanetNight, PlanetRing } from '../art/planets.tsx';
import { polarTransform, rounded, turnOf } from './geometry.ts';
import { nameSpot, type Side } from './names.ts';
import type { PlanetPiece } from './pieces.ts';

/** The planets on their rings: they glide along them, and their night is always away from the Sun. */

interface PlanetsProps {
  readonly planets: readonly PlanetPiece[];
  /** Where their names stand, by planet. */
  readonly sides: readonly Side[];
  readonly grow: number;
  /** Size of the letters, in units. */
  readonly letters: number;
}

/** Milliseconds of a glide, longer for several steps. */
const GLIDE = 620;
const LATER_STEP = 240;
/** Planets further out begin a little later. */
const STAGGER = 70;

export function Planets({ planets, sides, grow, letters }: PlanetsProps): ReactNode {
  return planets.map(({ planet, name, spot, steps }) => (
    <PlanetView
      key={name}
      name={name}
      tick={spot.tick}
      r={spot.r}
      way={GLIDE + Math.max(0, steps - 1) * LATER_STEP}
      delay={planet * STAGGER}
      grow={grow}
      letters={letters}
      side={sides[planet] ?? 'below'}
    />
  ));
}

interface PlanetViewProps extends Pick<PlanetsProps, 'grow' | 'letters'> {
  readonly name: PlanetName;
  readonly tick: number;
  readonly r: number;
  readonly way: number;
  readonly delay: number;
  readonly side: Side;
}

const PlanetView = memo(
  function PlanetView({ name, tick, r, way, delay, grow, letters, side }: PlanetViewProps): ReactNode {
    const style = {
      transform: polarTransform({ tick, r }),
      '--way': `${way}ms`,
      '--delay': `${delay}ms`,
    };
    return (
      <g className="factions-planet" style={style}>
        <g transform={`scale(${rounded(grow)})`}>
          <PlanetGlobe planet={name} />
          <g className="factions-night" style={{ transform: `rotate(${rounded(turnOf(tick))}deg)` }}>
            <PlanetNight planet={name} />
          </g>
          <PlanetRing planet={name} />
        </g>
        <text
          key={side}
          className="factions-name"
          {...nameSpot(name, side, letters, grow)}
          fontSize={letters}
        >
          {name}
        </text>
      </g>
    );
  },
  (a, b) =>
    a.tick === b.tick &&
    a.r === b.r &&
    a.grow === b.grow &&
    a.letters === b.letters &&
    a.side === b.side &&
    a.name === b.name,
);
