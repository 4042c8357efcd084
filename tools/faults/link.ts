import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../../src/server/http/port.ts';

/** The way from one server to Postgres or Redis, which can be disturbed without touching either end. */
export interface Link {
  /** The address of the other end, by way of this link. */
  readonly url: string;
  /** Nothing gets through in the directions named; what was sent meanwhile arrives later. */
  stall(directions: Directions): void;
  /** Everything arrives so many milliseconds late. */
  delay(ms: number): void;
  /** Breaks what is open and refuses what is new. */
  cut(): void;
  /** Everything gets through again. */
  heal(): void;
  /** Breaks what is open, with whatever was under way. */
  reset(): void;
  close(): Promise<void>;
}

export interface Directions {
  readonly there: boolean;
  readonly back: boolean;
}

const NOWHERE: Directions = { there: false, back: false };
/** While something stalls, what waits is looked at again this often. */
const LOOK_MS = 5;

/** Listens on this machine and passes everything on to the host and port of an address. */
export async function openLink(target: string): Promise<Link> {
  const url = new URL(target);
  const [host, port] = [url.hostname, Number(url.port)];
  const open = new Set<Socket>();
  let [stalled, delay, isCut] = [NOWHERE, 0, false];

  /** Passes on in order what comes, when the link lets it. */
  async function pass(from: Socket, to: Socket, direction: keyof Directions): Promise<void> {
    try {
      for await (const part of from) {
        if (delay > 0) await sleep(delay);
        while (stalled[direction] && !to.destroyed) await sleep(LOOK_MS);
        if (to.destroyed) break;
        if (!to.write(part)) await once(to, 'drain');
      }
    } catch {
      // One end has broken off.
    }
    from.destroy();
    to.destroy();
  }

  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) return void near.destroy();
    const far = connect({ host, port });
    for (const socket of [near, far]) {
      open.add(socket.setNoDelay());
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    void pass(near, far, 'there');
    void pass(far, near, 'back');
  });
  const reset = (): void => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String(portOf(server));
  return {
    url: url.href,
    stall: (directions) => void (stalled = directions),
    delay: (ms) => void (delay = ms),
    cut() {
      isCut = true;
      reset();
    },
    heal() {
      [stalled, delay, isCut] = [NOWHERE, 0, false];
    },
    reset,
    async close() {
      [stalled, isCut] = [NOWHERE, true];
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
