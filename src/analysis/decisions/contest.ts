import { foresightOf } from '../../bots/foresight.ts';
import { firstLook, type SearchSettings, startSearch, think } from '../../bots/search.ts';
import { settingsFor } from '../../bots/searcher.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Gauge } from '../gauge.ts';
import type { Question } from '../question.ts';

/** A move that took part in a search, by its place, and the chance that each line found for it. */
export interface Contender {
  readonly at: number;
  readonly results: readonly number[];
}

/**
 * What a search finds of some moves in so many lines for each, in which all seats find out for themselves how to go on.
 * Nobody is sent off, so that all meet the same guesses and the same luck to the last line.
 */
export function contestOf(
  gauge: Gauge,
  question: Question,
  places: readonly number[],
  lines: number,
  seed: number,
): readonly Contender[] {
  const entry = asSeen(gauge.entry, question);
  const { seat, view, legal } = question;
  const moves = places.map((at) => legal[at]!);
  const settings: SearchSettings = {
    ...settingsFor(entry, lines),
    turns: turnsAhead(entry, entry.game.seatsOf(view)),
    candidates: moves.length,
    fewest: lines + 1,
  };
  const search = startSearch(entry, { seat, view, legal: moves }, settings, seed);
  think(search, { lines: moves.length * lines });
  return places.map((at, place) => {
    const runner = search.race.runners.find(({ branch }) => branch.at === place);
    return { at, results: (runner?.results ?? []).map((chance) => gauge.stretch(chance)) };
  });
}

/** How far the strongest levels look at such a table: a shorter search calls good what they know to be bad. */
function turnsAhead(entry: GameEntry, seats: number): number {
  const { tempers, hintedTempers, turns } = foresightOf(entry);
  const master = (tempers ?? hintedTempers)?.[seats === 2 ? 'two' : 'more'].master;
  return master?.thought === 'lines' ? master.turns : turns;
}

/** The moves that a search would look into first, and the one that was made. */
export function contendersOf(
  gauge: Gauge,
  question: Question,
  most: number,
  seed: number,
): readonly number[] {
  const entry = asSeen(gauge.entry, question);
  const { branches } = firstLook(entry, question, foresightOf(entry), seed);
  const promising = branches.slice(0, most).map(({ at }) => at);
  return promising.includes(question.played) ? promising : [...promising, question.played];
}

/** The game as its seat is judged: where everything lies open nothing is guessed. */
function asSeen(entry: GameEntry, { sight }: Question): GameEntry {
  if (sight !== 'open') return entry;
  const { game } = entry;
  return { ...entry, game: { ...game, determinize: (state: object): object => game.copy(state) } };
}
