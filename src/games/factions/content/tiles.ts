import type { TileKind } from '../cards/cards.ts';

/** The asteroid tiles (3.5). */
export const ASTEROIDS = [
  { value: 2, count: 4, source: 'reconstructed' },
  { value: 3, count: 6, source: 'reconstructed' },
  { value: 4, count: 5, source: 'reconstructed' },
  { value: 5, count: 3, source: 'reconstructed' },
  { value: 6, count: 2, source: 'reconstructed' },
] as const satisfies readonly TileKind[];
