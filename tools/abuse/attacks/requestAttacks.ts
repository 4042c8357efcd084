import { setTimeout as sleep } from 'node:timers/promises';
import type { Guest } from '../guest.ts';
import { type Attack, begun, byEach, COSTLY, forever, newKey } from './attack.ts';

/** What costs most to answer by requests. */

/** The longest body that is read, and one that is not. */
const BODIES = [64 * 1024, 1024 * 1024];

const PLAY_MS = 2000;

/** A match that bots have played for a while, so that there is something to tell. */
async function closed(guest: Guest): Promise<string | undefined> {
  const tab = await guest.open();
  const table = await begun(guest, tab, { ...COSTLY, seats: COSTLY.seats.map(() => ({ bot: 'random' })) });
  if (table === undefined) return undefined;
  await sleep(PLAY_MS);
  await tab.ask({ do: 'close', table });
  return table;
}

export const REQUEST_ATTACKS: Readonly<Record<string, Attack>> = {
  'guests without number': byEach((guest) =>
    guest.another().send('POST', '/api/me', { body: { name: newKey() } }),
  ),
  'records of finished matches': byEach(async (guest) => {
    const table = await closed(guest);
    if (table !== undefined) await forever(() => guest.send('GET', `/api/tables/${table}/record`));
  }),
  'analyses of finished matches': byEach(async (guest) => {
    const table = await closed(guest);
    if (table === undefined) return;
    await forever(async () => {
      await guest.send('POST', `/api/tables/${table}/analysis`);
      await guest.send('GET', `/api/tables/${table}/analysis`);
    });
  }),
  'searches in the lobby': byEach((guest) =>
    guest.send('GET', `/api/tables?stage=playing&search=${newKey().slice(0, 3)}`),
  ),
  'wrong passwords': byEach((guest) =>
    guest.send('POST', '/api/login', { body: { name: newKey(), password: newKey() } }),
  ),
  'pages without end': byEach((guest) => guest.send('GET', `/${newKey()}.js`)),
  'large requests': byEach((guest) =>
    Promise.all(
      BODIES.map((size) =>
        guest.send('POST', '/api/me', { body: { name: 'x'.repeat(size - '{"name":""}'.length) } }),
      ),
    ),
  ),
};
