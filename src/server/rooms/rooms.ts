import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { openAbsences } from './absence.ts';
import { setClockTimer } from './clockTimer.ts';
import { retryingQueue } from './catchUp.ts';
import { clocksAt } from './clocks.ts';
import { drive } from '../bots/driver.ts';
import { prepareDeltas, type PreparedDeltas, sendDelta, broadcast } from '../socket/delta.ts';
import { blockedBy } from '../people/blocks.ts';
import type { Services } from './services.ts';
import { watchersAmong } from './spectators.ts';
import {
  closeRoom,
  isPresent,
  saveRecord,
  openRoom,
  type Room,
  runningSeats,
  publishPresence,
  type Subscriber,
} from './room.ts';
import { isLive, renamed, seatedPersons, type TableRecord } from './tableRecord.ts';

/** How many rooms without subscribers stay in memory, and the shortest time each stays, so that requests in progress can finish. */
const MAX_IDLE_ROOMS = 200;
const MIN_STAY_MS = 60_000;

/** Arrivals and departures within this time are broadcast together. */
const BROADCAST_DELAY_MS = 100;

/** The tables in memory: all that have subscribers or moving bots, and some recently used ones. */
export interface Rooms {
  get(id: string): Promise<Room>;
  /** Those in memory. */
  open(): readonly Room[];
  find(id: string): Room | undefined;
  /** How many are in memory. */
  count(): number;
  /** Opens the matches that continue without subscribers, one after another. */
  openActive(): Promise<void>;
  /** Saves the clocks, so that a crash gives back at most a little thinking time. */
  heartbeat(): Promise<void>;
  /** Charges nobody for so many milliseconds that were passed over, or taken back. */
  passOver(ms: number): void;
  /** Updates a person's name at the tables where they sit or watch. */
  rename(person: Person): void;
  /** Reads again whom a person has blocked; from then on they are not sent their chat. */
  blocksChanged(person: string): Promise<void>;
  close(): Promise<void>;
}

export function openRooms(services: Services): Rooms {
  const open = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  const absences = openAbsences();
  let closing = false;

  async function load(id: string): Promise<Room> {
    const stored = await services.store.tableSince(id, 0);
    if (stored === undefined) throw new InputError('unknown_match', 'there is no such table');
    const room = await openRoom(services, stored, absences.of(id));
    room.inTurn = retryingQueue(room, room.inTurn);
    room.prepare = prepareDeltas;
    room.onChange = (prepared) => afterChange(room, prepared);
    await refreshPresence(room);
    runTable(room);
    open.set(id, room);
    if (open.size > MAX_IDLE_ROOMS) for (const idle of idleRooms(open)) evict(idle.record.id);
    return room;
  }

  function evict(id: string): void {
    open.delete(id);
    services.fleet.release(id);
  }

  /** Concurrent requests for a table load it once. */
  function loadOnce(id: string): Promise<Room> {
    const begun = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  }

  async function get(id: string): Promise<Room> {
    const found = open.get(id);
    const room = found && !found.closed ? found : await loadOnce(id);
    room.usedAt = services.now();
    return room;
  }

  return {
    get,
    open: () => [...open.values()].filter((room) => !room.closed),
    find(id) {
      const room = open.get(id);
      return room?.closed ? undefined : room;
    },
    count: () => open.size,
    async openActive() {
      for (const record of await services.store.playing()) {
        if (closing) return;
        if (runsUnattended(record) && (await services.fleet.claim(record.id)))
          await get(record.id).catch((error) => {
            services.fleet.release(record.id);
            services.fault(error, 'a table could not be opened');
          });
      }
    },
    async heartbeat() {
      const rooms = [...open.values()];
      const ticking = rooms.filter((room) => isTicking(room) && services.fleet.owns(room.record.id));
      const saved = ticking.map((room) => room.inTurn(() => saveClocks(room)));
      // Rooms closed by a store failure are opened again even if nobody requests them.
      const closed = rooms.filter(
        (room) => room.closed && isLive(room.record) && runsUnattended(room.record),
      );
      await Promise.all([...saved, ...closed.map(({ record }) => get(record.id))]);
    },
    passOver(ms) {
      for (const room of open.values()) skipTime(room, ms);
    },
    rename(person) {
      for (const room of open.values()) {
        if (isPresent(room, person.id)) {
          room.presenceVersion++;
          broadcastSoon(room);
        }
        if (renamed(room.record, person) === undefined) continue;
        room
          .inTurn(() => applyRename(room, person))
          .catch((error) => services.fault(error, 'a name could not be kept'));
      }
    },
    async blocksChanged(person) {
      const subscribers = [...open.values()].flatMap((room) =>
        [...room.subscribers].filter((subscriber) => subscriber.person === person),
      );
      if (subscribers.length === 0) return;
      const blocked = await blockedBy(services.store, person);
      for (const subscriber of subscribers) subscriber.blocked = blocked;
    },
    async close() {
      closing = true;
      for (const room of open.values()) {
        if (services.fleet.owns(room.record.id)) await room.inTurn(() => saveClocks(room));
        closeRoom(room, 'the server is stopping');
      }
      open.clear();
    },
  };
}

function afterChange(room: Room, prepared: PreparedDeltas | undefined): void {
  runTable(room);
  broadcast(room, prepared);
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
  const idle = [...open.values()]
    .filter((room) => room.subscribers.size === 0 && !room.botsRunning && !isTicking(room))
    .sort((a, b) => a.usedAt - b.usedAt);
  return idle
    .slice(0, -MAX_IDLE_ROOMS)
    .filter(({ usedAt, services }) => services.now() - usedAt > MIN_STAY_MS);
}

function isTicking(room: Room): boolean {
  return runningSeats(room).length > 0;
}

async function applyRename(room: Room, person: Person): Promise<void> {
  const changed = renamed(room.record, person);
  if (changed) await saveRecord(room, changed);
}

/** Whether a table can change without anybody connected: a bot is to move or a clock runs. */
function runsUnattended({ setup, waiting = [] }: TableRecord): boolean {
  return setup.clock !== undefined || waiting.length === 0;
}

/** Moves what is counted from by as much as the time was moved. */
function skipTime(room: Room, ms: number): void {
  const { record, leftAt } = room;
  if (record.clocks) room.record = { ...record, clocks: { ...record.clocks, at: record.clocks.at + ms } };
  for (const [person, at] of leftAt) leftAt.set(person, at + ms);
}

async function saveClocks(room: Room): Promise<void> {
  // To ask for the time may move what it is counted from.
  const now = room.services.now();
  const { record, services } = room;
  if (record.clocks === undefined || !isTicking(room)) return;
  const clocks = clocksAt(record.clocks, runningSeats(room), now);
  const kept = { ...record, version: record.version + 1, clocks };
  await services.store.saveTable(kept);
  room.record = kept;
}

/** Subscribes to a room; returns a function that unsubscribes. */
export function subscribe(room: Room, subscriber: Subscriber): () => void {
  room.subscribers.add(subscriber);
  room.presenceVersion++;
  room.leftAt.delete(subscriber.person);
  publishPresence(room);
  sendDelta(room, subscriber);
  broadcastSoon(room);
  // A match of bots alone goes on for whoever watches it.
  runTable(room);
  return () => {
    if (!room.subscribers.delete(subscriber)) return;
    room.presenceVersion++;
    if (!isPresent(room, subscriber.person)) room.leftAt.set(subscriber.person, room.services.now());
    publishPresence(room);
    broadcastSoon(room);
  };
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
