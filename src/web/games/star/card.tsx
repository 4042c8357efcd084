import type { GameCard, Preset } from '../view.ts';
import { FACTION_COLOUR } from './colours.ts';
import { TITLES } from './lessons/titles.ts';
import { Poster } from './poster.tsx';

const PRESETS: readonly Preset[] = [
  {
    title: 'First game',
    help: 'You against one bot. The second player gets one counter of each kind to make up for it.',
    seats: 2,
    options: {},
    bots: 'easy',
  },
  {
    title: 'Standard',
    help: 'All four corners taken: you and three bots.',
    seats: 4,
    options: {},
    bots: 'medium',
  },
  {
    title: 'Three factions',
    help: 'You and two bots. Whoever sits across from the empty corner starts with two counters of each kind.',
    seats: 3,
    options: {},
    bots: 'medium',
  },
  {
    title: 'Short duel',
    help: 'Two players and 20 rounds; then the colonies decide.',
    seats: 2,
    options: { roundLimit: 20 },
    bots: 'medium',
  },
  {
    title: 'Printed rules',
    help: 'As the rulebook has it: no starting grant, and no limit of rounds. It may take long.',
    seats: 4,
    options: { balanceGrant: false, roundLimit: 0 },
    bots: 'medium',
  },
];

/** Star Factions before its module is loaded. */
export const card: GameCard = {
  id: 'star',
  name: 'Star Factions',
  blurb: 'Four fleets, eight planets, one black hole. Settle four to win.',
  minutes: 45,
  seats: { min: 2, max: 4 },
  colours: Object.values(FACTION_COLOUR),
  button: ['#cbebff', '#79bceb'],
  Poster,
  presets: PRESETS,
  guided: TITLES,
  load: async () => (await import('./loaded.ts')).loaded,
  lessons: async () => (await import('./lessons/index.ts')).GUIDED,
  rules: async () => (await import('../../../games/star/RULES.md?raw')).default,
};
