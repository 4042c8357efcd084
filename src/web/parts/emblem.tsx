import { type ColourName, seatColour } from '../seatColours.ts';

/** The chip of a seat: its colour with its emblem. Without a label it is next to a name and is not read out. */
export function Emblem({ colour, size = 28, label }: { colour: ColourName; size?: number; label?: string }) {
  const { fill, light, ink, emblem } = seatColour(colour);
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="emblem" width={size} height={size} viewBox="-14 -14 28 28" {...said}>
      <circle r="13" fill={fill} stroke={light} strokeOpacity=".75" />
      <circle r="10.2" fill="none" stroke={ink} strokeOpacity=".35" />
      <path d={emblem} fill={ink} fillRule="evenodd" transform="scale(1.35)" />
    </svg>
  );
}
