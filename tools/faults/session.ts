import { WebSocket } from 'ws';
import type { Rng } from '../../src/kernel/match/rng.ts';
import type { OnlineDelta, ServerMessage } from '../../src/protocol/online.ts';
import { decides, isOver, nextDeed, type Situation } from './deeds.ts';
import type { Recorder, RequestRecord, TableRequest } from './history.ts';

/** What a player remembers of a table over all connections. */
export interface TableMemory {
  readonly table: string;
  /** What was promised for the luck of the match. */
  readonly nonce: string;
  /** The highest number seen or granted. */
  seq: number;
  /** The last view: what is the same as before is not sent again, over any number of connections. */
  shown: number;
  room: Situation['room'] | undefined;
  match: Situation['match'] | undefined;
  /** What was sent with a key and has no answer yet: it is sent again until it has. */
  open: TableRequest | undefined;
  /** The last request with a key, answered or not. */
  last: TableRequest | undefined;
}

/** One connection of a player to a table, until it breaks, the match is over or it is told to stop. */
export interface Session {
  readonly ended: Promise<'over' | 'broken'>;
  /** Breaks the connection without a word. */
  cut(): void;
  /** Sends again whatever has no answer yet. */
  resend(): void;
}

/** Refusals that mean that nothing was done, or that nobody knows, and that asking again is right. */
const TRANSIENT_CODES = ['too_many', 'bug', 'unavailable', 'unknown_match'];

/** How often somebody looks whether there is something to do, and whether something has to be sent again. */
const TICK_MS = 60;
const RESEND_MS = 1500;
/** After this long without a word people try another server. */
const SILENCE_MS = 5000;

export interface SessionParts {
  readonly rng: Rng;
  readonly recorder: Recorder;
  readonly stop: AbortSignal;
  /** Called whenever a request is granted. */
  readonly onGranted: () => void;
  /** Called with what was refused, and why. */
  readonly onRefused: (what: string) => void;
}

export function openSession(
  socket: WebSocket,
  memory: TableMemory,
  { rng, recorder, stop, onGranted, onRefused }: SessionParts,
): Session {
  const { table } = memory;
  const session = recorder.session();
  const { promise: ended, resolve } = Promise.withResolvers<'over' | 'broken'>();
  const waiting = new Map<number, RequestRecord>();
  let [person, id, sentAt, heardAt] = ['', 0, 0, performance.now()];
  /** Whoever was not let in to watch is sent nothing, and asks again before doing anything. */
  let isWatching = false;

  function send(request: TableRequest, decisive = false): void {
    if (socket.readyState !== WebSocket.OPEN || person === '') return;
    waiting.set(++id, recorder.sent(session, person, request, decisive));
    sentAt = performance.now();
    socket.send(JSON.stringify({ id, ...request }));
  }

  const watch = (): void => send({ do: 'watch', table, ...(memory.shown > 0 && { since: memory.shown }) });

  function resend(): void {
    if (memory.open) send(memory.open);
    if (memory.open === undefined || !isWatching) watch();
  }

  /** Somebody who waits for an answer, or has not been shown what they did, does nothing else meanwhile. */
  function act(): void {
    const { seq, shown, room, match } = memory;
    if (stop.aborted || room === undefined || !isWatching) return;
    if (isOver(room)) return resolve('over');
    if (waiting.size > 0 || memory.open || shown < seq) return;
    if (match === undefined) return begin(room);
    const situation = { table, seq, room, match };
    const request = nextDeed(situation, rng);
    if (request === undefined) return;
    if ('key' in request) [memory.open, memory.last] = [request, request];
    send(request, decides(situation, request));
  }

  /** The host starts the match, then everybody shows what they had promised. */
  function begin({ host, draw, seats }: Situation['room']): void {
    const own = seats.find((seat) => seat.person?.id === person);
    if (draw && own && own.nonce === undefined) send({ do: 'reveal', table, nonce: memory.nonce });
    if (draw === undefined && host === person) send({ do: 'start', table });
  }

  function onDelta(delta: OnlineDelta): void {
    recorder.view(session, table, delta);
    isWatching = true;
    memory.shown = delta.seq;
    memory.seq = Math.max(memory.seq, delta.seq);
    if (delta.room !== 'same') memory.room = delta.room;
    if (typeof delta.match === 'object') memory.match = delta.match;
    act();
  }

  function onAnswer(message: ServerMessage & { readonly re: number }): void {
    const record = waiting.get(message.re);
    waiting.delete(message.re);
    if (record === undefined) return;
    recorder.answered(record, message);
    const { request, ok, code } = record;
    if (ok) onGranted();
    else if ('error' in message) onRefused(`${request.do}: ${message.error.code}, ${message.error.message}`);
    if (request.do === 'watch' && ok === undefined) isWatching = false;
    if (ok?.seq !== undefined) memory.seq = Math.max(memory.seq, ok.seq);
    const isTransient = code !== undefined && TRANSIENT_CODES.includes(code);
    if (!isTransient && 'key' in request && memory.open && isSame(memory.open, request))
      memory.open = undefined;
    if (code === 'stale') watch();
    else if (!isTransient) act();
  }

  function tick(): void {
    const now = performance.now();
    if (now - heardAt > SILENCE_MS && (person === '' || sentAt > heardAt)) return socket.terminate();
    if (now - Math.max(sentAt, heardAt) > RESEND_MS || (waiting.size > 0 && now - sentAt > RESEND_MS)) {
      waiting.clear();
      resend();
    } else act();
  }

  socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    heardAt = performance.now();
    if ('hello' in message) {
      person = message.hello.you.id;
      if (memory.open) send(memory.open);
      watch();
    } else if ('frame' in message) onDelta(message.frame);
    else if ('chat' in message) recorder.chat(session, table, message.chat);
    else if ('re' in message) onAnswer(message);
    else if ('gone' in message) {
      isWatching = false;
      watch();
    }
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => resolve('broken'));
  const timer = setInterval(tick, TICK_MS + rng.int(TICK_MS));
  const onStop = (): void => resolve('over');
  if (stop.aborted) onStop();
  stop.addEventListener('abort', onStop);
  void ended.then(() => {
    clearInterval(timer);
    stop.removeEventListener('abort', onStop);
    socket.terminate();
  });
  return { ended, cut: () => socket.terminate(), resend };
}

const isSame = (a: TableRequest, b: TableRequest): boolean => 'key' in a && 'key' in b && a.key === b.key;

/** Asks something through a connection of its own; whatever comes is written down, and the first view handed back. */
export async function askOnce(
  socket: WebSocket,
  request: TableRequest,
  recorder: Recorder,
  patience: number,
): Promise<{ readonly record: RequestRecord; readonly delta: OnlineDelta | undefined } | undefined> {
  const session = recorder.session();
  const { promise, resolve } = Promise.withResolvers<void>();
  let [record, delta]: [RequestRecord | undefined, OnlineDelta | undefined] = [undefined, undefined];
  socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if ('hello' in message) {
      record = recorder.sent(session, message.hello.you.id, request);
      socket.send(JSON.stringify({ id: 1, ...request }));
    } else if ('frame' in message) {
      recorder.view(session, request.table, message.frame);
      delta ??= message.frame;
    } else if ('chat' in message) recorder.chat(session, request.table, message.chat);
    else if ('re' in message && record) {
      recorder.answered(record, message);
      resolve();
    }
  });
  socket.on('close', () => resolve());
  const timer = setTimeout(resolve, patience);
  await promise;
  clearTimeout(timer);
  socket.terminate();
  return record && { record, delta };
}
