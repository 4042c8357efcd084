import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';
import type { MatchView, ServerMessage, MatchDelta } from '../../src/protocol/online.ts';

/** A deed as it was sent, and the number it was acknowledged with. */
export interface Sent {
  readonly table: string;
  readonly key: string;
  readonly text: string;
  readonly seen: number;
  acknowledged?: number;
  /** Whether it was refused, as the table had moved on. */
  void?: true;
}

/** What a player knows and remembers at a table, over all connections. */
export interface Memory {
  readonly table: string;
  readonly sent: Sent[];
  /** The highest number seen or acknowledged. */
  seq: number;
  /** What ought not to have been, as sentences. */
  readonly wrong: string[];
}

/** One connection of a player to a table, until it breaks, the match is over or it is told to stop. */
export interface Sitting {
  readonly ended: Promise<'over' | 'broken'>;
  /** Breaks the connection without a word. */
  cut(): void;
  /** Sends again whatever has no answer yet. */
  resend(): void;
}

/** Refusals that mean that nothing was done, or that nobody knows, and that asking again is right. */
const PASSING = ['too_many', 'bug', 'unknown_match'];

const FIRST_ID = 10;
const PATIENCE = 1500;

export function sitDown(socket: WebSocket, memory: Memory, rng: Rng, stop: AbortSignal): Sitting {
  const { table, sent } = memory;
  const { promise: ended, resolve } = Promise.withResolvers<'over' | 'broken'>();
  let match: MatchDelta | undefined;
  let shown = -1;

  const say = (message: object): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const watch = (): void => say({ id: 1, do: 'watch', table, ...(memory.seq > 0 && { since: memory.seq }) });
  const send = (deed: Sent): void => {
    const { key, text, seen } = deed;
    say({ id: sent.indexOf(deed) + FIRST_ID, do: 'play', table, key, text, seen });
  };
  const waiting = (): Sent | undefined => sent.findLast(isOpen);
  const resend = (): void => {
    const open = waiting();
    if (open) send(open);
    else watch();
  };

  function think(): void {
    if (match?.outcome || stop.aborted) return resolve('over');
    if (waiting() || match?.moves === undefined || shown < memory.seq) return;
    const text = moveText(pick(rng, match.moves));
    const deed: Sent = { table, key: randomBytes(12).toString('hex'), text, seen: memory.seq };
    sent.push(deed);
    send(deed);
  }

  function frame(seq: number, told: MatchDelta | 'same' | undefined): void {
    if (shown < 0 && seq < memory.seq)
      memory.wrong.push(`after ${memory.seq} entries only ${seq} were shown`);
    shown = seq;
    if (seq < memory.seq) return;
    memory.seq = seq;
    if (typeof told === 'object') match = told;
    think();
  }

  function answer(message: ServerMessage & { readonly re: number }): void {
    const deed = sent[message.re - FIRST_ID];
    if (deed === undefined) return 'error' in message ? void setTimeout(watch, PATIENCE / 10) : undefined;
    noteAnswer(memory, deed, message);
    if (isOpen(deed)) return void setTimeout(resend, PATIENCE / 10);
    if (deed.void) watch();
    else think();
  }

  socket.on('open', resend);
  socket.on('open', watch);
  socket.on('message', (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if ('frame' in message) frame(message.frame.seq, message.frame.match);
    else if ('re' in message) answer(message);
    else if ('gone' in message) watch();
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => resolve('broken'));
  const timer = setInterval(resend, PATIENCE);
  stop.addEventListener('abort', () => resolve('over'));
  void ended.then(() => {
    clearInterval(timer);
    socket.terminate();
  });
  return { ended, cut: () => socket.terminate(), resend };
}

const isOpen = (deed: Sent): boolean => deed.acknowledged === undefined && deed.void === undefined;

/** A deed that was done before is answered with its number, wherever it is sent and however often. */
export function noteAnswer(memory: Memory, deed: Sent, message: ServerMessage): void {
  if ('error' in message) {
    const { code, message: why } = message.error;
    if (PASSING.includes(code) || !isOpen(deed)) return;
    if (code !== 'stale') memory.wrong.push(`"${deed.text}" was refused: ${why}`);
    deed.void = true;
  } else if ('ok' in message && message.ok.seq !== undefined) {
    const { seq } = message.ok;
    if (deed.acknowledged !== undefined && deed.acknowledged !== seq)
      memory.wrong.push(`"${deed.text}" was acknowledged as ${deed.acknowledged} and as ${seq}`);
    deed.acknowledged ??= seq;
    delete deed.void;
    memory.seq = Math.max(memory.seq, seq);
  }
}

/** The match as it was shown after so many entries. */
export interface Shown {
  readonly seq: number;
  readonly match: MatchView;
}

/** The whole view of a table, through a connection of its own. */
export async function lookAt(socket: WebSocket, table: string): Promise<Shown> {
  const { promise, resolve, reject } = Promise.withResolvers<Shown>();
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
