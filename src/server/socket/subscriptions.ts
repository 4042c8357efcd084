import { InputError } from '../../kernel/error.ts';
import type { Person } from '../../protocol/online.ts';
import { blockedBy } from '../people/blocks.ts';
import { requireWatching } from '../rooms/access.ts';
import { catchUp } from '../rooms/catchUp.ts';
import { sendChat } from '../rooms/chat.ts';
import { sendDelta } from './delta.ts';
import type { Payer } from '../budgets/budgets.ts';
import type { Outbox } from './outbox.ts';
import type { Room, SentView, Subscriber } from '../rooms/room.ts';
import { type Rooms, subscribe, unsubscribe } from '../rooms/rooms.ts';
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

export function openSubscriptions(rooms: Rooms, outbox: Outbox, profile: () => Person): Subscriptions {
  return new SocketSubscriptions(rooms, outbox, profile);
}

/** A connection at a table. */
class Subscription implements Subscriber {
  readonly room: Room;
  readonly person: string;
  readonly profile: () => Person;
  blocked: ReadonlySet<string>;
  blocksReadAt = 0;
  sent: SentView | undefined;
  readonly #outbox: Outbox;

  constructor(room: Room, profile: () => Person, blocked: ReadonlySet<string>, outbox: Outbox) {
    this.room = room;
    this.person = profile().id;
    this.profile = profile;
    this.blocked = blocked;
    this.#outbox = outbox;
  }

  ready(): boolean {
    return this.#outbox.isReady(this.room.record.id);
  }

  send(text: string): void {
    this.#outbox.send(text);
  }
}

/** Classes both, because there is one for every socket: functions of its own would take most of the memory of one. */
class SocketSubscriptions implements Subscriptions {
  readonly #rooms: Rooms;
  readonly #outbox: Outbox;
  readonly #profile: () => Person;
  #subscribed: readonly Subscription[] = [];
  #open = true;

  constructor(rooms: Rooms, outbox: Outbox, profile: () => Person) {
    this.#rooms = rooms;
    this.#outbox = outbox;
    this.#profile = profile;
  }

  async start(table: string, since: number | undefined, payer: Payer): Promise<void> {
    const person = this.#profile().id;
    const room = await this.#rooms.get(table, payer);
    await ensureCurrent(room);
    const blocked = await blockedBy(room.services.store, person);
    if (!this.#open) return;
    // Nothing is waited for from here on: who may not watch any more, or not yet, is sent nothing.
    requireWatching(room, person);
    if (room.closed) throw new InputError('stale', 'the table has to be opened again');
    this.stop(table);
    if (this.#subscribed.length >= MAX_TABLES)
      throw new InputError('too_many', `you watch ${MAX_TABLES} tables; leave one first`);
    const subscription = new Subscription(room, this.#profile, blocked, this.#outbox);
    if (since !== undefined) subscription.sent = { seq: since, eyes: seatOf(room.record, person) };
    room.services.budgets.timed(payer, () => subscribe(room, subscription));
    this.#subscribed = this.#subscribed.concat(subscription);
    // Whom they have blocked since was told to those who were there.
    await this.#rooms.blocksChanged(person, subscription);
    await sendChat(room, subscription);
  }

  stop(table: string): void {
    const ended = this.#to(table);
    if (ended === undefined) return;
    unsubscribe(ended.room, ended);
    this.#subscribed = this.#subscribed.filter((one) => one !== ended);
  }

  stopAll(): void {
    this.#open = false;
    for (const { room } of this.#subscribed) this.stop(room.record.id);
  }

  refresh(table: string): void {
    const subscription = this.#to(table);
    if (subscription) sendDelta(subscription.room, subscription);
  }

  #to(table: string): Subscription | undefined {
    return this.#subscribed.find(({ room }) => room.record.id === table);
  }
}
