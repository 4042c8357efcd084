import { InputError } from '../../kernel/error.ts';
import { needWatching } from '../rooms/access.ts';
import { catchUp } from '../rooms/catchUp.ts';
import { tellChat } from '../rooms/chat.ts';
import { tell } from './delta.ts';
import type { Outbox } from './outbox.ts';
import type { Room, Watcher } from '../rooms/room.ts';
import { type Rooms, watch } from '../rooms/rooms.ts';
import { seatOf } from '../rooms/tableRecord.ts';

const MOST_TABLES = 50;

/** The tables one connection watches. */
export interface Viewing {
  /** Watches from now on; `since` is the last entry that was heard. */
  start(person: string, table: string, since: number | undefined): Promise<void>;
  stop(table: string): void;
  stopAll(): void;
  /** Tells of a table what has changed since it was last told. */
  refresh(table: string): void;
}

/** Nobody is shown less than they have seen by way of another server. */
async function keepAbreast(room: Room, since = 0): Promise<void> {
  const isBehind = since > (room.ledger?.entries.length ?? 0);
  if (isBehind || !room.house.fleet.isHeard()) await room.inTurn(() => catchUp(room));
}

export function openViewing(rooms: Rooms, { isReady, send }: Outbox): Viewing {
  const watched = new Map<string, { room: Room; watcher: Watcher; stop: () => void }>();
  let open = true;

  function stop(table: string): void {
    watched.get(table)?.stop();
    watched.delete(table);
  }

  return {
    async start(person, table, since) {
      const room = await rooms.get(table);
      await keepAbreast(room, since);
      needWatching(room, person);
      if (!open) return;
      stop(table);
      if (watched.size >= MOST_TABLES)
        throw new InputError('too_many', `you watch ${MOST_TABLES} tables; leave one first`);
      const heard = since === undefined ? undefined : { seq: since, eyes: seatOf(room.sheet, person) };
      const watcher: Watcher = { person, heard, ready: () => isReady(table), send };
      watched.set(table, { room, watcher, stop: watch(room, watcher) });
      await tellChat(room, watcher);
    },
    stop,
    stopAll() {
      open = false;
      for (const table of [...watched.keys()]) stop(table);
    },
    refresh(table) {
      const view = watched.get(table);
      if (view) tell(view.room, view.watcher);
    },
  };
}
