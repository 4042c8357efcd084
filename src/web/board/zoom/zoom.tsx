import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Place } from '../../games/view.ts';
import { IconButton } from '../../parts/button.tsx';
import { partOf, placeUnder } from '../drawnPlaces.ts';
import { closeUp, type Covered, type Lens, moved, type Size, type Spot, WHOLE, zoomed } from './lens.ts';
import { MapButton } from './mapButton.tsx';
import { Near, nearAt } from './near.ts';
import { TEXTS } from '../texts.ts';
import './zoom.css';

/** What keys may do to the board. */
export interface ZoomHandle {
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  readonly pan: (by: Spot) => boolean;
}

interface ZoomProps {
  readonly ref?: Ref<ZoomHandle>;
  readonly children: ReactNode;
  /** Places shown close up by themselves, such as those around a picked piece on a phone. */
  readonly focus: readonly Place[];
  /** What lies over the board meanwhile. */
  readonly covered?: Covered | undefined;
  /** Pieces that may be dragged. */
  readonly sources: ReadonlySet<Place>;
  readonly onLift: (from: Place) => void;
  readonly onDrop: (to: Place | undefined) => void;
  /** The whole board in little, in place of the buttons. */
  readonly map?: ReactNode;
}

/** A finger or the mouse on the board. */
interface Touch {
  readonly start: Spot;
  readonly place: Place | undefined;
  at: Spot;
}

const STEP = 1.4;
const WHEEL = 0.0016;
const DOUBLE_TAP = 300;
/** Less than this is a click with an unsteady hand. */
const SLACK = 7;

export function Zoom({ ref, children, focus, covered, sources, onLift, onDrop, map }: ZoomProps) {
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [lens, setLens] = useState(WHOLE);
  const [dragging, setDragging] = useState<Spot>();
  const touches = useRef(new Map<number, Touch>());
  const acting = useRef<'pan' | 'drag'>(undefined);
  const lastTap = useRef<{ time: number; at: Spot }>({ time: 0, at: WHOLE });

  const size = (): Size => ({ width: box.current?.clientWidth ?? 1, height: box.current?.clientHeight ?? 1 });
  const spotOf = (event: { clientX: number; clientY: number }): Spot => {
    const rect = box.current?.getBoundingClientRect();
    if (!rect) return WHOLE;
    return { x: event.clientX - rect.x - rect.width / 2, y: event.clientY - rect.y - rect.height / 2 };
  };
  const zoom = (factor: number, spot: Spot = WHOLE): void =>
    setLens((before) => zoomed(before, factor, spot, size()));

  useImperativeHandle(ref, () => ({
    nearer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    whole: () => setLens(WHOLE),
    pan: (by) => {
      setLens((before) => moved(before, by, size()));
      return lens.scale > 1;
    },
  }));

  useCloseUp(body, focus, covered, setLens);
  useWheel(box, (event) => zoom(Math.exp(-event.deltaY * WHEEL), spotOf(event)));

  const down = (event: PointerEvent): void => {
    const { target } = event;
    const pressed = target instanceof Element && target.closest('button:not([data-place])') !== null;
    if (event.button !== 0 || pressed) return;
    const at = spotOf(event);
    if (touches.current.size === 0) acting.current = undefined;
    touches.current.set(event.pointerId, { start: at, at, place: placeUnder(target) });
  };

  const move = (event: PointerEvent): void => {
    const touch = touches.current.get(event.pointerId);
    if (touch === undefined) return;
    const at = spotOf(event);
    const by = between(touch.at, at);
    const others = [...touches.current.values()].filter((other) => other !== touch);
    if (acting.current === undefined && distance(touch.start, at) > SLACK) begin(touch, event);
    if (others[0]) pinch(touch.at, at, others[0].at);
    else if (acting.current === 'pan') setLens((before) => moved(before, by, size()));
    else if (acting.current === 'drag') setDragging(at);
    touch.at = at;
  };

  const begin = (touch: Touch, event: PointerEvent): void => {
    const drags = touch.place !== undefined && sources.has(touch.place) && touches.current.size === 1;
    acting.current = drags ? 'drag' : 'pan';
    box.current?.setPointerCapture(event.pointerId);
    if (touch.place !== undefined && drags) onLift(touch.place);
  };

  const pinch = (from: Spot, to: Spot, other: Spot): void => {
    acting.current = 'pan';
    const factor = distance(to, other) / Math.max(1, distance(from, other));
    const centre = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    setLens((before) => moved(zoomed(before, factor, centre, size()), half(between(from, to)), size()));
  };

  const up = (event: PointerEvent): void => {
    const touch = touches.current.get(event.pointerId);
    touches.current.delete(event.pointerId);
    if (touch === undefined) return;
    if (acting.current === 'drag') {
      setDragging(undefined);
      onDrop(placeUnder(document.elementFromPoint(event.clientX, event.clientY)));
    } else if (acting.current === undefined && event.type === 'pointerup') tap(touch, event);
  };

  const tap = ({ at, place }: Touch, event: PointerEvent): void => {
    const { time, at: before } = lastTap.current;
    lastTap.current = { time: event.timeStamp, at };
    if (place !== undefined || event.timeStamp - time > DOUBLE_TAP || distance(at, before) > 4 * SLACK)
      return;
    setLens((seen) => (seen.scale > 1 ? WHOLE : zoomed(seen, STEP * STEP, at, size())));
  };

  return (
    <div
      ref={box}
      className="zoom"
      data-near={lens.scale > 1 || undefined}
      data-dragging={dragging !== undefined || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClickCapture={(event) => acting.current && event.detail > 0 && event.stopPropagation()}
    >
      <div
        ref={body}
        className="zoom-body"
        style={{
          '--zoom': lens.scale,
          transform: `translate(${lens.x}px, ${lens.y}px) scale(${lens.scale})`,
        }}
        data-moving={touches.current.size > 0 || undefined}
      >
        <Near value={nearAt(lens.scale)}>{children}</Near>
      </div>
      {dragging && (
        <span className="zoom-hand" style={{ transform: `translate(${dragging.x}px, ${dragging.y}px)` }} />
      )}
      {map === undefined ? (
        <ZoomButtons lens={lens} onZoom={zoom} onWhole={() => setLens(WHOLE)} />
      ) : (
        <MapButton lens={lens} size={size()} onLens={setLens}>
          {map}
        </MapButton>
      )}
    </div>
  );
}

interface ZoomButtonsProps {
  readonly lens: Lens;
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

function ZoomButtons({ lens, onZoom, onWhole }: ZoomButtonsProps) {
  const { nearer, farther, whole } = TEXTS.zoom;
  return (
    <div className="zoom-buttons">
      <IconButton icon="add" label={nearer} onClick={() => onZoom(STEP)} />
      {lens.scale > 1 && <IconButton icon="less" label={farther} onClick={() => onZoom(1 / STEP)} />}
      {lens.scale > 1 && <IconButton icon="full" label={whole} onClick={onWhole} />}
    </div>
  );
}

/** The wheel zooms; only a listener added by hand may keep the page from scrolling. */
function useWheel(
  box: { readonly current: HTMLDivElement | null },
  onWheel: (event: WheelEvent) => void,
): void {
  const latest = useRef(onWheel);
  latest.current = onWheel;
  useEffect(() => {
    const element = box.current;
    const listen = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(event);
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [box]);
}

/** Goes close to the places in focus, and back when there are none any more. */
function useCloseUp(
  body: { readonly current: HTMLDivElement | null },
  focus: readonly Place[],
  covered: Covered | undefined,
  setLens: (lens: Lens) => void,
): void {
  const near = useRef(false);
  const key = focus.join(' ');
  useEffect(() => {
    const board = body.current;
    if (!board || (focus.length === 0 && !near.current)) return;
    near.current = focus.length > 0;
    const part = partOf(board, focus);
    // Places that are all beside the board are seen with the whole of it.
    setLens(part ? closeUp(part, { width: board.offsetWidth, height: board.offsetHeight }, covered) : WHOLE);
    // Another list of the same places is no reason to move again.
  }, [key, covered?.top, covered?.bottom]);
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Spot, b: Spot): Spot => ({ x: b.x - a.x, y: b.y - a.y });
const half = ({ x, y }: Spot): Spot => ({ x: x / 2, y: y / 2 });
