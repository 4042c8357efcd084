import type { GuidedTitle } from '../../view.ts';

/** The guided games of Sol, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  { id: 'first', title: 'Your first flight', about: 'Launch, fly, build a gate and use a tower.' },
];
