import { InputError } from '../../kernel/error.ts';
import {
  type RequestResult,
  type ClientMessage,
  ONLINE_PROTOCOL,
  type Person,
  type ServerMessage,
} from '../../protocol/online.ts';
import { handleRequest, type TableRequest } from './requests.ts';
import type { Budgets, Payer } from '../budgets/budgets.ts';
import type { Allowances } from '../http/allowances.ts';
import { idIn, readMessage } from './messages.ts';
import type { Metrics } from '../http/metrics.ts';
import { openOutbox, type Outbox, type OutboxDependencies, type Transport } from './outbox.ts';
import { refusalOf } from '../http/refusal.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { openSubscriptions, type Subscriptions } from './subscriptions.ts';

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
  visitor: Visitor,
): Connection {
  return new SocketConnection(dependencies, transport, visitor);
}

/** A class, because there is one for every socket: functions of its own would take most of the memory of one. */
class SocketConnection implements Connection, OutboxDependencies {
  person: Person;
  readonly #dependencies: ConnectionDependencies;
  readonly #transport: Transport;
  readonly #address: string;
  readonly #payer: Payer;
  readonly #outbox: Outbox;
  readonly #subscriptions: Subscriptions;
  /** Stores the person; missing once they are stored. */
  #ensureStored: Visitor['ensureStored'] | undefined;
  #storing: Promise<unknown> | undefined;
  #pending = 0;
  #open = true;

  constructor(
    dependencies: ConnectionDependencies,
    transport: Transport,
    { person, address, ensureStored }: Visitor,
  ) {
    this.person = person;
    this.#dependencies = dependencies;
    this.#transport = transport;
    this.#address = address;
    this.#ensureStored = ensureStored;
    this.#payer = dependencies.budgets.payer(person.id, address);
    this.#outbox = openOutbox(transport, this);
    this.#subscriptions = openSubscriptions(dependencies.rooms, this.#outbox, () => this.person);
    this.#answer({ hello: { protocol: ONLINE_PROTOCOL, you: person, now: dependencies.now() } });
  }

  receive(text: string): void {
    if (this.#open) this.#dependencies.budgets.timed(this.#payer, () => this.#respond(text));
  }

  end(code: number, why: string): void {
    if (!this.#open) return;
    this.onClose();
    this.#transport.end(code, why);
  }

  onClose(): void {
    this.#open = false;
    this.#outbox.close();
    this.#subscriptions.stopAll();
  }

  now(): number {
    return this.#dependencies.now();
  }

  after(ms: number, job: () => void): () => void {
    return this.#dependencies.after(ms, job);
  }

  catchUp(table: string): void {
    this.#subscriptions.refresh(table);
  }

  tooSlow(): void {
    this.#cut('slow');
  }

  #cut(why: 'slow' | 'flood'): void {
    if (!this.#open) return;
    this.#dependencies.metrics.cut(why);
    this.end(CLOSE_POLICY, why === 'slow' ? 'you read too slowly' : 'you ask too much');
  }

  #answer(message: ServerMessage): void {
    this.#outbox.send(JSON.stringify(message));
  }

  /** A failed attempt is repeated at the next request. */
  async #storePerson(ensureStored: Visitor['ensureStored']): Promise<void> {
    this.#storing ??= ensureStored();
    try {
      await this.#storing;
      this.#ensureStored = undefined;
    } finally {
      this.#storing = undefined;
    }
  }

  #answerTo(message: ClientMessage): Promise<RequestResult> {
    if (message.do === 'ping') return Promise.resolve({});
    if (message.do === 'watch') return this.#watch(message.table, message.since);
    if (message.do === 'unwatch') {
      this.#subscriptions.stop(message.table);
      return Promise.resolve({});
    }
    const room = this.#ensureStored ? undefined : this.#dependencies.rooms.use(message.table);
    return room ? this.#handle(room, message) : this.#openAndHandle(message);
  }

  async #watch(table: string, since: number | undefined): Promise<RequestResult> {
    this.#dependencies.budgets.requireTime(this.#payer);
    await this.#subscriptions.start(table, since, this.#payer);
    return {};
  }

  #handle(room: Room, request: TableRequest): Promise<RequestResult> {
    return handleRequest(room, { person: this.person, payer: this.#payer }, request);
  }

  async #openAndHandle(request: TableRequest): Promise<RequestResult> {
    const room = await this.#dependencies.rooms.get(request.table, this.#payer);
    if (this.#ensureStored) await this.#storePerson(this.#ensureStored);
    return this.#handle(room, request);
  }

  /** Refusing costs too: an address that goes on with what no page of ours would send is disconnected. */
  #noteRefusal(): void {
    const { refusals } = this.#dependencies.allowances;
    refusals.charge(this.#address, 1);
    if (refusals.isSpent(this.#address)) this.#cut('flood');
  }

  #requireAllowance(cost: number): void {
    const { messages, addressMessages } = this.#dependencies.allowances;
    const granted = messages.take(this.person.id, cost) && addressMessages.take(this.#address, cost);
    if (granted && this.#pending < MAX_PENDING) return;
    this.#noteRefusal();
    throw new InputError('too_many', 'you ask too much; wait a moment');
  }

  #read(text: string): ClientMessage {
    try {
      return readMessage(text);
    } catch (error) {
      this.#noteRefusal();
      throw error;
    }
  }

  #admitted(text: string): ClientMessage {
    this.#requireAllowance(1);
    const message = this.#read(text);
    const more = COSTS[message.do];
    if (more !== undefined) this.#requireAllowance(more - 1);
    return message;
  }

  #respond(text: string): void {
    const started = performance.now();
    try {
      const message = this.#admitted(text);
      const answered = this.#answerTo(message);
      this.#pending++;
      answered.then(
        (ok) => this.#acknowledge(message.id, ok, started),
        (error: unknown) => {
          this.#pending--;
          this.#refuse(message.id, error);
        },
      );
    } catch (error) {
      this.#refuse(idIn(text) ?? 0, error);
    }
  }

  #acknowledge(id: number, ok: RequestResult, started: number): void {
    this.#pending--;
    this.#answer({ re: id, ok });
    if (ok.seq !== undefined) this.#dependencies.metrics.acknowledged((performance.now() - started) / 1000);
  }

  #refuse(id: number, error: unknown): void {
    const refusal = refusalOf(error);
    this.#dependencies.metrics.refused(refusal.code);
    if (refusal.code === 'bug') this.#dependencies.fault(error, 'a message could not be answered');
    this.#answer({ re: id, error: refusal });
  }
}
