import { randomBytes } from 'node:crypto';
import type { GameEntry } from '../../kernel/entry.ts';
import { gameOf } from '../../games/index.ts';
import { commitment } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import { type Match, startMatch } from '../../kernel/match.ts';
import { parseOptionText } from '../../kernel/options.ts';
import { type MatchRecord, parseRecord, RECORD_LIMIT, replay } from '../../kernel/record.ts';
import { readText } from '../file.ts';
import type { Drawing } from '../games/drawing.ts';
import { DRAWINGS } from '../games/index.ts';
import { type Chair, chairsFrom, namesOf } from './chairs.ts';
import { type Told, toldBy } from './story.ts';
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

const CLOCK = { now: () => performance.now() };
/** Of a match that was left, so many plies are told again. */
const RECENT = 10;

/** A table ready to be played at, with a new match or one that was left. */
export async function setTable(options: PlayOptions, terminal: Terminal): Promise<Table> {
  const entry = gameOf(options.game);
  const drawing = drawingOf(entry);
  const record = options.from === undefined ? undefined : await recordIn(options.from, entry);
  const chairs = chairsFrom(options.seats, entry.game, record?.seats);
  const log: Told[] = [];
  const match =
    record === undefined ? newMatch(entry, chairs, options) : oldMatch(entry, chairs, record, log);
  const promise = commitment(match.seed);
  return {
    entry,
    drawing,
    match,
    chairs,
    names: namesOf(chairs),
    bots: chairs.map(({ bot }, seat) => bot?.make(entry, botSeed(promise, seat), CLOCK)),
    terminal,
    file: options.file ?? options.from ?? `${entry.game.id}-${promise.slice(0, 8)}.json`,
    log,
    shown: Math.max(0, log.length - RECENT),
    undone: [],
  };
}

function drawingOf({ game }: GameEntry): Drawing {
  const drawing = DRAWINGS[game.id];
  if (drawing) return drawing;
  throw new InputError('unknown_game', `${game.title} has no drawing for the terminal`);
}

function newMatch({ game }: GameEntry, chairs: readonly Chair[], { options, seed }: PlayOptions): Match {
  const given = options === undefined ? {} : parseOptionText(game, options);
  return startMatch(game, {
    seats: chairs.length,
    options: given,
    seed: seed ?? randomBytes(32).toString('hex'),
  });
}

async function recordIn(file: string, { game }: GameEntry): Promise<MatchRecord> {
  const record = parseRecord(await readText(file, RECORD_LIMIT));
  if (record.game === game.id) return record;
  throw new InputError('bad_record', `${file} is the record of a match of ${JSON.stringify(record.game)}`);
}

/** Plays a record again and keeps what it tells. */
function oldMatch(entry: GameEntry, chairs: readonly Chair[], record: MatchRecord, log: Told[]): Match {
  if (chairs.length !== record.seats) {
    throw new InputError('bad_seats', `the match has ${record.seats} seats, not ${chairs.length}`);
  }
  return replay(entry.game, record, ({ plies }, events) => {
    const ply = plies.at(-1);
    if (ply) log.push(toldBy(entry, chairs, ply.seat, events));
  });
}

/** Bots know the commitment, as everybody does, and nothing of the seed behind it. */
function botSeed(promise: string, seat: number): number {
  return Number.parseInt(promise.slice(0, 8), 16) + seat;
}
