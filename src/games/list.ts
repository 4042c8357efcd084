import type { Listed } from '../kernel/listing.ts';

/**
 * The games of the table, in the order they are shown: every other list follows from this one. A small game can stand
 * here as it is; one that is fetched only when it is asked for brings a card for the pages (`src/web/games/<id>/`).
 */
export const LIST: readonly Listed[] = [
  { id: 'sol', load: async () => (await import('./sol/index.ts')).sol },
  { id: 'star', load: async () => (await import('./star/index.ts')).star },
  { id: 'factions', load: async () => (await import('./factions/index.ts')).factions },
  { id: 'empire', load: async () => (await import('./empire/index.ts')).empire },
];
