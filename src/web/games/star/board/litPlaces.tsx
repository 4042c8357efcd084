import { memo, type ReactNode } from 'react';
import {
  ASTEROIDS,
  BLACK_HOLE,
  type Hex,
  hexOf,
  NAME,
  PLANETS,
  WORMHOLE,
} from '../../../../games/star/board.ts';
import type { State } from '../../../../games/star/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { Places } from '../../../board/places.tsx';
import type { BoardProps, Place } from '../../view.ts';
import { outlineOf, spotOf, VIEW } from './geometry.ts';
import { placeLabel } from './label.ts';
import { farFrom, type Glow, watchable } from './lights.ts';

/** Places that can be clicked or looked at, and their light. */

interface LightsProps extends BoardProps<State> {
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly steps: ReadonlyMap<number, number>;
}

const PLANET_HEXES = PLANETS.map(({ at }) => at);
/** All that is printed on the mat; a finger has no use for most of it. */
const PRINTED = [...PLANET_HEXES, ...ASTEROIDS, ...BLACK_HOLE, ...Object.values(WORMHOLE)];

export function Lights({ glows, steps, ...props }: LightsProps): ReactNode {
  const { state, names, compact } = props;
  const lit = new Set([...glows.keys()].map(hexOf));
  const watched = watchable(state, compact ? PLANET_HEXES : PRINTED, lit);
  return (
    <Places
      {...props}
      lights={glows}
      label={(place, glow) => labelOf(placeLabel(state, place, names, steps.get(hexOf(place))), glow)}
      art={(place, glow) => <LightArt hex={hexOf(place)} picked={glow === 'picked'} />}
      hint={(place) => <path className="star-hint" d={outlineOf([hexOf(place)], 1)} />}
      watched={new Map(watched.map((hex) => [itemAt(NAME, hex), outlineOf([hex], 0)]))}
      fingers={compact ? FINGERS : undefined}
    />
  );
}

const FINGERS = { view: VIEW, far: farFrom };

function labelOf(label: string, glow: Glow): string {
  return glow === 'attack' ? `target: ${label}` : label;
}

const LightArt = memo(function LightArt({ hex, picked }: { hex: Hex; picked: boolean }): ReactNode {
  return (
    <>
      <path className="star-cell" d={outlineOf([hex], picked ? 1.4 : 2.4)} />
      <path className="star-focus" d={outlineOf([hex], 0.4)} fill="none" />
    </>
  );
});

// ── Marks over ships ──────────────────────────────────────────────────────────────────────────────

interface ReticlesProps {
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly hovered: Place | undefined;
  readonly grow: number;
}

/** Enemies in range, and own ships that something can be done to. */
export function Reticles({ glows, hovered, grow }: ReticlesProps): ReactNode {
  return [...glows].map(([place, glow]) => {
    if (glow !== 'attack' && glow !== 'aid') return null;
    const { x, y } = spotOf(hexOf(place));
    return (
      <g
        key={place}
        className={`star-reticle star-reticle-${glow}`}
        data-hot={place === hovered || undefined}
        transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${grow})`}
      >
        {glow === 'attack' ? (
          <>
            <circle r={20.5} />
            <circle r={20.5} />
            <path d="M0-25V-17M0 25V17M-25 0H-17M25 0H17" />
          </>
        ) : (
          <path d="M13-17H19M16-20V-14" />
        )}
      </g>
    );
  });
}
