import type { SVGProps } from 'react';

/** Words in drawings: large enough to be read, and no wider than there is room for. */

/** Sizes of letters and signs, in units of a drawing. */
export interface Letters {
  /** Of tiles. */
  readonly name: number;
  /** Of regions without a tile, and of how many like ships stand together. */
  readonly region: number;
  /** Of sectors. */
  readonly sector: number;
  readonly sign: number;
}

/** In pixels where there is room, and at most in units. */
const PIXELS = 12.5;
const MOST = { name: 21.5, region: 20, sector: 21.5, sign: 15 } as const;

/** Where so many units make a pixel. */
export function lettersFor(unit: number): Letters {
  const size = PIXELS * Math.max(1, unit);
  return {
    name: Math.min(MOST.name, size),
    region: Math.min(MOST.region, size),
    sector: Math.min(MOST.sector, size * 1.1),
    sign: Math.min(MOST.sign, size),
  };
}

/** How wide a letter is on average. */
const LETTER_WIDTH = 0.58;

/** Words that would run into what is beside them are drawn narrower. */
export function narrowed(words: string, size: number, room: number): SVGProps<SVGTextElement> {
  return words.length * size * LETTER_WIDTH > room
    ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' }
    : {};
}
