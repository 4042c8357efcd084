import type { GuidedTitle } from '../../view.ts';

/** The guided games of Factions of Sol, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  { id: 'first', title: 'Your first voyage', about: 'Fly, mine, build an upgrade and hire an explorer.' },
];
