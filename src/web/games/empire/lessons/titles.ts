import type { GuidedTitle } from '../../view.ts';

/** The guided games of Empire of the Stars, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  { id: 'first', title: 'Your first reign', about: 'Lead two roles and settle the first planets.' },
  { id: 'harvest', title: 'Harvest and trade', about: 'Lead Steward, sell, and invest in Far Space.' },
  { id: 'science', title: 'Technologies', about: 'Buy one for less as the leader of Scientist.' },
  { id: 'battle', title: 'A battle', about: 'Send ships, set the dial and strike.' },
];
