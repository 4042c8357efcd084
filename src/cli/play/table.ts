import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { GameEntry } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { GameEvent, Move, Seat } from '../../kernel/game.ts';
import { legalFor, type Match, type Ply, play, undo } from '../../kernel/match.ts';
import { recordOf } from '../../kernel/record.ts';
import type { Player } from '../../kernel/runner.ts';
import type { Drawing } from '../games/drawing.ts';
import type { Chair } from './chairs.ts';
import { type Told, toldBy } from './story.ts';
import type { Terminal } from './terminal.ts';

/** A match with the people and bots around it. */
export interface Table {
  readonly entry: GameEntry;
  readonly drawing: Drawing;
  readonly match: Match;
  readonly chairs: readonly Chair[];
  readonly names: readonly string[];
  /** Those who answer for the seats of bots. */
  readonly bots: readonly (Player | undefined)[];
  readonly terminal: Terminal;
  /** Where the record is saved when nobody says otherwise. */
  readonly file: string;
  /** What each ply told. */
  readonly log: Told[];
  /** How many plies of the log have been shown. */
  shown: number;
  /** Moves taken back, the latest last. */
  readonly undone: Ply[];
}

/** Who is to choose: a person, if any is asked, so that nobody's open choice runs out while bots play on. */
export function seatToAsk({ match, chairs }: Table): Seat | undefined {
  const actors = match.game.actors(match.state);
  return actors.find((seat) => chairs[seat]?.bot === undefined) ?? actors[0];
}

/** Plays a move and keeps what it told. */
export function playMove(table: Table, seat: Seat, move: Move): void {
  const { entry, match, chairs, log } = table;
  const events: GameEvent[] = [];
  play(match, seat, move, events);
  log.push(toldBy(entry, chairs, seat, events));
}

/** Lets the bot of a seat choose; between its moves the keyboard is heard. */
export async function letBotPlay(table: Table, seat: Seat): Promise<void> {
  const { match, names, bots, terminal } = table;
  terminal.progress(`${names[seat]} is thinking …`);
  await setImmediate();
  const legal = legalFor(match, seat);
  const move = (bots[seat] as Player).choose({
    seat,
    legal,
    view: () => match.game.redact(match.state, seat),
  });
  terminal.progress('');
  playMove(table, seat, move);
  table.undone.length = 0;
}

/** Takes back the latest move if a person made it and nothing new has been seen since. */
export function takeBack(table: Table): void {
  const { match, chairs, log, undone } = table;
  const last = match.plies.at(-1);
  if (last === undefined) throw new InputError('illegal_move', 'there is no move to take back');
  if (chairs[last.seat]?.bot)
    throw new InputError('illegal_move', 'a bot has moved since: nothing can be taken back');
  undone.push(...undo(match, last.seat));
  log.length = match.plies.length;
  table.shown = Math.min(table.shown, log.length);
}

export function playAgain(table: Table): void {
  const ply = table.undone.pop();
  if (ply === undefined) throw new InputError('illegal_move', 'no move has been taken back');
  playMove(table, ply.seat, ply.move);
}

/** Writes the record of the match so far and says where; says why if it cannot be written. */
export async function saveRecord({ match, terminal }: Table, file: string): Promise<boolean> {
  try {
    await writeFile(file, `${JSON.stringify(recordOf(match), undefined, 2)}\n`);
    terminal.say(`The match is saved as ${file}.`);
    return true;
  } catch (error) {
    terminal.say(`The match could not be saved: ${(error as Error).message}`);
    return false;
  }
}
