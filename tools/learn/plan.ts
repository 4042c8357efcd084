import type { GameEntry } from '../../src/kernel/entry.ts';
import { type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { anyOptions } from '../../src/testkit/anyOptions.ts';
import type { SelfPlay } from './selfPlay.ts';
import { soloOptions } from './soloOptions.ts';

/** How a net is trained; everything that comes of it follows from this. */
export interface Plan {
  readonly game: string;
  /** The numbers of seats, which take turns. */
  readonly seats: readonly number[];
  readonly seed: number;
  /** Matches in a round, and the rounds in which all seats go by the hints. */
  readonly matches: number;
  readonly taught: number;
  /** So many rounds are learned from at a time, and each position about so often. */
  readonly memory: number;
  readonly uses: number;
  readonly batch: number;
  /** The rounds in which the rate of learning falls from its highest to its lowest. */
  readonly cooling: number;
  /** The highest, in millionths; the usual one where a run does not tell. */
  readonly rate?: number;
  /** The file of the net that it begins with, where it does not begin with nothing. */
  readonly from?: string;
  /** The share of matches with any options; the others have the usual ones. */
  readonly anyOptions: number;
  readonly hidden: number;
  readonly middle: number;
  readonly unit: number;
  readonly base: number;
  readonly trust: number;
}

export interface MatchPlan extends SelfPlay {
  readonly seed: number;
}

const MOST_MOVES = 6000;

/** So many rounds after the taught ones what was learned is trusted in full. */
const TRUSTED_AFTER = 8;

/** Rates of learning, in millionths. */
const RATES = { first: 1000, last: 50 };

/**
 * What a plan has where nobody tells. A game that is played alone is what its options make of it. Nor is the ordinary
 * position an even one there, which is learned from hints first: who expects too much alone puts off for ever what would bring it.
 */
export function usualFor(seats: readonly number[]): Pick<Plan, 'anyOptions' | 'taught' | 'trust'> {
  return isAlone(seats)
    ? { anyOptions: 0.75, taught: 10, trust: 0.1 }
    : { anyOptions: 0.2, taught: 2, trust: 0.35 };
}

/** How fast is learned in a round. */
export function rateIn({ rate = RATES.first, cooling }: Plan, round: number): number {
  return (rate / 1e6) * (RATES.last / rate) ** Math.min(1, round / cooling);
}

/**
 * Training alone trusts so many times as far as play: nobody else brings anything new there, and what it leads to when too
 * much is expected is only learned by expecting too much.
 */
const DARING = 2.5;

/** How far what was learned is trusted in a round; a net that began with another knows something from the start. */
export function trustIn({ trust, taught, from, seats }: Plan, round: number): number {
  const full = isAlone(seats) ? Math.min(1, DARING * trust) : trust;
  return from !== undefined ? full : full * Math.max(0, Math.min(1, (round - taught + 1) / TRUSTED_AFTER));
}

function isAlone(seats: readonly number[]): boolean {
  return seats.every((number) => number === 1);
}

/** How one match of a round is played. */
export function planOf(entry: GameEntry, plan: Plan, round: number, match: number): MatchPlan {
  const seed = (plan.seed * 1_000_003 + round * 10_007 + match) % 2 ** 31;
  const rng = seeded(seed + 1);
  const seats = plan.seats[match % plan.seats.length]!;
  const isTaught = round < plan.taught;
  return {
    seed,
    seats,
    options: optionsFor(entry, seats, plan.anyOptions, rng),
    hinted: isTaught ? 1 : 0.25,
    explore: 0.03,
    oddOpenings: 0.5,
    lambda: isTaught ? 1 : 0.8,
    unit: plan.unit,
    mostMoves: MOST_MOVES,
  };
}

/** The usual options, or any in so large a share of matches. */
export function optionsFor({ game }: GameEntry, seats: number, variety: number, rng: Rng): object {
  if (rng.int(1000) >= 1000 * variety) return {};
  return seats === 1 ? soloOptions(game, rng) : anyOptions(game, rng, seats);
}
