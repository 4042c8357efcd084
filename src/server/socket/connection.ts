import { InputError } from '../../kernel/error.ts';
import {
  type RequestResult,
  type ClientMessage,
  ONLINE_PROTOCOL,
  type Person,
  type ServerMessage,
} from '../../protocol/online.ts';
import { handleRequest, type TableRequest } from './requests.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { Allowances } from '../http/allowances.ts';
import { idIn, readMessage } from './messages.ts';
import type { Metrics } from '../http/metrics.ts';
import { openOutbox, type Transport } from './outbox.ts';
import { refusalOf } from '../http/refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { openSubscriptions } from './subscriptions.ts';

/** What connections depend on. */
export interface ConnectionDependencies {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly allowances: Pick<Allowances, 'messages' | 'addressMessages' | 'refusals'>;
  readonly budgets: Budgets;
  readonly now: () => number;
  readonly after: (ms: number, job: () => void) => () => void;
  readonly fault: (error: unknown, what: string) => void;
}

/** Whoever opened a connection. */
export interface Visitor {
  readonly person: Person;
  readonly address: string;
  /** Stores the person, so that they survive a restart; called before their first lasting action. */
  readonly ensureStored: () => Promise<unknown>;
}

/** One browser tab: it may watch many tables. */
export interface Connection {
  person: Person;
  receive(text: string): void;
  /** Called when the socket has closed. */
  onClose(): void;
  end(code: number, why: string): void;
}

const MAX_PENDING = 32;

/** Requests that cost more than one unit of the allowance. */
const COSTS: Partial<Record<ClientMessage['do'], number>> = { watch: 2, look: 4, chat: 3, rematch: 5 };

export const CLOSE_POLICY = 1008;
export const CLOSE_AWAY = 1001;

export function connect(
  dependencies: ConnectionDependencies,
  transport: Transport,
  { person, address, ensureStored }: Visitor,
): Connection {
  let [pending, open, isStored] = [0, true, false];
  let storing: Promise<unknown> | undefined;
  const outbox = openOutbox(transport, {
    now: dependencies.now,
    after: dependencies.after,
    catchUp: (table) => subscriptions.refresh(table),
    tooSlow: () => cut('slow'),
  });
  const subscriptions = openSubscriptions(dependencies.rooms, outbox, () => connection.person);
  const { allowances, budgets } = dependencies;
  const payer = budgets.payer(person.id, address);
  const answer = (message: ServerMessage): void => outbox.send(JSON.stringify(message));
  const connection: Connection = { person, receive, onClose, end };

  function cut(why: 'slow' | 'flood'): void {
    if (!open) return;
    dependencies.metrics.cut(why);
    end(CLOSE_POLICY, why === 'slow' ? 'you read too slowly' : 'you ask too much');
  }

  function end(code: number, why: string): void {
    if (!open) return;
    onClose();
    transport.end(code, why);
  }

  function onClose(): void {
    open = false;
    outbox.close();
    subscriptions.stopAll();
  }

  /** A failed attempt is repeated at the next request. */
  async function storePerson(): Promise<void> {
    storing ??= ensureStored();
    await storing.catch((error) => {
      storing = undefined;
      throw error;
    });
    isStored = true;
  }

  function answerTo(message: ClientMessage): Promise<RequestResult> {
    if (message.do === 'ping') return Promise.resolve({});
    if (message.do === 'watch') return watch(message.table, message.since);
    if (message.do === 'unwatch') {
      subscriptions.stop(message.table);
      return Promise.resolve({});
    }
    const room = isStored ? dependencies.rooms.use(message.table) : undefined;
    return room ? handle(room, message) : openAndHandle(message);
  }

  function handle(room: Room, request: TableRequest): Promise<RequestResult> {
    return handleRequest(room, { person: connection.person, payer }, request);
  }

  async function openAndHandle(request: TableRequest): Promise<RequestResult> {
    const room = await dependencies.rooms.get(request.table, payer);
    if (!isStored) await storePerson();
    return handle(room, request);
  }

  async function watch(table: string, since: number | undefined): Promise<RequestResult> {
    budgets.requireTime(payer);
    await subscriptions.start(table, since, payer);
    return {};
  }

  /** Refusing costs too: an address that goes on with what no page of ours would send is disconnected. */
  function noteRefusal(): void {
    allowances.refusals.charge(address, 1);
    if (allowances.refusals.isSpent(address)) cut('flood');
  }

  function requireAllowance(cost: number): void {
    const granted =
      allowances.messages.take(connection.person.id, cost) && allowances.addressMessages.take(address, cost);
    if (granted && pending < MAX_PENDING) return;
    noteRefusal();
    throw new InputError('too_many', 'you ask too much; wait a moment');
  }

  function read(text: string): ClientMessage {
    try {
      return readMessage(text);
    } catch (error) {
      noteRefusal();
      throw error;
    }
  }

  function admitted(text: string): ClientMessage {
    requireAllowance(1);
    const message = read(text);
    const more = COSTS[message.do];
    if (more !== undefined) requireAllowance(more - 1);
    return message;
  }

  function refuse(id: number, error: unknown): void {
    const refusal = refusalOf(error);
    dependencies.metrics.refused(refusal.code);
    if (refusal.code === 'bug') dependencies.fault(error, 'a message could not be answered');
    answer({ re: id, error: refusal });
  }

  function acknowledge(id: number, ok: RequestResult, started: number): void {
    answer({ re: id, ok });
    if (ok.seq !== undefined) dependencies.metrics.acknowledged((performance.now() - started) / 1000);
  }

  function respond(text: string): void {
    const started = performance.now();
    try {
      const message = admitted(text);
      const answered = answerTo(message);
      pending++;
      answered.then(
        (ok) => {
          pending--;
          acknowledge(message.id, ok, started);
        },
        (error) => {
          pending--;
          refuse(message.id, error);
        },
      );
    } catch (error) {
      refuse(idIn(text) ?? 0, error);
    }
  }

  function receive(text: string): void {
    if (open) budgets.timed(payer, () => respond(text));
  }

  answer({ hello: { protocol: ONLINE_PROTOCOL, you: person, now: dependencies.now() } });
  return connection;
}
