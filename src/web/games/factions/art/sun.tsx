import type { ReactNode } from 'react';

/** The Sun with its stepped glow, of radius 36 around 0,0; its rays reach twice as far. */

const RAYS = 32;

function raysOf(odd: number, far: number, wide: number): string {
  return Array.from({ length: RAYS / 2 }, (_, i) => {
    const angle = ((2 * i + odd) / RAYS) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const corner = (along: number, aside: number): string =>
      `${(along * sin + aside * cos).toFixed(1)} ${(-along * cos + aside * sin).toFixed(1)}`;
    return `M${corner(0, -wide)}L${corner(far, 0)}L${corner(0, wide)}Z`;
  }).join('');
}

const LONG_RAYS = raysOf(0, 73, 5.7);
const SHORT_RAYS = raysOf(1, 58, 4);

const DISCS = [
  { r: 36, fill: '#f08a36' },
  { r: 30, fill: '#f5b445' },
  { r: 22.5, fill: '#fbd877' },
  { r: 14, fill: '#fff0be' },
] as const;

export function SunArt(): ReactNode {
  return (
    <>
      <path d={LONG_RAYS} fill="#ee7f35" />
      <path d={SHORT_RAYS} fill="#f4b84a" />
      {DISCS.map(({ r, fill }) => (
        <circle key={r} r={r} fill={fill} />
      ))}
    </>
  );
}
