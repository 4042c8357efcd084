import type { GuidedTitle } from '../../view.ts';

/** The guided games of Empire of the Stars, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  { id: 'first', title: 'Your first reign', about: 'Lead two roles and settle the first planets.' },
];
