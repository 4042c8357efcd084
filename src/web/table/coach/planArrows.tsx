import { useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../games/view.ts';
import type { Arrow, DrawnPlan } from './planSteps.ts';
import { letterOf } from '../../../bots/coach/sayings.ts';
import './planArrows.css';

/** A spot on the board, in pixels of its box. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arrow between spots, or a ring around one. */
interface Drawn {
  readonly from: Spot | undefined;
  readonly to: Spot;
  readonly numbers: readonly number[];
}

/** The plans that are looked at, drawn over the board from place to place. */
export function PlanArrows({
  plans,
  still,
}: {
  readonly plans: readonly DrawnPlan[];
  readonly still: boolean;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly (readonly Drawn[])[]>([]);
  useLayoutEffect(() => {
    const box = svg.current?.parentElement;
    if (!box) return undefined;
    const measure = (): void => setDrawn(plans.map(({ arrows }) => spotsOf(box, arrows)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [plans]);
  return (
    <svg ref={svg} className="plan-arrows" aria-hidden data-still={still || undefined}>
      {plans.map(({ at, told }, i) => (
        <PlanDrawing key={`${at} ${told}`} at={at} told={told} arrows={drawn[i] ?? []} />
      ))}
    </svg>
  );
}

interface PlanDrawingProps {
  readonly at: number;
  readonly told: DrawnPlan['told'];
  readonly arrows: readonly Drawn[];
}

function PlanDrawing({ at, told, arrows }: PlanDrawingProps) {
  const [first] = arrows;
  const badge = first?.from ?? first?.to;
  return (
    <g className="plan-drawing" data-at={at} data-told={told}>
      {arrows.map((arrow, i) => (
        <ArrowDrawing key={`${arrow.numbers[0]} ${i}`} arrow={arrow} />
      ))}
      {badge && at >= 0 && (
        <g className="plan-badge" transform={`translate(${badge.x - 18} ${badge.y - 18})`}>
          <circle r="11" />
          <text>{letterOf(at)}</text>
        </g>
      )}
    </g>
  );
}

function ArrowDrawing({ arrow: { from, to, numbers } }: { readonly arrow: Drawn }) {
  const delay = { animationDelay: `${120 * ((numbers[0] ?? 1) - 1)}ms` };
  if (from === undefined) {
    return (
      <g className="plan-ring" style={delay}>
        <circle cx={to.x} cy={to.y} r={RING} />
        <Numbers numbers={numbers} at={{ x: to.x + RING, y: to.y - RING }} />
      </g>
    );
  }
  const { line, head, middle } = curve(from, to);
  return (
    <g className="plan-arrow" style={delay}>
      <path className="plan-edge" d={line} />
      <path className="plan-line" d={line} pathLength="1" />
      <path className="plan-head" d={head} />
      <Numbers numbers={numbers} at={middle} />
    </g>
  );
}

/** Which moves of the plan are drawn here, as the list of its moves numbers them. */
function Numbers({ numbers, at }: { readonly numbers: readonly number[]; readonly at: Spot }) {
  return (
    <text className="plan-number" x={at.x} y={at.y}>
      {numbers.join(' ')}
    </text>
  );
}

const RING = 15;
/** How far an arrow bends to the side, as a share of its length, and how far its head is from the middle of a place. */
const BEND = 0.14;
const SHORT = 7;
const HEAD = 12;

/** A bent line from one spot to another, the head at its end, and its middle. */
function curve(from: Spot, to: Spot): { line: string; head: string; middle: Spot } {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const bend = { x: from.x + x / 2 + BEND * y, y: from.y + y / 2 - BEND * x };
  const length = Math.hypot(to.x - bend.x, to.y - bend.y) || 1;
  const way = { x: (to.x - bend.x) / length, y: (to.y - bend.y) / length };
  const tip = { x: to.x - SHORT * way.x, y: to.y - SHORT * way.y };
  const neck = { x: tip.x - HEAD * way.x, y: tip.y - HEAD * way.y };
  const wing = { x: (-way.y * HEAD) / 2, y: (way.x * HEAD) / 2 };
  const at = (spot: Spot): string => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  const side = (sign: number): string => at({ x: neck.x + sign * wing.x, y: neck.y + sign * wing.y });
  return {
    line: `M${at(from)} Q${at(bend)} ${at(neck)}`,
    head: `M${at(tip)} L${side(1)} L${side(-1)} Z`,
    middle: { x: (from.x + 2 * bend.x + neck.x) / 4, y: (from.y + 2 * bend.y + neck.y) / 4 },
  };
}

/** Where the arrows begin and end; what is not on the board is left out. */
function spotsOf(box: Element, arrows: readonly Arrow[]): Drawn[] {
  const area = box.getBoundingClientRect();
  const scale = area.width / (box.clientWidth || 1);
  const spotOf = (place: Place): Spot | undefined => {
    const found = box.querySelector(
      `[data-place="${CSS.escape(place)}"], [data-look="${CSS.escape(place)}"]`,
    );
    if (!found) return undefined;
    const rect = found.getBoundingClientRect();
    return {
      x: (rect.x + rect.width / 2 - area.x) / scale,
      y: (rect.y + rect.height / 2 - area.y) / scale,
    };
  };
  return arrows.flatMap(({ from, to, numbers }): Drawn[] => {
    const end = spotOf(to);
    const start = from === undefined ? undefined : spotOf(from);
    return end ? [{ from: start, to: end, numbers }] : [];
  });
}
