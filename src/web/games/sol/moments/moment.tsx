import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Point } from '../board/polar.ts';
import { ARK_RADIUS, dialAt } from '../board/spots.ts';
import { pointAt } from '../board/polar.ts';
import { paintOf } from '../colours.ts';
import type { MomentProps } from '../../view.ts';
import { BigCard } from './bigCard.tsx';
import type { CardsMoment, FlareMoment, ScoreMoment, SolMoment } from './moments.ts';
import './moments.css';

/** Draws a great moment. */
export function SolMomentView(props: MomentProps<SolMoment>): ReactNode {
  const { moment } = props;
  switch (moment.kind) {
    case 'score':
      return <Score {...props} moment={moment} />;
    case 'cards':
      return <Cards {...props} moment={moment} />;
    case 'flare':
      return <Flare moment={moment} />;
  }
}

// ── A score ───────────────────────────────────────────────────────────────────────────────────────

/** The +n rises where the momentum comes from and flies to the marker, which walks. */
function Score({ moment, still, held, compact, spotOf }: MomentProps<ScoreMoment>): ReactNode {
  const { seat, by, from, to, source, words } = moment;
  useHeldMarkers(held);
  const root = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState<{ readonly start: Point; readonly end: Point }>();
  // After the frame has been drawn, or no place could be found in it.
  useEffect(() => {
    const frame = root.current;
    if (frame === null) return;
    const middle = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
    const end = compact ? { x: middle.x, y: 26 } : (dialSpot(frame, to) ?? middle);
    setWay({ start: spotOf(source) ?? middle, end });
  }, [compact, to, source, spotOf]);
  return (
    <div ref={root} className="sol-score-moment" style={{ '--seat': paintOf(seat).bright }}>
      {way && <Flight {...way} by={by} still={still} />}
      {way && (
        <b
          className="sol-score-pill"
          style={{ left: `clamp(4rem, ${way.end.x}px, 100% - 4rem)`, top: way.end.y }}
        >
          {from} → {to}
        </b>
      )}
      <p className="sol-score-words">
        <b>+{by} momentum.</b> {words}
      </p>
    </div>
  );
}

/** The markers belong to the board: they stand still while the moment is held, and walk on afterwards. */
function useHeldMarkers(held: boolean): void {
  useEffect(() => {
    if (!held) return undefined;
    const walks = [...document.querySelectorAll('.sol-ark')].flatMap((marker) => marker.getAnimations());
    for (const walk of walks) walk.pause();
    return () => {
      for (const walk of walks) walk.play();
    };
  }, [held]);
}

interface FlightProps {
  readonly start: Point;
  readonly end: Point;
  readonly by: number;
  readonly still: boolean;
}

function Flight({ start, end, by, still }: FlightProps): ReactNode {
  const path = arch(start, end);
  return (
    <>
      {!still && (
        <svg className="sol-score-way" aria-hidden>
          <path d={path} pathLength={100} />
        </svg>
      )}
      <b
        className="sol-score-gain"
        style={still ? { left: end.x, top: end.y } : { offsetPath: `path("${path}")` }}
        data-still={still || undefined}
      >
        +{by}
      </b>
    </>
  );
}

/** A way that bends upward. */
function arch(start: Point, end: Point): string {
  const lift = 0.25 * Math.hypot(end.x - start.x, end.y - start.y);
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 - lift} ${end.x} ${end.y}`;
}

/** Where a number of the dial is drawn, in pixels of the frame that lies over the board. */
function dialSpot(frame: HTMLElement, momentum: number): Point | undefined {
  const drawn = document.querySelector<SVGGraphicsElement>('.sol-board [aria-label] .sol-ark');
  const matrix = drawn?.ownerSVGElement?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = pointAt(dialAt(momentum), ARK_RADIUS);
  const spot = new DOMPoint(x, y).matrixTransform(matrix);
  const area = frame.getBoundingClientRect();
  return { x: spot.x - area.x, y: spot.y - area.y };
}

// ── Cards and flares ──────────────────────────────────────────────────────────────────────────────

/** On a phone they lie low, and leave the board in sight. */
function Cards({ moment: { head, cards, effects }, compact }: MomentProps<CardsMoment>): ReactNode {
  return (
    <div className="sol-cards-moment" data-many={(cards.length > 1 && !compact) || undefined}>
      <h2>{head}</h2>
      <div>
        {cards.map((suit, i) => (
          <BigCard key={i} suit={suit} effects={effects} low={compact} />
        ))}
      </div>
    </div>
  );
}

function Flare({ moment: { head, words } }: { readonly moment: FlareMoment }): ReactNode {
  return (
    <div className="sol-flare-moment">
      <i aria-hidden />
      <p>
        <b>{head}</b>
        {words}
      </p>
    </div>
  );
}
