import type { GameSource } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Queue, queue } from '../../kernel/queue.ts';
import type { TableView } from '../../protocol/table.ts';
import { type Draft, draftMove, draftRedo, draftUndo, type MoveWish } from '../../table/draft.ts';
import { actorsOf, endOf, type Ledger, plyOf, seqOf, standingOf } from '../../table/ledger.ts';
import type { Since } from '../../table/view.ts';
import { screenOf, storedDeed, withDeeds, withDraft } from './store/deeds.ts';
import { frameOf } from './view.ts';
import { eyesAt, isAtScreen, type Screen } from './screen.ts';
import type { Shelf, StoredTable } from './store/localStore.ts';
import type { Thinker } from './bots/botAnswer.ts';

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
  screen: Screen;
  fault: string | undefined;
  /** Whether somebody sees to the bots' moves. */
  driven: boolean;
  /** Lasts as long as the position and somebody to show it to; thoughts about it end with it. */
  present: AbortController;
}

export interface Watcher {
  readonly listener: (frame: TableView) => void;
  /** What it was told of last. */
  told: Since | undefined;
}

/** A stored table, its match played again. */
export async function openTable(around: Surroundings, stored: StoredTable): Promise<Table> {
  const screen = screenOf(await around.games(stored.setup.game), stored);
  return {
    ...{ around, inTurn: queue(), watchers: new Set(), stored, screen },
    ...{ fault: undefined, driven: false, present: new AbortController() },
  };
}

/** What of a stored table follows from its match. */
export function summaryOf(ledger: Ledger): Pick<StoredTable, 'ply' | 'points' | 'actors' | 'outcome'> {
  return {
    ply: plyOf(ledger),
    points: standingOf(ledger).points,
    actors: [...actorsOf(ledger)],
    outcome: endOf(ledger),
  };
}

/** Tells every watcher what it has not heard yet. */
function announce(table: Table): void {
  for (const watcher of table.watchers) tell(table, watcher);
}

export function tell(table: Table, watcher: Watcher): void {
  const frame = frameOf(table, watcher.told);
  watcher.told = { seq: seqOf(table.screen.ledger), eyes: frame.eyes };
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

/** Plays a move of whoever sits there. */
export async function playMove(table: Table, seat: Seat, text: string, wish: MoveWish): Promise<void> {
  await enter(table, draftMove(table.screen.ledger, seat, text, wish));
}

/** Takes back the latest move of a person. */
export async function takeBack(table: Table, seat: Seat): Promise<void> {
  needPerson(table, seat);
  await enter(table, draftUndo(table.screen.ledger, seat));
}

/** Plays the move taken back last once more. */
export async function playAgain(table: Table, seat: Seat): Promise<void> {
  needPerson(table, seat);
  await enter(table, draftRedo(table.screen.ledger, seat));
}

/** The moves of bots are their own. */
function needPerson({ screen }: Table, seat: Seat): void {
  if (!screen.ledger.persons.includes(seat)) {
    throw new InputError('illegal_move', `seat ${seat} is not a person's at this screen`);
  }
}

/** Even a refusal would tell what a seat holds. */
export function needAtScreen(table: Table, seat: Seat): void {
  needPerson(table, seat);
  if (!isAtScreen(table.screen, seat))
    throw new InputError('illegal_move', `seat ${eyesAt(table.screen)} is at the screen, not seat ${seat}`);
}

/** Stores what is to come, then makes it so and tells of it: nobody sees a move that could get lost. */
async function enter(table: Table, draft: Draft): Promise<void> {
  const { around, stored } = table;
  const screen = withDraft(table.screen, draft);
  const kept: StoredTable = {
    ...stored,
    ...summaryOf(screen.ledger),
    revision: stored.revision + 1,
    deeds: [...stored.deeds, storedDeed(draft.deed)],
    touched: around.now(),
  };
  try {
    await around.shelf.put(kept);
  } catch (error) {
    if (error instanceof InputError) await refresh(table);
    throw error;
  }
  change(table, kept, screen);
}

/** Brings the table up to what other tabs have made of it: nothing is ever struck out, so they can only have added. */
export async function refresh(table: Table): Promise<void> {
  const kept = await table.around.shelf.get(table.stored.id);
  if (kept === undefined) throw new InputError('unknown_match', 'this table was removed');
  if (kept.revision === table.stored.revision) return;
  change(table, kept, withDeeds(table.screen, kept.deeds.slice(table.stored.deeds.length)));
}

function change(table: Table, stored: StoredTable, screen: Screen): void {
  table.stored = stored;
  table.screen = screen;
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
