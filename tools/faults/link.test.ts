import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { redisFleet } from '../../src/server/fleet/redisFleet.ts';
import { portOf } from '../../src/server/http/port.ts';
import { findRedis, NO_REDIS, startRedis } from '../services/redis.ts';
import { openLink } from './link.ts';

/** A program that answers every line with the same line. */
async function echo(): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${portOf(server)}`;
}

function open(url: string): { socket: Socket; heard: () => string } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString()));
  onTestFinished(() => void socket.destroy());
  return { socket, heard: () => text };
}

test('a link holds back what it stalls and loses nothing of it', async () => {
  const link = await openLink(await echo());
  onTestFinished(() => link.close());
  const { socket, heard } = open(link.url);
  socket.write('one ');
  await vi.waitUntil(() => heard() === 'one ');
  link.stall({ there: false, back: true });
  socket.write('two ');
  const other = open(link.url);
  other.socket.write('three');
  await vi.waitUntil(() => other.socket.bytesWritten === 5);
  expect([heard(), other.heard()]).toEqual(['one ', '']);
  link.heal();
  await vi.waitUntil(() => heard() === 'one two ' && other.heard() === 'three');
});

test('a link that is cut breaks what is open and refuses what is new until it is healed', async () => {
  const link = await openLink(await echo());
  onTestFinished(() => link.close());
  const { socket } = open(link.url);
  socket.write('one');
  await once(socket, 'data');
  link.cut();
  await once(socket, 'close');
  await once(open(link.url).socket, 'close');
  link.heal();
  const again = open(link.url);
  again.socket.write('two');
  await vi.waitUntil(() => again.heard() === 'two');
});

const program = findRedis();
if (program === undefined) test.skip(NO_REDIS);
else
  test('G5.1 a server outlives a Redis that breaks off whenever it subscribes', async () => {
    const redis = await startRedis(program);
    const sockets = new Set<Socket>();
    let [isHarsh, broken] = [false, 0];
    const proxy = createServer((near) => {
      const far = connect(Number(new URL(redis.url).port), '127.0.0.1');
      for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
      far.pipe(near);
      near.on('data', (bytes) => {
        if (!(isHarsh && bytes.includes('subscribe'))) return void far.write(bytes);
        broken++;
        near.destroy();
        far.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const url = new URL(redis.url);
    url.port = String(portOf(proxy));
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const fleet = await redisFleet(url.href, () => undefined, Date.now);
    await vi.waitUntil(() => fleet.isConnected(), { timeout: 60_000 });
    isHarsh = true;
    for (const socket of sockets) socket.destroy();
    await vi.waitUntil(() => broken >= 3, { timeout: 60_000 });
    isHarsh = false;
    await vi.waitUntil(() => fleet.isConnected(), { timeout: 60_000 });
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
    await fleet.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await redis.remove();
  });
