import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { reasonOf } from '../../src/kernel/error.ts';
import { promiseOf } from '../../src/kernel/match/fairness.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';
import type { OnlineDelta, OnlineSetup } from '../../src/protocol/online.ts';
import { Browser } from '../clients/browser.ts';
import type { Recorder } from './history.ts';
import { askOnce, openSession, type Session, type TableMemory } from './session.ts';

/** Somebody who does whatever they may at a table, comes back by way of any server, and whose every word is recorded. */
export interface FaultyPlayer {
  /** What is remembered of each table. */
  readonly memories: readonly TableMemory[];
  /** How many requests were granted at tables. */
  granted(): number;
  /** What they are at, and what was refused or failed last. */
  trouble(): string;
  create(setup: OnlineSetup): Promise<string>;
  sit(table: string): Promise<void>;
  /** Closes the tables that came to nothing, also those that were made without an answer; nothing where that does not work. */
  closeGathering(): Promise<void>;
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
  let [granted, refused] = [0, 'nothing was refused'];
  let session: Session | undefined;
  const anyServer = (): number => rng.int(addresses.length);
  const addressOf = (server: number): Promise<string> => itemAt(addresses, server)();
  const browser = new Browser({ address: () => addressOf(anyServer()) });

  async function asked(method: string, path: string, body?: object): Promise<unknown> {
    const sending = { signal: AbortSignal.timeout(ANSWER_MS), body };
    const { status, text } = await browser.send(method, path, sending);
    if (status === 500) recorder.bug(path);
    if (status !== 200) throw new Error(text);
    return JSON.parse(text);
  }

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    try {
      return await asked(method, path, body);
    } catch (error) {
      refused = `${method} ${path}: ${reasonOf(error)}`;
      throw error;
    }
  }

  const post = (path: string, body: object): Promise<unknown> => ask('POST', path, body);

  async function open(server = anyServer()): Promise<WebSocket> {
    const socket = await browser.connect({}, () => addressOf(server));
    socket.on('error', () => socket.terminate());
    return socket;
  }

  const sit = async (table: string): Promise<void> =>
    void (await post(`/api/tables/${table}/sit`, { promise: promiseOf(nonce) }));

  return {
    memories,
    granted: () => granted,
    trouble: () => `${situationOf(memories.at(-1))}; last refusal: ${refused}`,
    async create(setup) {
      const table = tableIn(await post('/api/tables', { setup }));
      await sit(table);
      return table;
    },
    sit,
    async closeGathering() {
      for (const table of gatheringIn(await ask('GET', '/api/me/tables')))
        await askOnce(await open(), { do: 'close', table }, recorder, ANSWER_MS);
    },
    async play(table, stop) {
      const nothing = { room: undefined, match: undefined, open: undefined, last: undefined };
      const memory: TableMemory = { table, nonce, seq: 0, shown: 0, ...nothing };
      memories.push(memory);
      do {
        const onGranted = (): void => void granted++;
        const onRefused = (what: string): void => void (refused = what);
        session = openSession(await open(), memory, { rng, recorder, stop, onGranted, onRefused });
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

/** The tables of a list that have not begun. */
function gatheringIn(answer: unknown): string[] {
  const tables: unknown = Object(answer).tables;
  if (!Array.isArray(tables)) throw new Error('no list of tables came');
  return tables.flatMap(({ id, stage }) => (stage === 'gathering' ? [String(id)] : []));
}

function situationOf(memory: TableMemory | undefined): string {
  if (memory === undefined) return 'at no table yet';
  const { table, room, shown, seq, open } = memory;
  const waits = open === undefined ? '' : `, waits for an answer to ${JSON.stringify(open)}`;
  return `at table ${table}, ${room?.stage ?? 'not shown'}, entry ${shown} of ${seq}${waits}`;
}
