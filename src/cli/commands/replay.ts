import { findGame, type GameEntry } from '../../kernel/entry.ts';
import { versionFor } from '../../kernel/versions.ts';
import { InputError } from '../../kernel/error.ts';
import type { GameEvent, Seat } from '../../kernel/game.ts';
import { visible } from '../../kernel/sight/sight.ts';
import { type Match, outcomeOf, type Ply, stateAt } from '../../kernel/match/match.ts';
import {
  type MatchRecord,
  parseRecord,
  RECORD_LIMIT,
  replay,
  replayAll,
  type Witness,
} from '../../kernel/match/record.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { moveText } from '../../kernel/text.ts';
import { readText } from '../file.ts';
import { drawingOf } from '../games/index.ts';
import { SEAT_NAMES, showsColour } from '../ink.ts';
import { counted } from '../numbers.ts';
import { GAMES } from '../tableGames.ts';

export interface ReplayOptions {
  readonly file: string;
  /** Show the position after this many moves instead of the moves. */
  readonly at?: number;
  /** Show only what this seat sees, or, without a seat, what everybody does. */
  readonly view?: Seat | 'all';
  /** Tell the branch of this number, from where it leaves, instead of the match. */
  readonly branch?: number;
  readonly json?: boolean;
}

/** Plays a record again and prints its moves, or one of its positions. */
export async function runReplay(
  options: ReplayOptions,
  games: readonly GameEntry[] = GAMES,
): Promise<number> {
  const record = parseRecord(await readText(options.file, RECORD_LIMIT));
  const entry = versionFor(findGame(games, record.game), record.rulesVersion);
  checkView(options, record.seats);
  checkBranch(options, record);
  if (options.at === undefined) return tell(entry, record, options);
  const { match, branches } = replayAll(entry.game, record);
  const line = options.branch === undefined ? match : itemAt(branches, options.branch - 1);
  const last = line.plies.length;
  if (options.at > last)
    throw new InputError('bad_request', `--at must be from 0 to ${last}, the number of moves`);
  showPosition(entry, line, options.at, options);
  return 0;
}

function tell(entry: GameEntry, record: MatchRecord, options: ReplayOptions): number {
  const seen = teller(entry, options);
  const { branch } = options;
  if (branch === undefined) replay(entry.game, record, seen);
  else
    replayAll(
      entry.game,
      record,
      undefined,
      (number, ...told) => number === branch && tellBranch(entry, record, branch, told, seen),
    );
  return 0;
}

/** Where a branch leaves stands what it is; what was moved before is told with the match. */
function tellBranch(
  { game }: GameEntry,
  { branches = [] }: MatchRecord,
  number: number,
  [match, events]: Parameters<Witness>,
  seen: Witness,
): void {
  const { ply, name, from } = itemAt(branches, number - 1);
  if (match.plies.length > ply) return seen(match, events);
  const left = from === undefined ? 'the match' : `branch ${from}`;
  const called = name === '' ? '' : ` "${name}"`;
  console.log(`${game.title}, branch ${number}${called}, leaves ${left} after move ${ply}`);
}

function checkBranch({ branch }: ReplayOptions, { branches = [] }: MatchRecord): void {
  if (branch === undefined || (branch >= 1 && branch <= branches.length)) return;
  const there = branches.length === 0 ? 'the record has no branches' : `there are 1 to ${branches.length}`;
  throw new InputError('bad_request', `there is no branch ${branch}; ${there}`);
}

function checkView({ view }: ReplayOptions, seats: number): void {
  if (typeof view === 'number' && view >= seats) {
    throw new InputError('bad_request', `--view must be a seat from 0 to ${seats - 1}, not ${view}`);
  }
}

/** Prints each move as it is played, with the sentences of what happened. */
function teller({ game, texts }: GameEntry, options: ReplayOptions): Witness {
  return (match, events) => {
    const names = namesOf(match);
    const ply = match.plies.at(-1);
    if (ply === undefined) return console.log(`${game.title}, ${counted(match.seats, 'seat')}`);
    console.log(`${String(match.plies.length).padStart(4)}  ${names[ply.seat]}${shownMove(ply, options)}`);
    for (const event of seenBy(events, options)) {
      const sentence = texts.event(event, names);
      if (sentence !== undefined) console.log(`      ${sentence}`);
    }
    if (outcomeOf(match)) console.log(texts.ending(match.state, names));
  };
}

/** The move itself may be a secret, so whoever looks over one shoulder reads only that player's. */
function shownMove({ seat, move }: Ply, { view }: ReplayOptions): string {
  return view === undefined || view === seat ? `: ${moveText(move)}` : '';
}

function seenBy(events: readonly GameEvent[], { view }: ReplayOptions): readonly GameEvent[] {
  return view === undefined ? events : visible(events, viewer(view));
}

function viewer(view: Seat | 'all'): Seat | undefined {
  return view === 'all' ? undefined : view;
}

function showPosition(entry: GameEntry, match: Match, at: number, options: ReplayOptions): void {
  const { game, texts } = entry;
  const whole = stateAt(match, at);
  const state = options.view === undefined ? whole : game.redact(whole, viewer(options.view));
  if (options.json) return console.log(JSON.stringify(state));
  const names = namesOf(match);
  const look = { colour: showsColour(process.stdout), width: process.stdout.columns ?? 100 };
  console.log(drawingOf(entry).draw(state, names, look));
  for (const seat of game.actors(state)) console.log(texts.prompt(state, seat, names));
}

function namesOf({ seats }: Match): readonly string[] {
  return SEAT_NAMES.slice(0, seats);
}
