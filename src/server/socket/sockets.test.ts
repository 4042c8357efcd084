import { openBudgets } from '../budgets/budgets.ts';
import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { limitOf } from '../http/limits.ts';
import { newMetrics } from '../http/metrics.ts';
import type { KnownPerson } from '../people/people.ts';
import { samplePerson } from '../store/personContract.ts';
import { openSockets } from './sockets.ts';

/** A socket that tells how it was closed. */
function plainSocket() {
  const socket = new EventEmitter();
  const close = (_: number, why: string): boolean => socket.emit('ended', why);
  return Object.assign(socket, { close, terminate: () => undefined, bufferedAmount: 0, readyState: 1 });
}

test('P3.5 a socket whose session ended before it could be found is ended when it is there', async () => {
  const wide = limitOf({ burst: 9, perSecond: 9 }, () => 0);
  const sockets = openSockets(
    {
      rooms: {} as never, // nothing is asked of them
      metrics: newMetrics(),
      allowances: { messages: wide, addressMessages: wide, refusals: wide },
      budgets: openBudgets(Buffer.alloc(32), 1000, () => 0),
      now: () => 0,
      after: () => () => undefined,
      fault: (error) => {
        throw error;
      },
    },
    1,
  );
  const person: KnownPerson = { ...samplePerson('ann'), isStored: true, session: { id: 's', browser: 'x' } };
  const open = (isCurrent: boolean) => {
    const socket = plainSocket();
    const raw = new PassThrough();
    sockets.add({
      socket: socket as unknown as WebSocket, // as much of one as is used here
      raw,
      address: 'here',
      person,
      people: { isCurrent: async () => isCurrent, ensureStored: async () => person },
    });
    return socket;
  };
  const [stays, ends] = [open(true), open(false)];
  let ended = false;
  stays.on('ended', () => {
    ended = true;
  });
  expect(await once(ends, 'ended')).toEqual(['signed out']);
  expect(ended).toBe(false);
});
