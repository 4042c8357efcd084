import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { GameEntry } from '../../games/entry.ts';
import { gameOf } from '../../games/index.ts';
import { commitment } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import { type Match, startMatch } from '../../kernel/match.ts';
import { parseOptionText } from '../../kernel/options.ts';
import { parseRecord, replay } from '../../kernel/record.ts';
import type { Drawing } from '../games/drawing.ts';
import { DRAWINGS } from '../games/index.ts';
import { chairsFrom } from './chairs.ts';
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

/** A table ready to be played at, with a new match or one that was left. */
export async function setTable(options: PlayOptions, terminal: Terminal): Promise<Table> {
  const entry = gameOf(options.game);
  const drawing = drawingOf(entry);
  const match = options.from === undefined ? newMatch(entry, options) : await oldMatch(entry, options.from);
  const chairs = chairsFrom(options.seats, entry.game, match.seats);
  if (chairs.length !== match.seats) {
    throw new InputError('bad_seats', `the match has ${match.seats} seats, not ${chairs.length}`);
  }
  const promise = commitment(match.seed);
  return {
    entry,
    drawing,
    match,
    chairs,
    names: chairs.map(({ name }) => name),
    bots: chairs.map(({ bot }, seat) => bot?.make(entry, botSeed(promise, seat))),
    terminal,
    file: options.file ?? options.from ?? `${entry.game.id}-${promise.slice(0, 8)}.json`,
    log: match.plies.map(({ seat }) => ({ seat, sentences: [] })),
    shown: match.plies.length,
    undone: [],
  };
}

function drawingOf({ game }: GameEntry): Drawing {
  const drawing = DRAWINGS[game.id];
  if (drawing) return drawing;
  throw new InputError('unknown_game', `${game.title} has no drawing for the terminal`);
}

function newMatch({ game }: GameEntry, { seats, options, seed }: PlayOptions): Match {
  const given = options === undefined ? {} : parseOptionText(game, options);
  const secret = seed ?? randomBytes(32).toString('hex');
  return startMatch(game, { seats: chairsFrom(seats, game).length, options: given, seed: secret });
}

async function oldMatch({ game }: GameEntry, file: string): Promise<Match> {
  const record = parseRecord(await readFile(file, 'utf8'));
  if (record.game !== game.id) throw new InputError('bad_record', `the record is of the game ${record.game}`);
  return replay(game, record);
}

/** Bots know the commitment, as everybody does, and nothing of the seed behind it. */
function botSeed(promise: string, seat: number): number {
  return Number.parseInt(promise.slice(0, 8), 16) + seat;
}
