/** The colours of a travel poster of the fifties: flat, with cream as the only white. */

export const CREAM = '#f7e9c6';
export const LIT_CREAM = '#fff1c9';
export const NIGHT = '#0b1622';
export const TOMATO = '#c43a1e';
export const MUSTARD = '#f5b445';
export const SWIRL = '#c9a2f2';

/** The bands from the Sun outward. */
export const BAND_COLOURS = [
  '#9a4a20',
  '#7b4429',
  '#5b3d38',
  '#3d3a49',
  '#1f4654',
  '#1a3a4b',
  '#163040',
  '#122736',
] as const;
export const KUIPER_COLOUR = '#0e1f2e';

/** Colour and number of the arcs of a trail of so much energy. */
const HEAT = [
  { upTo: 2, arcs: 1, colour: '#f3c35a', ink: '#ffefc4' },
  { upTo: 5, arcs: 2, colour: '#f39a45', ink: '#ffe2c0' },
  { upTo: 11, arcs: 3, colour: '#ef6a45', ink: '#ffd0bc' },
  { upTo: Number.POSITIVE_INFINITY, arcs: 4, colour: '#ff5a5f', ink: '#ffc9c4' },
] as const;
export type Heat = (typeof HEAT)[number];

export function heatOf(energy: number): Heat {
  return HEAT.find(({ upTo }) => energy <= upTo) ?? HEAT[3];
}
