import { chancesAtEnd, chancesOf } from '../bots/chances.ts';
import { foresightOf, skilled, skillOf } from '../bots/foresight.ts';
import type { GameEntry } from '../kernel/entry.ts';
import type { Outcome } from '../kernel/game.ts';
import { winOf } from '../kernel/outcome.ts';
import type { Effort } from './effort.ts';

/** Tells what positions of a match are worth, in chances of winning that fit how matches end. */
export interface Gauge {
  /** The game as the levels know it. */
  readonly entry: GameEntry;
  /** Whether all seats win or lose against the game, be it one or several: each then has the same chance. */
  readonly together: boolean;
  /** How many turns a line lasts beyond the one it begins in. */
  readonly turns: number;
  /** Whether later turns are played at a glance. */
  readonly hasty: boolean;
  /** The chance of one seat made as sure as its results were. */
  stretch(chance: number): number;
  chances(state: object): readonly number[];
  atEnd(outcome: Outcome): readonly number[];
}

/** The gauge for a match with these positions; nets judge where they were trained for it, never where several play together. */
export function gaugeOf(
  given: GameEntry,
  states: readonly object[],
  { further = 0, hasty = false }: Pick<Effort, 'further' | 'hasty'> = {},
): Gauge {
  const seats = given.game.seatsOf(states[0]);
  const plain = { ...given, hints: skillOf(given) };
  const isTeam = seats > 1 && isShared(plain, states);
  const together = seats === 1 || isTeam;
  const learned = isTeam ? undefined : given.learned?.(seats);
  const entry = isTeam ? plain : skilled(given, seats);
  const { calibration, turns } = foresightOf(entry);
  const by = calibration?.[learned ? 'nets' : 'hints'];
  const spread = by?.[together ? 1 : seats] ?? 1;
  const atEnd = together ? wonTogether : chancesAtEnd;
  return {
    entry,
    together,
    turns: turns + further,
    hasty,
    atEnd,
    stretch: (chance) => shared(chance, spread),
    chances(state) {
      const outcome = entry.game.outcome(state);
      if (outcome !== undefined) return atEnd(outcome);
      const told = chancesOf(entry, state);
      return together ? told.map((chance) => shared(chance, spread)) : stretched(told, spread);
    },
  };
}

/** How many positions tell whether seats play together. */
const SAMPLES = 8;

/** Those who always have the same chances, which do not add up to 1, play together. */
function isShared(entry: GameEntry, states: readonly object[]): boolean {
  return Array.from({ length: SAMPLES }, (_, i) => states[Math.floor((i * states.length) / SAMPLES)]!)
    .filter((state) => entry.game.outcome(state) === undefined)
    .every((state) => {
      const [first = 0, ...others] = chancesOf(entry, state);
      return others.every((chance) => chance === first) && first * (1 + others.length) !== 1;
    });
}

/** Whoever won, won all of it; a draw is half of it. */
function wonTogether({ places }: Outcome): readonly number[] {
  return places.map((place) => winOf([place], 0));
}

/** No chance is less, so that it can still be stretched. */
const LEAST = 1e-6;

/** Chances made surer by a spread below 1, and less sure by one above; they add up to 1. */
export function stretched(chances: readonly number[], spread: number): number[] {
  const shares = chances.map((chance) => Math.max(LEAST, chance) ** (1 / spread));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** The same for a chance against the game, or against all others together. */
function shared(chance: number, spread: number): number {
  return stretched([chance, 1 - chance], spread)[0]!;
}
