import type { OptionTable } from '../../kernel/options.ts';
import { LEVELS, type Level } from './facts.ts';

/** The choices of RULES.md 14 and 24. */
export interface Options {
  readonly difficulty: Level;
  readonly cruisers: number;
  readonly credits: number;
  readonly events: boolean;
  readonly powers: boolean;
  readonly edicts: boolean;
  readonly frontier: boolean;
  readonly playerTechSets: boolean;
  readonly soloTie: 'ancients' | 'human' | 'shared';
  readonly ancientExplore: 'human' | 'scan';
  readonly restir: boolean;
}

const alone = (_options: Options, seats: number) => seats === 1;
const together = (_options: Options, seats: number) => seats > 1;

export const OPTIONS: OptionTable<Options> = {
  difficulty: {
    kind: 'choice',
    title: 'The Ancients',
    help: 'How many cruisers they begin with: gentle and easy none, standard one, hard two, brutal three, doom four. They have 15 credits, at gentle 10. Custom lets you set both.',
    values: LEVELS,
    default: 'standard',
    when: alone,
  },
  cruisers: {
    kind: 'count',
    title: 'Ancient cruisers',
    help: 'How many of their four cruisers the Ancients begin with.',
    min: 0,
    max: 4,
    default: 1,
    when: (options, seats) => seats === 1 && options.difficulty === 'custom',
  },
  credits: {
    kind: 'count',
    title: 'Ancient credits',
    help: 'How many credits the Ancients begin with; without credits they cannot reach the role they want.',
    min: 0,
    max: 30,
    default: 15,
    when: (options, seats) => seats === 1 && options.difficulty === 'custom',
  },
  events: {
    kind: 'flag',
    title: 'Events',
    help: 'After each turn of the Emperor an event is drawn that strikes when the Emperor next receives the scepter. Many are harsh.',
    default: false,
    when: together,
  },
  powers: {
    kind: 'flag',
    title: 'Powers',
    help: 'Each player keeps one of two powers; used ones are ready again when a wormhole turns up.',
    default: true,
    when: together,
  },
  edicts: {
    kind: 'flag',
    title: 'Edicts',
    help: 'The Emperor is rewarded for what the open edict asks, and picks the next one.',
    default: true,
    when: together,
  },
  frontier: {
    kind: 'flag',
    title: 'Frontier worlds',
    help: 'Every sector without a home planet begins with one planet.',
    default: true,
    advanced: true,
  },
  playerTechSets: {
    kind: 'flag',
    title: 'Technology sets',
    help: 'A colony token for every four costs of technologies in one category.',
    default: true,
    advanced: true,
  },
  soloTie: {
    kind: 'choice',
    title: 'A tie goes to',
    help: 'Who wins when you and the Ancients have equal points.',
    values: ['ancients', 'human', 'shared'],
    default: 'ancients',
    advanced: true,
    when: alone,
  },
  ancientExplore: {
    kind: 'choice',
    title: 'Choices of the Ancients',
    help: 'Human: you choose tiles and decks for them. Scan: they take the richest tiles to the first free regions and the fullest deck.',
    values: ['human', 'scan'],
    default: 'human',
    advanced: true,
    when: alone,
  },
  restir: {
    kind: 'flag',
    title: 'Restless cruisers',
    help: 'Cruisers that already stand in the sector they are sent to leave their regions too, destroying the tiles, and are placed anew.',
    default: false,
    advanced: true,
    when: alone,
  },
};
