import type { Moment } from '../../../analysis/moments.ts';
import { signed } from '../figures.ts';
import { type Box, placedLabels } from './labels.ts';
import { changeBy } from '../telling.ts';

interface CurveLabelsProps {
  readonly moments: readonly Moment[];
  readonly labels: readonly string[];
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  readonly area: Box;
}

/** How wide a letter of the labels is about. */
const LETTER = 6.7;

/** The turning points in a few words each, left out where they would touch. */
export function CurveLabels({ moments, labels, spots, area }: CurveLabelsProps) {
  const words = moments.map((moment, i) => ({ name: labels[i] ?? '', by: signed(changeBy(moment)) }));
  const anchors = spots.map(({ x, y }, i) => ({
    ...{ x, y, weight: Math.abs(moments[i]?.size ?? 0) },
    width: LETTER * ((words[i]?.name.length ?? 0) + (words[i]?.by.length ?? 0) + 2),
  }));
  return placedLabels(anchors, area).map((label, i) => {
    const [spot, moment] = [spots[i], moments[i]];
    if (label === undefined || spot === undefined || moment === undefined) return null;
    const end = label.below ? label.y - 14 : label.y + 5;
    return (
      <g key={`${moment.kind} ${moment.ply}`} className="curve-label">
        <path d={`M${spot.x} ${spot.y}L${label.x} ${end}`} />
        <text x={label.x} y={label.y}>
          {words[i]?.name}
          {', '}
          <tspan data-lost={changeBy(moment) < 0 || undefined}>{words[i]?.by}</tspan>
        </text>
      </g>
    );
  });
}
