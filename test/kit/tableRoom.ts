import type { BotRequest } from '../../src/bots/botRequest.ts';
import { findGame, type GameEntry } from '../../src/kernel/entry.ts';
import type { Move } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { digest } from '../../src/kernel/match/chance.ts';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { OnlineSetup, Person, RequestResult } from '../../src/protocol/online.ts';
import { openBudgets } from '../../src/server/budgets/budgets.ts';
import type { Limit } from '../../src/server/http/limits.ts';
import { soloFleet } from '../../src/server/fleet/fleet.ts';
import { reveal } from '../../src/server/luck/draw.ts';
import { makeTable, sit } from '../../src/server/rooms/gathering.ts';
import type { Room, Subscriber } from '../../src/server/rooms/room.ts';
import { openRooms, type Rooms, subscribe, unsubscribe } from '../../src/server/rooms/rooms.ts';
import type { Services } from '../../src/server/rooms/services.ts';
import { handleRequest, type TableRequest } from '../../src/server/socket/requests.ts';
import { sqliteStore } from '../../src/server/store/sqlite.ts';
import { nonceOf, setupOf } from './online.ts';
import { GAMES } from './toy.ts';

/** Rooms of a server without sockets, whose time stands still unless it is told to pass and whose bots wait to be let go. */
export interface TestRooms {
  readonly rooms: Rooms;
  readonly services: Services;
  /** What went wrong inside. */
  readonly faults: unknown[];
  /** How many bots are thinking. */
  thinking(): number;
  /** Lets every bot that thinks answer with its first move, and waits until that is done. */
  letBotsMove(): Promise<void>;
  /** Passes time, running whatever was set for a moment in it. */
  pass(ms: number): Promise<void>;
  /** The same tables through another server, which hears nothing of this one. */
  otherServer(): Rooms;
  close(): Promise<void>;
}

const ROOMY: Limit = { take: () => true, charge: () => undefined, isSpent: () => false };

interface Job {
  readonly at: number;
  readonly run: () => void;
}

export async function testRooms(games: readonly GameEntry[] = GAMES, pace = 1000): Promise<TestRooms> {
  const store = await sqliteStore(':memory:');
  const jobs = new Set<Job>();
  const faults: unknown[] = [];
  let waiting: (() => void)[] = [];
  let [time, secrets] = [1_000_000, 0];
  const askBot = ({ legal }: BotRequest): Promise<Move> =>
    new Promise((resolve) => waiting.push(() => resolve(itemAt(legal, 0))));
  const services: Services = {
    store,
    fleet: soloFleet(),
    askBot,
    budgets: openBudgets(Buffer.alloc(32), pace, () => time),
    games,
    chatAllowance: { players: ROOMY, others: ROOMY, daily: ROOMY },
    game: (id) => findGame(games, id),
    now: () => time,
    clock: () => time,
    after(ms, run) {
      const job = { at: time + ms, run };
      jobs.add(job);
      return () => void jobs.delete(job);
    },
    secret: () => digest(`secret ${++secrets}`),
    notifyTurn: () => undefined,
    fault: (error) => void faults.push(error),
  };
  const servers: Rooms[] = [openRooms(services)];

  /** Waits until everything that was set off has come to a table and is done. */
  async function settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    for (const room of servers.flatMap((server) => server.open())) await room.inTurn(async () => undefined);
  }

  async function pass(ms: number): Promise<void> {
    const until = time + ms;
    for (;;) {
      const [next] = [...jobs].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      jobs.delete(next);
      time = Math.max(time, next.at);
      next.run();
      await settle();
    }
    time = until;
  }

  return {
    rooms: itemAt(servers, 0),
    services,
    faults,
    thinking: () => waiting.length,
    async letBotsMove() {
      const answers = waiting;
      waiting = [];
      for (const answer of answers) answer();
      await settle();
    },
    pass,
    otherServer() {
      const other = openRooms(services);
      servers.push(other);
      return other;
    },
    async close() {
      for (const one of servers) await one.close();
      await store.close();
    },
  };
}

/** Somebody by a short name. */
export function personOf(name: string): Person {
  return { id: digest(name).slice(0, 24), name, account: false };
}

/** A gathering table; whoever is named sits down in that order. */
export async function tableOf(
  { services, rooms }: TestRooms,
  host: string,
  names: readonly string[],
  setup: Partial<OnlineSetup> = {},
): Promise<Room> {
  const seats = names.map((name) => (name === host ? ('me' as const) : ('open' as const)));
  const payer = services.budgets.payer(personOf(host).id, '127.0.0.1');
  const made = { payer, setup: setupOf({ seats, ...setup }) };
  const { id } = await makeTable(services, personOf(host), made);
  const room = await rooms.get(id);
  for (const [seat, name] of names.entries())
    await room.inTurn(() => sit(room, personOf(name), seat, promiseOf(nonceAt(seat))));
  return room;
}

/** What the client of a seat contributes to the luck. */
export const nonceAt = (seat: number): string => nonceOf(seat + 1);

/** The host starts, and every client shows its nonce, so that the match begins. */
export async function begin(room: Room, host: string): Promise<void> {
  await ask(room, host, { do: 'start' });
  for (const [seat, { person }] of room.record.chairs.entries())
    if (person !== undefined) await room.inTurn(() => reveal(room, person, nonceAt(seat)));
}

/** A table is there already when it is asked for something, so requests need not name it. */
export type Wish = TableRequest extends infer R ? (R extends unknown ? Omit<R, 'table'> : never) : never;

export async function ask(room: Room, name: string, wish: Wish): Promise<RequestResult> {
  const person = personOf(name);
  const payer = room.services.budgets.payer(person.id, name);
  // a wish is a request but for its table
  const request = { ...wish, table: room.record.id } as TableRequest;
  return handleRequest(room, { person, payer }, request);
}

/** Comes to a table; returns how to leave it again. */
export function watch(room: Room, name: string): () => void {
  const subscriber: Subscriber = {
    person: personOf(name).id,
    profile: () => personOf(name),
    blocked: new Set(),
    sent: undefined,
    ready: () => true,
    send: () => undefined,
  };
  subscribe(room, subscriber);
  return () => unsubscribe(room, subscriber);
}

let keys = 0;

/** A deed's key that nobody has used. */
export const newKey = (): string => `room-key-${++keys}`;

/** The first move of a seat. */
export function firstMove({ ledger }: Room, seat: number): Wish {
  const moves = ledger ? ledger.position.movesOf(seat) : [];
  const [move] = moves;
  return {
    do: 'play',
    seen: ledger?.entries.length ?? 0,
    key: newKey(),
    text: move ? moveText(move) : 'pass',
  };
}
