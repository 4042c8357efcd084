import { capital } from '../../../kernel/defaults/words.ts';
import type { GameCard, Preset } from '../view.ts';
import { SEAT_COLOURS } from './art/paints.ts';
import { TITLES } from './lessons/titles.ts';
import { Poster } from './poster.tsx';

const LEVELS: readonly (readonly [difficulty: string, help: string])[] = [
  ['gentle', 'No cruiser to begin with, and the Ancients have only 10 credits.'],
  ['easy', 'No cruiser to begin with; the Ancients have 15 credits.'],
  ['standard', 'The Ancients begin with one cruiser and 15 credits.'],
  ['hard', 'Two cruisers come for your worlds from the start.'],
  ['brutal', 'Three cruisers from the start: your home needs a fleet.'],
  ['doom', 'All four cruisers from the start. Few survive.'],
];

const PRESETS: readonly Preset[] = [
  {
    title: 'First game',
    help: 'You alone against the Ancients, at their gentlest.',
    seats: 1,
    options: { difficulty: 'gentle' },
    bots: 'medium',
  },
  {
    title: 'Two players',
    help: 'You against one bot for crown and galaxy, with powers and edicts.',
    seats: 2,
    options: {},
    bots: 'medium',
  },
  {
    title: 'Three players',
    help: 'You and two bots, with powers and edicts.',
    seats: 3,
    options: {},
    bots: 'medium',
  },
  {
    title: 'Four players',
    help: 'You and three bots in a crowded galaxy, with powers and edicts.',
    seats: 4,
    options: {},
    bots: 'medium',
  },
  {
    title: 'With events',
    help: 'You and two bots; every turn of the Emperor brings an event, many of them harsh.',
    seats: 3,
    options: { events: true },
    bots: 'medium',
  },
  ...LEVELS.map(([difficulty, help]) => ({
    title: `Solo: ${capital(difficulty)}`,
    help,
    seats: 1,
    options: { difficulty },
    bots: 'medium',
  })),
];

/** Empire of the Stars before its module is loaded. */
export const card: GameCard = {
  id: 'empire',
  name: 'Empire of the Stars',
  blurb: 'One Monolith, seven roles. What you pass over pays whoever comes next.',
  minutes: 60,
  seats: { min: 1, max: 4 },
  colours: SEAT_COLOURS,
  button: ['#f7e2a6', '#c9a04a'],
  Poster,
  presets: PRESETS,
  guided: TITLES,
  load: async () => (await import('./loaded.ts')).loaded,
  lessons: async () => (await import('./lessons/index.ts')).GUIDED,
  rules: async () => (await import('../../../games/empire/RULES.md?raw')).default,
};
