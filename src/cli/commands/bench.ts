import type { GameEntry } from '../../games/entry.ts';
import { GAMES } from '../../games/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { type Framework, hostedPlayouts, loadFramework } from '../bench/boardgameio.ts';
import { clones, playouts } from '../bench/playout.ts';
import { measured } from '../bench/rounds.ts';
import { grouped } from '../numbers.ts';
import { aligned } from '../rows.ts';

export interface BenchOptions {
  readonly json?: boolean;
  readonly seconds: number;
  /** Numbers of seats to measure; all that a game allows if not given. */
  readonly seats?: readonly number[];
}

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly movesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly bestMovesPerSecond: number;
  readonly bestClonesPerSecond: number;
  /** The same rules in boardgame.io, where it is installed. */
  readonly hosted?: { readonly movesPerSecond: number; readonly bestMovesPerSecond: number };
}

/** The row whose comparison is the one number to remember. */
const TELLING = { game: 'sol', seats: 3 };

const HEAD = ['game', 'seats', 'moves/s', 'best', 'clones/s', 'best', 'boardgame.io moves/s', 'ratio'];

/** Measures every game for each number of seats; numbers are the median of several rounds. */
export async function runBench(options: BenchOptions, games: readonly GameEntry[] = GAMES): Promise<number> {
  const framework = loadFramework();
  if (framework === undefined)
    console.log('boardgame.io is not installed, so nothing is compared; npm ci brings it\n');
  const rows = settings(games, options).map(({ game, seats }) =>
    rowOf(game, seats, options.seconds, framework),
  );
  console.log(aligned([HEAD, ...rows.map(cellsOf)].map(rightAligned), false).join('\n'));
  if (options.json) console.log(JSON.stringify(reportOf(rows, framework)));
  return 0;
}

interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
}

/** Every game with each number of seats it allows, or with those that were asked for. */
function settings(games: readonly GameEntry[], { seats }: BenchOptions): Setting[] {
  const all = games.flatMap(({ game }) => {
    const { min, max } = game.seats;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ game, seats: min + i }));
  });
  const unknown = seats?.find((count) => all.every((setting) => setting.seats !== count));
  if (unknown !== undefined) throw new InputError('bad_seats', `no game is for ${unknown} seats`);
  return all.filter((setting) => seats?.includes(setting.seats) ?? true);
}

function rowOf(game: AnyGame, seats: number, seconds: number, framework: Framework | undefined): Row {
  const works = [playouts(game, seats), clones(game, seats)];
  if (framework) works.push(hostedPlayouts(framework, game, seats));
  const [moves, copies, hosted] = measured(works, seconds).map(({ median, best }) => ({
    median: Math.round(median),
    best: Math.round(best),
  }));
  if (!moves || !copies) throw new Error('two works give two rates');
  return {
    game: game.id,
    seats,
    movesPerSecond: moves.median,
    clonesPerSecond: copies.median,
    bestMovesPerSecond: moves.best,
    bestClonesPerSecond: copies.best,
    ...(hosted && { hosted: { movesPerSecond: hosted.median, bestMovesPerSecond: hosted.best } }),
  };
}

function ratioOf({ movesPerSecond, hosted }: Row): number | undefined {
  return hosted && Math.round((10 * movesPerSecond) / hosted.movesPerSecond) / 10;
}

function cellsOf(row: Row): string[] {
  const { hosted } = row;
  const rates = [row.movesPerSecond, row.bestMovesPerSecond, row.clonesPerSecond, row.bestClonesPerSecond];
  const compared = hosted ? [grouped(hosted.movesPerSecond), `${ratioOf(row)?.toFixed(1)} ×`] : [];
  return [row.game, String(row.seats), ...rates.map(grouped), ...compared];
}

function rightAligned(row: readonly string[]) {
  return row.map((text, i) => ({ text, right: i > 0 }));
}

function reportOf(rows: readonly Row[], framework: Framework | undefined): object {
  const telling = rows.find(({ game, seats }) => game === TELLING.game && seats === TELLING.seats);
  const hosted = rows.map(({ game, seats, hosted: rates }) => ({ game, seats, ...rates }));
  return {
    rows: rows.map(({ hosted: _, ...row }) => row),
    boardgameio: framework ? { version: framework.version, rows: hosted } : null,
    ratio: (telling && ratioOf(telling)) ?? null,
  };
}
