import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { blockedBy } from '../people/blocks.ts';
import { requireWatching } from '../rooms/access.ts';
import { catchUp } from '../rooms/catchUp.ts';
import { sendChat } from '../rooms/chat.ts';
import { sendDelta } from './delta.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Outbox } from './outbox.ts';
import type { Room, Subscriber } from '../rooms/room.ts';
import { type Rooms, subscribe } from '../rooms/rooms.ts';
import { seatOf } from '../rooms/tableRecord.ts';

const MAX_TABLES = 50;

/** The tables one connection is subscribed to. */
export interface Subscriptions {
  /** Subscribes to a table; `since` is the last entry the client has received. */
  start(table: string, since: number | undefined, payer: Payer): Promise<void>;
  stop(table: string): void;
  stopAll(): void;
  /** Sends what has changed since the last delta of a table. */
  refresh(table: string): void;
}

/** Nobody is sent an older state than anybody knew when they asked, through whichever server that was. */
async function ensureCurrent(room: Room): Promise<void> {
  if (!room.services.fleet.isAlone) await room.inTurn(() => catchUp(room));
}

export function openSubscriptions(
  rooms: Rooms,
  { isReady, send }: Outbox,
  profile: () => Person,
): Subscriptions {
  const subscribed = new Map<string, { room: Room; subscriber: Subscriber; stop: () => void }>();
  let open = true;

  function stop(table: string): void {
    subscribed.get(table)?.stop();
    subscribed.delete(table);
  }

  return {
    async start(table, since, payer) {
      const person = profile().id;
      const room = await rooms.get(table, payer);
      await ensureCurrent(room);
      const blocked = await blockedBy(room.services.store, person);
      if (!open) return;
      // Nothing is waited for from here on: who may not watch any more, or not yet, is sent nothing.
      requireWatching(room, person);
      if (room.closed) throw new InputError('stale', 'the table has to be opened again');
      stop(table);
      if (subscribed.size >= MAX_TABLES)
        throw new InputError('too_many', `you watch ${MAX_TABLES} tables; leave one first`);
      const sent = since === undefined ? undefined : { seq: since, eyes: seatOf(room.record, person) };
      const subscriber: Subscriber = { person, profile, blocked, sent, ready: () => isReady(table), send };
      const end = room.services.budgets.timed(payer, () => subscribe(room, subscriber));
      subscribed.set(table, { room, subscriber, stop: end });
      // Whom they have blocked since was told to those who were there.
      await rooms.blocksChanged(person, subscriber);
      await sendChat(room, subscriber);
    },
    stop,
    stopAll() {
      open = false;
      for (const table of [...subscribed.keys()]) stop(table);
    },
    refresh(table) {
      const view = subscribed.get(table);
      if (view) sendDelta(view.room, view.subscriber);
    },
  };
}
