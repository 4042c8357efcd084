import { findGame } from '../../src/kernel/entry.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { type Players, playAll } from '../../src/cli/simulate/pool.ts';
import { showBars } from './bars.ts';
import { type Climb, rungSoFar, takeIn, wantedOf } from './climb.ts';
import { type LadderReport, ladderText } from './ladderText.ts';
import { type Logbook, openLogbook } from './logbook.ts';
import { planOf } from './plan.ts';
import { ratingsOf } from './rating.ts';

export interface LadderOptions {
  readonly game: string;
  readonly seats: number;
  /** Names of bots with commas between them, weakest first; all levels if not given. */
  readonly levels?: string;
  /** Matches between each two neighbours. */
  readonly matches: number;
  readonly seed: string;
  readonly mostMoves: number;
  readonly workers: number;
  readonly options?: string;
  readonly json?: boolean;
  /** Where workers on any machine play too. */
  readonly redis?: string;
  /** The file that keeps what was played, so that a ladder that was stopped goes on. */
  readonly keep?: string;
  /** Called after every match. */
  readonly matchOver?: () => void;
}

const INTERRUPTED = 130;

/** Lets neighbouring bots play each other and rates them; `games` is the module that exports GAMES. */
export async function runLadder(options: LadderOptions, games = GAMES_MODULE): Promise<number> {
  const { series, head } = await planOf(options, findGame(await gamesIn(games), options.game));
  const climbs = series.map((one): Climb => ({ series: one, results: new Map() }));
  const logbook = options.keep === undefined ? undefined : openLogbook(options.keep, head, series);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  try {
    const { workers, redis } = options;
    await climb(climbs, { workers, games, redis, stop: stop.signal }, logbook, options.matchOver);
  } finally {
    process.off('SIGINT', interrupt);
    logbook?.close();
  }
  tell(options, reportOf(options, climbs), stop.signal.aborted);
  return stop.signal.aborted ? INTERRUPTED : 0;
}

/** Plays what is missing on all rungs, from below. */
async function climb(
  climbs: readonly Climb[],
  players: Players,
  logbook: Logbook | undefined,
  matchOver?: () => void,
): Promise<void> {
  for (const { rung, result } of logbook?.entries ?? []) takeIn(itemAt(climbs, rung), result);
  const end = new AbortController();
  const bars = showBars(climbs, end.signal);
  const wanted = climbs.map((one, rung) =>
    wantedOf(one, (result) => {
      logbook?.add({ rung, result });
      matchOver?.();
    }),
  );
  try {
    await playAll(wanted, players);
  } finally {
    end.abort();
    await bars;
  }
}

function reportOf({ game, seats, seed }: LadderOptions, climbs: readonly Climb[]): LadderReport {
  const rungs = climbs.map(rungSoFar);
  const untouched = rungs.findIndex(({ matches }) => matches === 0);
  return {
    game,
    seats,
    seed,
    rungs: rungs.filter(({ matches }) => matches > 0),
    // Nobody can be rated above a rung that nobody has tried.
    ratings: ratingsOf(untouched < 0 ? rungs : rungs.slice(0, untouched)),
  };
}

function tell({ keep, json }: LadderOptions, report: LadderReport, isInterrupted: boolean): void {
  console.log(report.rungs.length === 0 ? 'interrupted before a match was over' : ladderText(report));
  if (isInterrupted && keep !== undefined)
    console.log(`\nWhat was played is kept in ${keep}: the same command goes on with it.`);
  if (json) console.log(JSON.stringify(report));
}
