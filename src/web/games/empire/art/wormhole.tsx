import { type ReactNode, useId } from 'react';
import { NIGHT, SWIRL } from './palette.ts';

const POINTS = 26;

const arms = (count: number, turn: number, reach: number): string =>
  Array.from({ length: count }, (_, arm) => {
    const points = Array.from({ length: POINTS + 1 }, (__, i) => {
      const part = i / POINTS;
      const angle = turn + (arm / count) * Math.PI * 2 + part * 4.4;
      const far = 4 + part * (reach - 4);
      return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  }).join('');

const BRIGHT = arms(3, 0, 22);
const DIM = arms(3, 1.05, 21);

/** A hole of radius 26 with bright arms. */
export function Wormhole(): ReactNode {
  const id = useId();
  return (
    <>
      <radialGradient id={`${id}hole`}>
        <stop offset="0" stopColor="#fff" />
        <stop offset=".16" stopColor="#d8caff" />
        <stop offset=".4" stopColor="#5b3fc0" stopOpacity=".85" />
        <stop offset=".78" stopColor={NIGHT} />
        <stop offset=".9" stopColor={NIGHT} />
        <stop offset="1" stopColor="#7c5ce0" stopOpacity="0" />
      </radialGradient>
      <circle r={27} fill={`url(#${id}hole)`} />
      <g fill="none" strokeLinecap="round">
        <path d={DIM} stroke="#7c5ce0" strokeWidth={1.8} />
        <path d={BRIGHT} stroke={SWIRL} strokeWidth={2.3} />
      </g>
      <circle r={3.4} fill="#fff" />
    </>
  );
}
