import { commitment } from '../../kernel/match/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Queue, queue } from '../../kernel/match/queue.ts';
import type { ServerMessage } from '../../protocol/online.ts';
import { clocksAt, withIncrement, withReturn } from './clocks.ts';
import type { Deed, Entry } from '../../table/entry.ts';
import type { Made } from '../socket/delta.ts';
import type { House } from './services.ts';
import { type Draft, entered } from '../../table/draft.ts';
import {
  actorsOf,
  endOf,
  type Ledger,
  personsAsked,
  plyOf,
  type Snapshot,
  standingOf,
} from '../../table/ledger.ts';
import { matchOf } from './rules.ts';
import { type Clocks, isLive, type TableSheet } from './tableRecord.ts';
import { Overtaken } from '../store/overtaken.ts';
import type { TableNews } from '../store/store.ts';

/** Somebody who watches a table through one connection. */
export interface Watcher {
  readonly person: string;
  /** What was told last. */
  heard: Heard | undefined;
  /** Whether more can be sent now; a slow reader hears less often, not less. */
  ready(): boolean;
  send(message: string): void;
}

/** What a viewer has been told: the entries, seen with these eyes, and as far as it was told here the rest. */
export interface Heard {
  readonly seq: number;
  readonly eyes: Seat | undefined;
  /** The text of the last `RoomView`. */
  readonly room?: string | undefined;
  /** The last view of the state. */
  readonly view?: object | undefined;
}

/** A table in memory. Everything that changes it goes through its queue. */
export interface Room {
  readonly house: House;
  inTurn: Queue;
  readonly watchers: Set<Watcher>;
  sheet: TableSheet;
  /** Once the match has begun. */
  ledger: Ledger | undefined;
  /** The entries of deeds by person and key: what was done once is not done again. */
  readonly done: Map<string, number>;
  /** Those who are here by way of other servers. */
  elsewhere: ReadonlySet<string>;
  /** When persons who sit here were last seen. */
  readonly leftAt: Map<string, number>;
  /** How often somebody began or ceased to watch. */
  comings: number;
  /** The text of the last `RoomView` made, with everything it was made from. */
  around: { readonly sources: readonly unknown[]; readonly text: string } | undefined;
  /** The hash of the server's secret. */
  readonly commitment: string;
  /** Whether somebody sees to the bots' moves. */
  driven: boolean;
  snapshotAt: number;
  /** When somebody last asked for it. */
  usedAt: number;
  /** Calls off the alarm of the clock. */
  callOff: () => void;
  closed: boolean;
  /** Called before a change is stored, with the table as it will be: makes what watchers will be told of it. */
  foretell: (next: Room) => Made | undefined;
  /** Called after every change: tells of it, sets the clock and lets the bots go on. */
  settled: (foretold?: Made) => void;
}

/** How many entries are played again at most when a match is read. */
const SNAPSHOT_STRIDE = 64;

export async function openRoom(house: House, { sheet, entries }: TableNews): Promise<Room> {
  const now = house.now();
  const room: Room = {
    house,
    inTurn: queue(),
    watchers: new Set(),
    // What passed while nobody was there to answer is charged to nobody.
    sheet: sheet.clocks ? { ...sheet, clocks: startedAgain(sheet.clocks, now - house.fleet.gap) } : sheet,
    ledger: undefined,
    done: new Map(),
    elsewhere: new Set(),
    leftAt: new Map(),
    comings: 0,
    around: undefined,
    commitment: commitment(sheet.secret),
    driven: false,
    snapshotAt: 0,
    usedAt: now,
    callOff: () => undefined,
    closed: false,
    foretell: () => undefined,
    settled: () => undefined,
  };
  if (sheet.begun !== undefined) await readMatch(room, entries);
  for (const { person } of sheet.chairs) if (person !== undefined) room.leftAt.set(person, now);
  return room;
}

function startedAgain(clocks: Clocks, earliest: number): Clocks {
  return { ...clocks, at: Math.max(clocks.at, earliest) };
}

async function readMatch(room: Room, entries: readonly Entry[]): Promise<void> {
  const { house, sheet } = room;
  // One that another server has added meanwhile is of a later position.
  const snapshots = (await house.store.snapshots(sheet.id)).filter(({ seq }) => seq <= entries.length);
  room.ledger = matchOf(house, sheet, entries, snapshots);
  room.snapshotAt = snapshots[0]?.seq ?? 0;
  for (const entry of entries) remember(room, entry);
}

const keyOf = (person: string, key: string): string => `${person} ${key}`;

export function remember({ done }: Room, { by, key, seq }: Entry): void {
  if (by !== undefined && key !== undefined) done.set(keyOf(by, key), seq);
}

/** The number of the entry a deed has made already. */
export function doneBefore({ done }: Room, person: string, key: string): number | undefined {
  return done.get(keyOf(person, key));
}

export interface Doer {
  readonly by?: string;
  readonly key?: string;
}

/** Stores what is to come, then makes it so and tells of it: nobody sees a move that could get lost. */
export async function enter(room: Room, draft: Draft, { by, key }: Doer = {}): Promise<number> {
  const { house } = room;
  const before = needLedger(room);
  const { entry, ledger } = entered(before, draft, { at: house.now(), by, key });
  const sheet = sheetAfter(room, ledger, entry);
  const snapshot = snapshotOf(room, ledger);
  const foretold = room.foretell({ ...room, ledger, sheet });
  try {
    await house.store.append({ sheet, entry, ...(snapshot && { snapshot }) });
  } catch (error) {
    // Where the store fails, nobody knows whether what is in memory is still true.
    if (!(error instanceof Overtaken)) closeRoom(room, 'the table has to be opened again');
    throw error;
  }
  room.ledger = ledger;
  room.sheet = sheet;
  room.snapshotAt = snapshot?.seq ?? room.snapshotAt;
  remember(room, entry);
  room.settled(foretold);
  callForTurns(room, before, ledger);
  return entry.seq;
}

function snapshotOf(room: Room, ledger: Ledger): Snapshot | undefined {
  const seq = ledger.entries.length;
  if (seq - room.snapshotAt < SNAPSHOT_STRIDE) return undefined;
  return { seq, ply: plyOf(ledger), state: ledger.match.state };
}

function sheetAfter(room: Room, ledger: Ledger, { at, deed }: Entry): TableSheet {
  const outcome = endOf(ledger);
  const clocks = clocksAfter(room, ledger, deed, at);
  return {
    ...room.sheet,
    version: room.sheet.version + 1,
    proposal: undefined,
    stage: outcome ? 'over' : ledger.paused ? 'paused' : 'playing',
    ply: plyOf(ledger),
    points: standingOf(ledger).points,
    actors: [...actorsOf(ledger)],
    waiting: personsAsked(ledger),
    ...(outcome && { outcome }),
    ...(clocks && { clocks }),
    touched: at,
  };
}

function clocksAfter(room: Room, after: Ledger, deed: Deed, now: number): Clocks | undefined {
  const { clock } = room.sheet.setup;
  const stood = room.sheet.clocks;
  if (clock === undefined || stood === undefined) return undefined;
  const running = runningSeats(room);
  const clocks = clocksAt(stood, running, now);
  if (deed.kind === 'reclaim') return withReturn(clocks, deed.seat, clock);
  const passedOn =
    deed.kind === 'move' && running.includes(deed.seat) && !personsAsked(after).includes(deed.seat);
  return passedOn ? withIncrement(clocks, deed.seat, clock) : clocks;
}

/** The seats whose clocks run. */
export function runningSeats({ sheet, ledger }: Room): readonly Seat[] {
  return sheet.clocks && ledger && sheet.stage === 'playing' ? personsAsked(ledger) : [];
}

/** Keeps what changed at the table beside the moves; with `ledger`, that the match has begun. */
export async function keepSheet(
  room: Room,
  changed: Partial<TableSheet>,
  ledger = room.ledger,
): Promise<void> {
  const version = room.sheet.version + 1;
  const sheet = { ...room.sheet, ...changed, version, touched: room.house.now() };
  await room.house.store.saveTable(sheet);
  room.sheet = sheet;
  room.ledger = ledger;
  room.settled();
}

/** Tells everybody why there is nothing more to see; whoever wants to go on opens the table anew. */
export function closeRoom(room: Room, why: string): void {
  const message = { table: room.sheet.id, gone: why } satisfies ServerMessage;
  room.closed = true;
  room.callOff();
  for (const watcher of room.watchers) watcher.send(JSON.stringify(message));
  room.watchers.clear();
  room.comings++;
  tellHere(room);
}

/** Tells other servers who watches by way of this one. */
export function tellHere({ house, sheet, watchers }: Room): void {
  house.fleet.here(sheet.id, [...new Set([...watchers].map(({ person }) => person))]);
}

export function needLedger({ ledger }: Room): Ledger {
  if (ledger === undefined) throw new InputError('bad_request', 'the match has not begun');
  return ledger;
}

/** Somebody who is away is called when it is their turn. */
function callForTurns(room: Room, before: Ledger, after: Ledger): void {
  const asked = personsAsked(before);
  for (const seat of personsAsked(after)) {
    const person = room.sheet.chairs[seat]?.person;
    if (!asked.includes(seat) && person !== undefined && !isPresent(room, person) && isLive(room.sheet))
      room.house.yourTurn(room.sheet, seat);
  }
}

export function isPresent({ watchers, elsewhere }: Room, person: string): boolean {
  for (const watcher of watchers) if (watcher.person === person) return true;
  return elsewhere.has(person);
}
