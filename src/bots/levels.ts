import type { BotKind } from './bot.ts';
import { foresightOf } from './foresight.ts';
import { type Care, searcher } from './searcher.ts';
import { waverer } from './waverer.ts';

/** A level of play: how often it slips, in hundreds of Elo lost by it, or with how much care it searches. */
interface Level {
  readonly name: string;
  readonly help: string;
  readonly slips?: number;
  readonly care?: Care;
}

const TABLE: readonly Level[] = [
  {
    name: 'novice',
    help: 'knows what is good but often does something else: for your first matches',
    slips: 3,
  },
  { name: 'easy', help: 'plays move by move and slips now and then', slips: 1.5 },
  { name: 'casual', help: 'plays by rules of thumb, move by move', slips: 0 },
  {
    name: 'medium',
    help: 'stops to think at every third decision',
    care: { seconds: 0.25, attention: 0.33 },
  },
  {
    name: 'skilled',
    help: 'thinks about two decisions of three and makes few plain mistakes',
    care: { seconds: 0.5, attention: 0.67 },
  },
  {
    name: 'hard',
    help: 'thinks for up to a second: strong play, also for practised players',
    care: { seconds: 1, attention: 1 },
  },
  {
    name: 'expert',
    help: 'thinks for up to two seconds and lets little go',
    care: { seconds: 2, attention: 1 },
  },
  {
    name: 'master',
    help: 'thinks for up to four seconds and plays the best it can',
    care: { seconds: 4, attention: 1 },
  },
];

/** The levels a person can choose between, weakest first. */
export const LEVELS: readonly BotKind[] = TABLE.map(({ name, help, slips = 0, care }) => ({
  name,
  help,
  ...(care && { seconds: care.seconds }),
  make: (entry, seed, time) =>
    care === undefined
      ? waverer(entry, seed, slips * foresightOf(entry).slip)
      : searcher(entry, seed, care, time),
}));
