import { type ReactNode, useRef } from 'react';
import { TEXTS } from '../texts.ts';
import { type Lens, partSeen, type Size, WHOLE } from './lens.ts';

interface MapButtonProps {
  readonly lens: Lens;
  readonly size: Size;
  readonly onLens: (lens: Lens) => void;
  /** The whole board in little. */
  readonly children: ReactNode;
}

/** A shorter press is a tap, in milliseconds. */
const HOLD = 300;

/** Shows the whole board while it is held; a tap goes there, and the next one back. */
export function MapButton({ lens, size, onLens, children }: MapButtonProps) {
  const before = useRef<Lens>(undefined);
  const pressed = useRef<number>(undefined);
  const near = lens.scale > 1;
  if (!near && before.current === undefined) return null;
  const leave = (): void => {
    before.current = lens;
    onLens(WHOLE);
  };
  const back = (): void => onLens(before.current ?? WHOLE);
  const { x, y, width, height } = partSeen(lens, size);
  return (
    <button
      type="button"
      className="zoom-map"
      aria-label={near ? TEXTS.zoom.whole : TEXTS.zoom.back}
      onPointerDown={({ timeStamp, currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        if (!near) return;
        pressed.current = timeStamp;
        leave();
      }}
      onPointerUp={({ timeStamp }) => {
        if (pressed.current !== undefined && timeStamp - pressed.current > HOLD) back();
      }}
      onPointerCancel={() => {
        if (pressed.current !== undefined) back();
        pressed.current = undefined;
      }}
      onClick={() => {
        // What came down on a part has shown the whole already.
        if (pressed.current === undefined) (near ? leave : back)();
        pressed.current = undefined;
      }}
    >
      {children}
      <span
        style={{
          left: `${100 * x}%`,
          top: `${100 * y}%`,
          width: `${100 * width}%`,
          height: `${100 * height}%`,
        }}
      />
    </button>
  );
}
