import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { messagesOf, socketTransport } from './transport.ts';
import type { Transport } from './outbox.ts';

/** Both ends of a connection: the wire, what it writes to, and the socket that hears. */
async function connected(
  use: (wire: Transport, client: WebSocket, raw: Socket) => Promise<void>,
): Promise<void> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  const opened = once(sockets, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const [socket, request] = await opened;
  await once(client, 'open');
  try {
    await use(socketTransport(socket, request.socket as Duplex), client, request.socket);
  } finally {
    client.terminate();
    socket.terminate();
    http.close();
  }
}

/** Texts around every length at which the form of a message changes. */
const TEXTS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));

test('texts of all lengths and letters arrive as they are, in order', async () => {
  await connected(async (wire, client) => {
    const sent = [...TEXTS, 'Łódź, 天, \u{1f680}', `${'é'.repeat(63)}`, JSON.stringify({ a: ['"'] })];
    const received: string[] = [];
    client.on('message', (data: Buffer, isBinary) => received.push(isBinary ? 'binary' : data.toString()));
    for (const text of sent) wire.send(text);
    while (received.length < sent.length) await once(client, 'message');
    expect(received).toEqual(sent);
  });
});

test('what is sent in one turn is written at once', async () => {
  await connected(async (wire, client, raw) => {
    const written: number[] = [];
    const write = raw.write.bind(raw);
    raw.write = ((chunk: string, encoding: BufferEncoding) => {
      written.push(chunk.length);
      return write(chunk, encoding);
    }) as typeof raw.write;
    wire.send('one');
    await Promise.resolve();
    wire.send('two');
    expect(wire.waiting()).toBe(6);
    await once(client, 'message');
    expect(written).toEqual([messagesOf(['one', 'two']).length]);
    wire.send('three');
    await once(client, 'message');
    expect(written).toHaveLength(2);
  });
});

test('what was sent before the end is received, and nothing after it', async () => {
  await connected(async (wire, client) => {
    const received: string[] = [];
    client.on('message', (data: Buffer) => received.push(data.toString()));
    wire.send('farewell');
    wire.end(1001, 'gone');
    wire.send('too late');
    const [code] = (await once(client, 'close')) as [number];
    expect(code).toBe(1001);
    expect(received).toEqual(['farewell']);
  });
});
