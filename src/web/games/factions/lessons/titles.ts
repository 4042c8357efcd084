import type { GuidedTitle } from '../../view.ts';

/** The guided games of Factions of Sol, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  {
    id: 'first',
    title: 'Your first voyage',
    about: 'Fly, mine, build an upgrade and hire an explorer.',
    steps: 24,
  },
  {
    id: 'explore',
    title: 'Explorers and worlds',
    about: 'Hire explorers, and make an exoplanet yours.',
    steps: 5,
  },
  { id: 'secrets', title: 'Secret objectives', about: 'Fly to Saturn and choose one of two.', steps: 5 },
  { id: 'energy', title: 'A full battery', about: 'Charge beside Mercury, in two ways.', steps: 5 },
];
