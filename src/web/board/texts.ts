/** Every sentence boards of all games have in common. */
export const TEXTS = {
  zoom: { nearer: 'Nearer', farther: 'Farther', whole: 'Whole board', back: 'Close up' },
} as const;
