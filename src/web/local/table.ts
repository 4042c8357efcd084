import type { GameEntry, GameSource } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/lists.ts';
import { type Match, outcomeOf, undo } from '../../kernel/match.ts';
import type { Note, TableFrame, TableSetup } from '../../protocol/table.ts';
import {
  type Chronicle,
  lastChapter,
  linesOf,
  startChronicle,
  withMove,
  withMoves,
  withoutMoves,
} from './chronicle.ts';
import { frameOf, type Heard } from './frame.ts';
import { type Queue, queue } from '../../kernel/queue.ts';
import type { Shelf, StoredTable } from './shelf.ts';
import type { Thinker } from './thinker.ts';

/** What tables need from around them. */
export interface Surroundings {
  readonly games: GameSource;
  readonly shelf: Shelf;
  readonly think: Thinker;
  now(): number;
  pause(ms: number): Promise<void>;
}

/** A table in memory. Everything that changes it goes through its queue. */
export interface Table {
  readonly around: Surroundings;
  readonly inTurn: Queue;
  readonly watchers: Set<Watcher>;
  stored: StoredTable;
  chronicle: Chronicle;
  fault: string | undefined;
  /** Whether somebody sees to the bots' moves. */
  driven: boolean;
  /** Lasts as long as the position and somebody to show it to; thoughts about it end with it. */
  present: AbortController;
}

export interface Watcher {
  readonly listener: (frame: TableFrame) => void;
  heard: Heard | undefined;
}

/** A stored table, its match played again. */
export async function openTable(around: Surroundings, stored: StoredTable): Promise<Table> {
  const chronicle = chronicleOf(await around.games(stored.setup.game), stored);
  return {
    ...{ around, inTurn: queue(), watchers: new Set(), stored, chronicle },
    ...{ fault: undefined, driven: false, present: new AbortController() },
  };
}

function chronicleOf(entry: GameEntry, stored: StoredTable): Chronicle {
  const { setup, options, seed, rulesVersion } = stored;
  if (rulesVersion !== entry.game.rulesVersion) {
    const versions = `version ${rulesVersion} of the rules, this program plays version ${entry.game.rulesVersion}`;
    throw new InputError('bad_record', `this table was played by ${versions}`);
  }
  try {
    const start = startChronicle(entry, personsOf(setup), { seats: setup.chairs.length, options, seed });
    return withMoves(start, stored.moves, stored.notes);
  } catch (error) {
    throw new InputError('bad_record', `this table is damaged: ${(error as Error).message}`);
  }
}

function personsOf({ chairs }: TableSetup): Seat[] {
  return chairs.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
}

/** What of a stored table follows from its match. */
export function standingOf(
  entry: GameEntry,
  match: Match,
): Pick<StoredTable, 'points' | 'actors' | 'outcome'> {
  const { game, state } = match;
  return { points: [...entry.score(state)], actors: [...game.actors(state)], outcome: outcomeOf(match) };
}

/** Tells every watcher what it has not heard yet. */
function announce(table: Table): void {
  for (const watcher of table.watchers) tell(table, watcher);
}

export function tell(table: Table, watcher: Watcher): void {
  const frame = frameOf(table, watcher.heard);
  watcher.heard = { ply: frame.ply, eyes: frame.eyes };
  watcher.listener(frame);
}

/** Gives up every thought about the position as it stands. */
function dropThoughts(table: Table): void {
  table.present.abort(new InputError('stale', 'the table has moved on'));
  table.present = new AbortController();
}

/** Once the last one has left, nobody waits for a thought any more. */
export function leave(table: Table, watcher: Watcher): void {
  if (table.watchers.delete(watcher) && table.watchers.size === 0) dropThoughts(table);
}

/** Plays a move of whoever sits there; a new move leaves nothing to play again. */
export async function playMove(table: Table, seat: Seat, text: string, note?: Note): Promise<void> {
  await keep(table, withMove(table.chronicle, seat, text, note), []);
}

/** Takes back the latest move of a person. */
export async function takeBack(table: Table, seat: Seat): Promise<void> {
  needPerson(table, seat);
  const { match } = table.chronicle;
  undo({ ...match, plies: [...match.plies] }, seat);
  const ply = match.plies.length - 1;
  const line = itemAt(linesOf(table.chronicle), ply);
  await keep(table, withoutMoves(table.chronicle, ply), [...table.stored.undone, line]);
}

/** Plays the move taken back last once more. */
export async function playAgain(table: Table, seat: Seat): Promise<void> {
  needPerson(table, seat);
  const { undone } = table.stored;
  const line = undone.at(-1);
  if (line === undefined) throw new InputError('illegal_move', 'no move has been taken back');
  if (!line.startsWith(`${seat} `)) {
    throw new InputError('illegal_move', `the move taken back was not one of seat ${seat}`);
  }
  await keep(table, withMoves(table.chronicle, [line], {}), undone.slice(0, -1));
}

/** The moves of bots are their own. */
function needPerson({ chronicle }: Table, seat: Seat): void {
  if (!chronicle.persons.includes(seat)) {
    throw new InputError('illegal_move', `seat ${seat} is not a person's at this screen`);
  }
}

/** With hidden hands a seat is played by those who look through its eyes: even a refusal tells what it holds. */
export function needAtScreen(table: Table, seat: Seat): void {
  needPerson(table, seat);
  const { eyes, open } = lastChapter(table.chronicle);
  if (!open && seat !== eyes)
    throw new InputError('illegal_move', `seat ${eyes} is at the screen, not seat ${seat}`);
}

/** Stores what is to come, then makes it so and tells of it: nobody sees a move that could get lost. */
async function keep(table: Table, next: Chronicle, undone: readonly string[]): Promise<void> {
  const { around, stored } = table;
  const kept: StoredTable = {
    ...stored,
    ...standingOf(next.entry, next.match),
    revision: stored.revision + 1,
    moves: linesOf(next),
    undone,
    notes: notesOf(next),
    touched: around.now(),
  };
  try {
    await around.shelf.put(kept);
  } catch (error) {
    if (error instanceof InputError) await refresh(table);
    throw error;
  }
  change(table, kept, next);
}

function notesOf({ chapters }: Chronicle): Record<number, Note> {
  const notes: Record<number, Note> = {};
  chapters.forEach(({ told }, ply) => {
    if (told?.note) notes[ply] = told.note;
  });
  return notes;
}

/** Brings the table up to what other tabs have made of it. */
export async function refresh(table: Table): Promise<void> {
  const kept = await table.around.shelf.get(table.stored.id);
  if (kept === undefined) throw new InputError('unknown_match', 'this table was removed');
  if (kept.revision === table.stored.revision) return;
  const same = sharedStart(table.stored.moves, kept.moves);
  const trunk = withoutMoves(table.chronicle, same);
  change(table, kept, withMoves(trunk, kept.moves.slice(same), kept.notes));
}

function sharedStart(a: readonly string[], b: readonly string[]): number {
  const differ = a.findIndex((line, i) => line !== b[i]);
  return differ < 0 ? a.length : differ;
}

/** Watchers that have heard of moves which are no longer there are told everything anew. */
function change(table: Table, stored: StoredTable, next: Chronicle): void {
  const same = sharedStart(table.stored.moves, stored.moves);
  if (same < table.stored.moves.length) for (const watcher of table.watchers) watcher.heard = undefined;
  table.stored = stored;
  table.chronicle = next;
  table.fault = undefined;
  dropThoughts(table);
  announce(table);
}

/** Tells why nothing goes on. */
export function halt(table: Table, fault: string): void {
  table.fault = fault;
  dropThoughts(table);
  announce(table);
}
