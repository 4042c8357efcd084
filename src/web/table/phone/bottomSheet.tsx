import { type PointerEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { restOf, type Stops } from './sheetHeights.ts';
import { TEXTS } from '../texts.ts';

interface BottomSheetProps {
  readonly stops: Stops;
  readonly height: number;
  readonly onHeight: (height: number) => void;
  /** The decision: always in sight. */
  readonly head: ReactNode;
  readonly bodyRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
  /** In sight unless the sheet lies low. */
  readonly foot?: ReactNode;
}

interface Pull {
  readonly from: number;
  readonly start: number;
  last: { y: number; time: number };
  speed: number;
}

/** Pixels from which a touch is a pull and not a tap. */
const LEAST_WAY = 5;

const { bottomSheet: texts } = TEXTS;

/** The lower part of a phone’s screen; it follows the finger and comes to rest at one of three heights. */
export function BottomSheet({ stops, height, onHeight, head, bodyRef, children, foot }: BottomSheetProps) {
  const pull = useRef<Pull>(undefined);
  const [pulled, setPulled] = useState<number>();
  const moved = useRef(false);

  const down = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    moved.current = false;
    const y = event.clientY;
    pull.current = { from: height, start: y, last: { y, time: event.timeStamp }, speed: 0 };
  };
  const move = (event: PointerEvent): void => {
    const now = pull.current;
    if (!now) return;
    const passed = Math.max(1, event.timeStamp - now.last.time);
    now.speed = ((now.last.y - event.clientY) / passed) * 1000;
    now.last = { y: event.clientY, time: event.timeStamp };
    setPulled(Math.min(stops.high, Math.max(stops.low, now.from + now.start - event.clientY)));
  };
  const up = (event: PointerEvent): void => {
    const now = pull.current;
    pull.current = undefined;
    setPulled(undefined);
    if (!now) return;
    const way = now.start - event.clientY;
    moved.current = Math.abs(way) >= LEAST_WAY;
    if (moved.current) onHeight(restOf(now.from + way, now.speed, stops));
  };
  // Not when the finger is lifted: the click that follows would hit what is then beneath it.
  const click = (): void => {
    if (!moved.current) onHeight(nextStop(height, stops));
    moved.current = false;
  };

  const isLow = height === stops.low && pulled === undefined;
  return (
    <section
      className="sheet"
      aria-label={texts.label}
      style={{ height: pulled ?? height }}
      data-pulled={pulled !== undefined || undefined}
    >
      <button
        type="button"
        className="sheet-grab"
        aria-label={height < stops.high ? texts.more : texts.less}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClick={click}
      >
        <span />
      </button>
      <div className="sheet-head">{head}</div>
      <div className="sheet-body" ref={bodyRef} inert={isLow}>
        {children}
      </div>
      {foot !== undefined && (
        <div className="sheet-foot" hidden={isLow}>
          {foot}
        </div>
      )}
    </section>
  );
}

/** A tap goes through the heights: up to the top, then down to the bottom. */
function nextStop(height: number, { low, middle, high }: Stops): number {
  if (height < middle) return middle;
  return height < high ? high : low;
}
