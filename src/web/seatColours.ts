import { keysOf } from '../kernel/data/records.ts';

/** The colours of seats with the emblem cut into every piece: colour is never alone. */

export interface SeatColour {
  readonly fill: string;
  readonly light: string;
  readonly ink: string;
  readonly outline: string;
  /** A path around 0,0 of radius 5, filled evenodd. */
  readonly emblem: string;
  /** What the emblem is called. */
  readonly shape: string;
}

const EMBLEMS = {
  azure: ['disc', 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z'],
  jade: ['triangle', 'M0-4.6 4.4 3.4H-4.4Z'],
  orchid: ['diamond', 'M0-5 4.2 0 0 5-4.2 0Z'],
  ivory: ['two bars', 'M-3.8-4.4h2.8v8.8h-2.8zM1-4.4h2.8v8.8H1z'],
  onyx: ['ring', 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z'],
  ember: [
    'cross',
    'M-4.4-2.6-2.6-4.4 0-1.8 2.6-4.4 4.4-2.6 1.8 0 4.4 2.6 2.6 4.4 0 1.8-2.6 4.4-4.4 2.6-1.8 0Z',
  ],
  amber: ['star', 'M0-5.4 1.5-1.5 5.4 0 1.5 1.5 0 5.4-1.5 1.5-5.4 0-1.5-1.5Z'],
} as const;

export type ColourName = keyof typeof EMBLEMS;

export const COLOUR_NAMES: readonly ColourName[] = keysOf(EMBLEMS);

export function seatColour(name: ColourName): SeatColour {
  const [shape, emblem] = EMBLEMS[name];
  return {
    fill: `var(--${name})`,
    light: `var(--${name}-light)`,
    ink: `var(--${name}-ink)`,
    outline: name === 'onyx' ? 'var(--onyx-outline)' : 'var(--outline)',
    emblem,
    shape,
  };
}
