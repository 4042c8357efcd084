import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, begun, byEach, COSTLY, forever, newKey } from './attack.ts';

/** What costs most to answer by requests. */

/** The longest body that is read, and one that is not. */
const BODIES = [64 * 1024, 1024 * 1024];

const PLAY_MS = 2000;

export const REQUEST_ATTACKS: Readonly<Record<string, Attack>> = {
  'guests without number': byEach((guest) =>
    forever(() => guest.another().request('POST', '/api/me', { name: newKey() })),
  ),
  'records of finished matches': byEach(async (guest) => {
    const tab = await guest.open();
    const table = await begun(guest, tab, { ...COSTLY, seats: COSTLY.seats.map(() => ({ bot: 'random' })) });
    if (table === undefined) return;
    // Bots play for a while, so that there is something to tell.
    await sleep(PLAY_MS);
    await tab.ask({ do: 'close', table });
    await forever(() => guest.request('GET', `/api/tables/${table}/record`));
  }),
  'searches in the lobby': byEach((guest) =>
    forever(() => guest.request('GET', `/api/tables?stage=playing&search=${newKey().slice(0, 3)}`)),
  ),
  'wrong passwords': byEach((guest) =>
    forever(() => guest.request('POST', '/api/login', { name: newKey(), password: newKey() })),
  ),
  'pages without end': byEach((guest) => forever(() => guest.request('GET', `/${newKey()}.js`))),
  'large requests': byEach((guest) =>
    forever(() =>
      Promise.all(
        BODIES.map((size) =>
          guest.request('POST', '/api/me', { name: 'x'.repeat(size - '{"name":""}'.length) }),
        ),
      ),
    ),
  ),
};
