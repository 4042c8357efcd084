import type { BotKind } from './bot.ts';
import { searcher } from './searcher.ts';
import { waverer } from './waverer.ts';

/** A level of play: by how much it wavers, or by how many seconds it searches. */
interface Level {
  readonly name: string;
  readonly help: string;
  readonly temperature?: number;
  readonly seconds?: number;
}

const TABLE: readonly Level[] = [
  { name: 'novice', help: 'knows the rules and plays what comes to mind', temperature: 2 },
  { name: 'easy', help: 'has a plan but lets chances slip', temperature: 0.5 },
  { name: 'medium', help: 'plays soundly and makes few plain mistakes', temperature: 0.1 },
  { name: 'hard', help: 'thinks ahead for up to a second: a good match for a practised player', seconds: 1 },
  { name: 'expert', help: 'thinks for up to two seconds and punishes mistakes', seconds: 2 },
  { name: 'master', help: 'thinks for up to four seconds and plays the best it can', seconds: 4 },
];

/** The levels a person can choose between, weakest first. */
export const LEVELS: readonly BotKind[] = TABLE.map(({ name, help, temperature = 0, seconds }) => ({
  name,
  help,
  ...(seconds !== undefined && { seconds }),
  make: (entry, seed, time) =>
    seconds === undefined ? waverer(entry, seed, temperature) : searcher(entry, seed, seconds, time),
}));
