import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { type ClientMessage, ONLINE_PROTOCOL, type ServerMessage } from '../../src/protocol/online.ts';
import { portOf } from '../../src/server/http/port.ts';
import { party, testServer } from '../../test/kit/online.ts';
import { newRecorder } from './history.ts';
import { openSession, type TableMemory } from './session.ts';

test('G5.1 whoever is not let in to watch asks again before doing anything', async () => {
  const server = await testServer();
  onTestFinished(() => server.stop());
  const { table, tabs } = await party(server, 2);
  const tab = tabs.find((one) => one.match(table).moves) ?? itemAt(tabs, 0);
  const { room, seq } = tab.frame(table);
  const asked: string[] = [];
  const refusing = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  new WebSocketServer({ server: refusing }).on('connection', (socket) => {
    const say = (message: ServerMessage): void => socket.send(JSON.stringify(message));
    const you = { id: 'ann', name: 'Ann', account: false };
    say({ hello: { protocol: ONLINE_PROTOCOL, you, now: 0 } });
    socket.on('message', (data: Buffer) => {
      const message: ClientMessage = JSON.parse(data.toString());
      asked.push(message.do);
      if (asked.length === 1) say({ re: message.id, error: { code: 'unavailable', message: 'away' } });
      else say({ table, frame: { seq, room: { ...room, stage: 'over' }, match: 'same' } });
    });
  });
  const memory: TableMemory = {
    table,
    nonce: '',
    seq,
    shown: seq,
    room,
    match: tab.match(table),
    open: undefined,
    last: undefined,
  };
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(refusing)}`);
  const nothing = (): void => undefined;
  const stop = new AbortController();
  const { ended } = openSession(socket, memory, {
    rng: seeded(1),
    recorder: newRecorder(),
    stop: stop.signal,
    onGranted: nothing,
    onRefused: nothing,
  });
  expect(await ended).toBe('over');
  expect(asked).toEqual(['watch', 'watch']);
});
