import { writeFile } from 'node:fs/promises';
import type { AskBot } from '../../bots/botRequest.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { moveText } from '../../kernel/text.ts';
import { botChoice, botRequest, botSeed } from '../../table/botTurn.ts';
import { type Draft, draftMove, draftRedo, draftResign, draftUndo, entered } from '../../table/draft.ts';
import type { Note } from '../../table/entry.ts';
import {
  actorsOf,
  conductOf,
  endOf,
  type Ledger,
  personsAsked,
  pliesOf,
  plyOf,
  redoSeat,
} from '../../table/ledger.ts';
import { type PastView, type PastEyes, pastView } from '../../table/past.ts';
import type { Drawing } from '../games/drawing.ts';
import type { Chair } from './chairs.ts';
import type { Terminal } from './terminal.ts';

/** A match with the people and bots around it. */
export interface Table {
  readonly entry: GameEntry;
  readonly drawing: Drawing;
  readonly chairs: readonly Chair[];
  readonly names: readonly string[];
  /** Answers for the seats of bots. */
  readonly think: AskBot;
  readonly terminal: Terminal;
  /** Where the record is saved when nobody says otherwise. */
  readonly file: string;
  ledger: Ledger;
  /** How many of the moves have been told. */
  shown: number;
}

/** Who is to choose: a person, if any is asked, so that nobody's open choice runs out while bots play on. */
export function seatToAsk({ ledger }: Table): Seat | undefined {
  return personsAsked(ledger)[0] ?? actorsOf(ledger)[0];
}

export function playMove(table: Table, seat: Seat, move: Move, note?: Note): void {
  const byPerson = table.ledger.persons.includes(seat);
  enter(table, draftMove(table.ledger, seat, moveText(move), { byPerson, note }));
}

/** Gives a seat up, where the rules of the game say what becomes of it. */
export function resign(table: Table, seat: Seat): void {
  const { game, state } = table.ledger.match;
  if (game.leaving?.(state, seat) === undefined)
    throw new InputError('illegal_move', 'nobody can resign in this match; "quit" saves and leaves it');
  enter(table, draftResign(table.ledger, seat, 'choice'));
}

function enter(table: Table, draft: Draft): void {
  table.ledger = entered(table.ledger, draft).ledger;
  table.shown = Math.min(table.shown, plyOf(table.ledger));
}

/** Lets the bot of a seat choose. */
export async function letBotPlay(table: Table, seat: Seat): Promise<void> {
  const { ledger, chairs, names, terminal, think } = table;
  terminal.progress(`${names[seat]} is thinking …`);
  const seed = botSeed(ledger.match.seed, plyOf(ledger));
  const request = botRequest(ledger, seat, chairs[seat]?.bot?.name ?? '', seed);
  const { move, note } = await botChoice({ ask: think }, request);
  terminal.progress('');
  playMove(table, seat, move, note);
}

/** Takes back the latest move of a person, whoever that was, if nothing new has been seen since. */
export function takeLastBack(table: Table): void {
  const seat = table.ledger.moves.last()?.deed.seat;
  if (seat === undefined) throw new InputError('illegal_move', 'there is no move to take back');
  if (!table.ledger.persons.includes(seat))
    throw new InputError('illegal_move', 'a bot has moved since: nothing can be taken back');
  takeBack(table, seat);
}

/** Takes back the latest move of a seat. */
export function takeBack(table: Table, seat: Seat): void {
  enter(table, draftUndo(table.ledger, seat));
}

export function playAgain(table: Table): void {
  const seat = redoSeat(table.ledger);
  if (seat === undefined) throw new InputError('illegal_move', 'no move has been taken back');
  enter(table, draftRedo(table.ledger, seat));
}

/** Whose eyes look at the screen: a person's who is asked; nobody's while none is. */
export function eyesAt({ ledger }: Table): Seat | undefined {
  return personsAsked(ledger)[0];
}

/** The position after so many moves as these eyes saw it then. */
export function lookBack(table: Table, ply: number, eyes: PastEyes): PastView {
  const over = endOf(table.ledger) !== undefined;
  return pastView(table.ledger, ply, eyes, { eyes: eyesAt(table), over });
}

/** Writes the record of the match so far and says where; says why if it cannot be written. */
export async function saveRecord({ ledger, terminal }: Table, file: string): Promise<boolean> {
  const record = recordOf({ ...ledger.match, plies: pliesOf(ledger) }, conductOf(ledger));
  try {
    await writeFile(file, `${JSON.stringify(record, undefined, 2)}\n`);
    terminal.say(`The match is saved as ${file}.`);
    return true;
  } catch (error) {
    terminal.say(`The match could not be saved: ${reasonOf(error)}`);
    return false;
  }
}
