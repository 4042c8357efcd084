import { InputError } from '../kernel/error.ts';
import type { Person } from '../protocol/online.ts';
import { setAlarm } from './alarm.ts';
import { clocksAt } from './clocks.ts';
import { drive } from './driver.ts';
import { foretell, type Made, tell, tellAll } from './frame.ts';
import type { House } from './house.ts';
import { closeRoom, isPresent, keepSheet, openRoom, type Room, runningSeats, type Watcher } from './room.ts';
import { seatOf, type TableSheet } from './sheet.ts';

/** Rooms nobody watches that stay at hand, and how long they stay in any case: whoever got one is done by then. */
const MOST_IDLE = 200;
const LEAST_STAY = 60_000;

/** A table whose match never began and at which nothing happens is forgotten after this time. */
const ABANDONED_MS = 14 * 24 * 60 * 60 * 1000;

/** Comings and goings are told together. */
const GATHER_MS = 100;

/** The tables in memory: all that are watched or played by bots, and some that were. */
export interface Rooms {
  get(id: string): Promise<Room>;
  /** How many are in memory. */
  count(): number;
  /** Opens the matches that go on without anybody watching, one after another. */
  wake(): Promise<void>;
  /** Keeps how the clocks stand, so that a crash gives nobody more than a little time back. */
  beat(): Promise<void>;
  /** Tells the tables where somebody sits of another name. */
  rename(person: Person): void;
  close(): Promise<void>;
}

export function openRooms(house: House): Rooms {
  const open = new Map<string, Room>();
  const loading = new Map<string, Promise<Room>>();
  let closing = false;

  async function load(id: string): Promise<Room> {
    const sheet = await house.store.table(id);
    if (sheet === undefined) throw new InputError('unknown_match', 'there is no such table');
    const room = await openRoom(house, sheet);
    room.foretell = foretell;
    room.settled = (foretold) => settle(room, foretold);
    drive(room);
    setAlarm(room);
    open.set(id, room);
    if (open.size > MOST_IDLE) for (const idle of idleOnes(open)) open.delete(idle.sheet.id);
    return room;
  }

  /** However many ask for a table at once, it is read once. */
  function loadOnce(id: string): Promise<Room> {
    const begun = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  }

  async function get(id: string): Promise<Room> {
    const known = open.get(id);
    const room = known && !known.closed ? known : await loadOnce(id);
    room.usedAt = house.now();
    return room;
  }

  return {
    get,
    count: () => open.size,
    async wake() {
      await house.store.forgetAbandoned(house.now() - ABANDONED_MS);
      for (const sheet of await house.store.playing()) {
        if (closing) return;
        if (goesOnAlone(sheet))
          await get(sheet.id).catch((error) => house.fault(error, 'a table could not be opened'));
      }
    },
    async beat() {
      const saved = [...open.values()].filter(isTicking).map((room) => room.inTurn(() => keepClocks(room)));
      await Promise.all(saved);
    },
    rename(person) {
      for (const room of open.values()) {
        if (seatOf(room.sheet, person.id) === undefined) continue;
        room
          .inTurn(() => renamed(room, person))
          .catch((error) => house.fault(error, 'a name could not be kept'));
      }
    },
    async close() {
      closing = true;
      for (const room of open.values()) {
        await room.inTurn(() => keepClocks(room));
        closeRoom(room, 'the server is stopping');
      }
      open.clear();
    },
  };
}

function settle(room: Room, foretold: Made | undefined): void {
  drive(room);
  setAlarm(room);
  tellAll(room, foretold);
}

/** The rooms that can be let go, those used last left out. */
function idleOnes(open: ReadonlyMap<string, Room>): Room[] {
  const idle = [...open.values()]
    .filter((room) => room.watchers.size === 0 && !room.driven && !isTicking(room))
    .sort((a, b) => a.usedAt - b.usedAt);
  return idle.slice(0, -MOST_IDLE).filter(({ usedAt, house }) => house.now() - usedAt > LEAST_STAY);
}

function isTicking(room: Room): boolean {
  return runningSeats(room).length > 0;
}

async function renamed(room: Room, { id, name, account }: Person): Promise<void> {
  const chairs = room.sheet.chairs.map((chair) =>
    chair.person === id ? { ...chair, name, account } : chair,
  );
  await keepSheet(room, { chairs });
}

/** Whether something may happen at a table that nobody watches: a bot is to move or a clock runs. */
function goesOnAlone({ setup, waiting = [] }: TableSheet): boolean {
  return setup.clock !== undefined || waiting.length === 0;
}

async function keepClocks(room: Room): Promise<void> {
  const { sheet, house } = room;
  if (sheet.clocks === undefined || !isTicking(room)) return;
  const clocks = clocksAt(sheet.clocks, runningSeats(room), house.now());
  await house.store.saveTable({ ...sheet, clocks });
  room.sheet = { ...sheet, clocks };
}

/** Lets somebody watch from now on; `since` is the last entry they have heard of. */
export function watch(room: Room, watcher: Watcher): () => void {
  room.watchers.add(watcher);
  room.comings++;
  room.leftAt.delete(watcher.person);
  tell(room, watcher);
  tellSoon(room);
  return () => {
    if (!room.watchers.delete(watcher)) return;
    room.comings++;
    if (!isPresent(room, watcher.person)) room.leftAt.set(watcher.person, room.house.now());
    tellSoon(room);
  };
}

const gathering = new WeakSet<Room>();

function tellSoon(room: Room): void {
  if (gathering.has(room)) return;
  gathering.add(room);
  room.house.after(GATHER_MS, () => {
    gathering.delete(room);
    if (!room.closed) tellAll(room);
  });
}
