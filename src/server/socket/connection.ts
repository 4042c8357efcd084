import { InputError } from '../../kernel/error.ts';
import {
  type RequestResult,
  type ClientMessage,
  ONLINE_PROTOCOL,
  type Person,
  type ServerMessage,
} from '../../protocol/online.ts';
import { doAsk } from './requests.ts';
import type { Limit } from '../http/limits.ts';
import { idIn, readMessage } from './messages.ts';
import type { Metrics } from '../http/metrics.ts';
import { openOutbox, type Wire } from './outbox.ts';
import { refusalOf } from '../http/refusal.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { openViewing } from './subscriptions.ts';

/** What a connection needs from around it. */
export interface Desk {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  /** By person, over all of their connections. */
  readonly limit: Limit;
  /** By address, over everybody there. */
  readonly addressLimit: Limit;
  readonly now: () => number;
  readonly after: (ms: number, job: () => void) => () => void;
  readonly fault: (error: unknown, what: string) => void;
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

const MOST_ASKED = 32;
const MOST_STRIKES = 200;

/** What costs more than a word. */
const COSTS: Partial<Record<ClientMessage['do'], number>> = { watch: 2, look: 4, chat: 3, rematch: 5 };

export const CLOSE_POLICY = 1008;
export const CLOSE_AWAY = 1001;

export function connect(desk: Desk, wire: Wire, { person, address, keep }: Visitor): Connection {
  let [asked, strikes, open, known] = [0, 0, true, false];
  let kept: Promise<unknown> | undefined;
  const outbox = openOutbox(wire, {
    now: desk.now,
    after: desk.after,
    catchUp: (table) => viewing.refresh(table),
    tooSlow: () => cut('slow'),
  });
  const viewing = openViewing(desk.rooms, outbox);
  const answer = (message: ServerMessage): void => outbox.send(JSON.stringify(message));
  const connection: Connection = { person, receive, left, end };

  function cut(why: 'slow' | 'flood'): void {
    if (!open) return;
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
    outbox.close();
    viewing.stopAll();
  }

  /** Tries again next time where it failed. */
  async function keepOnce(): Promise<void> {
    kept ??= keep();
    await kept.catch((error) => {
      kept = undefined;
      throw error;
    });
    known = true;
  }

  async function answerTo(message: ClientMessage): Promise<RequestResult> {
    if (message.do === 'ping') return {};
    if (message.do === 'unwatch') viewing.stop(message.table);
    else if (message.do === 'watch') await viewing.start(connection.person.id, message.table, message.since);
    else {
      const room = await desk.rooms.get(message.table);
      if (!known) await keepOnce();
      return doAsk(room, connection.person, message);
    }
    return {};
  }

  /** Whoever asks too much is refused, and cut off if that does not help. */
  function needAllowance(cost: number): void {
    const granted = desk.limit.take(connection.person.id, cost) && desk.addressLimit.take(address, cost);
    if (granted && asked < MOST_ASKED) return;
    if (++strikes > MOST_STRIKES) cut('flood');
    throw new InputError('too_many', 'you ask too much; wait a moment');
  }

  async function granted(text: string): Promise<RequestResult & { readonly re: number }> {
    needAllowance(1);
    const message = readMessage(text);
    const more = COSTS[message.do];
    if (more !== undefined) needAllowance(more - 1);
    asked++;
    const answers = await answerTo(message).finally(() => asked--);
    return { ...answers, re: message.id };
  }

  async function respond(text: string): Promise<void> {
    const started = performance.now();
    try {
      const { re, ...ok } = await granted(text);
      answer({ re, ok });
      if (ok.seq !== undefined) desk.metrics.acknowledged((performance.now() - started) / 1000);
    } catch (error) {
      const refusal = refusalOf(error);
      desk.metrics.refused(refusal.code);
      if (refusal.code === 'bug') desk.fault(error, 'a message could not be answered');
      answer({ re: idIn(text) ?? 0, error: refusal });
    }
  }

  function receive(text: string): void {
    if (open) void respond(text);
  }

  answer({ hello: { protocol: ONLINE_PROTOCOL, you: person, now: desk.now() } });
  return connection;
}
