import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import { checkSeats, parseOptionText, readOptions } from '../../kernel/options.ts';
import { versionOf } from '../../kernel/versions.ts';
import { gamesIn } from '../../server/bots/threads.ts';
import { GAMES_MODULE } from '../tableGames.ts';
import { progressBar } from '../progress.ts';
import { MatchFailure } from '../simulate/matchFailure.ts';
import { playSeries } from '../simulate/pool.ts';
import { contestantOf, type Result, type Series } from '../simulate/series.ts';
import { summaryOf, summaryText } from '../simulate/summary.ts';
import { orrery } from '../moreGames.ts';

export interface SimulateOptions {
  readonly game: string;
  /** Names of bots with commas between them. */
  readonly seats: string;
  readonly matches: number;
  readonly seed: string;
  readonly first: number;
  readonly mostMoves: number;
  readonly workers: number;
  readonly options?: string;
  /** A version of the rules before the newest. */
  readonly rules?: number;
  readonly record?: string;
  readonly json?: boolean;
  /** Where workers on any machine are to play it. */
  readonly redis?: string;
}

const INTERRUPTED = 130;

/** Plays a series between bots and prints what came of it; `games` is the module that exports GAMES. */
export async function runSimulate(options: SimulateOptions, games = GAMES_MODULE): Promise<number> {
  const GAMES = await gamesIn(games);
  const series = seriesOf(options, GAMES);
  const results: Result[] = [];
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const bar = await progressBar(series.matches);
  const seen = (result: Result): void => {
    results.push(withoutRecord(result, options.record));
    bar?.increment();
  };
  try {
    const { redis } = options;
    const workers = redis === undefined ? options.workers : 0;
    await playSeries(series, { workers, games, redis, seen, stop: stop.signal });
  } catch (error) {
    throw error instanceof MatchFailure ? explained(error, options) : error;
  } finally {
    bar?.stop();
    process.off('SIGINT', interrupt);
  }
  const summary = summaryOf(series, results);
  console.log(summaryText(summary));
  if (options.json) console.log(JSON.stringify(summary));
  return stop.signal.aborted ? INTERRUPTED : 0;
}

/** The series that was asked for; whatever is wrong with it is told before a worker starts. */
export function seriesOf(options: SimulateOptions, games: readonly GameEntry[]): Series {
  const { game } = rulesOf(options, findGame(games, options.game));
  const bots = options.seats.split(',').map((name) => contestantOf(name.trim()).name);
  checkSeats(game, bots.length);
  const given = options.options === undefined ? {} : parseOptionText(game, options.options);
  readOptions(game, bots.length, given);
  const { seed, first, matches, mostMoves } = options;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    bots,
    options: given,
    seed,
    first,
    matches,
    mostMoves,
    records: options.record !== undefined,
  };
}

function rulesOf({ rules }: SimulateOptions, newest: GameEntry): GameEntry {
  const { rulesVersion, title } = newest.game;
  const entry = versionOf(newest, rules ?? rulesVersion);
  if (entry) return entry;
  throw new InputError(
    'bad_request',
    `--rules must be a version of ${title} from 1 to ${rulesVersion}, not ${rules}`,
  );
}

/** Writes the record of a match to its file and lets go of it. */
function withoutRecord({ record, ...result }: Result, folder: string | undefined): Result {
  if (record === undefined || folder === undefined) return result;
  const file = path.join(folder, `match-${String(result.match).padStart(5, '0')}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  } catch (error) {
    throw new InputError('bad_request', `cannot write ${file}: ${reasonOf(error)}`);
  }
  return result;
}

/** The failure with the command that brings it back. */
function explained(
  failure: MatchFailure,
  { game, seats, seed, options, rules }: SimulateOptions,
): MatchFailure {
  const given = options === undefined ? '' : ` --options '${options}'`;
  const by = rules === undefined ? '' : ` --rules ${rules}`;
  const command = `${orrery()} simulate ${game} --seats ${seats} --seed '${seed}'${given}${by} --first ${failure.match} --matches 1`;
  failure.stack = `match ${failure.match} failed; to see it again: ${command}\n${failure.stack}`;
  return failure;
}
