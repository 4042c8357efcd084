import { startSearch, think } from '../bots/search.ts';
import { settingsFor } from '../bots/searcher.ts';
import { type Estimate, meanOf, reachOf } from './estimate.ts';
import type { Gauge } from './gauge.ts';
import type { Question } from './question.ts';

/** Two moves of a decision by their places. */
export interface Pair {
  readonly best: number;
  readonly played: number;
}

/**
 * By how much one move is ahead of another to a search, in which all seats find out for themselves how to go on: where a
 * move needs an answer that no first look finds, it knows better than lines do.
 */
export function secondOpinion(
  gauge: Gauge,
  { seat, view, legal }: Question,
  pair: Pair,
  lines: number,
  seed: number,
): Estimate {
  const moves = [legal[pair.best]!, legal[pair.played]!];
  const { entry } = gauge;
  const usual = settingsFor(entry, lines);
  // Nobody is sent off, so that both meet the same luck to the last line.
  const settings = { ...usual, candidates: moves.length, fewest: lines + 1 };
  const search = startSearch(entry, { seat, view, legal: moves }, settings, seed);
  think(search, { lines: moves.length * lines });
  const [best, played] = moves.map(
    (_, at) => search.race.runners.find(({ branch }) => branch.at === at)?.results ?? [],
  );
  const gaps = best!.map((chance, line) => gauge.stretch(chance) - gauge.stretch(played![line]!));
  return { mean: meanOf(gaps), noise: reachOf(gaps) };
}
