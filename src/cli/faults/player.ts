import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { pick, type Rng } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { type OnlineSetup, type ServerMessage, SOCKET_PATH, type ToldMatch } from '../../protocol/online.ts';

/** A deed as it was sent, and the number it was acknowledged with. */
export interface Sent {
  readonly table: string;
  readonly key: string;
  readonly text: string;
  readonly seen: number;
  acknowledged?: number;
}

/** Plays any legal moves at a table, comes back when the server was away, and remembers what it was promised. */
export interface FaultyPlayer {
  readonly sent: readonly Sent[];
  create(setup: OnlineSetup): Promise<string>;
  sit(table: string): Promise<void>;
  start(table: string): Promise<void>;
  /** Plays until the match is over or it is told to stop. */
  play(table: string, stop: AbortSignal): Promise<void>;
}

const AGAIN_MS = 25;

export function newPlayer(address: () => Promise<string>, rng: Rng): FaultyPlayer {
  const sent: Sent[] = [];
  let cookie = '';
  const nonce = randomBytes(32).toString('hex');

  async function post(path: string, body: object): Promise<Record<string, string>> {
    const response = await fetch(`http://${await address()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  }

  async function open(): Promise<WebSocket> {
    return new WebSocket(`ws://${await address()}${SOCKET_PATH}`, { headers: { cookie } });
  }

  /** One connection, until it breaks, the match is over or it is told to stop. */
  async function sitting(table: string, stop: AbortSignal): Promise<'over' | 'broken'> {
    const socket = await open();
    const { promise, resolve } = Promise.withResolvers<'over' | 'broken'>();
    let [seq, match]: [number, ToldMatch | undefined] = [0, undefined];
    const say = (message: object): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    const send = (deed: Sent): void => {
      const { key, text, seen } = deed;
      say({ id: sent.indexOf(deed) + 10, do: 'play', table, key, text, seen });
    };
    const waiting = (): Sent | undefined =>
      sent.find((deed) => deed.table === table && deed.acknowledged === undefined);
    const think = (): void => {
      if (match?.outcome || stop.aborted) return resolve('over');
      const open = waiting();
      if (open) return send(open);
      if (match?.moves === undefined) return;
      const deed: Sent = {
        table,
        key: randomBytes(12).toString('hex'),
        text: moveText(pick(rng, match.moves)),
        seen: seq,
      };
      sent.push(deed);
      send(deed);
    };
    socket.on('open', () => say({ id: 1, do: 'watch', table }));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if ('frame' in message) {
        ({ seq } = message.frame);
        if (typeof message.frame.match === 'object') ({ match } = message.frame);
        if (!waiting()) think();
      } else if ('re' in message && heard(message, sent)) think();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => resolve('broken'));
    stop.addEventListener('abort', () => resolve('over'));
    const how = await promise;
    socket.terminate();
    return how;
  }

  return {
    sent,
    create: async (setup) => (await post('/api/tables', { setup, nonce }))['table'] as string,
    sit: async (table) => void (await post(`/api/tables/${table}/sit`, { nonce })),
    async start(table) {
      const socket = await open();
      await new Promise((resolve) => socket.once('open', resolve));
      const started = new Promise((resolve) => socket.on('message', (data: Buffer) => resolve(String(data))));
      socket.send(JSON.stringify({ id: 1, do: 'start', table }));
      await started;
      await sleep(AGAIN_MS);
      socket.close();
    },
    async play(table, stop) {
      while ((await sitting(table, stop)) === 'broken') await sleep(AGAIN_MS);
    },
  };
}

/** A deed that was done before is answered with its number; a refusal other than that would be a fault. */
function heard(message: ServerMessage & { readonly re: number }, sent: readonly Sent[]): boolean {
  const deed = sent[message.re - 10];
  if (deed === undefined) return true;
  if ('ok' in message) {
    const { seq } = message.ok;
    if (deed.acknowledged !== undefined && deed.acknowledged !== seq)
      throw new Error(`deed ${deed.key} was acknowledged as ${deed.acknowledged} and as ${seq}`);
    if (seq !== undefined) deed.acknowledged = seq;
  } else if ('error' in message && message.error.code !== 'too_many')
    throw new Error(`a legal move was refused: ${message.error.message}`);
  return 'ok' in message;
}
