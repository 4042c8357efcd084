import type { BotKind } from '../../bots/bot.ts';
import { COACHED } from '../../bots/coach/coached.ts';
import { botOf } from '../../bots/index.ts';
import type { GameEntry, Report } from '../../kernel/entry.ts';
import { digest, type Seed } from '../../kernel/match/chance.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { type Match, type Ply } from '../../kernel/match/match.ts';
import { readOptions } from '../../kernel/options.ts';
import { winOf } from '../../kernel/outcome.ts';
import { type MatchRecord, recordOf } from '../../kernel/match/record.ts';
import { type Played, runMatch } from '../../kernel/match/runner.ts';
import { type Changes } from '../variation/changes.ts';
import { type Variation, variationMark } from '../variation/variation.ts';
import { playerByNet } from './nets.ts';
import { watch, type Watched } from './watch.ts';

/** Matches to be played between the same bots. Everything in it is plain, so that workers can be handed it. */
export interface Series {
  readonly game: string;
  /** Whoever plays must have this version of the rules; any version if not given. */
  readonly rulesVersion?: number;
  /** The names of the bots; they change seats from match to match. */
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The number of the first match, 0 unless a part of a series is played again. */
  readonly first: number;
  readonly matches: number;
  readonly mostMoves: number;
  readonly records: boolean;
  /** Every deal is played once from each seat, so that luck evens out. */
  readonly paired?: boolean;
  /** What is changed in the content of the game; it is played in threads of its own, and its records under a name of its own. */
  readonly changes?: Changes;
  /** Notes what seats take and how they stand. */
  readonly watched?: boolean;
}

/** What came of one match, told by bot in the order of the series. */
export interface Result {
  readonly match: number;
  readonly moves: number;
  /** Time spent in playing it. */
  readonly ms: number;
  /** Missing when the limit of moves was reached first. */
  readonly points?: readonly number[];
  readonly places?: readonly number[];
  readonly report?: Sorted;
  readonly record?: MatchRecord;
  /** By which changes it was played: who knows nothing of changes does not tell. */
  readonly variant?: string;
  readonly watched?: Watched;
}

/** What a match is sorted by, and the share of the win of each seat. */
export interface Sorted extends Report {
  readonly wins: readonly number[];
}

/** Who can play in a series: a bot, a net whose file was read, or a seat that does what the coach advises. */
export function contestantOf(name: string): BotKind {
  return name === COACHED.name ? COACHED : (playerByNet(name) ?? botOf(name));
}

/** Where a bot sits in a match: one seat on from match to match. */
export function seatOf(series: Series, bot: number, match: number): Seat {
  return (bot + match) % series.bots.length;
}

/** The number of the deal that a match plays. */
function dealOf({ paired, bots }: Series, match: number): number {
  return paired === true ? Math.floor(match / bots.length) : match;
}

/** What is changed in the game of a series, where anything is. */
export function variationOf({ game, changes }: Series): Variation | undefined {
  return changes === undefined ? undefined : { game, changes };
}

/** The mark that results of a series bear. */
export function markOf(series: Series): string | undefined {
  const variation = variationOf(series);
  return variation && variationMark(variation);
}

/** Plays one match of a series; the result depends on nothing but the series and the number of the match. */
export function playMatch(entry: GameEntry, series: Series, match: number): Result {
  const seed = digest(`${series.seed} match ${dealOf(series, match)}`);
  const plies: Ply[] = [];
  const setup = { seats: series.bots.length, options: series.options, seed, mostMoves: series.mostMoves };
  const seen = series.records ? (seat: Seat, move: Ply['move']) => plies.push({ seat, move }) : undefined;
  const start = performance.now();
  const notes = series.watched === true ? watch(entry) : undefined;
  const players = playersOf(entry, series, match, seed);
  const played = runMatch(notes?.game ?? entry.game, setup, players, seen);
  const ms = performance.now() - start;
  const variant = markOf(series);
  if (variant !== undefined) checkEnd(entry, played);
  const record = series.records ? { record: recorded(entry, series, seed, plies, played) } : {};
  return {
    match,
    moves: played.moves,
    ms,
    ...byBot(series, match, played),
    ...sorted(entry, played),
    ...record,
    ...(variant !== undefined && { variant }),
    ...(notes && { watched: notes.seen() }),
  };
}

/** Rules that do not fit what was changed can lead where no match should. */
function checkEnd({ game }: GameEntry, { state }: Played): void {
  const fault: string | undefined = game.stateFault(state);
  if (fault !== undefined) throw new Error(`the match ended in a position that is none: ${fault}`);
}

function sorted(entry: GameEntry, { outcome, state }: Played): Pick<Result, 'report'> {
  const report = entry.report?.(state);
  if (outcome === undefined || report === undefined) return {};
  return { report: { ...report, wins: outcome.places.map((_, seat) => winOf(outcome.places, seat)) } };
}

function playersOf(entry: GameEntry, series: Series, match: number, seed: Seed) {
  const bots = series.bots.map((name, bot) => ({ name, bot, seat: seatOf(series, bot, match) }));
  return bots
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ name, bot }) =>
      contestantOf(name).make(entry, Number.parseInt(digest(`${seed} bot ${bot}`).slice(0, 12), 16)),
    );
}

function byBot(series: Series, match: number, { outcome }: Played): Pick<Result, 'points' | 'places'> {
  if (outcome === undefined) return {};
  const ofBots = (bySeat: readonly number[]): number[] =>
    series.bots.map((_, bot) => itemAt(bySeat, seatOf(series, bot, match)));
  return { points: ofBots(outcome.points), places: ofBots(outcome.places) };
}

function recorded(
  { game }: GameEntry,
  series: Series,
  seed: Seed,
  plies: Ply[],
  { state }: Played,
): MatchRecord {
  const seats = series.bots.length;
  const match: Match = { game, seats, options: readOptions(game, seats, series.options), seed, plies, state };
  return recordOf(match);
}
