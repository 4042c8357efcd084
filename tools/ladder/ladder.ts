import { LEVELS } from '../../src/bots/index.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import { InputError } from '../../src/kernel/error.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { checkSeats, parseOptionText, readOptions } from '../../src/kernel/options.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { type Rating, ratingsOf } from './rating.ts';
import { type Rung, rungOf } from './rung.ts';
import { counted, percent } from '../../src/cli/numbers.ts';
import { progressBar } from '../../src/cli/progress.ts';
import { aligned } from '../../src/cli/rows.ts';
import { playSeries } from '../../src/cli/simulate/pool.ts';
import { readNets } from '../../src/cli/simulate/nets.ts';
import { contestantOf, type Result, type Series } from '../../src/cli/simulate/series.ts';

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
  /** Called after every match. */
  readonly matchOver?: () => void;
}

const INTERRUPTED = 130;

/** Lets neighbouring bots play each other and rates them; `games` is the module that exports GAMES. */
export async function runLadder(options: LadderOptions, games = GAMES_MODULE): Promise<number> {
  const GAMES = await gamesIn(games);
  await readNets(findGame(GAMES, options.game), namesIn(options.levels));
  const series = seriesOf(options, GAMES);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const rungs: Rung[] = [];
  try {
    for (const one of series)
      if (!stop.signal.aborted) rungs.push(await climbed(one, options, games, stop.signal));
  } finally {
    process.off('SIGINT', interrupt);
  }
  const played = rungs.filter(({ matches }) => matches > 0);
  const report = {
    game: options.game,
    seats: options.seats,
    seed: options.seed,
    rungs: played,
    ratings: ratingsOf(played),
  };
  console.log(played.length === 0 ? 'interrupted before a match was over' : ladderText(options, report));
  if (options.json) console.log(JSON.stringify(report));
  return stop.signal.aborted ? INTERRUPTED : 0;
}

/** One series for each two neighbours: one of the upper bot against a table of the lower. */
function seriesOf(options: LadderOptions, games: readonly GameEntry[]): Series[] {
  const { game } = findGame(games, options.game);
  const { seats, matches, seed, mostMoves } = options;
  checkSeats(game, seats);
  if (seats < 2) throw new InputError('bad_seats', 'a ladder needs at least 2 seats');
  const given = options.options === undefined ? {} : parseOptionText(game, options.options);
  readOptions(game, seats, given);
  const names = namesOf(options.levels);
  return names.slice(1).map((upper, i) => {
    const bots = [upper, ...new Array<string>(seats - 1).fill(itemAt(names, i))];
    const whole = Math.ceil(matches / seats) * seats;
    return {
      game: game.id,
      bots,
      options: given,
      seed,
      first: 0,
      matches: whole,
      mostMoves,
      records: false,
      paired: true,
    };
  });
}

/** The names that were given, with commas between them. */
function namesIn(levels = ''): string[] {
  return levels.split(',').map((name) => name.trim());
}

function namesOf(levels: string | undefined): string[] {
  const names = levels === undefined ? LEVELS : namesIn(levels).map(contestantOf);
  if (names.length < 2)
    throw new InputError('unknown_bot', 'a ladder needs at least two bots, such as greedy,hard');
  return names.map(({ name }) => name);
}

async function climbed(
  series: Series,
  { workers, matchOver }: LadderOptions,
  games: string,
  stop: AbortSignal,
): Promise<Rung> {
  const results: Result[] = [];
  const bar = await progressBar(series.matches, `${series.bots[0]} against ${series.bots[1]}`);
  const seen = (result: Result): void => {
    results.push(result);
    bar?.increment();
    matchOver?.();
  };
  try {
    await playSeries(series, { workers: Math.min(workers, series.matches), games, seen, stop });
  } finally {
    bar?.stop();
  }
  return rungOf(series, results);
}

/** The ladder as people read it. */
function ladderText(
  { game, seats }: LadderOptions,
  { rungs, ratings }: { readonly rungs: readonly Rung[]; readonly ratings: readonly Rating[] },
): string {
  const par = percent(1 / seats);
  return [
    `${game}, ${counted(seats, 'seat')}: one against ${seats - 1} of the other, every deal from each seat, par ${par}`,
    '',
    ...table([RUNG_HEAD, ...rungs.map(rungCells)]),
    '',
    ...table([RATING_HEAD, ...ratings.map(ratingCells)]),
  ].join('\n');
}

const RUNG_HEAD = ['bot', 'against', 'matches', 'won', 'share', '95 % interval', 'Elo', 's a match'];
const RATING_HEAD = ['bot', 'Elo', '95 % interval'];

function rungCells({ upper, lower, finished, wins, share, interval, elo, secondsPerMatch }: Rung): string[] {
  return [
    upper,
    lower,
    String(finished),
    String(Math.round(wins * 100) / 100),
    percent(share),
    `${percent(interval[0])} to ${percent(interval[1])}`,
    signed(elo),
    secondsPerMatch.toFixed(1),
  ];
}

function ratingCells({ bot, elo, interval }: Rating): string[] {
  return [bot, signed(elo), `${signed(interval[0])} to ${signed(interval[1])}`];
}

function signed(elo: number): string {
  return `${elo < 0 ? '' : '+'}${Math.round(elo)}`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  return aligned(
    rows.map((row) => row.map((text, i) => ({ text, right: i > 1 || (row.length === 3 && i > 0) }))),
    false,
  );
}
