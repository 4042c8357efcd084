import { expect, onTestFinished, test } from 'vitest';
import { testRooms } from '../../../test/kit/tableRoom.ts';
import { setupOf } from '../../../test/kit/online.ts';
import { makeTable } from '../rooms/gathering.ts';
import type { Services } from '../rooms/services.ts';
import { Unavailable } from '../store/unavailable.ts';
import { dueTables } from '../unattended/dueTables.ts';
import { type FleetListener, soloFleet } from './fleet.ts';
import { followFleet } from './followFleet.ts';

test('G5.1 a server outlives a store that is away when somebody comes by way of another server', async () => {
  const server = await testRooms();
  const { rooms, services, faults } = server;
  onTestFinished(() => server.close());
  const host = { id: 'ann', name: 'Ann', account: false };
  const payer = { person: 'ann', origin: 'here' };
  const { id } = await makeTable(services, host, { setup: setupOf({}), payer });
  const room = await rooms.get(id);
  const listeners: FleetListener[] = [];
  const away = new Unavailable('cut off');
  const beside: Services = {
    ...services,
    store: { ...services.store, person: () => Promise.reject(away) },
    fleet: {
      ...soloFleet(),
      isAlone: false,
      presence: async () => ({ people: new Set(['eve']), leftAt: new Map() }),
      listen: (listener) => void listeners.push(listener),
    },
  };
  Object.assign(room, { services: beside });
  const people = { changed: async () => undefined, missed: async () => undefined };
  const following = followFleet(rooms, beside, dueTables(beside, rooms), people);
  onTestFinished(() => following.stop());
  for (const listener of listeners) listener.presenceChanged(id);
  await expect.poll(() => faults, { timeout: 10_000 }).toEqual([away]);
});
