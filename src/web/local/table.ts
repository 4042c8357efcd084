import type { GameSource } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Queue, queue } from '../../kernel/match/queue.ts';
import type { TableView } from '../../protocol/table.ts';
import { type Draft, draftMove, draftRedo, draftUndo, type MoveOptions } from '../../table/draft.ts';
import { actorsOf, endOf, type Ledger, plyOf, seqOf, standingOf } from '../../table/ledger.ts';
import type { Since } from '../../table/view.ts';
import { screenOf, storedDeed, withDeeds, withDraft } from './store/deeds.ts';
import { tableViewOf } from './view.ts';
import { currentEyes, isAtScreen, type SharedScreen } from './screen.ts';
import type { LocalStore, StoredTable } from './store/localStore.ts';
import type { AskCoach, CancellableAskBot } from './bots/botAnswer.ts';
import type { Guesses } from './bots/guesses.ts';

/** What tables need from their host. */
export interface TableDependencies {
  readonly games: GameSource;
  readonly store: LocalStore;
  /** Asks bots, and knows what they were asked ahead of time. */
  readonly guesses: Guesses;
  /** Asks bots what they may soon be asked; without it nothing is guessed. */
  readonly askAhead?: CancellableAskBot;
  readonly askCoach: AskCoach;
  now(): number;
  pause(ms: number): Promise<void>;
}

/** A table in memory. Everything that changes it goes through its queue. */
export interface Table {
  readonly dependencies: TableDependencies;
  readonly inTurn: Queue;
  readonly watchers: Set<Watcher>;
  stored: StoredTable;
  screen: SharedScreen;
  fault: string | undefined;
  /** Whether the bots' turns are being played. */
  driven: boolean;
  /** Aborted when the position changes or the last watcher leaves; ends all bot requests about it. */
  botWork: AbortController;
  /** Aborted besides when the coach is asked something else, or is not to be heard any more. */
  coachWork: AbortController;
}

export interface Watcher {
  readonly listener: (view: TableView) => void;
  /** What was sent to it last. */
  sent: Since | undefined;
}

/** A stored table, its match played again. */
export async function openTable(dependencies: TableDependencies, stored: StoredTable): Promise<Table> {
  const screen = screenOf(await dependencies.games(stored.setup.game), stored);
  return {
    ...{ dependencies, inTurn: queue(), watchers: new Set(), stored, screen },
    ...{ fault: undefined, driven: false, botWork: new AbortController() },
    coachWork: new AbortController(),
  };
}

/** The part of a stored table that follows from its match. */
export function summaryOf(ledger: Ledger): Pick<StoredTable, 'ply' | 'points' | 'actors' | 'outcome'> {
  return {
    ply: plyOf(ledger),
    points: standingOf(ledger).points,
    actors: [...actorsOf(ledger)],
    outcome: endOf(ledger),
  };
}

/** Sends every watcher what is new to it. */
function broadcast(table: Table): void {
  for (const watcher of table.watchers) send(table, watcher);
}

export function send(table: Table, watcher: Watcher): void {
  const view = tableViewOf(table, watcher.sent);
  watcher.sent = { seq: seqOf(table.screen.ledger), eyes: view.eyes };
  watcher.listener(view);
}

/** Cancels every bot request about the current position. */
function cancelBotRequests(table: Table): void {
  const moved = new InputError('stale', 'the table has moved on');
  table.botWork.abort(moved);
  table.botWork = new AbortController();
  hushCoach(table, moved);
}

/** Ends what the coach was asked. */
export function hushCoach(
  table: Table,
  why = new InputError('stale', 'the coach was told to be silent'),
): void {
  table.coachWork.abort(why);
  table.coachWork = new AbortController();
}

/** With the last watcher the bot requests end too. */
export function leave(table: Table, watcher: Watcher): void {
  if (table.watchers.delete(watcher) && table.watchers.size === 0) endThinking(table);
}

/** Cancels every bot request, also those about positions to come. */
function endThinking(table: Table): void {
  cancelBotRequests(table);
  table.dependencies.guesses.drop();
}

/** Plays a move of a person or a bot. */
export async function playMove(table: Table, seat: Seat, text: string, wish: MoveOptions): Promise<void> {
  await enter(table, draftMove(table.screen.ledger, seat, text, wish));
}

/** Takes back the latest move of a person. */
export async function takeBack(table: Table, seat: Seat): Promise<void> {
  needPerson(table, seat);
  await enter(table, draftUndo(table.screen.ledger, seat));
}

/** Plays again the move taken back last. */
export async function playAgain(table: Table, seat: Seat): Promise<void> {
  needPerson(table, seat);
  await enter(table, draftRedo(table.screen.ledger, seat));
}

/** Nobody moves or takes back for a bot. */
function needPerson({ screen }: Table, seat: Seat): void {
  if (!screen.ledger.persons.includes(seat)) {
    throw new InputError('illegal_move', `seat ${seat} is not a person's at this screen`);
  }
}

/** Refuses before the move is looked at, as a later refusal could reveal what the seat holds. */
export function needAtScreen(table: Table, seat: Seat): void {
  needPerson(table, seat);
  if (!isAtScreen(table.screen, seat))
    throw new InputError(
      'illegal_move',
      `seat ${currentEyes(table.screen)} is at the screen, not seat ${seat}`,
    );
}

/** Stores an entry before it takes effect and is sent, so that nobody sees a move that could get lost. */
async function enter(table: Table, draft: Draft): Promise<void> {
  const { dependencies, stored } = table;
  const screen = withDraft(table.screen, draft);
  const entered = {
    ...stored,
    ...summaryOf(screen.ledger),
    deeds: [...stored.deeds, storedDeed(draft.deed)],
    touched: dependencies.now(),
  };
  await keep(table, entered, screen);
}

/** Calls a branch something else. */
export async function rename(table: Table, name: string): Promise<void> {
  const { branch } = table.stored;
  if (branch === undefined)
    throw new InputError('bad_request', 'only what was played on from a match has a name');
  await keep(table, { ...table.stored, branch: { ...branch, name } }, table.screen);
}

/** Stores the next revision of a table, then shows it; where another tab was quicker, this one catches up. */
async function keep(table: Table, changed: StoredTable, screen: SharedScreen): Promise<void> {
  const kept = { ...changed, revision: table.stored.revision + 1 };
  try {
    await table.dependencies.store.put(kept);
  } catch (error) {
    if (error instanceof InputError) await refresh(table);
    throw error;
  }
  change(table, kept, screen);
}

/** Applies what other tabs have stored meanwhile; entries are only ever added. */
export async function refresh(table: Table): Promise<void> {
  const kept = await table.dependencies.store.get(table.stored.id);
  if (kept === undefined) throw new InputError('unknown_match', 'this table was removed');
  if (kept.revision === table.stored.revision) return;
  change(table, kept, withDeeds(table.screen, kept.deeds.slice(table.stored.deeds.length)));
}

function change(table: Table, stored: StoredTable, screen: SharedScreen): void {
  table.stored = stored;
  table.screen = screen;
  table.fault = undefined;
  cancelBotRequests(table);
  broadcast(table);
}

/** Stops the table and sends the reason. */
export function halt(table: Table, fault: string): void {
  table.fault = fault;
  endThinking(table);
  broadcast(table);
}
