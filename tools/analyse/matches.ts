import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAMES } from '../../src/games/index.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import { type MatchRecord, parseRecord } from '../../src/kernel/match/record.ts';
import { withOwnNets } from '../../src/server/bots/nets.ts';
import { playMatch } from '../../src/cli/simulate/series.ts';

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

/** Plays them one after the other, the same each time; those that come to no end are left out. */
export function* recordsOf(
  entry: GameEntry,
  { bot, seats, matches, options = {} }: Wanted,
): Generator<MatchRecord> {
  if (bot.includes('/')) return yield* recordsIn(bot, matches);
  const series = {
    game: entry.game.id,
    bots: Array<string>(seats).fill(bot),
    options,
    seed: 'analysis',
    first: 0,
    matches,
    mostMoves: MOST_MOVES,
    records: true,
  };
  for (let match = 0; match < matches; match++) {
    const { record } = playMatch(entry, series, match);
    if (record?.outcome !== undefined) yield record;
  }
}
