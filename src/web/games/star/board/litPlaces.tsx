import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { type Hex, hexOf, NAME } from '../../../../games/star/board.ts';
import type { State } from '../../../../games/star/state.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { type Outlines, Places } from '../../../board/places.tsx';
import type { BoardProps, Place } from '../../view.ts';
import { outlineOf, spotOf, VIEW } from './geometry.ts';
import { placeLabel } from './label.ts';
import { darkHexes, farFrom, type Glow } from './lights.ts';

/** Places that can be clicked or looked at, and their light. */

interface LightsProps extends BoardProps<State> {
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly steps: ReadonlyMap<number, number>;
}

export function Lights({ glows, steps, ...props }: LightsProps): ReactNode {
  const { state, names, eyes, compact } = props;
  const { watched, around } = useMemo(() => darkOf(state, glows, compact), [state, glows, compact]);
  const called = useCallback(
    (place: Place) => placeLabel(state, place, { names, eyes }, undefined),
    // Names are a new list with every render.
    [state, names.join('\n'), eyes],
  );
  return (
    <Places
      {...props}
      lights={glows}
      label={(place, glow) =>
        labelOf(placeLabel(state, place, { names, eyes }, steps.get(hexOf(place))), glow)
      }
      art={(place, glow) => <LightArt hex={hexOf(place)} picked={glow === 'picked'} />}
      hint={(place) => <path className="star-hint" d={outlineOf([hexOf(place)], 1)} />}
      watched={watched}
      watchLabel={called}
      fingers={compact ? { view: VIEW, far: farFrom, around } : undefined}
    />
  );
}

const OUTLINES: readonly string[] = NAME.map((_, hex) => outlineOf([hex], 0));

/** All hexes that are not lit, with their outlines; a finger may hit empty ones when it means a lit one. */
function darkOf(
  state: State,
  glows: ReadonlyMap<Place, Glow>,
  compact: boolean,
): { readonly watched: readonly Outlines[]; readonly around: Outlines } {
  const { notable, space } = darkHexes(state, glows);
  const around = outlined(space);
  return { watched: compact ? [outlined(notable)] : [outlined(notable), around], around };
}

function outlined(hexes: readonly Hex[]): Outlines {
  return new Map(hexes.map((hex) => [itemAt(NAME, hex), itemAt(OUTLINES, hex)]));
}

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
