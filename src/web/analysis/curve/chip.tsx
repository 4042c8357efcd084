import { type ColourName, seatColour } from '../../seatColours.ts';

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly colour: ColourName;
}

/** The emblem of a seat in a drawing. */
export function Chip({ x, y, colour }: ChipProps) {
  const { fill, light, ink, emblem } = seatColour(colour);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8" fill={fill} stroke={light} strokeOpacity=".75" />
      <path d={emblem} fill={ink} fillRule="evenodd" transform="scale(.85)" />
    </g>
  );
}
