import { at, RADIUS, TURN } from '../board/polar.ts';
import { scatter } from './scatter.ts';

/** The thin flames around the Sun: the picture `corona.webp` is made from, see `render.mjs`. */

const RAYS = 150;

export interface Ray {
  readonly d: string;
  readonly warm: boolean;
  readonly opacity: number;
}

/** The same rays on every visit. */
export function raysFrom(seed: number): Ray[] {
  const random = scatter(seed);
  return Array.from({ length: RAYS }, () => {
    const fraction = random();
    const half = 0.0012 + random() * 0.006;
    const waves = 18 * Math.sin(fraction * TURN * 5 + seed) + 12 * Math.sin(fraction * TURN * 3 + 1);
    const length = Math.max(8, 20 + random() * random() * 104 + waves);
    const tip = fraction + (random() - 0.5) * 0.014;
    const foot = RADIUS.convective - 6;
    return {
      d: `M${at(fraction - half, foot)}L${at(tip, RADIUS.convective + length)}L${at(fraction + half, foot)}Z`,
      warm: random() < 0.5,
      opacity: 0.1 + random() * 0.26,
    };
  });
}
