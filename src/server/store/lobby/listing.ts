import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import type { TableRecord } from '../../rooms/tableRecord.ts';
import type { Schema } from '../schema.ts';

/** How tables are found in the lobby, the same in every dialect. */

/** What the lobby asks of a table, kept beside its record. */
export type LobbyColumns = Pick<Schema['tables'], 'free' | 'persons' | 'words'>;

export function lobbyColumns({ id, host, chairs }: TableRecord): LobbyColumns {
  const free = chairs.filter(
    ({ person, bot, keptFor }) => person === undefined && bot === undefined && keptFor === undefined,
  );
  return {
    free: free.length,
    persons: chairs.filter(({ bot }) => bot === undefined).length,
    words: folded(`${host.name} ${id}`),
  };
}

/** Text as it is compared in a search: whatever its capitals and the width of its letters. */
export function folded(text: string): string {
  return text.toWellFormed().normalize('NFKC').toLowerCase();
}

/** A word that was searched for, and the games whose titles it stands in. */
export interface SearchedWord {
  readonly text: string;
  readonly games: readonly string[];
}

/** Where a table stands in the lobby: two tables of each host come in every round, the latest first. */
export interface LobbyPlace {
  readonly round: number;
  readonly touched: number;
  readonly id: string;
}

/** Which tables to list. */
export interface TableFilter {
  readonly game?: string;
  readonly stages: readonly string[];
  /** Only tables with activity since then. */
  readonly since?: number;
  /** Only those where a seat is free for anybody. */
  readonly free?: boolean;
  /** Each stands in the name of the host, in the id, or in the title of the game. */
  readonly words?: readonly SearchedWord[];
  /** Only those that come after this place. */
  readonly after?: LobbyPlace;
  readonly limit: number;
}

/** A page of the lobby with the place of each table; records are read for this page alone. */
export function lobbyPage(db: Kysely<Schema>, { after, limit, ...filter }: TableFilter) {
  const all = db.selectFrom(rankedTables(db, filter).as('ranked')).select(['id', 'touched', 'round']);
  const rest =
    after === undefined
      ? all
      : all.where((eb) =>
          eb.or([
            eb('round', '>', after.round),
            eb.and([eb('round', '=', after.round), eb('touched', '<', after.touched)]),
            eb.and([
              eb('round', '=', after.round),
              eb('touched', '=', after.touched),
              eb('id', '>', after.id),
            ]),
          ]),
        );
  const page = rest.orderBy('round').orderBy('touched', 'desc').orderBy('id').limit(limit);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('tables', 'tables.id', 'page.id')
    .select(['page.id', 'page.touched', 'page.round', 'tables.sheet'])
    .orderBy('page.round')
    .orderBy('page.touched', 'desc')
    .orderBy('page.id');
}

/** A host with a hundred tables is two in the first round, as is anybody else. */
const ROUND = sql<number>`(row_number() over (partition by host order by touched desc, id) + 1) / 2`;

function rankedTables(db: Kysely<Schema>, filter: Omit<TableFilter, 'after' | 'limit'>) {
  const { game, stages, since = 0, free = false, words = [] } = filter;
  let tables = db
    .selectFrom('tables')
    .select(['id', 'touched', ROUND.as('round')])
    .where('listed', '=', 1)
    .where('stage', 'in', stages)
    .where('touched', '>', since);
  if (game !== undefined) tables = tables.where('game', '=', game);
  if (free) tables = tables.where('free', '>', 0);
  for (const word of words) tables = tables.where((eb) => holding(eb, word));
  return tables;
}

function holding(eb: ExpressionBuilder<Schema, 'tables'>, { text, games }: SearchedWord) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const named = sql<SqlBool>`words like ${pattern} escape '\\'`;
  return games.length === 0 ? named : eb.or([named, eb('game', 'in', games)]);
}
