import { commitment } from '../../kernel/match/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Queue, queue } from '../../kernel/match/queue.ts';
import type { Person, ServerMessage, Stage } from '../../protocol/online.ts';
import { clocksAt, incrementOf, withTime } from './clocks.ts';
import type { Deed, Entry } from '../../table/entry.ts';
import type { Circle } from './spectators.ts';
import type { PreparedDeltas } from '../socket/delta.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Services } from './services.ts';
import { type Draft, entered } from '../../table/draft.ts';
import {
  actorsOf,
  decidingPersons,
  endOf,
  type Ledger,
  personsAsked,
  plyOf,
  standingOf,
} from '../../table/ledger.ts';
import { type Chain, chainRoot, checkMatch, linkedText, sha256, snapshotSeal } from '../chain/chain.ts';
import { matchOf } from './rules.ts';
import { type Clocks, hasEnded, isLive, seatedPersons, type TableRecord } from './tableRecord.ts';
import { Overtaken } from '../store/overtaken.ts';
import type { StoredEntry, StoredSnapshot, TableSince } from '../store/store.ts';

/** A connection that receives a table's views. */
export interface Subscriber {
  readonly person: string;
  /** The person as they are called now. */
  readonly profile: () => Person;
  /** Those whose chat they are not sent. */
  blocked: ReadonlySet<string>;
  /** Which reading of the blocks these are from. */
  blocksReadAt?: number;
  /** What was sent last. */
  sent: SentView | undefined;
  /** Whether more can be sent now; a slow reader gets fewer, larger deltas and misses nothing. */
  ready(): boolean;
  send(message: string): void;
}

/** What a subscriber has been sent: entries up to `seq` as `eyes` see them, and the last room view and state if sent from here. */
export interface SentView {
  readonly seq: number;
  readonly eyes: Seat | undefined;
  /** The last `RoomView` as JSON. */
  readonly room?: string | undefined;
  /** The last redacted state. */
  readonly view?: object | undefined;
}

/** A table in memory. Everything that changes it goes through its queue. */
export interface Room {
  readonly services: Services;
  inTurn: Queue;
  readonly subscribers: Set<Subscriber>;
  record: TableRecord;
  /** Once the match has begun. */
  ledger: Ledger | undefined;
  /** Where the chain of its entries has come to. */
  chain: Chain;
  /** The entries of deeds by person and key: what was done once is not done again. */
  readonly seqByKey: Map<string, Map<string, number>>;
  /** People at the table through other servers, and those of them who only watch as they are called. */
  presentElsewhere: ReadonlySet<string>;
  watchingElsewhere: readonly Person[];
  /** When absent players were last at the table. */
  readonly leftAt: Map<string, number>;
  /** Raised whenever somebody comes or leaves. */
  presenceVersion: number;
  /** The last `RoomView` as JSON, as each circle sees it, with the values it was made from. */
  roomViewCache: { readonly sources: readonly unknown[]; readonly texts: Map<Circle, string> } | undefined;
  /** The hash of the server's secret. */
  readonly commitment: string;
  /** Whether the loop that plays the bots is running. */
  botsRunning: boolean;
  /** Whose deed the moves of the bots follow. */
  payer: Payer | undefined;
  /** Milliseconds it took to play the match again. */
  openingMs: number;
  snapshotAt: number;
  /** When it was last requested; 0 for one that nobody has asked for yet. */
  usedAt: number;
  /** Cancels the clock timer. */
  cancelTimer: () => void;
  closed: boolean;
  /** Called before a change is stored, with the room as it will be: prepares what subscribers will be sent. */
  prepare: (next: Room) => PreparedDeltas | undefined;
  /** Called after every change: broadcasts it, sets the clock timer and lets bots move. */
  onChange: (prepared?: PreparedDeltas) => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Cancels nothing. */
export const NO_TIMER = (): void => undefined;

/** How many entries are played again at most when a match is read. */
const SNAPSHOT_STRIDE = 64;

export async function openRoom(
  services: Services,
  { record, entries }: TableSince,
  leftAt = new Map<string, number>(),
): Promise<Room> {
  const now = services.now();
  const room: Room = {
    services,
    inTurn: queue(),
    subscribers: new Set(),
    record,
    ledger: undefined,
    chain: { link: '', begun: false },
    seqByKey: new Map(),
    presentElsewhere: NOBODY,
    watchingElsewhere: [],
    leftAt,
    presenceVersion: 0,
    roomViewCache: undefined,
    commitment: commitment(record.secret),
    botsRunning: false,
    payer: undefined,
    openingMs: 0,
    snapshotAt: 0,
    usedAt: 0,
    cancelTimer: NO_TIMER,
    closed: false,
    prepare: () => undefined,
    onChange: () => undefined,
  };
  if (record.begun !== undefined) await loadMatch(room, entries);
  for (const person of seatedPersons(record)) if (!leftAt.has(person)) leftAt.set(person, now);
  return room;
}

async function loadMatch(room: Room, entries: readonly StoredEntry[]): Promise<void> {
  const { services, record } = room;
  // A snapshot another server has just added belongs to a later position.
  const stored = (await services.store.snapshots(record.id)).filter(({ seq }) => seq <= entries.length);
  const began = performance.now();
  const { chain, snapshots, damagedSnapshots } = checkMatch(record, entries, stored);
  for (const seq of damagedSnapshots)
    services.fault(
      new Error(`table ${record.id}, after entry ${seq}`),
      'a snapshot is damaged and was left aside',
    );
  room.chain = chain;
  room.ledger = matchOf(services, record, entries, snapshots);
  room.openingMs = performance.now() - began;
  room.snapshotAt = snapshots[0]?.seq ?? 0;
  for (const entry of entries) rememberKey(room, entry);
}

export function rememberKey({ seqByKey }: Room, { by, key, seq }: Entry): void {
  if (by === undefined || key === undefined) return;
  const own = seqByKey.get(by) ?? new Map<string, number>();
  seqByKey.set(by, own.set(key, seq));
}

/** The number of the entry a deed has made already. */
export function earlierEntry({ seqByKey }: Room, person: string, key: string): number | undefined {
  return seqByKey.get(person)?.get(key);
}

export interface Author {
  readonly by?: string;
  readonly key?: string;
}

/** Stores an entry, then applies and broadcasts it: nobody sees a move that could get lost. */
export async function enter(room: Room, draft: Draft, { by, key }: Author = {}): Promise<number> {
  const { services } = room;
  const before = requireLedger(room);
  const { entry, ledger } = entered(before, draft, { at: services.now(), by, key });
  const deedText = JSON.stringify(entry.deed);
  const text = linkedText(room.chain, entry, deedText);
  const link = sha256(text);
  const record = recordAfter(room, ledger, entry, link);
  const snapshot = snapshotOf(room, ledger, link);
  const prepared = room.prepare({ ...room, ledger, record });
  try {
    await services.store.append({
      record,
      entry: { ...entry, link },
      deedText,
      ...(snapshot && { snapshot }),
    });
  } catch (error) {
    // After a failed write the state in memory may not match the store.
    if (!(error instanceof Overtaken)) closeRoom(room, 'the table has to be opened again');
    throw error;
  }
  services.budgets.stored(payerOf(room), text.length);
  room.ledger = ledger;
  room.record = record;
  room.chain = { link, begun: true };
  room.snapshotAt = snapshot?.seq ?? room.snapshotAt;
  rememberKey(room, entry);
  room.onChange(prepared);
  notifyTurns(room, before, ledger);
  return entry.seq;
}

function snapshotOf(room: Room, ledger: Ledger, link: string): StoredSnapshot | undefined {
  const seq = ledger.entries.length;
  if (seq - room.snapshotAt < SNAPSHOT_STRIDE) return undefined;
  const snapshot = { seq, ply: plyOf(ledger), state: ledger.match.state };
  return { ...snapshot, seal: snapshotSeal(link, snapshot) };
}

/** How far a match that has begun has come: the ledger alone says it. */
function stageOf(ledger: Ledger): Stage {
  if (ledger.closed) return 'closed';
  if (endOf(ledger)) return 'over';
  return ledger.paused ? 'paused' : 'playing';
}

function recordAfter(room: Room, ledger: Ledger, { at, by, deed }: Entry, head: string): TableRecord {
  const outcome = endOf(ledger);
  const clocks = clocksAfter(room, ledger, deed);
  return {
    ...room.record,
    version: room.record.version + 1,
    proposal: undefined,
    stage: stageOf(ledger),
    ply: plyOf(ledger),
    points: standingOf(ledger).points,
    actors: actorsOf(ledger),
    waiting: personsAsked(ledger),
    deciding: decidingPersons(ledger).length,
    ...(outcome && { outcome }),
    ...(deed.kind === 'close' && by !== undefined && { closing: { by, at, consent: deed.consent } }),
    ...(clocks && { clocks }),
    touched: at,
    head,
  };
}

function clocksAfter(room: Room, after: Ledger, deed: Deed): Clocks | undefined {
  const { clock } = room.record.setup;
  const stood = room.record.clocks;
  if (clock === undefined || stood === undefined) return undefined;
  const running = runningSeats(room);
  const clocks = clocksAt(stood, running, room.services.clock());
  if (deed.kind === 'reclaim') return withTime(clocks, deed.seat, deed.returned ?? 0);
  if (deed.kind !== 'move' && deed.kind !== 'undo') return clocks;
  const { seat } = deed;
  const [wasAsked, isAsked] = [running.includes(seat), personsAsked(after).includes(seat)];
  if (deed.kind === 'move' && wasAsked && !isAsked) return withTime(clocks, seat, incrementOf(clock));
  // Whoever takes the turn back gives the increment back too, or it could be earned over and over.
  if (deed.kind === 'undo' && !deed.consent && !wasAsked && isAsked)
    return withTime(clocks, seat, -incrementOf(clock));
  return clocks;
}

/** The seats whose clocks run. */
export function runningSeats({ record, ledger }: Room): readonly Seat[] {
  return record.clocks && ledger && record.stage === 'playing' ? personsAsked(ledger) : [];
}

/** Stores a change to the table that is not an entry; `ledger` is given when the match begins. */
export async function saveRecord(
  room: Room,
  changed: Partial<TableRecord>,
  ledger = room.ledger,
): Promise<void> {
  const version = room.record.version + 1;
  // What is done to a table that has ended makes it no younger: names, rematches, people sent away.
  const touched = hasEnded(room.record) ? room.record.touched : room.services.now();
  const record = { ...room.record, ...changed, version, touched };
  await room.services.store.saveTable(record);
  if (room.ledger === undefined && ledger) room.chain = { link: chainRoot(record), begun: false };
  room.record = record;
  room.ledger = ledger;
  room.onChange();
}

/** Tells subscribers why the room closes; a client that wants to go on subscribes again. */
export function closeRoom(room: Room, why: string): void {
  const message = { table: room.record.id, gone: why } satisfies ServerMessage;
  room.closed = true;
  room.cancelTimer();
  for (const subscriber of room.subscribers) subscriber.send(JSON.stringify(message));
  room.subscribers.clear();
  room.presenceVersion++;
  publishPresence(room);
}

/** Refuses what was meant for a room that was let go of meanwhile. */
export function requireOpen({ closed }: Room): void {
  if (closed) throw new InputError('stale', 'the table has to be opened again');
}

/** Publishes to other servers who is connected through this one. */
export function publishPresence({ services, record, subscribers }: Room): void {
  services.fleet.publishPresence(record.id, [...new Set([...subscribers].map(({ person }) => person))]);
}

export function requireLedger({ ledger }: Room): Ledger {
  if (ledger === undefined) throw new InputError('bad_request', 'the match has not begun');
  return ledger;
}

/** Players who are away are notified when it is their turn. */
function notifyTurns(room: Room, before: Ledger, after: Ledger): void {
  const asked = personsAsked(before);
  if (isLive(room.record))
    notifyAway(
      room,
      personsAsked(after).filter((seat) => !asked.includes(seat)),
    );
}

/** Notifies those of some seats who are away that they are waited for. */
export function notifyAway(room: Room, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const person = room.record.chairs[seat]?.person;
    if (person !== undefined && !isPresent(room, person)) room.services.notifyTurn(room.record, seat);
  }
}

/** Since when somebody who sits there has been away; whoever never came, since the match began. */
export function awaySince(room: Room, person: string): number | undefined {
  return isPresent(room, person) ? undefined : (room.leftAt.get(person) ?? room.record.begun);
}

export function isPresent({ subscribers, presentElsewhere }: Room, person: string): boolean {
  for (const subscriber of subscribers) if (subscriber.person === person) return true;
  return presentElsewhere.has(person);
}

/** Whether anybody is at the table, with a seat or without. */
export function isWatched({ subscribers, presentElsewhere }: Room): boolean {
  return subscribers.size > 0 || presentElsewhere.size > 0;
}

/** Who pays for what is done at a table: whose deed it follows, and the host where there is none yet. */
export function payerOf({ payer, record: { host, origin = host.id } }: Room): Payer {
  return payer ?? { person: host.id, origin };
}
