import type { GameCard, Preset } from '../view.ts';
import { SEAT_COLOURS } from './colours.ts';
import { TITLES } from './lessons/titles.ts';
import { Poster } from './poster.tsx';

const PRESETS: readonly Preset[] = [
  {
    title: 'First game',
    help: 'You and two bots with the simpler rules: six planets, no stellar events, the simplest faction is yours, and the first rescue is free.',
    seats: 3,
    options: { firstTime: true, dealt: true },
    bots: 'easy',
  },
  {
    title: 'Standard',
    help: 'The whole game: you and three bots, eight planets and stellar events to vote on.',
    seats: 4,
    options: {},
    bots: 'medium',
  },
  {
    title: 'Two players',
    help: 'You against one bot, with fewer asteroids and more room to fly.',
    seats: 2,
    options: {},
    bots: 'medium',
  },
  {
    title: 'Solo, easy',
    help: 'Two rounds against an automatic opponent that scores modestly.',
    seats: 1,
    options: { difficulty: 'easy' },
    bots: 'medium',
  },
  {
    title: 'Solo, medium',
    help: 'Two rounds against an automatic opponent that scores what it gathers.',
    seats: 1,
    options: { difficulty: 'medium' },
    bots: 'medium',
  },
  {
    title: 'Solo, hard',
    help: 'Two rounds against an automatic opponent that scores generously.',
    seats: 1,
    options: { difficulty: 'hard' },
    bots: 'medium',
  },
];

/** Factions of Sol before its module is loaded. */
export const card: GameCard = {
  id: 'factions',
  name: 'Factions of Sol',
  blurb: 'Planets keep moving; so do prices. Chart the routes, build the drive.',
  minutes: 90,
  seats: { min: 1, max: 4 },
  colours: SEAT_COLOURS,
  button: ['#fff3d6', '#ecd193'],
  Poster,
  presets: PRESETS,
  guided: TITLES,
  load: async () => (await import('./loaded.ts')).loaded,
  lessons: async () => (await import('./lessons/index.ts')).GUIDED,
  rules: async () => (await import('../../../games/factions/RULES.md?raw')).default,
};
