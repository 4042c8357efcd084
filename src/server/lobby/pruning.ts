import type { Rooms } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';
import { closeRoom } from '../rooms/room.ts';
import type { ForgottenKind } from '../store/lobby/forgetting.ts';

/**
 * What nobody will ask for again is removed while a server runs, a little at a time, so that nobody waits for it.
 * Several servers over one store may all do it: what is gone is gone.
 */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** After so long without anything happening a table that never began, or one of bots alone, is removed. */
const TABLE_MS: Readonly<Record<ForgottenKind, number>> = { gathering: 14 * DAY, bots: 30 * DAY };
const GUEST_MS = 30 * DAY;
const DONE_REPORT_MS = 90 * DAY;
const REPORT_MS = 365 * DAY;
/** As long as a cookie lasts. */
const SESSION_MS = 365 * DAY;

/** How much one pass does at most. */
const PAGE = 500;
const TABLE_PAGES = 10;
const PEOPLE_PAGES = 20;

const FIRST_MS = 60_000;

export interface Pruning {
  /** Removes what its time has come for, or a part of it. */
  pass(): Promise<void>;
  /** Resolves once nothing is being removed any more. */
  stop(): Promise<void>;
}

/** Prunes every hour, or as often as told. */
export function openPruning(services: Services, rooms: Rooms, every = HOUR): Pruning {
  const { store, fleet, now, after, fault } = services;
  let [cursor, stopped] = ['', false];
  let running = Promise.resolve();
  let cancel = after(Math.min(FIRST_MS, every), run);

  function run(): void {
    running = pass()
      .catch((error) => fault(error, 'what is old could not be removed'))
      .finally(() => {
        if (!stopped) cancel = after(every, run);
      });
  }

  async function pass(): Promise<void> {
    for (const kind of ['gathering', 'bots'] as const) await pruneTables(kind);
    await pruneGuests();
    await store.forgetSessions(now() - SESSION_MS);
    await store.forgetReports(now() - DONE_REPORT_MS, now() - REPORT_MS);
  }

  async function pruneTables(kind: ForgottenKind): Promise<void> {
    const before = now() - TABLE_MS[kind];
    for (let page = 0; page < TABLE_PAGES && !stopped; page++) {
      const ids = await store.forgettable(kind, before, PAGE);
      let removed = 0;
      for (const id of ids) if (!stopped && (await forget(id, before))) removed++;
      if (ids.length < PAGE || removed === 0) return;
    }
  }

  /** A table that somebody looks at right now, through whichever server, stays until they have left. */
  async function forget(id: string, before: number): Promise<boolean> {
    const room = rooms.find(id);
    if ((await fleet.presence(id))?.people.size) return false;
    if (room === undefined) return store.forgetTable(id, before);
    if (room.subscribers.size > 0) return false;
    return room.inTurn(async () => {
      const isGone = await store.forgetTable(id, before);
      if (isGone) closeRoom(room, 'the table is no longer there');
      return isGone;
    });
  }

  /** Goes on where the last pass has stopped. */
  async function pruneGuests(): Promise<void> {
    for (let page = 0; page < PEOPLE_PAGES && !stopped; page++) {
      cursor = (await store.forgetGuests(now() - GUEST_MS, { after: cursor, limit: PAGE })) ?? '';
      if (cursor === '') return;
    }
  }

  return {
    pass,
    async stop() {
      stopped = true;
      cancel();
      await running;
    },
  };
}
