import { type ReactNode, useId } from 'react';
import { type ColourName, seatColour } from '../../../seatColours.ts';

const ARMS = 3;
const POINTS = 30;
const TURNS = 5;

const SPIRAL = Array.from({ length: ARMS }, (_, arm) => {
  const points = Array.from({ length: POINTS + 1 }, (__, i) => {
    const part = i / POINTS;
    const angle = (arm / ARMS) * Math.PI * 2 + part * TURNS;
    const far = 2.4 + part * 15.6;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}).join('');

/** A spiral of radius 18 in the light of its faction. */
export function Wormhole({ colour }: { readonly colour: ColourName }): ReactNode {
  const id = useId();
  const { fill, light } = seatColour(colour);
  return (
    <>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor={light} stopOpacity=".5" />
        <stop offset=".2" stopColor={fill} stopOpacity=".5" />
        <stop offset=".55" stopColor={fill} stopOpacity=".26" />
        <stop offset="1" stopColor={fill} stopOpacity="0" />
      </radialGradient>
      <circle r={46} fill={`url(#${id}glow)`} />
      <path
        d={SPIRAL}
        fill="none"
        stroke={light}
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeOpacity={0.9}
      />
      <circle r={3.6} fill="#fff" />
    </>
  );
}
