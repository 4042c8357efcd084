import { connect } from 'node:net';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import { SOCKET_PATH } from '../../src/protocol/online.ts';
import type { Browser } from './browser.ts';
import type { Scene } from './scene.ts';
import type { Verdict } from './world.ts';

/** Bytes over a real port, below what a browser lets anybody send. */

const LONGEST = 10_000;

/** Frames with wrong signs, lengths and masks, after a proper greeting. The server ends the connection or bears it. */
export function sendFrames(scene: Scene, { cookie }: Browser, rng: Rng): Promise<Verdict> {
  const greeting = [
    `GET ${SOCKET_PATH} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `cookie: ${cookie}`,
  ];
  const frames = Array.from({ length: 1 + rng.int(4) }, () => frameOf(rng));
  return sendBytes(scene, Buffer.concat([Buffer.from(`${greeting.join('\r\n')}\r\n\r\n`), ...frames]));
}

/** Sends bytes, says that there will be no more, and waits for the server to end the connection. */
export async function sendBytes(scene: Scene, bytes: Buffer): Promise<Verdict> {
  const text = await new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(scene.port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.setTimeout(LONGEST, () => {
      chunks.push(Buffer.from('HTTP/1.1 500 never ended'));
      socket.destroy();
    });
  });
  const status = /^HTTP\/1\.1 (\d+) .*/.exec(text);
  const fault = Number(status?.[1] ?? 400) >= 500 ? `it was answered ${status?.[0]}` : scene.leak(text);
  return { answer: `raw ${status?.[1] ?? 'cut off'}`, ...(fault !== undefined && { fault }) };
}

function frameOf(rng: Rng): Buffer {
  const head = Buffer.from([rng.int(256), rng.int(256)]);
  const length = pick(rng, [0, 4, 30, 126, 300]);
  return Buffer.concat([rng.int(2) === 0 ? Buffer.from([0x81, 0x80 | 30]) : head, randomBytes(rng, length)]);
}

function randomBytes(rng: Rng, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => rng.int(256)));
}
