import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react';
import { ASTEROIDS, BLACK_HOLE, hexOf, NAME, PLANETS, WORMHOLE } from '../../../../games/star/board.ts';
import type { State } from '../../../../games/star/state.ts';
import { placeUnder } from '../../../table/boardPlaces.ts';
import type { BoardProps, Place } from '../../view.ts';
import { outlineOf, spotOf } from './geometry.ts';
import { placeLabel } from './label.ts';
import { type Glow, watchable } from './lights.ts';

/** Places that can be clicked or looked at, and their light. One listener serves them all. */

interface LightsProps extends BoardProps<State> {
  readonly glows: ReadonlyMap<Place, Glow>;
  readonly steps: ReadonlyMap<number, number>;
}

const PLANET_HEXES = PLANETS.map(({ at }) => at);
/** All that is printed on the mat; a finger has no use for most of it. */
const PRINTED = [...PLANET_HEXES, ...ASTEROIDS, ...BLACK_HOLE, ...Object.values(WORMHOLE)];

export function Lights({ glows, steps, ...props }: LightsProps): ReactNode {
  const { state, names, hinted, hovered, compact, onPlace, onHover } = props;
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
  const lit = new Set([...glows.keys()].map(hexOf));
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
      {watchable(state, compact ? PLANET_HEXES : PRINTED, lit).map((hex) => (
        <path key={hex} className="star-watch" data-look={NAME[hex]} d={outlineOf([hex], 0)} />
      ))}
      {[...hinted]
        .filter((place) => !glows.has(place))
        .map((place) => (
          <path
            key={place}
            className="star-hint"
            data-place={place}
            d={outlineOf([hexOf(place)], 1)}
            aria-hidden
          />
        ))}
      {[...glows].map(([place, glow]) => (
        <Light
          key={place}
          place={place}
          glow={glow}
          hinted={hinted.has(place)}
          label={labelOf(state, place, names, glow, steps)}
        />
      ))}
    </g>
  );
}

function lookedAt(target: EventTarget | null): Place | undefined {
  const drawn = target instanceof Element ? target.closest('[data-place], [data-look]') : null;
  return drawn?.getAttribute('data-place') ?? drawn?.getAttribute('data-look') ?? undefined;
}

function labelOf(
  state: State,
  place: Place,
  names: readonly string[],
  glow: Glow,
  steps: ReadonlyMap<number, number>,
): string {
  const label = placeLabel(state, place, names, steps.get(hexOf(place)));
  return glow === 'attack' ? `target: ${label}` : label;
}

interface LightProps {
  readonly place: Place;
  readonly glow: Glow;
  /** Also pointed at by a lesson or a line of the log. */
  readonly hinted: boolean;
  readonly label: string;
}

const Light = memo(function Light({ place, glow, hinted, label }: LightProps): ReactNode {
  const hex = hexOf(place);
  return (
    <g
      className={`star-light star-${glow}${hinted ? ' star-pointed' : ''}`}
      data-place={place}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={glow === 'picked' ? true : undefined}
    >
      <path className="star-cell" d={outlineOf([hex], glow === 'picked' ? 1.4 : 2.4)} />
      <path className="star-focus" d={outlineOf([hex], 0.4)} fill="none" />
    </g>
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
