import { catchUp } from '../rooms/catchUp.ts';
import { queue } from '../../kernel/match/queue.ts';
import { tellChat, tellLine } from '../rooms/chat.ts';
import type { House } from '../rooms/services.ts';
import type { Known } from '../people/people.ts';
import { type Room, tellHere } from '../rooms/room.ts';
import { goOn, lookAround, type Rooms, tellSoon } from '../rooms/rooms.ts';

/** How often the store is asked what has changed: in case news got lost, and in place of news that do not come. */
const COMPARE_MS = 500;
const COMPARE_HEARD_MS = 5000;

/** Follows what other servers do: the tables in memory become what the store says, and those left alone go on here. */
export function followFleet(
  rooms: Rooms,
  house: House,
  changed: (known: Known, signedOut: boolean) => void,
): { stop(): void } {
  const { fleet, store, fault } = house;
  if (fleet.gap === 0) return { stop: () => undefined };
  const shakes = queue();
  let [stopped, wasHeard, comparedAt] = [false, true, 0];
  let timer: NodeJS.Timeout | undefined;

  const follow = (room: Room): Promise<void> =>
    room.inTurn(() => catchUp(room)).catch((error) => fault(error, 'a table could not be read again'));

  async function compare(): Promise<void> {
    const open = rooms.open();
    const versions = await store.versions(open.map(({ sheet }) => sheet.id));
    const behind = open.filter(({ sheet }) => (versions.get(sheet.id) ?? Infinity) > sheet.version);
    await Promise.all(behind.map(follow));
  }

  async function attend(room: Room): Promise<void> {
    await lookAround(room);
    tellSoon(room);
  }

  /** What was said while nobody was heard is told again; whoever knows a line knows its number. */
  async function lookAtAll(missed: boolean): Promise<void> {
    if (stopped) return;
    await compare();
    for (const room of rooms.open()) {
      tellHere(room);
      await attend(room);
      goOn(room);
      if (missed) for (const watcher of room.watchers) await tellChat(room, watcher);
    }
    await rooms.wake();
  }

  async function compareAgain(): Promise<void> {
    const isHeard = fleet.isHeard();
    if (!isHeard && wasHeard) for (const room of rooms.open()) goOn(room);
    wasHeard = isHeard;
    if (!isHeard || performance.now() - comparedAt > COMPARE_HEARD_MS) {
      comparedAt = performance.now();
      await compare().catch((error) => fault(error, 'tables could not be compared'));
    }
    if (!stopped) timer = setTimeout(() => void compareAgain(), COMPARE_MS);
  }

  fleet.listen({
    changed(table, version) {
      const room = rooms.known(table);
      if (room && room.sheet.version < version) void follow(room);
    },
    said(table, line) {
      const room = rooms.known(table);
      if (room) tellLine(room, line);
    },
    attended(table) {
      const room = rooms.known(table);
      if (room) void attend(room);
    },
    person(id, signedOut) {
      void store
        .person(id)
        .then((stored) => stored && changed({ ...stored, kept: true }, signedOut))
        .catch((error) => fault(error, 'somebody could not be looked up'));
    },
    shaken(missed) {
      shakes(() => lookAtAll(missed)).catch((error) => fault(error, 'tables could not be looked at again'));
    },
  });
  timer = setTimeout(() => void compareAgain(), COMPARE_MS);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
