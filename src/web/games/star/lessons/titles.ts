import type { GuidedTitle } from '../../view.ts';

/** The guided games of Star Factions, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  {
    id: 'first',
    title: 'Your first fleet',
    about: 'Place a fleet, settle a planet, fire a first shot.',
    steps: 19,
  },
  { id: 'yard', title: 'Ships and kits', about: 'Build from a blueprint, and fit a kit.', steps: 5 },
  { id: 'range', title: 'Out of reach', about: 'Shoot where nobody can answer, then destroy.', steps: 5 },
  { id: 'home', title: 'The way home', about: 'Jump through the black hole and repair.', steps: 4 },
];
