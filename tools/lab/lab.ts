import { findGame } from '../../src/kernel/entry.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { InputError, reasonOf } from '../../src/kernel/error.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { MatchFailure } from '../../src/cli/simulate/matchFailure.ts';
import { type MatchThreads, matchThreads } from '../../src/cli/simulate/matchThreads.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { writeWhole } from '../learn/writeWhole.ts';
import { type Logbook, openLogbook } from '../ladder/logbook.ts';
import { experiment } from './experiment.ts';
import { labText } from './labText.ts';
import { pageOf } from './page/page.ts';
import { type Plan, planOf } from './plan.ts';
import { type LabReport, reportOf } from './report.ts';

export interface LabOptions {
  readonly game: string;
  /** Files of variants. */
  readonly variants: readonly string[];
  readonly seats: number;
  /** Who plays on all seats. */
  readonly level: string;
  /** At most so many of the game as it is, and of each variant. */
  readonly matches: number;
  readonly seed: string;
  /** Of the game as it is; variants change what they name. */
  readonly options?: string;
  /** A change of who wins that is smaller than this, in hundredths, does not matter. */
  readonly margin: number;
  /** Plays on where the answer is clear. */
  readonly all?: boolean;
  readonly mostMoves: number;
  readonly workers: number;
  /** Where workers on any machine play too. */
  readonly redis?: string;
  /** The file that keeps what was played, so that what was stopped goes on. */
  readonly keep?: string;
  readonly json?: boolean;
  /** Where a page with pictures is written. */
  readonly page?: string;
  /** Called after every match. */
  readonly matchOver?: () => void;
}

const INTERRUPTED = 130;

/** Plays variants of a game against it and tells what changed; `games` is the module that exports GAMES. */
export async function runLab(options: LabOptions, games = GAMES_MODULE): Promise<number> {
  const entry = findGame(await gamesIn(games), options.game);
  const plan = await planOf(options, entry);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const threads = matchThreads(games);
  const logbook = options.keep === undefined ? undefined : opened(options.keep, plan);
  try {
    await tryOut(plan, options, threads);
    const { workers, redis } = options;
    const players = { workers, games, redis, stop: stop.signal, threads };
    const outcome = await experiment({ plan, options, logbook }, players);
    tell(options, reportOf({ plan, options, title: entry.game.title, ...outcome }), stop.signal.aborted);
  } finally {
    process.off('SIGINT', interrupt);
    logbook?.close();
    await threads.close();
  }
  return stop.signal.aborted ? INTERRUPTED : 0;
}

function opened(file: string, { head, series }: Plan): Logbook {
  return openLogbook(file, head, series, { name: 'lab', kept: ({ record: _, ...result }) => result });
}

/** Plays two matches at random by changed content, since rules may rely on more than its looks. */
async function tryOut({ series }: Plan, { variants }: LabOptions, threads: MatchThreads): Promise<void> {
  for (const [i, one] of series.slice(1).entries()) {
    if (one.changes === undefined) continue;
    const bots = one.bots.map(() => 'random');
    try {
      await threads.play({ series: { ...one, bots, seed: 'trial' }, from: 0, to: 2 }, () => undefined);
    } catch (error) {
      const why = error instanceof MatchFailure ? (error.stack ?? '').split('\n')[0] : reasonOf(error);
      throw new InputError(
        'bad_request',
        `${itemAt(variants, i)}: content: the rules cannot be played with it: ${why}`,
      );
    }
  }
}

function tell(options: LabOptions, report: LabReport, isInterrupted: boolean): void {
  const { keep, json, page } = options;
  console.log(labText(report));
  if (isInterrupted && keep !== undefined)
    console.log(`\nWhat was played is kept in ${keep}: the same command goes on with it.`);
  if (page !== undefined) {
    writePage(page, pageOf(report));
    console.log(`\nThe page is ${page}.`);
  }
  if (json) console.log(JSON.stringify(report));
}

function writePage(file: string, page: string): void {
  try {
    writeWhole(file, Buffer.from(page));
  } catch (error) {
    throw new InputError('bad_request', `cannot write ${file}: ${reasonOf(error)}`);
  }
}
