import { seeded } from '../kernel/match/rng.ts';
import { untilChance } from '../kernel/match/untilChance.ts';
import type { Luck } from './analysis.ts';
import { FINEST, meanOf, reachOf, valueOf } from './estimate.ts';
import type { Film } from './film.ts';
import type { Gauge } from './gauge.ts';
import { type Reading, readingOf, wayFrom } from './trial.ts';

/**
 * What the draws of a move brought: the chances after them, less the mean over what else could have come, all played on
 * with the same luck; nothing where the move draws nothing. A state holds no order of a deck, so drawing again is fair.
 */
export function luckAt(
  gauge: Gauge,
  film: Film,
  ply: number,
  redraws: number,
  seed: number,
): Luck | undefined {
  const { states, plies } = film;
  const made = plies[ply - 1];
  if (made === undefined) return undefined;
  const { seat, move } = made;
  const { game } = gauge.entry;
  const before = states[ply - 1]!;
  if (!untilChance(game, before, seat, move).isDrawing) return undefined;
  const way = wayFrom(gauge, states[ply]!);
  const rng = seeded(seed);
  const differences = Array.from({ length: redraws }, () => {
    const other: object = game.copy(before);
    game.apply(other, seat, move, rng);
    const luck = rng.int(2 ** 32);
    const came = readingOf(gauge, before, game.copy(states[ply]!), luck, way);
    return differencesOf(came, readingOf(gauge, before, other, luck));
  });
  return { ply, ...gainsOf(differences, gauge.together) };
}

/** By seat. */
function differencesOf(some: Reading, others: Reading): number[] {
  return some.near.map((_, seat) => valueOf(some, seat) - valueOf(others, seat));
}

function gainsOf(differences: readonly (readonly number[])[], together: boolean): Omit<Luck, 'ply'> {
  const bySeat = differences[0]!.map((_, seat) => differences.map((difference) => difference[seat]!));
  const gains = bySeat.map((of) => onGrid(meanOf(of)));
  const noise = Math.max(FINEST, ...bySeat.map(reachOf));
  return { gains: together ? gains : balanced(gains), noise };
}

/** Fractions of a power of two add up without rounding. */
const GRID = 2 ** 20;
const onGrid = (gain: number): number => Math.round(gain * GRID) / GRID;

/** What one seat gains the others lose, to the last digit. */
function balanced(gains: readonly number[]): number[] {
  const others = gains.slice(0, -1);
  return [...others, 0 - others.reduce((a, b) => a + b, 0)];
}
