import type { GuidedTitle } from '../../view.ts';

/** The guided games of Sol, the first of all and the short lessons after it. */
export const TITLES: readonly GuidedTitle[] = [
  { id: 'first', title: 'Your first flight', about: 'Launch, fly, build a gate and use a tower.', steps: 17 },
  {
    id: 'energy',
    title: 'Energy from a node',
    about: 'Build a station in a ring, man it and use it.',
    steps: 8,
  },
  {
    id: 'cards',
    title: 'Cards and their effects',
    about: 'Keep a card you drew, and spend it a turn later.',
    steps: 7,
  },
  { id: 'heart', title: 'Into the heart', about: 'Hurl sundivers from the core for momentum.', steps: 8 },
];
