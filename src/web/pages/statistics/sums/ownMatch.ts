import type { Report } from '../../../../kernel/entry.ts';
import type { Outcome, Seat } from '../../../../kernel/game.ts';
import { winOf } from '../../../../kernel/outcome.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import type { Chair, TableSummary } from '../../../../protocol/table.ts';
import type { Skill } from '../../../local/analysis/skillStore.ts';

/** A finished match as one of the persons at it played it. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly date: number;
  readonly ply: number;
  readonly seats: number;
  readonly seat: Seat;
  /** Who else sat there, be it against the person or with it. */
  readonly others: readonly Chair[];
  readonly place: number;
  readonly points: number;
  /** What was won of the match, from 0 to 1: rivals share a first place, and a draw with the game is half of one. */
  readonly won: number;
  /** What chance alone would have won; nothing where nobody played against the person. */
  readonly par: number | undefined;
  /** What had to be read from the match itself, as far as it was. */
  readonly report?: Report | undefined;
  readonly skill?: Skill | undefined;
}

/** A table that counts: a match that has ended, no lesson and not played on from another. */
export type Finished = TableSummary & { readonly outcome: Outcome };

export function isCounted(table: TableSummary): table is Finished {
  const { setup, branch, actors, outcome } = table;
  return (
    outcome !== undefined &&
    actors.length === 0 &&
    branch === undefined &&
    setup.guided === undefined &&
    personsAt(table).length > 0
  );
}

const personsAt = ({ setup }: TableSummary): string[] =>
  setup.chairs.flatMap(({ name, player }) => (player === 'person' ? [name] : []));

/** Everybody who played some of the matches at this screen, who played most of them first. */
export function peopleOf(tables: readonly Finished[]): string[] {
  const counts = Map.groupBy(
    tables.flatMap((table) => [...new Set(personsAt(table))]),
    (name) => name,
  );
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

/** The matches of one person, the earliest first. */
export function ownMatches(tables: readonly Finished[], name: string): OwnMatch[] {
  return tables
    .flatMap((table) => {
      const seat = table.setup.chairs.findIndex((chair) => chair.player === 'person' && chair.name === name);
      return seat < 0 ? [] : ownMatch(table, seat);
    })
    .toSorted((a, b) => a.date - b.date);
}

function ownMatch({ id, setup, ply, outcome, touched }: Finished, seat: Seat): OwnMatch {
  const { game, chairs } = setup;
  const place = itemAt(outcome.places, seat);
  const rivals = hasRivals(outcome);
  return {
    ...{ id, game, date: touched, ply, seats: chairs.length, seat, place },
    others: chairs.filter((_, other) => other !== seat),
    points: itemAt(outcome.points, seat),
    won: rivals ? winOf(outcome.places, seat) : winOf([place], 0),
    par: rivals ? 1 / chairs.length : undefined,
  };
}

/** Those who play together all win or all lose, whatever points they have; rivals share a place only by equal points. */
function hasRivals({ places, points }: Outcome): boolean {
  if (places.length === 1) return false;
  const shared = places.every((place) => place === places[0]);
  return !shared || (places[0] === 1 && points.every((some) => some === points[0]));
}
