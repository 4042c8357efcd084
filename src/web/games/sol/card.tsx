import { SCENARIOS, type ScenarioId } from '../../../games/sol/facts.ts';
import { keysOf } from '../../../kernel/data/records.ts';
import type { GameCard, Preset } from '../view.ts';
import { SEAT_COLOURS } from './colours.ts';
import { TITLES } from './lessons/titles.ts';
import { Poster } from './poster.tsx';

const STORIES: Readonly<Record<ScenarioId, string>> = {
  ancientTower: 'A tower in the core, two nodes, no effects. The gentlest way to play alone.',
  cosmicUnity: 'No towers can be built: momentum comes from chains of sundivers.',
  solarInhabitants: 'Feeders hatch in the core and eat what your stations yield.',
  energyGarden: 'No nodes can be built: pick the energy that grows inside the Sun.',
  sunworm: 'Sundivers away from a station are swallowed when the worm wakes.',
  solarWhirlpool: 'Again and again everything is pulled one layer inward.',
};

const SOLO: readonly Preset[] = keysOf(SCENARIOS).map((scenario) => ({
  title: `Solo: ${SCENARIOS[scenario].title}`,
  help: `${STORIES[scenario]} Reach ${SCENARIOS[scenario].winAt} momentum.`,
  seats: 1,
  options: { mode: 'solo', scenario },
  bots: 'medium',
}));

/** 12.8: what the draft has instead of two of them, without a number to reach. */
const DRAFT = {
  ...{ mode: 'solo', scenario: 'none', triggerFlares: 4, triggerMode: 'marked', survivalTable: 'draft' },
} as const;

const DRAFTS: readonly Preset[] = [
  {
    title: 'Solo: Sunworm, as drafted',
    help: 'The worm of the early draft, with other effects and an empty Sun. No number to reach: see how far you get.',
    seats: 1,
    options: {
      ...{ ...DRAFT, triggerEvent: 'SUNWORM', vestigial: false },
      ...{ effects: 'custom', cards: ['PUNCTURE', 'JUGGERNAUT', 'MOTIVATE'] },
    },
    bots: 'medium',
  },
  {
    title: 'Solo: Implode, as drafted',
    help: 'The pull inward of the early draft, from a start with a gate and a station. No number to reach.',
    seats: 1,
    options: { ...DRAFT, triggerEvent: 'IMPLODE', vestigial: true },
    bots: 'medium',
  },
];

const PRESETS: readonly Preset[] = [
  {
    title: 'First game',
    help: 'You and two bots. Everybody starts with a gate and a station; the effects are the simple blue ones.',
    seats: 3,
    options: { vestigial: true, effects: 'firstGame' },
    bots: 'easy',
  },
  {
    title: 'Standard',
    help: 'Effects of all friendly colours, and four trigger flares with an event chosen by chance.',
    seats: 4,
    options: { effects: 'random', triggerFlares: 4, triggerEvent: 'random' },
    bots: 'medium',
  },
  {
    title: 'Longer game',
    help: 'An empty Sun and one suit more in the deck: more time to build, later flares.',
    seats: 4,
    options: { vestigial: false, effects: 'random' },
    bots: 'medium',
  },
  ...SOLO,
  ...DRAFTS,
  {
    title: 'Together',
    help: 'You and a bot against the star: both need 13 momentum before it bursts.',
    seats: 2,
    options: { mode: 'coop' },
    bots: 'medium',
  },
];

/** Sol before its module is loaded. */
export const card: GameCard = {
  id: 'sol',
  name: 'Sol',
  blurb: 'Last days of a dying star. Dive deep, spend bravely, leave last.',
  minutes: 45,
  seats: { min: 1, max: 5 },
  colours: SEAT_COLOURS,
  button: ['#ffc47e', '#ee8f3f'],
  Poster,
  presets: PRESETS,
  guided: TITLES,
  load: async () => (await import('./loaded.ts')).loaded,
  lessons: async () => (await import('./lessons/index.ts')).GUIDED,
  rules: async () => (await import('../../../games/sol/RULES.md?raw')).default,
};
