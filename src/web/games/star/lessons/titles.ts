import type { GuidedTitle } from '../../view.ts';

/** The guided games of Star Factions, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  { id: 'first', title: 'Your first fleet', about: 'Place a fleet, settle a planet, fire a first shot.' },
];
