import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { setAlarm } from './alarm.ts';
import { persistent } from './catchUp.ts';
import { clocksAt } from './clocks.ts';
import { drive } from '../bots/driver.ts';
import { foretell, type Made, tell, tellAll } from '../socket/delta.ts';
import type { House } from './services.ts';
import {
  closeRoom,
  isPresent,
  keepSheet,
  openRoom,
  type Room,
  runningSeats,
  tellHere,
  type Watcher,
} from './room.ts';
import { isLive, seatOf, sitters, type TableSheet } from './tableRecord.ts';

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
  /** Those in memory. */
  open(): readonly Room[];
  known(id: string): Room | undefined;
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
    const news = await house.store.news(id, 0);
    if (news === undefined) throw new InputError('unknown_match', 'there is no such table');
    const room = await openRoom(house, news);
    room.inTurn = persistent(room, room.inTurn);
    room.foretell = foretell;
    room.settled = (foretold) => settle(room, foretold);
    await lookAround(room);
    goOn(room);
    open.set(id, room);
    if (open.size > MOST_IDLE) for (const idle of idleOnes(open)) letGo(idle.sheet.id);
    return room;
  }

  function letGo(id: string): void {
    open.delete(id);
    house.fleet.release(id);
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
    open: () => [...open.values()].filter((room) => !room.closed),
    known(id) {
      const room = open.get(id);
      return room?.closed ? undefined : room;
    },
    count: () => open.size,
    async wake() {
      await house.store.forgetAbandoned(house.now() - ABANDONED_MS);
      for (const sheet of await house.store.playing()) {
        if (closing) return;
        if (goesOnAlone(sheet) && (await house.fleet.claim(sheet.id)))
          await get(sheet.id).catch((error) => {
            house.fleet.release(sheet.id);
            house.fault(error, 'a table could not be opened');
          });
      }
    },
    async beat() {
      const rooms = [...open.values()];
      const ticking = rooms.filter((room) => isTicking(room) && house.fleet.keeps(room.sheet.id));
      const saved = ticking.map((room) => room.inTurn(() => keepClocks(room)));
      // Those that were closed as the store failed go on even if nobody asks for them.
      const closed = rooms.filter((room) => room.closed && isLive(room.sheet) && goesOnAlone(room.sheet));
      await Promise.all([...saved, ...closed.map(({ sheet }) => get(sheet.id))]);
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
        if (house.fleet.keeps(room.sheet.id)) await room.inTurn(() => keepClocks(room));
        closeRoom(room, 'the server is stopping');
      }
      open.clear();
    },
  };
}

function settle(room: Room, foretold: Made | undefined): void {
  goOn(room);
  tellAll(room, foretold);
}

/** Lets bots move and clocks run where that is this server's to see to, and asks for it where nobody does. */
export function goOn(room: Room): void {
  const { sheet, house } = room;
  if (house.fleet.keeps(sheet.id)) return carryOn(room);
  room.callOff();
  if (isLive(sheet) && goesOnAlone(sheet))
    void house.fleet.claim(sheet.id).then((granted) => granted && !room.closed && carryOn(room));
}

function carryOn(room: Room): void {
  drive(room);
  setAlarm(room);
  if (!isLive(room.sheet)) room.house.fleet.release(room.sheet.id);
}

/** Learns who is here by way of other servers. */
export async function lookAround(room: Room): Promise<void> {
  const { fleet, now } = room.house;
  const attendance = await fleet.attendance(room.sheet.id);
  if (attendance === undefined) return;
  room.elsewhere = attendance.people;
  room.comings++;
  for (const person of sitters(room.sheet)) {
    if (isPresent(room, person)) room.leftAt.delete(person);
    else room.leftAt.set(person, attendance.leftAt.get(person) ?? room.leftAt.get(person) ?? now());
  }
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
  const own = room.sheet.chairs[seatOf(room.sheet, id) ?? -1];
  if (own?.name === name && own.account === account) return;
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
  const kept = { ...sheet, version: sheet.version + 1, clocks };
  await house.store.saveTable(kept);
  room.sheet = kept;
}

/** Lets somebody watch from now on; `since` is the last entry they have heard of. */
export function watch(room: Room, watcher: Watcher): () => void {
  room.watchers.add(watcher);
  room.comings++;
  room.leftAt.delete(watcher.person);
  tellHere(room);
  tell(room, watcher);
  tellSoon(room);
  return () => {
    if (!room.watchers.delete(watcher)) return;
    room.comings++;
    if (!isPresent(room, watcher.person)) room.leftAt.set(watcher.person, room.house.now());
    tellHere(room);
    tellSoon(room);
  };
}

const gathering = new WeakSet<Room>();

export function tellSoon(room: Room): void {
  if (gathering.has(room)) return;
  gathering.add(room);
  room.house.after(GATHER_MS, () => {
    gathering.delete(room);
    if (!room.closed) tellAll(room);
  });
}
