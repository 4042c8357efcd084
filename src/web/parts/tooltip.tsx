import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Shown } from './tips.ts';
import { type Anchor, placeBeside } from './tooltipPlace.ts';
import { TIP_ID, useTips } from './useTips.ts';
import './tooltip.css';

/** The one tooltip of all pages: whatever bears `data-tip` tells it when it is pointed at, focused or held. */
export default function Tooltips(): ReactNode {
  const shown = useTips();
  if (shown === undefined) return null;
  // Inside of a modal window nothing else can be pointed at.
  const place = shown.target.closest('dialog') ?? document.body;
  return createPortal(<Tooltip key={shown.text} shown={shown} />, place);
}

function Tooltip({ shown: { text, anchor } }: { readonly shown: Shown }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => setSpot(box.current ? spotFor(box.current, anchor) : undefined), [anchor]);
  return (
    <div
      className="tooltip"
      role="tooltip"
      id={TIP_ID}
      ref={box}
      style={spot ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function spotFor(box: HTMLElement, anchor: Anchor): { readonly left: number; readonly top: number } {
  const { width, height } = box.getBoundingClientRect();
  return placeBeside(anchor, { width, height }, { width: innerWidth, height: innerHeight });
}
