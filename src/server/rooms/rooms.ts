import { InputError } from '../../kernel/error.ts';
import { Damaged } from '../chain/damaged.ts';
import type { Person } from '../../protocol/online.ts';
import { openAbsences } from './absence.ts';
import { decidingPersons, personsAsked } from '../../table/ledger.ts';
import { runOut, setClockTimer } from './clockTimer.ts';
import { retryingQueue } from './catchUp.ts';
import { drive } from '../bots/driver.ts';
import { prepareDeltas, type PreparedDeltas, sendDelta, broadcast } from '../socket/delta.ts';
import { blockedBy } from '../people/blocks.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Services } from './services.ts';
import { watchersAmong } from './spectators.ts';
import {
  closeRoom,
  isPresent,
  saveRecord,
  openRoom,
  payerOf,
  type Room,
  publishPresence,
  type Subscriber,
} from './room.ts';
import { isLive, renamed, seatedPersons, type TableRecord } from './tableRecord.ts';

/** How many rooms without subscribers stay in memory, and the shortest time each stays, so that requests in progress can finish. */
const MAX_IDLE_ROOMS = 200;
const MIN_STAY_MS = 10_000;

/** Arrivals and departures within this time are broadcast together. */
const BROADCAST_DELAY_MS = 100;

/** The tables in memory: all that have subscribers or moving bots, and some recently used ones. */
export interface Rooms {
  /** Opens a table where it is not open; whoever asks for it pays for that. */
  get(id: string, payer?: Payer): Promise<Room>;
  /** The room of a table that is open, which is used now. */
  use(id: string): Room | undefined;
  /** Those in memory. */
  open(): readonly Room[];
  find(id: string): Room | undefined;
  /** How many are in memory. */
  count(): number;
  /** Opens a table for a moment, so that its clock runs out and its bots move, and lets it go if nobody asks for it. */
  visit(id: string): Promise<void>;
  /** Nobody has been away for so many milliseconds that were passed over, or taken back. */
  passOver(ms: number): void;
  /** Nothing is done at any table before this is over. */
  hold(until: Promise<void>): void;
  /** Updates a person's name at the tables where they sit or watch. */
  rename(person: Person): void;
  /** Reads again whom a person has blocked; from then on none of their subscribers, or this one, is sent their chat. */
  blocksChanged(person: string, only?: Subscriber): Promise<void>;
  close(): Promise<void>;
}

export function openRooms(services: Services): Rooms {
  const open = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  const absences = openAbsences();
  let held = Promise.resolve();
  let blockReads = 0;

  const subscribersOf = (person: string): Subscriber[] =>
    [...open.values()].flatMap((room) =>
      [...room.subscribers].filter((subscriber) => subscriber.person === person),
    );

  async function load(id: string): Promise<Room> {
    const stored = await services.store.tableSince(id, 0);
    if (stored === undefined) throw new InputError('unknown_match', 'there is no such table');
    const room = await openRoom(services, stored, absences.of(id));
    room.inTurn = retryingQueue(room, room.inTurn);
    void room.inTurn(() => held);
    room.prepare = prepareDeltas;
    room.onChange = (prepared) => afterChange(room, prepared);
    await refreshPresence(room);
    runTable(room);
    if (open.size >= MAX_IDLE_ROOMS) for (const idle of idleRooms(open)) letGo(idle);
    open.set(id, room);
    return room;
  }

  /** A request that still holds the room is told to open the table again. */
  function letGo(room: Room): void {
    room.closed = true;
    room.cancelTimer();
    open.delete(room.record.id);
    services.fleet.release(room.record.id);
  }

  async function visit(id: string): Promise<void> {
    const room = await loadOnce(id);
    const { version } = room.record;
    await runOut(room);
    await room.inTurn(async () => {
      if (room.record.version === version && !room.botsRunning) await storeAgain(room);
    });
    if (room.usedAt === 0 && isIdle(room)) letGo(room);
  }

  /** Whoever keeps the server hears of damage, whoever meets it. */
  async function loadOrReport(id: string): Promise<Room> {
    try {
      return await load(id);
    } catch (error) {
      if (error instanceof Damaged)
        services.fault(new Error(`table ${id}: ${error.message}`), 'a table is damaged');
      throw error;
    }
  }

  /** Concurrent requests for a table load it once. */
  function loadOnce(id: string): Promise<Room> {
    const begun = loading.get(id) ?? loadOrReport(id).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  }

  async function get(id: string, payer?: Payer): Promise<Room> {
    const found = use(id);
    if (found) return found;
    const room = await loadOnce(id);
    if (payer) services.budgets.spent(payer, room.openingMs);
    room.usedAt = services.now();
    return room;
  }

  function find(id: string): Room | undefined {
    const room = open.get(id);
    return room?.closed ? undefined : room;
  }

  function use(id: string): Room | undefined {
    const room = find(id);
    if (room) room.usedAt = services.now();
    return room;
  }

  return {
    get,
    use,
    open: () => [...open.values()].filter((room) => !room.closed),
    find,
    count: () => open.size,
    visit,
    passOver(ms) {
      for (const { leftAt } of open.values()) for (const [person, at] of leftAt) leftAt.set(person, at + ms);
    },
    hold(until) {
      held = until;
      for (const room of open.values()) void room.inTurn(() => until);
    },
    rename(person) {
      for (const room of open.values()) {
        if (isPresent(room, person.id)) {
          room.watchingElsewhere = room.watchingElsewhere.map((one) => (one.id === person.id ? person : one));
          room.presenceVersion++;
          broadcastSoon(room);
        }
        if (renamed(room.record, person) === undefined) continue;
        room
          .inTurn(() => applyRename(room, person))
          .catch((error) => services.fault(error, 'a name could not be kept'));
      }
    },
    async blocksChanged(person, only) {
      const subscribers = only ? [only] : subscribersOf(person);
      if (subscribers.length === 0) return;
      const read = ++blockReads;
      const blocked = await blockedBy(services.store, person);
      for (const subscriber of subscribers) {
        // Of two who read at once the one who began later knows more.
        if ((subscriber.blocksReadAt ?? 0) > read) continue;
        subscriber.blocksReadAt = read;
        subscriber.blocked = blocked;
      }
    },
    async close() {
      for (const room of open.values()) {
        await room.inTurn(async () => undefined);
        closeRoom(room, 'the server is stopping');
      }
      open.clear();
    },
  };
}

function afterChange(room: Room, prepared: PreparedDeltas | undefined): void {
  runTable(room);
  room.services.budgets.timed(payerOf(room), () => broadcast(room, prepared));
}

/** Runs the bots and clock of a table this server owns; claims it where no server does. */
export function runTable(room: Room): void {
  const { record, services } = room;
  if (services.fleet.owns(record.id)) return runOwnTable(room);
  room.cancelTimer();
  if (isLive(record) && runsUnattended(record))
    void services.fleet.claim(record.id).then((granted) => granted && !room.closed && runOwnTable(room));
}

function runOwnTable(room: Room): void {
  drive(room);
  setClockTimer(room);
  if (!isLive(room.record)) room.services.fleet.release(room.record.id);
}

/** Reads who is at the table through other servers. */
export async function refreshPresence(room: Room): Promise<void> {
  const { fleet, now } = room.services;
  const presence = await fleet.presence(room.record.id);
  if (presence === undefined) return;
  room.presentElsewhere = presence.people;
  room.watchingElsewhere = await watchersAmong(room, presence.people);
  room.presenceVersion++;
  for (const person of seatedPersons(room.record)) {
    if (isPresent(room, person)) room.leftAt.delete(person);
    else room.leftAt.set(person, presence.leftAt.get(person) ?? room.leftAt.get(person) ?? now());
  }
}

/** Rooms that can be evicted, except the most recently used. */
function idleRooms(open: ReadonlyMap<string, Room>): Room[] {
  const idle = [...open.values()].filter(isIdle).sort((a, b) => a.usedAt - b.usedAt);
  return idle
    .slice(0, -MAX_IDLE_ROOMS)
    .filter(({ usedAt, services }) => services.now() - usedAt > MIN_STAY_MS);
}

/** Nobody is there, and no bot thinks: it can be read again whenever somebody comes or its clock runs out. */
function isIdle(room: Room): boolean {
  return room.subscribers.size === 0 && !room.botsRunning;
}

/** Nothing was due at it after all: it is stored as it is now, so that it is not visited again for the same reason. */
async function storeAgain(room: Room): Promise<void> {
  const { record, ledger, services } = room;
  const asked = ledger && { waiting: personsAsked(ledger), deciding: decidingPersons(ledger).length };
  const stored = { ...record, version: record.version + 1, ...asked };
  await services.store.saveTable(stored);
  room.record = stored;
}

async function applyRename(room: Room, person: Person): Promise<void> {
  const changed = renamed(room.record, person);
  if (changed) await saveRecord(room, changed);
}

/** Whether a table can change without anybody connected: a bot is to move or a clock runs. */
function runsUnattended({ setup, waiting = [] }: TableRecord): boolean {
  return setup.clock !== undefined || waiting.length === 0;
}

export function subscribe(room: Room, subscriber: Subscriber): void {
  room.subscribers.add(subscriber);
  room.presenceVersion++;
  room.leftAt.delete(subscriber.person);
  publishPresence(room);
  sendDelta(room, subscriber);
  broadcastSoon(room);
  // A match of bots alone goes on for whoever watches it.
  runTable(room);
}

/** Whoever is not subscribed any more may go once more. */
export function unsubscribe(room: Room, subscriber: Subscriber): void {
  if (!room.subscribers.delete(subscriber)) return;
  room.presenceVersion++;
  if (!isPresent(room, subscriber.person)) room.leftAt.set(subscriber.person, room.services.now());
  publishPresence(room);
  broadcastSoon(room);
}

const broadcastPending = new WeakSet<Room>();

export function broadcastSoon(room: Room): void {
  if (broadcastPending.has(room)) return;
  broadcastPending.add(room);
  room.services.after(BROADCAST_DELAY_MS, () => {
    broadcastPending.delete(room);
    if (!room.closed) broadcast(room);
  });
}
