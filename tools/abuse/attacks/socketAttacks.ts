import { setTimeout as sleep } from 'node:timers/promises';
import type { Guest, Tab } from '../guest.ts';
import { type Attack, begun, byEach, COSTLY, forever } from './attack.ts';

/** What can be done with connections alone. */

/** As many as one person may have, within those of an address. */
const TABS = 6;

const tabsOf = (guest: Guest): Promise<Tab[]> =>
  Promise.all(Array.from({ length: TABS }, () => guest.open()));

/** Messages of the greatest length that is read, and longer ones. */
const LONGEST = 16 * 1024;

/** The innocents play in public: whoever wants to can find them. */
async function foundTable(guest: Guest, game: string): Promise<string | undefined> {
  const { text } = await guest.send('GET', `/api/tables?stage=playing&game=${game}`);
  const { tables = [] }: { tables?: readonly { readonly id: string }[] } = JSON.parse(text);
  return tables[0]?.id;
}

export const SOCKET_ATTACKS: Readonly<Record<string, Attack>> = {
  'floods of messages': byEach(async (guest) => {
    const tab = await guest.open();
    await Promise.all(Array.from({ length: 300 }, () => tab.ask({ do: 'ping' })));
    tab.socket.terminate();
  }),
  'large messages': byEach(async (guest) => {
    const tab = await guest.open();
    for (let i = 0; i < 50; i++) tab.socket.send(`"${'x'.repeat(LONGEST - 2)}"`);
    tab.socket.send('x'.repeat(LONGEST + 1));
    await tab.ask({ do: 'ping' });
  }),
  reconnects: byEach(async (guest) => {
    for (const tab of await tabsOf(guest)) tab.socket.terminate();
  }),
  'readers that do not read': byEach(async (guest) => {
    const [first, ...others] = await tabsOf(guest);
    const table = first && (await begun(guest, first, COSTLY));
    if (table === undefined) return;
    for (const { socket } of others) socket.pause();
    await forever(async () => {
      for (const tab of others) void tab.ask({ do: 'watch', table });
      await sleep(500);
    });
  }),
  'crowds at a table of others': byEach(async (guest, game) => {
    const tabs = await tabsOf(guest);
    await forever(async () => {
      const table = await foundTable(guest, game);
      if (table === undefined) return sleep(200);
      await Promise.all(tabs.map((tab) => tab.ask({ do: 'watch', table })));
      await sleep(500);
      await Promise.all(tabs.slice(1).map((tab) => tab.ask({ do: 'unwatch', table })));
    });
  }),
};
