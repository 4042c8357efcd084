import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';
import { type OnlineDelta, type OnlineSetup, SOCKET_PATH } from '../../src/protocol/online.ts';
import type { Recorder } from './history.ts';
import { askOnce, openSession, type Session, type TableMemory } from './session.ts';

/** Somebody who does whatever they may at a table, comes back by way of any server, and whose every word is recorded. */
export interface FaultyPlayer {
  /** What is remembered of each table. */
  readonly memories: readonly TableMemory[];
  /** How many requests were granted at tables. */
  granted(): number;
  create(setup: OnlineSetup): Promise<string>;
  sit(table: string): Promise<void>;
  /** Closes a table where nobody has begun to play; nothing where that does not work. */
  close(table: string): Promise<void>;
  /** Plays until the match is over or it is told to stop. */
  play(table: string, stop: AbortSignal): Promise<void>;
  /** The connection breaks. */
  cut(): void;
  /** The last deed arrives once more, by way of any server. */
  duplicate(): Promise<void>;
  /** The clock jumps, so that everything seems to have gone without an answer for too long. */
  skew(): void;
  /** What a table looks like by way of a server. */
  look(table: string, server: number): Promise<OnlineDelta | undefined>;
}

const AGAIN_MS = 25;
const ANSWER_MS = 5000;
/** A look is waited for longer than anything is ever retried. */
const LOOK_MS = 60_000;
/** One in so many broken connections is followed by an absence, long enough for the table's patience. */
const ABSENCES = 30;
const ABSENCE_MS = 12_000;

/** `addresses` are those of all servers; each waits until its server is there. */
export function newPlayer(
  addresses: readonly (() => Promise<string>)[],
  rng: Rng,
  recorder: Recorder,
): FaultyPlayer {
  const memories: TableMemory[] = [];
  const nonce = randomBytes(32).toString('hex');
  let [cookie, granted] = ['', 0];
  let session: Session | undefined;
  const anyServer = (): number => rng.int(addresses.length);
  const addressOf = (server: number): Promise<string> => itemAt(addresses, server)();

  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`http://${await addressOf(anyServer())}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }

  async function open(server = anyServer()): Promise<WebSocket> {
    const socket = new WebSocket(`ws://${await addressOf(server)}${SOCKET_PATH}`, { headers: { cookie } });
    socket.on('error', () => socket.terminate());
    return socket;
  }

  const sit = async (table: string): Promise<void> =>
    void (await post(`/api/tables/${table}/sit`, { promise: promiseOf(nonce) }));

  return {
    memories,
    granted: () => granted,
    async create(setup) {
      const table = tableIn(await post('/api/tables', { setup }));
      await sit(table);
      return table;
    },
    sit,
    close: async (table) => void (await askOnce(await open(), { do: 'close', table }, recorder, ANSWER_MS)),
    async play(table, stop) {
      const nothing = { room: undefined, match: undefined, open: undefined, last: undefined };
      const memory: TableMemory = { table, nonce, seq: 0, shown: 0, ...nothing };
      memories.push(memory);
      do {
        const onGranted = (): void => void granted++;
        session = openSession(await open(), memory, { rng, recorder, stop, onGranted });
        if ((await session.ended) === 'over') return;
        await sleep(rng.int(ABSENCES) === 0 ? ABSENCE_MS : AGAIN_MS, undefined, { signal: stop }).catch(
          () => undefined,
        );
      } while (!stop.aborted);
    },
    cut: () => session?.cut(),
    skew: () => session?.resend(),
    async duplicate() {
      const last = memories.at(-1)?.last;
      if (last) await askOnce(await open(), last, recorder, ANSWER_MS);
    },
    async look(table, server) {
      const answer = await askOnce(await open(server), { do: 'watch', table }, recorder, LOOK_MS);

      return answer?.record.ok && answer.delta;
    },
  };
}

function tableIn(answer: unknown): string {
  const table: unknown = Object(answer).table;
  if (typeof table !== 'string') throw new Error('no table was opened');
  return table;
}
