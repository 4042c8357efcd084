import { pick, type Rng, seeded } from '../../../src/kernel/match/rng.ts';
import { ranked, winOf } from '../../../src/kernel/outcome.ts';
import type { Result, Series } from '../../../src/cli/simulate/series.ts';
import type { Taking } from '../../../src/cli/simulate/watch.ts';

/** Results of matches that nobody has played, to try on thousands of them what a lab makes of results. */

export interface World {
  /** Points for the first seat. */
  readonly edge?: number;
  /** How much likelier it is that a seat takes the card A. */
  readonly fashion?: number;
  /** Points for whoever takes the card A. */
  readonly worth?: number;
  /** Whether those who are ahead take the card B, which is worth nothing. */
  readonly snobs?: boolean;
}

export const SERIES: Series = {
  game: 'none',
  bots: ['greedy', 'greedy'],
  options: {},
  seed: 'simulated',
  first: 0,
  matches: 1000,
  mostMoves: 1000,
  records: false,
  watched: true,
};

const FACTIONS = ['Red', 'Green', 'Blue', 'Black'];
const CARDS = ['A', 'B', 'C', 'D', 'E', 'F'];
const TURNS = 4;

/** About normal, with a deviation of 1. */
function bell(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.int(2 ** 20) / 2 ** 20;
  return sum;
}

/** Matches of both sides: what chance deals is the same, how it is played differs. */
export function simulated(seed: number, matches: number, before: World, after: World): [Result[], Result[]] {
  const rng = seeded(seed);
  const deals = Array.from({ length: matches }, (_, match) => ({
    match,
    factions: [pick(rng, FACTIONS), pick(rng, FACTIONS)],
    luck: [2 * bell(rng), 2 * bell(rng)],
  }));
  return [deals.map((deal) => played(rng, deal, before)), deals.map((deal) => played(rng, deal, after))];
}

interface Deal {
  readonly match: number;
  readonly factions: readonly string[];
  readonly luck: readonly number[];
}

function played(rng: Rng, { match, factions, luck }: Deal, world: World): Result {
  const { edge = 0, fashion = 0, worth = 0, snobs = false } = world;
  const points = luck.map((value, seat) => value + 2 * bell(rng) + (seat === 0 ? edge : 0));
  const turns: [number, number, number][] = [];
  const taken: Taking[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const chance = 1 / (1 + Math.exp((points[1]! - points[0]!) / 2));
    turns.push([turn % 2, chance, 1 - chance]);
    for (const seat of [0, 1]) {
      const isAhead = points[seat]! > points[1 - seat]! + 2;
      const usual = snobs && isAhead ? 'B' : pick(rng, CARDS.slice(0, snobs ? 1 : undefined));
      const card = rng.int(10) < 10 * fashion ? 'A' : usual;
      taken.push([turn, seat, 'card', card]);
      if (card === 'A') points[seat]! += worth;
    }
    for (const seat of [0, 1]) points[seat]! += bell(rng);
  }
  const whole = points.map(Math.round);
  const { places } = ranked(whole);
  // bots change seats from match to match
  const ofBots = (values: readonly number[]): number[] => [0, 1].map((bot) => values[(bot + match) % 2]!);
  return {
    match,
    moves: 100 + Math.round(10 * bell(rng)),
    ms: 1,
    points: ofBots(whole),
    places: ofBots(places),
    report: {
      match: { ending: rng.int(3) === 0 ? 'short' : 'long', rounds: 5 + rng.int(4) },
      seats: factions.map((faction) => ({ faction })),
      wins: places.map((_, seat) => winOf(places, seat)),
    },
    watched: { turns, taken },
  };
}
