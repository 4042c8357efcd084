import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A connection that reads as little as it can. */
export interface BenchConnection {
  send(message: string | Buffer): void;
  /** Called with every message; may be changed at any time. */
  onMessage: (message: Buffer) => void;
  /** Bytes that went over the wire so far, in both directions. */
  bytes(): number;
  close(): void;
}

/** Opens a connection and calls `hear` from its first message on. */
export async function openConnection(
  url: string,
  onMessage: (message: Buffer, connection: BenchConnection) => void,
  headers: Record<string, string> = {},
): Promise<BenchConnection> {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true, headers });
  let raw: Socket | undefined;
  const connection: BenchConnection = {
    send: (message) => socket.send(message),
    onMessage: (message) => onMessage(message, connection),
    bytes: () => (raw ? raw.bytesRead + raw.bytesWritten : 0),
    close: () => socket.terminate(),
  };
  socket.on('upgrade', (response) => {
    raw = response.socket;
  });
  socket.on('message', (data: Buffer) => connection.onMessage(data));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => socket.terminate());
  return connection;
}

/** Does a job for each number below `count`, so many at a time; results stand in order. */
export async function inParallel<T>(
  count: number,
  width: number,
  job: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      results[index] = await job(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, work));
  return results;
}

export interface Answer<Body> {
  readonly body: Body;
  readonly cookie: string | undefined;
}

export async function post<Body = unknown>(url: string, body: object, cookie = ''): Promise<Answer<Body>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return {
    body: (await response.json()) as Body, // what the server answers at this address
    cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0],
  };
}
