import { InputError } from '../kernel/error.ts';
import {
  type Answers,
  type ClientMessage,
  ONLINE_PROTOCOL,
  type Person,
  type ServerMessage,
} from '../protocol/online.ts';
import { needWatching } from './access.ts';
import { doAsk } from './asks.ts';
import { tellChat } from './chat.ts';
import { tell } from './frame.ts';
import type { Limit } from './limits.ts';
import { idIn, readMessage } from './messages.ts';
import type { Metrics } from './metrics.ts';
import { refusalOf } from './refusal.ts';
import type { Room, Watcher } from './room.ts';
import { type Rooms, watch } from './rooms.ts';
import { seatOf } from './sheet.ts';

/** The wire of a connection, as far as it matters here. */
export interface Wire {
  send(text: string): void;
  /** Bytes that were sent and have not left yet. */
  waiting(): number;
  /** Ends it with a code of the WebSocket protocol. */
  end(code: number, why: string): void;
}

/** What a connection needs from around it. */
export interface Desk {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  /** By person, over all of their connections. */
  readonly limit: Limit;
  /** By address, over everybody there. */
  readonly addressLimit: Limit;
  now(): number;
  after(ms: number, job: () => void): () => void;
  fault(error: unknown, what: string): void;
}

/** Whoever opened a connection. */
export interface Visitor {
  readonly person: Person;
  readonly address: string;
  /** Sees to it that they are known after a restart; called before they do anything worth keeping. */
  readonly keep: () => Promise<unknown>;
}

/** One browser tab: it may watch many tables. */
export interface Connection {
  person: Person;
  receive(text: string): void;
  /** Called when the wire is gone. */
  left(): void;
  end(code: number, why: string): void;
}

/** A reader with more than this on the way is told less often; with far more, or for too long, it is cut off. */
const MUCH_WAITING = 256 * 1024;
const TOO_MUCH_WAITING = 2 * 1024 * 1024;
const LONGEST_WAIT = 20_000;
const LOOK_AGAIN = 200;

const MOST_TABLES = 50;
const MOST_ASKED = 32;
const MOST_STRIKES = 200;

/** What costs more than a word. */
const COSTS: Partial<Record<ClientMessage['do'], number>> = { watch: 2, look: 4, chat: 3, rematch: 5 };

export const CLOSE_POLICY = 1008;
export const CLOSE_AWAY = 1001;

export function connect(desk: Desk, wire: Wire, { person, address, keep }: Visitor): Connection {
  const watched = new Map<string, { room: Room; watcher: Watcher; stop: () => void }>();
  const behind = new Set<string>();
  let [asked, strikes, behindSince, open] = [0, 0, 0, true];
  let kept: Promise<unknown> | undefined;

  const connection: Connection = { person, receive, left, end };

  function send(message: string): void {
    if (!open) return;
    wire.send(message);
    if (wire.waiting() > TOO_MUCH_WAITING) cut('slow');
  }
  const answer = (message: ServerMessage): void => send(JSON.stringify(message));

  function cut(why: 'slow' | 'flood'): void {
    desk.metrics.cut(why);
    end(CLOSE_POLICY, why === 'slow' ? 'you read too slowly' : 'you ask too much');
  }

  function end(code: number, why: string): void {
    if (!open) return;
    left();
    wire.end(code, why);
  }

  function left(): void {
    open = false;
    for (const { stop } of watched.values()) stop();
    watched.clear();
  }

  /** A slow reader gets the newest frame once there is room for it. */
  function isReady(table: string): boolean {
    if (wire.waiting() < MUCH_WAITING) return true;
    if (behind.size === 0) {
      behindSince = desk.now();
      desk.after(LOOK_AGAIN, catchUp);
    }
    behind.add(table);
    return false;
  }

  function catchUp(): void {
    if (!open) return;
    if (wire.waiting() >= MUCH_WAITING) {
      if (desk.now() - behindSince > LONGEST_WAIT) return cut('slow');
      desk.after(LOOK_AGAIN, catchUp);
      return;
    }
    const tables = [...behind];
    behind.clear();
    for (const table of tables) {
      const view = watched.get(table);
      if (view) tell(view.room, view.watcher);
    }
  }

  async function watchTable(table: string, since: number | undefined): Promise<void> {
    const room = await desk.rooms.get(table);
    needWatching(room, connection.person.id);
    if (!open) return;
    watched.get(table)?.stop();
    if (watched.size >= MOST_TABLES && !watched.has(table))
      throw new InputError('too_many', `you watch ${MOST_TABLES} tables; leave one first`);
    const { id } = connection.person;
    const heard = since === undefined ? undefined : { seq: since, eyes: seatOf(room.sheet, id) };
    const watcher: Watcher = { person: id, heard, ready: () => isReady(table), send };
    watched.set(table, { room, watcher, stop: watch(room, watcher) });
    await tellChat(room, watcher);
  }

  async function answerTo(message: ClientMessage): Promise<Answers> {
    switch (message.do) {
      case 'ping':
        return {};
      case 'watch':
        await watchTable(message.table, message.since);
        return {};
      case 'unwatch':
        watched.get(message.table)?.stop();
        watched.delete(message.table);
        return {};
      default: {
        const room = await desk.rooms.get(message.table);
        await (kept ??= keep());
        return doAsk(room, connection.person, message);
      }
    }
  }

  /** Whoever asks too much is refused, and cut off if that does not help. */
  function needAllowance(cost: number): void {
    const granted = desk.limit.take(connection.person.id, cost) && desk.addressLimit.take(address, cost);
    if (granted && asked < MOST_ASKED) return;
    if (++strikes > MOST_STRIKES) cut('flood');
    throw new InputError('too_many', 'you ask too much; wait a moment');
  }

  async function respond(text: string): Promise<void> {
    const started = performance.now();
    let re = idIn(text) ?? 0;
    try {
      needAllowance(1);
      const message = readMessage(text);
      re = message.id;
      needAllowance((COSTS[message.do] ?? 1) - 1);
      asked++;
      const ok = await answerTo(message).finally(() => asked--);
      answer({ re, ok });
      if (ok.seq !== undefined) desk.metrics.acknowledged((performance.now() - started) / 1000);
    } catch (error) {
      const refusal = refusalOf(error);
      desk.metrics.refused(refusal.code);
      if (refusal.code === 'bug') desk.fault(error, 'a message could not be answered');
      answer({ re, error: refusal });
    }
  }

  function receive(text: string): void {
    if (open) void respond(text);
  }

  answer({ hello: { protocol: ONLINE_PROTOCOL, you: person, now: desk.now() } });
  return connection;
}
