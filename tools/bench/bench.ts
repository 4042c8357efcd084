import type { GameEntry } from '../../src/kernel/entry.ts';
import { InputError } from '../../src/kernel/error.ts';
import { gamesIn } from '../../src/server/bots/threads.ts';
import { GAMES_MODULE } from '../../src/cli/tableGames.ts';
import { type Host, startHost } from './host.ts';
import { searchLines } from './lines.ts';
import { clones, playouts } from './playout.ts';
import { type Gauge, measured, rateOf, type Work } from './rounds.ts';
import { tableMoves } from './tableMoves.ts';
import { grouped } from '../../src/cli/numbers.ts';
import { aligned } from '../../src/cli/rows.ts';

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
  /** Lines that a search plays to its horizon. */
  readonly linesPerSecond: number;
  /** What a table takes for a person's move, in milliseconds of its thread. */
  readonly msPerTableMove: number;
  /** The same rules in boardgame.io, where it is installed. */
  readonly hosted?: { readonly movesPerSecond: number; readonly bestMovesPerSecond: number };
}

/** The row whose comparison is the one number to remember. */
const TELLING = { game: 'sol', seats: 3 };

const HEAD = [
  'game',
  'seats',
  'moves/s',
  'best',
  'clones/s',
  'best',
  'search lines/s',
  'ms a move at a table',
  'boardgame.io moves/s',
  'ratio',
];

/** Measures each game for each number of seats; `games` is the module that exports GAMES. */
export async function runBench(options: BenchOptions, games = GAMES_MODULE): Promise<number> {
  const GAMES = await gamesIn(games);
  const chosen = settings(GAMES, options);
  const host = startHost(games);
  if (host === undefined)
    console.log('boardgame.io is not installed, so nothing is compared; npm ci brings it\n');
  const rows: Row[] = [];
  try {
    for (const setting of chosen) rows.push(await rowOf(setting, options.seconds, host));
  } finally {
    await host?.close();
  }
  console.log(aligned([HEAD, ...rows.map(cellsOf)].map(rightAligned), false).join('\n'));
  if (options.json) console.log(JSON.stringify(reportOf(rows, host)));
  return 0;
}

interface Setting {
  readonly entry: GameEntry;
  readonly seats: number;
}

/** Every game with each number of seats it allows, or with those that were asked for. */
function settings(games: readonly GameEntry[], { seats }: BenchOptions): Setting[] {
  const all = games.flatMap((entry) => {
    const { min, max } = entry.game.seats;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ entry, seats: min + i }));
  });
  const unknown = seats?.find((count) => all.every((setting) => setting.seats !== count));
  if (unknown !== undefined) throw new InputError('bad_seats', `no game is for ${unknown} seats`);
  return all.filter((setting) => seats?.includes(setting.seats) ?? true);
}

async function rowOf({ entry, seats }: Setting, seconds: number, host: Host | undefined): Promise<Row> {
  const { game } = entry;
  const works = [
    playouts(game, seats),
    clones(game, seats),
    searchLines(entry, seats),
    tableMoves(entry, seats),
  ];
  const gauges = works.map(gaugeOf);
  if (host) gauges.push(host.gauge(game.id, seats));
  const rates = await measured(gauges, seconds);
  const [moves, copies, lines, taken, hosted] = rates.map(
    ({ median, best }) => [Math.round(median), Math.round(best)] as const,
  );
  if (!moves || !copies || !lines || !taken) throw new Error('four gauges give four rates');
  return {
    game: game.id,
    seats,
    movesPerSecond: moves[0],
    clonesPerSecond: copies[0],
    bestMovesPerSecond: moves[1],
    bestClonesPerSecond: copies[1],
    linesPerSecond: lines[0],
    msPerTableMove: 1000 / taken[0],
    ...(hosted && { hosted: { movesPerSecond: hosted[0], bestMovesPerSecond: hosted[1] } }),
  };
}

function gaugeOf(work: Work): Gauge {
  return (seconds) => Promise.resolve(rateOf(work, seconds));
}

function ratioOf({ movesPerSecond, hosted }: Row): number | undefined {
  return hosted && Math.round((10 * movesPerSecond) / hosted.movesPerSecond) / 10;
}

function cellsOf(row: Row): string[] {
  const { hosted } = row;
  const rates = [
    row.movesPerSecond,
    row.bestMovesPerSecond,
    row.clonesPerSecond,
    row.bestClonesPerSecond,
    row.linesPerSecond,
  ];
  const compared = hosted ? [grouped(hosted.movesPerSecond), `${ratioOf(row)?.toFixed(1)} ×`] : [];
  return [row.game, String(row.seats), ...rates.map(grouped), row.msPerTableMove.toFixed(3), ...compared];
}

function rightAligned(row: readonly string[]) {
  return row.map((text, i) => ({ text, right: i > 0 }));
}

/** All numbers: the line that `--json` prints. */
export interface BenchReport {
  readonly rows: readonly Omit<Row, 'hosted'>[];
  readonly boardgameio: {
    readonly version: string;
    readonly rows: readonly (Partial<NonNullable<Row['hosted']>> & Pick<Row, 'game' | 'seats'>)[];
  } | null;
  /** How many times as fast as boardgame.io, in the row to remember. */
  readonly ratio: number | null;
}

function reportOf(rows: readonly Row[], host: Host | undefined): BenchReport {
  const telling = rows.find(({ game, seats }) => game === TELLING.game && seats === TELLING.seats);
  const hosted = rows.map(({ game, seats, hosted: rates }) => ({ game, seats, ...rates }));
  return {
    rows: rows.map(({ hosted: _, ...row }) => row),
    boardgameio: host ? { version: host.version, rows: hosted } : null,
    ratio: (telling && ratioOf(telling)) ?? null,
  };
}
