import { catchUp } from '../rooms/catchUp.ts';
import { queue } from '../../kernel/match/queue.ts';
import { sendChat, broadcastChat } from '../rooms/chat.ts';
import type { Services } from '../rooms/services.ts';
import type { StoredPerson } from '../store/personStore.ts';
import type { DueTables } from '../unattended/dueTables.ts';
import { type Room, publishPresence } from '../rooms/room.ts';
import { runTable, refreshPresence, type Rooms, broadcastSoon } from '../rooms/rooms.ts';

/** How often the store is compared: as a safety net while connected, and in place of messages while not. */
const COMPARE_MS = 500;
const COMPARE_CONNECTED_MS = 5000;

/** Is told what other servers have done to people. */
interface PeopleListener {
  changed(person: StoredPerson, signedOut: boolean): Promise<void>;
  /** Something may have been done that nobody told. */
  missed(): Promise<void>;
}

/** Keeps the rooms in memory up to date with the store, and takes over tables that lost their server. */
export function followFleet(
  rooms: Rooms,
  services: Services,
  due: DueTables,
  people: PeopleListener,
): { stop(): void } {
  const { fleet, store, fault } = services;
  if (fleet.isAlone) return { stop: () => undefined };
  const resyncs = queue();
  let [stopped, wasConnected, comparedAt] = [false, true, 0];
  let timer: NodeJS.Timeout | undefined;

  const follow = (room: Room): Promise<void> =>
    room.inTurn(() => catchUp(room)).catch((error) => fault(error, 'a table could not be read again'));

  async function compare(): Promise<void> {
    const open = rooms.open();
    const versions = await store.versions(open.map(({ record }) => record.id));
    const behind = open.filter(({ record }) => (versions.get(record.id) ?? Infinity) > record.version);
    await Promise.all(behind.map(follow));
  }

  /** Everybody who is at a table through this server. */
  const subscribers = (): ReadonlySet<string> =>
    new Set(rooms.open().flatMap((room) => [...room.subscribers].map(({ person }) => person)));

  async function updatePresence(room: Room): Promise<void> {
    await refreshPresence(room);
    broadcastSoon(room);
    runTable(room);
  }

  /** Chat that may have been missed is sent again; clients drop messages whose number they have. */
  async function resync(missed: boolean): Promise<void> {
    if (stopped) return;
    if (missed) {
      await people.missed();
      for (const person of subscribers()) await rooms.blocksChanged(person);
    }
    await compare();
    for (const room of rooms.open()) {
      publishPresence(room);
      await updatePresence(room);
      if (missed) for (const subscriber of room.subscribers) await sendChat(room, subscriber);
    }
    await due.look();
  }

  async function keepComparing(): Promise<void> {
    const isConnected = fleet.isConnected();
    if (!isConnected && wasConnected) for (const room of rooms.open()) runTable(room);
    wasConnected = isConnected;
    if (!isConnected || performance.now() - comparedAt > COMPARE_CONNECTED_MS) {
      comparedAt = performance.now();
      await compare().catch((error) => fault(error, 'tables could not be compared'));
    }
    if (!stopped) timer = setTimeout(() => void keepComparing(), COMPARE_MS);
  }

  fleet.listen({
    tableChanged(table, version) {
      const room = rooms.find(table);
      if (room && room.record.version < version) void follow(room);
    },
    chatPosted(table, message) {
      const room = rooms.find(table);
      if (room) broadcastChat(room, message);
    },
    presenceChanged(table) {
      const room = rooms.find(table);
      if (room)
        updatePresence(room).catch((error) => fault(error, 'who is at a table could not be looked up'));
    },
    personChanged(id, signedOut) {
      void store
        .person(id)
        .then((stored) => stored && people.changed(stored, signedOut))
        .then(() => rooms.blocksChanged(id))
        .catch((error) => fault(error, 'somebody could not be looked up'));
    },
    serversChanged(missed) {
      resyncs(() => resync(missed)).catch((error) => fault(error, 'tables could not be read again'));
    },
  });
  timer = setTimeout(() => void keepComparing(), COMPARE_MS);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
