import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Distance, Drawing, Pattern } from '../../../kernel/why.ts';
import { type Figure, figureOf } from './figures.ts';
import type { Spot } from '../../board/zoom/lens.ts';
import type { Place } from '../../games/view.ts';
import { TEXTS } from '../texts.ts';
import { drawnWhere } from './dark.ts';
import './drawings.css';

/** What a reason is about, drawn over the board: ways that are too long, and what is missing of patterns. */

interface DrawingsProps {
  readonly drawings: readonly Drawing[];
  /** The thing that a place stands for. */
  readonly thingAt: (place: Place) => string | undefined;
  /** A piece that is not there, around 0,0 in units of the board; nothing where the game has no drawing of it. */
  readonly ghostOf: (piece: string, thing: string) => ReactNode;
  /** No motion. */
  readonly still: boolean;
}

/** Where things are on a sheet of some size. */
interface Measured {
  readonly figures: ReadonlyMap<string, Figure>;
  readonly width: number;
  readonly height: number;
}

const NOTHING: Measured = { figures: new Map(), width: 0, height: 0 };

export function Drawings({ drawings, thingAt, ghostOf, still }: DrawingsProps): ReactNode {
  const sheet = useRef<SVGSVGElement>(null);
  const measured = useFigures(sheet, drawings, thingAt);
  return (
    <svg ref={sheet} className="why-sheet" data-still={still || undefined} aria-hidden>
      {drawings.map((drawing, i) => {
        if (drawing.kind === 'distance') return <Way key={i} way={drawing} measured={measured} />;
        if (drawing.kind === 'pattern')
          return <Gaps key={i} pattern={drawing} figures={measured.figures} ghostOf={ghostOf} />;
        return null;
      })}
    </svg>
  );
}

/** Measured anew whenever the board has another size. */
function useFigures(
  sheet: { readonly current: SVGSVGElement | null },
  drawings: readonly Drawing[],
  thingAt: (place: Place) => string | undefined,
): Measured {
  const [measured, setMeasured] = useState(NOTHING);
  const wanted = useMemo(() => new Set(drawings.flatMap(thingsOf)), [drawings]);
  useLayoutEffect(() => {
    const drawn = sheet.current;
    if (drawn === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = drawn;
      setMeasured({ figures: figuresOn(drawn, wanted, thingAt), width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    measure();
    return () => observer.disconnect();
    // The same drawings are of the same position.
  }, [wanted]);
  return measured;
}

function thingsOf(drawing: Drawing): string[] {
  switch (drawing.kind) {
    case 'distance':
      return [drawing.from, drawing.to, ...(drawing.path ?? [])];
    case 'pattern':
      return [...drawing.there, ...drawing.missing, drawing.makes?.at ?? []].flat();
    case 'goods':
      return [];
  }
}

function figuresOn(
  sheet: SVGSVGElement,
  wanted: ReadonlySet<string>,
  thingAt: (place: Place) => string | undefined,
): Measured['figures'] {
  const figures = new Map<string, Figure>();
  for (const drawn of drawnWhere(sheet.parentElement ?? document, () => true)) {
    const thing = thingAt(drawn.getAttribute('data-place') ?? drawn.getAttribute('data-look') ?? '');
    if (thing === undefined || figures.has(thing) || !wanted.has(thing)) continue;
    const figure = figureOf(sheet, drawn);
    if (figure) figures.set(thing, figure);
  }
  return figures;
}

// ── Ways ──────────────────────────────────────────────────────────────────────────────────────────

/** Dashed in the colour of what is legal as far as it can be gone, then in that of what is refused. */
function Way({ way, measured }: { readonly way: Distance; readonly measured: Measured }): ReactNode {
  const { from, to, path, steps, reach } = way;
  const { figures } = measured;
  const start = figures.get(from);
  const goal = figures.get(to);
  if (start === undefined || goal === undefined) return null;
  const stops = path?.map((thing) => figures.get(thing)?.centre) ?? between(start.centre, goal.centre, steps);
  const known = stops.flatMap((spot, i) => (spot === undefined ? [] : [{ spot, step: i + 1 }]));
  const within = known.filter(({ step }) => step <= reach);
  const last = within.at(-1)?.spot ?? start.centre;
  const beyond = known.filter(({ step }) => step > reach);
  return (
    <>
      <path className="why-target" d={goal.outline} />
      <path className="why-way" d={line([start.centre, ...within.map(({ spot }) => spot)])} />
      <path className="why-way" data-beyond d={line([last, ...beyond.map(({ spot }) => spot)])} />
      <circle className="why-start" cx={start.centre.x} cy={start.centre.y} r={5} />
      {known.map(({ spot, step }) => (
        <Stop key={step} spot={step === steps ? besides(goal) : spot} step={step} beyond={step > reach} />
      ))}
      <Tag of={goal} sheet={measured} text={TEXTS.why.away(steps, reach)} />
    </>
  );
}

/** So many stops on a straight line. */
function between(from: Spot, to: Spot, steps: number): Spot[] {
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** The number of the goal stands beside what is there. */
function besides({ centre: { x, y }, half }: Figure): Spot {
  const aside = Math.min(half * 0.6, 24);
  return { x: x + aside, y: y - aside };
}

function line(spots: readonly Spot[]): string {
  return spots.length < 2 ? '' : `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

interface StopProps {
  readonly spot: Spot;
  readonly step: number;
  readonly beyond: boolean;
}

function Stop({ spot: { x, y }, step, beyond }: StopProps): ReactNode {
  return (
    <g className="why-stop" data-beyond={beyond || undefined} transform={`translate(${x} ${y})`}>
      <circle r={10} />
      <text y={4.2}>{step}</text>
    </g>
  );
}

interface TagProps {
  readonly of: Figure;
  readonly sheet: Measured;
  readonly text: string;
}

/** About as wide as its text, and under its figure; above where the answer would cover it. */
function Tag({ of: { centre, top, bottom }, sheet, text }: TagProps): ReactNode {
  const width = text.length * 6.3 + 16;
  const x = Math.max(width / 2, Math.min(sheet.width - width / 2, centre.x));
  const y = centre.y > sheet.height * 0.6 ? top - 14 : bottom + 14;
  return (
    <g className="why-tag" transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-10} width={width} height={20} rx={6} />
      <text y={4}>{text}</text>
    </g>
  );
}

// ── Patterns ──────────────────────────────────────────────────────────────────────────────────────

interface GapsProps extends Pick<DrawingsProps, 'ghostOf'> {
  readonly pattern: Pattern;
  readonly figures: Measured['figures'];
}

/** Places that have their piece in a firm edge; those that do not in a dashed one, with the ghost of the piece. */
function Gaps({ pattern: { piece, there, missing, makes }, figures, ghostOf }: GapsProps): ReactNode {
  const ghost = (kind: string, thing: string): ReactNode => {
    const figure = figures.get(thing);
    return figure && <Ghost figure={figure}>{ghostOf(kind, thing)}</Ghost>;
  };
  return (
    <>
      {there.map((thing) => (
        <path key={thing} className="why-there" d={figures.get(thing)?.outline} />
      ))}
      {missing.map((thing) => (
        <g key={thing}>
          <path className="why-gap" d={figures.get(thing)?.outline} />
          {ghost(piece, thing)}
        </g>
      ))}
      {makes && <g className="why-makes">{ghost(makes.piece, makes.at)}</g>}
    </>
  );
}

function Ghost({
  figure: { centre, scale },
  children,
}: {
  readonly figure: Figure;
  readonly children: ReactNode;
}) {
  return (
    <g
      className="why-ghost"
      transform={`translate(${centre.x} ${centre.y}) scale(${Math.round(scale * 100) / 100})`}
    >
      <circle r={17} className="why-halo" />
      {children}
    </g>
  );
}
