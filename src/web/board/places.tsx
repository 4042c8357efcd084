import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react';
import type { Place, PlaceProps } from '../games/view.ts';
import type { View } from './layers.tsx';
import type { Spot } from './zoom/lens.ts';
import { placeListeners } from './listeners.ts';
import { nearestOf, neighbourOf } from './nearest.ts';

/** Places on a board that can be clicked or looked at. Their look is the game's, their behaviour that of all boards. */

interface PlacesProps<Glow extends string>
  extends Pick<PlaceProps, 'hovered' | 'hinted' | 'onPlace' | 'onHover'> {
  readonly className?: string | undefined;
  /** Every place that can be clicked, with its light; later ones lie on top. */
  readonly lights: ReadonlyMap<Place, Glow>;
  /** What a place is called and what is on it, for those who do not see the board. */
  readonly label: (place: Place, glow: Glow) => string;
  readonly art: (place: Place, glow: Glow) => ReactNode;
  /** What is drawn of a place that is pointed at and cannot be clicked; nothing for one beside the board. */
  readonly hint: (place: Place) => ReactNode;
  /**
   * Places that are not lit, with their outlines: they can be looked at and answer why. Where some go before others for
   * a while, they are a group of their own: the others need not be drawn again for it.
   */
  readonly watched?: readonly Outlines[];
  /** What such a place is called; its own name unless told. */
  readonly watchLabel?: (place: Place) => string;
  readonly fingers?: Fingers | undefined;
}

/** What is needed to let a finger that comes down beside a lit place hit it. */
interface Fingers {
  readonly view: View;
  /** How far a spot is from a place, in units of the drawing. */
  readonly far: (place: Place, spot: Spot) => number;
  /** Small empty places that are not lit, with their outlines: a finger near a lit one means that rather. */
  readonly around?: Outlines;
}

/** Places by their names, with their outlines. */
export type Outlines = ReadonlyMap<Place, string>;

export function Places<Glow extends string>(props: PlacesProps<Glow>): ReactNode {
  const { className, lights, label, art, hint, watched, fingers, hinted } = props;
  const listeners = placeListeners({ ...props, isLit: (place) => lights.has(place) });
  return (
    <g className={className} {...listeners}>
      {fingers && <Beside {...props} fingers={fingers} />}
      {watched && <Watched watched={watched} label={props.watchLabel} />}
      {[...hinted].map((place) => {
        const drawn = lights.has(place) ? null : hint(place);
        return drawn && <Hint key={place} place={place} children={drawn} />;
      })}
      {[...lights].map(([place, glow]) => (
        <Light key={place} place={place} glow={glow} hinted={hinted.has(place)} label={label(place, glow)}>
          {art(place, glow)}
        </Light>
      ))}
    </g>
  );
}

interface WatchedProps {
  readonly watched: readonly Outlines[];
  readonly label: ((place: Place) => string) | undefined;
}

/** All places that are not lit are one stop of the tab key; arrow keys go from one to the next. */
const Watched = memo(function Watched({ watched, label }: WatchedProps): ReactNode {
  const [first] = watched.flatMap((group) => [...group.keys()]);
  return (
    <g onKeyDown={goOn}>
      {watched.map((group) =>
        [...group].map(([place, outline]) => (
          <path
            key={place}
            className="board-watch"
            data-look={place}
            d={outline}
            role="button"
            tabIndex={place === first ? 0 : -1}
            aria-label={label?.(place) ?? place}
            aria-disabled
          />
        )),
      )}
    </g>
  );
});

function goOn(event: KeyboardEvent<SVGGElement>): void {
  const others = [...event.currentTarget.querySelectorAll<SVGElement>('[data-look]')].filter(
    (place) => place !== event.target,
  );
  const next =
    event.target instanceof Element
      ? neighbourOf(spotOf(event.target), others.map(spotOf), event.key)
      : undefined;
  if (next === undefined) return;
  event.preventDefault();
  others[next]?.focus();
}

function spotOf(drawn: Element): Spot {
  const { x, y, width, height } = drawn.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

interface LightProps {
  readonly place: Place;
  /** How it is lit; a `picked` or `marked` place is also announced as pressed. */
  readonly glow: string;
  /** Also pointed at by a lesson or a line of the log. */
  readonly hinted: boolean;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A place that can be clicked, drawn below something with the listeners of places. */
export function Light({ place, glow, hinted, label, className, children }: LightProps): ReactNode {
  return (
    <g
      className={className === undefined ? 'board-light' : `board-light ${className}`}
      data-place={place}
      data-glow={glow}
      data-hint={hinted || undefined}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={glow === 'picked' || glow === 'marked' || undefined}
    >
      {children}
    </g>
  );
}

function Hint({ place, children }: { readonly place: Place; readonly children: ReactNode }): ReactNode {
  return (
    <g className="board-hint" data-place={place} aria-hidden>
      {children}
    </g>
  );
}

/** How far beside a place a finger may come down, in pixels. */
const SLIP = 24;

interface BesideProps extends Pick<PlaceProps, 'onPlace' | 'onHover'> {
  readonly fingers: Fingers;
  readonly lights: ReadonlyMap<Place, string>;
  readonly watchLabel?: ((place: Place) => string) | undefined;
}

/** Takes a finger that comes down beside a lit place as meant for the nearest one. */
function Beside({ fingers, lights, watchLabel, onPlace, onHover }: BesideProps): ReactNode {
  const { view, far, around } = fingers;
  const nearest = (places: Iterable<Place>, event: MouseEvent<SVGRectElement>): Place | undefined => {
    const { currentTarget, clientX, clientY } = event;
    const matrix = currentTarget.getScreenCTM();
    if (matrix === null) return undefined;
    const spot = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return nearestOf(places, (place) => far(place, spot), SLIP / matrix.a);
  };
  /** Before the table asks what is under the finger. */
  const touched = (event: MouseEvent<SVGRectElement>): void => {
    const dark =
      nearest(lights.keys(), event) === undefined ? nearest(around?.keys() ?? [], event) : undefined;
    if (dark === undefined) event.currentTarget.removeAttribute('data-look');
    else event.currentTarget.setAttribute('data-look', dark);
  };
  const tapped = (event: MouseEvent<SVGRectElement>): void => {
    const place = nearest(lights.keys(), event);
    if (place === undefined) return;
    event.stopPropagation();
    onHover(place);
    onPlace(place);
  };
  return (
    <>
      {around && (
        <g className="board-around">
          <Watched watched={[around]} label={watchLabel} />
        </g>
      )}
      <rect {...view} fill="none" pointerEvents="all" onPointerDown={touched} onClick={tapped} />
    </>
  );
}
