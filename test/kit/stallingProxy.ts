import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../src/server/http/port.ts';

/** A line to a service that can be made to pass on nothing, without a word to either end. */
export interface StallingProxy {
  /** The address of the service by way of this line. */
  readonly url: string;
  /** From now on nothing gets through, in either direction. */
  stall(): void;
  /** What was held back gets through, and so does what comes. */
  flow(): void;
  end(): Promise<void>;
}

export async function stallingProxy(url: string): Promise<StallingProxy> {
  const address = new URL(url);
  const { port, hostname } = address;
  /** Each socket with the one its bytes go to. */
  const lines = new Map<Socket, Socket>();
  let isStalled = false;

  const join = (from: Socket, to: Socket): void => {
    lines.set(from, to);
    if (!isStalled) from.pipe(to);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      lines.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address.port = String(portOf(server));

  return {
    url: address.href,
    stall() {
      isStalled = true;
      for (const [from, to] of lines) from.unpipe(to);
    },
    flow() {
      isStalled = false;
      for (const [from, to] of lines) from.pipe(to);
    },
    async end() {
      for (const socket of lines.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
