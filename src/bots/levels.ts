import type { BotKind } from './bot.ts';
import { foresightOf } from './foresight.ts';
import { searcher } from './searcher.ts';
import { waverer } from './waverer.ts';

/** A level of play: how often it slips, in hundreds of Elo lost by it, or how many seconds it searches. */
interface Level {
  readonly name: string;
  readonly help: string;
  readonly slips?: number;
  readonly seconds?: number;
}

const TABLE: readonly Level[] = [
  {
    name: 'novice',
    help: 'knows what is good but often does something else: for your first matches',
    slips: 3,
  },
  { name: 'easy', help: 'plays move by move and slips now and then', slips: 1 },
  { name: 'medium', help: 'thinks a moment ahead and makes few plain mistakes', seconds: 0.05 },
  { name: 'hard', help: 'thinks for up to a second: strong play, also for practised players', seconds: 1 },
  { name: 'expert', help: 'thinks for up to two seconds and lets little go', seconds: 2 },
  { name: 'master', help: 'thinks for up to four seconds and plays the best it can', seconds: 4 },
];

/** The levels a person can choose between, weakest first. */
export const LEVELS: readonly BotKind[] = TABLE.map(({ name, help, slips = 0, seconds }) => ({
  name,
  help,
  ...(seconds !== undefined && { seconds }),
  make: (entry, seed, time) =>
    seconds === undefined
      ? waverer(entry, seed, slips * foresightOf(entry).slip)
      : searcher(entry, seed, seconds, time),
}));
