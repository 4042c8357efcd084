import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { GAMES } from '../../src/games/index.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import { type MatchRecord, parseRecord } from '../../src/kernel/match/record.ts';
import { withOwnNets } from '../../src/server/bots/nets.ts';
import { playSeries } from '../../src/cli/simulate/pool.ts';
import { playMatch, type Result, type Series } from '../../src/cli/simulate/series.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';

/** The game with its nets. */
export function gameWithNets(id: string): Promise<GameEntry> {
  return withOwnNets(findGame(GAMES, id));
}

/** Matches between equal bots, or those in a folder of records. */
export interface Wanted {
  /** The name of a bot, or a path with a slash in it. */
  readonly bot: string;
  readonly seats: number;
  readonly matches: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

const MOST_MOVES = 20_000;

/** What `simulate --record` has written there. */
function* recordsIn(folder: string, most: number): Generator<MatchRecord> {
  for (const file of readdirSync(folder).toSorted().slice(0, most))
    yield parseRecord(readFileSync(path.join(folder, file), 'utf8'));
}

const QUICK: Readonly<Record<string, string>> = { empire: 'skilled', factions: 'skilled' };

/** The level that plays well enough to be told chances, of those that do not search there. */
export function quickLevel(game: string, seats: number): string {
  return seats === 1 ? 'casual' : (QUICK[game] ?? 'medium');
}

/** Plays matches in threads, the same whatever their number; those that come to no end are left out. */
export async function playedRecords(
  game: string,
  { bot, seats, matches, seed }: Omit<Wanted, 'options'> & { readonly seed: string },
): Promise<MatchRecord[]> {
  const records: MatchRecord[] = [];
  const series = { ...seriesOf(game, { bot, seats, matches }), seed };
  const seen = ({ match, record }: Result): void => {
    if (record?.outcome !== undefined) records[match] = record;
  };
  const workers = Math.min(matches, availableParallelism());
  await playSeries(series, { workers, games: GAMES_MODULE, seen, stop: new AbortController().signal });
  return records.filter((record) => record !== undefined);
}

function seriesOf(game: string, { bot, seats, matches, options = {} }: Wanted): Series {
  return {
    game,
    bots: Array<string>(seats).fill(bot),
    options,
    seed: 'analysis',
    first: 0,
    matches,
    mostMoves: MOST_MOVES,
    records: true,
  };
}

/** Plays them one after the other, the same each time; those that come to no end are left out. */
export function* recordsOf(
  entry: GameEntry,
  { bot, seats, matches, options = {} }: Wanted,
): Generator<MatchRecord> {
  if (bot.includes('/')) return yield* recordsIn(bot, matches);
  const series = seriesOf(entry.game.id, { bot, seats, matches, options });
  for (let match = 0; match < matches; match++) {
    const { record } = playMatch(entry, series, match);
    if (record?.outcome !== undefined) yield record;
  }
}
