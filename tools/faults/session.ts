import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { MatchView, ServerMessage, MatchDelta } from '../../src/protocol/online.ts';

/** A deed as it was sent, and the number it was acknowledged with. */
export interface SentMove {
  readonly table: string;
  readonly key: string;
  readonly text: string;
  readonly seen: number;
  acknowledged?: number;
  /** Whether it was refused, as the table had moved on. */
  void?: true;
}

/** What a player knows and remembers at a table, over all connections. */
export interface TableLog {
  readonly table: string;
  readonly sent: SentMove[];
  /** The highest number seen or acknowledged. */
  seq: number;
  /** What ought not to have been, as sentences. */
  readonly wrong: string[];
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
const TRANSIENT_CODES = ['too_many', 'bug', 'unknown_match'];

const FIRST_ID = 10;
const RESEND_MS = 1500;

export function openSession(socket: WebSocket, log: TableLog, rng: Rng, stop: AbortSignal): Session {
  const { table, sent } = log;
  const { promise: ended, resolve } = Promise.withResolvers<'over' | 'broken'>();
  let match: MatchDelta | undefined;
  let shown = -1;

  const sendMessage = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const watch = (): void =>
    sendMessage({ id: 1, do: 'watch', table, ...(log.seq > 0 && { since: log.seq }) });
  const send = (deed: SentMove): void => {
    const { key, text, seen } = deed;
    sendMessage({ id: sent.indexOf(deed) + FIRST_ID, do: 'play', table, key, text, seen });
  };
  const waiting = (): SentMove | undefined => sent.findLast(isOpen);
  const resend = (): void => {
    const open = waiting();
    if (open) send(open);
    else watch();
  };

  function playNext(): void {
    if (match?.outcome || stop.aborted) return resolve('over');
    if (waiting() || match?.moves === undefined || shown < log.seq) return;
    const text = moveText(pick(rng, match.moves));
    const deed: SentMove = { table, key: randomBytes(12).toString('hex'), text, seen: log.seq };
    sent.push(deed);
    send(deed);
  }

  function onDelta(seq: number, received: MatchDelta | 'same' | undefined): void {
    if (shown < 0 && seq < log.seq) log.wrong.push(`after ${log.seq} entries only ${seq} were shown`);
    shown = seq;
    if (seq < log.seq) return;
    log.seq = seq;
    if (typeof received === 'object') match = received;
    playNext();
  }

  function onAnswer(message: ServerMessage & { readonly re: number }): void {
    const deed = sent[message.re - FIRST_ID];
    if (deed === undefined) return 'error' in message ? void setTimeout(watch, RESEND_MS / 10) : undefined;
    recordAnswer(log, deed, message);
    if (isOpen(deed)) return void setTimeout(resend, RESEND_MS / 10);
    if (deed.void) watch();
    else playNext();
  }

  socket.on('open', resend);
  socket.on('open', watch);
  socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if ('frame' in message) onDelta(message.frame.seq, message.frame.match);
    else if ('re' in message) onAnswer(message);
    else if ('gone' in message) watch();
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => resolve('broken'));
  const timer = setInterval(resend, RESEND_MS);
  stop.addEventListener('abort', () => resolve('over'));
  void ended.then(() => {
    clearInterval(timer);
    socket.terminate();
  });
  return { ended, cut: () => socket.terminate(), resend };
}

const isOpen = (deed: SentMove): boolean => deed.acknowledged === undefined && deed.void === undefined;

/** A deed that was done before is answered with its number, wherever it is sent and however often. */
export function recordAnswer(log: TableLog, deed: SentMove, message: ServerMessage): void {
  if ('error' in message) {
    const { code, message: why } = message.error;
    if (TRANSIENT_CODES.includes(code) || !isOpen(deed)) return;
    if (code !== 'stale') log.wrong.push(`"${deed.text}" was refused: ${why}`);
    deed.void = true;
  } else if ('ok' in message && message.ok.seq !== undefined) {
    const { seq } = message.ok;
    if (deed.acknowledged !== undefined && deed.acknowledged !== seq)
      log.wrong.push(`"${deed.text}" was acknowledged as ${deed.acknowledged} and as ${seq}`);
    deed.acknowledged ??= seq;
    delete deed.void;
    log.seq = Math.max(log.seq, seq);
  }
}

/** The match as it was shown after so many entries. */
export interface SeenTable {
  readonly seq: number;
  readonly match: MatchView;
}

/** The whole view of a table, through a connection of its own. */
export async function lookAt(socket: WebSocket, table: string): Promise<SeenTable> {
  const { promise, resolve, reject } = Promise.withResolvers<SeenTable>();
  socket.on('open', () => socket.send(JSON.stringify({ id: 1, do: 'watch', table })));
  socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if ('frame' in message && isWhole(message.frame.match))
      resolve({ seq: message.frame.seq, match: message.frame.match });
    if ('error' in message) reject(new Error(message.error.message));
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the connection broke')));
  return promise.finally(() => socket.terminate());
}

function isWhole(match: MatchDelta | 'same' | undefined): match is MatchView {
  return typeof match === 'object' && 'state' in match;
}
