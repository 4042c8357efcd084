import type { AnalysisSettings, Finding } from '../../analysis/inquiry.ts';
import { inquiryOf } from '../../analysis/inquiry.ts';
import { filmOf } from '../../analysis/film.ts';
import { findGame } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { GameEvent, Seat } from '../../kernel/game.ts';
import { type MatchRecord, parseRecord, RECORD_LIMIT, replay } from '../../kernel/match/record.ts';
import { withOwnNets } from '../../server/bots/nets.ts';
import { gamesIn } from '../../server/bots/threads.ts';
import { analysisText } from './analysis/analysisText.ts';
import { workOut } from './analysis/placeThreads.ts';
import { readText } from '../file.ts';
import { SEAT_NAMES } from '../ink.ts';
import { progressBar } from '../progress.ts';
import { GAMES_MODULE } from '../tableGames.ts';

export interface AnalyseOptions {
  readonly file: string;
  /** Only these seats are judged. */
  readonly seats?: readonly Seat[];
  /** Judge decisions with everything open instead of by what the seat saw. */
  readonly open?: boolean;
  readonly workers: number;
  readonly json?: boolean;
}

const INTERRUPTED = 130;
const WIDTH = 110;

/** Analyses the match of a record and prints what was found; `games` is the module that exports GAMES. */
export async function runAnalyse(options: AnalyseOptions, games = GAMES_MODULE): Promise<number> {
  const record = parseRecord(await readText(options.file, RECORD_LIMIT));
  const newest = await withOwnNets(findGame(await gamesIn(games), record.game));
  const film = filmOf(newest, record);
  const settings = settingsOf(options, record);
  const findings: Finding[] = [];
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  const bar = await progressBar(film.states.length, '', 'positions');
  const seen = (finding: Finding): void => {
    findings.push(finding);
    bar?.increment();
  };
  try {
    const work = { threads: options.workers, seen, stop: stop.signal };
    await workOut({ games, record, settings }, film.states.length, work);
  } finally {
    bar?.stop();
    process.off('SIGINT', interrupt);
  }
  if (stop.signal.aborted) return INTERRUPTED;
  const analysis = inquiryOf(newest, record, settings).assembled(findings);
  const names = SEAT_NAMES.slice(0, record.seats);
  const width = process.stdout.columns ?? WIDTH;
  const told = { film, analysis, names, events: eventsOf(film, record), width };
  console.log(options.json ? JSON.stringify(analysis) : analysisText(told));
  return 0;
}

function settingsOf({ seats, open }: AnalyseOptions, record: MatchRecord): AnalysisSettings {
  const unknown = seats?.find((seat) => seat >= record.seats);
  if (unknown !== undefined)
    throw new InputError(
      'bad_request',
      `--seats must name seats from 0 to ${record.seats - 1}, not ${unknown}`,
    );
  return { ...(seats && { seats }), sight: open ? 'open' : 'seen' };
}

/** What happened in each move. */
function eventsOf({ entry }: ReturnType<typeof filmOf>, record: MatchRecord): (readonly GameEvent[])[] {
  const all: (readonly GameEvent[])[] = [];
  replay(entry.game, record, ({ plies }, events) => {
    if (plies.length > 0) all.push(events);
  });
  return all;
}
