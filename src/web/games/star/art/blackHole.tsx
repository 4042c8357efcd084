import { type ReactNode, useId } from 'react';

/** The black hole within a radius of 120 around 0,0: glow, far half of the disc, hole with its lens arc, near half. */
export function BlackHole(): ReactNode {
  const id = useId();
  const fire = `url(#${id}fire)`;
  return (
    <>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="#ffb872" stopOpacity=".5" />
        <stop offset=".42" stopColor="#ff8a3c" stopOpacity=".26" />
        <stop offset=".7" stopColor="#d8602a" stopOpacity=".1" />
        <stop offset="1" stopColor="#7a3a2a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}fire`}>
        <stop offset="0" stopColor="#ff6a1c" />
        <stop offset=".36" stopColor="#ffe2b0" />
        <stop offset=".62" stopColor="#ff9c48" />
        <stop offset="1" stopColor="#b23f0e" />
      </linearGradient>
      <radialGradient id={`${id}edge`}>
        <stop offset=".74" stopColor="#fff2d8" stopOpacity=".95" />
        <stop offset=".86" stopColor="#ffbd74" stopOpacity=".5" />
        <stop offset="1" stopColor="#ff8a3c" stopOpacity="0" />
      </radialGradient>
      <circle r={120} fill={`url(#${id}glow)`} />
      <g transform="rotate(-18)" fill="none">
        <Ring d="M-61 0A61 21 0 0 1 61 0" fire={fire} />
        <path d="M-33-5A33.5 33 0 0 1 33-5" stroke={fire} strokeWidth={9} strokeOpacity={0.25} />
        <path d="M-33-5A33.5 33 0 0 1 33-5" stroke={fire} strokeWidth={4.5} strokeOpacity={0.85} />
        <circle r={36} fill={`url(#${id}edge)`} />
        <circle r={27} fill="#01030a" stroke="#ffeccf" strokeWidth={1.5} />
        <Ring d="M-61 0A61 21 0 0 0 61 0" fire={fire} />
      </g>
    </>
  );
}

/** Half a disc of fire: soft strokes over each other instead of a blur. */
const WIDTHS = [27, 24, 21, 18.5, 16, 13.5, 11, 8.5, 6] as const;

function Ring({ d, fire }: { readonly d: string; readonly fire: string }): ReactNode {
  return (
    <>
      {WIDTHS.map((width) => (
        <path key={width} d={d} stroke={fire} strokeWidth={width} strokeOpacity={0.2} />
      ))}
      <path d={d} stroke="#fff6e2" strokeWidth={1.3} strokeOpacity={0.85} transform="scale(.88 .84)" />
      <path d={d} stroke="#ffe7be" strokeWidth={0.9} strokeOpacity={0.6} transform="scale(1.1 1.17)" />
      <path d={d} stroke="#8a2c06" strokeWidth={0.8} strokeOpacity={0.5} transform="scale(1.01 1.03)" />
    </>
  );
}
