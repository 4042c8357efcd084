import type { GuidedTitle } from '../../view.ts';

/** The guided games of Empire of the Stars, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  {
    id: 'first',
    title: 'Your first reign',
    about: 'Lead two roles and settle the first planets.',
    steps: 14,
  },
  {
    id: 'harvest',
    title: 'Harvest and trade',
    about: 'Lead Steward, sell, and invest in Far Space.',
    steps: 8,
  },
  { id: 'science', title: 'Technologies', about: 'Buy one for less as the leader of Scientist.', steps: 5 },
  { id: 'battle', title: 'A battle', about: 'Send ships, set the dial and strike.', steps: 8 },
];
