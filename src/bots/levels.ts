import type { Beginner, GameEntry, LevelName, Practice } from '../kernel/entry.ts';
import { seeded } from '../kernel/match/rng.ts';
import type { Bot, BotKind, Time } from './bot.ts';
import { foresightOf, skillOf } from './foresight.ts';
import { learnedBot } from './learned/learnedBot.ts';
import { share } from './luck.ts';
import { onceSeated } from './learned/onceSeated.ts';
import { linesIn, searcher } from './searcher.ts';
import { slippingBot } from './slippingBot.ts';

/** A level of play, and how long it thinks about a decision at most. */
interface Level {
  readonly name: LevelName;
  readonly help: string;
  readonly seconds: number;
}

/** They slip, or think about a share of their decisions only: how often is up to the game. */
const BEGINNERS: readonly (Level & { readonly name: Beginner })[] = [
  {
    name: 'novice',
    help: 'knows what is good but often does something else: for your first matches',
    seconds: 0,
  },
  { name: 'easy', help: 'plays move by move and slips now and then', seconds: 0 },
  { name: 'casual', help: 'plays by rules of thumb and seldom stops to think', seconds: 0.25 },
  { name: 'medium', help: 'stops to think from time to time', seconds: 0.25 },
  { name: 'skilled', help: 'makes few plain mistakes', seconds: 0.5 },
];

/** They think about everything. */
const MASTERS: readonly Level[] = [
  { name: 'hard', help: 'thinks for up to a second: strong play, also for practised players', seconds: 1 },
  { name: 'expert', help: 'thinks for up to two seconds and lets little go', seconds: 2 },
  { name: 'master', help: 'thinks for up to four seconds and plays the best it can', seconds: 4 },
];

/** The levels a person can choose between, weakest first. */
export const LEVELS: readonly BotKind[] = [
  ...BEGINNERS.map((level) => levelOf(level, beginner)),
  ...MASTERS.map((level) =>
    levelOf(level, (_, known, seed, { seconds }, time) =>
      searcher(known, seed, linesIn(known, seconds), time),
    ),
  ),
];

/** Plays a level without nets: by the plain hints of the game and by what the levels know. */
type ByHints<L extends Level> = (
  plain: GameEntry,
  known: GameEntry,
  seed: number,
  level: L,
  time: Time | undefined,
) => Bot;

/**
 * A level plays in the temper that the game tells, by nets where the host has fetched some; else it thinks and slips. Alone
 * there are no neighbours by whom tempers could be set: those of larger tables do, where the game tells no others.
 */
function levelOf<L extends Level>(level: L, byHints: ByHints<L>): BotKind {
  return {
    ...level,
    make: (entry, seed, time) =>
      onceSeated(entry, (known, seats) => {
        const { tempers, hintedTempers } = foresightOf(known);
        // A game may have nets for some tables only, and tempers for its hints alone.
        const table = (entry.learned?.(seats) && tempers) ?? hintedTempers;
        // A slow machine has the time of the level for its lines, not the shorter one of an ordinary core.
        const ownTime = time && { ms: 1000 * level.seconds, ...time };
        return table
          ? learnedBot(known, seed, table[seats === 2 ? 'two' : 'more'][level.name], ownTime)
          : byHints(entry, { ...entry, hints: skillOf(entry) }, seed, level, time);
      }),
  };
}

/** Thinks about a share of its decisions with all its skill and goes by the plain hints in the others, with slips. */
function beginner(
  plain: GameEntry,
  known: GameEntry,
  seed: number,
  { name, seconds }: Level & { readonly name: Beginner },
  time: Time | undefined,
): Bot {
  const { attention, slips }: Practice = foresightOf(plain).practice[name];
  const rng = seeded(seed);
  const thinking = searcher(known, seed, linesIn(known, seconds), time);
  const habit = slippingBot(plain, seed, slips);
  const asked = (): Bot => (share(rng) < attention ? thinking : habit);
  return { choose: (question) => asked().choose(question) };
}
