import { randomBytes } from 'node:crypto';
import type { GameEntry } from '../../kernel/entry.ts';
import { withOwnNets } from '../../server/bots/nets.ts';
import { commitment } from '../../kernel/match/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { parseOptionText } from '../../kernel/options.ts';
import { type MatchRecord, parseRecord, RECORD_LIMIT, replay } from '../../kernel/match/record.ts';
import { moveText } from '../../kernel/text.ts';
import { versionFor } from '../../kernel/versions.ts';
import { draftMove, entered } from '../../table/draft.ts';
import { type Ledger, plyOf, startLedger } from '../../table/ledger.ts';
import type { AskBot } from '../../bots/botRequest.ts';
import { readText } from '../file.ts';
import { drawingOf } from '../games/index.ts';
import { gameOf } from '../tableGames.ts';
import { type Chair, chairsFrom, namesOf } from './chairs.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';

export interface PlayOptions {
  readonly game: string;
  /** Such as `me,greedy` or `me:Ann,me:Ben`. */
  readonly seats?: string;
  /** Such as `vestigial=false`, or JSON. */
  readonly options?: string;
  readonly seed?: string;
  /** The record of a match to go on with; it brings its own options and seed. */
  readonly from?: string;
  /** Where the record is saved when the match is left or over. */
  readonly file?: string;
}

/** Of a match that was left, so many plies are told again. */
const RECENT = 10;

/** A table ready to be played at, with a new match or one that was left. */
export async function setTable(options: PlayOptions, terminal: Terminal, think: AskBot): Promise<Table> {
  const newest = await withOwnNets(gameOf(options.game));
  const drawing = drawingOf(newest);
  const record = options.from === undefined ? undefined : await recordIn(options.from, newest);
  const entry = record === undefined ? newest : versionFor(newest, record.rulesVersion);
  const chairs = chairsFrom(options.seats, entry.game, record?.seats);
  const ledger = record === undefined ? newLedger(entry, chairs, options) : oldLedger(entry, chairs, record);
  const promise = commitment(ledger.match.seed);
  return {
    entry,
    drawing,
    ledger,
    chairs,
    names: namesOf(chairs),
    think,
    terminal,
    file: options.file ?? options.from ?? `${entry.game.id}-${promise.slice(0, 8)}.json`,
    shown: Math.max(0, plyOf(ledger) - RECENT),
  };
}

function newLedger(entry: GameEntry, chairs: readonly Chair[], { options, seed }: PlayOptions): Ledger {
  return startLedger(entry, {
    seats: chairs.length,
    options: options === undefined ? {} : parseOptionText(entry.game, options),
    seed: seed ?? randomBytes(32).toString('hex'),
    persons: personsAt(chairs),
  });
}

function personsAt(chairs: readonly Chair[]): Seat[] {
  return chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

async function recordIn(file: string, { game }: GameEntry): Promise<MatchRecord> {
  const record = parseRecord(await readText(file, RECORD_LIMIT));
  if (record.game === game.id) return record;
  throw new InputError('bad_record', `${file} is the record of a match of ${JSON.stringify(record.game)}`);
}

/** Plays a record again. */
function oldLedger(entry: GameEntry, chairs: readonly Chair[], record: MatchRecord): Ledger {
  if (chairs.length !== record.seats) {
    throw new InputError('bad_seats', `the match has ${record.seats} seats, not ${chairs.length}`);
  }
  const { seats, options, seed, plies } = replay(entry.game, record);
  const persons = personsAt(chairs);
  const start = startLedger(entry, { seats, options, seed, persons });
  return plies.reduce((ledger, { seat, move }) => {
    const draft = draftMove(ledger, seat, moveText(move), { byPerson: persons.includes(seat) });
    return entered(ledger, draft).ledger;
  }, start);
}
