import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClockRules, OnlineSetup } from '../../src/protocol/online.ts';
import { Guest, type Tab } from './guest.ts';

/** What somebody may do who means no good: it goes on until the process is ended. */
type Attack = (guests: readonly Guest[], game: string) => Promise<unknown>;

const RULES = { options: {}, private: false, spectators: true, patience: 60 };
const CLOCK: ClockRules = { bank: 86_400, increment: 0, atZero: 'bot' };
const key = (): string => randomBytes(9).toString('hex');

/** Does something again and again, as fast as it is answered, but never without a breath. */
async function forever(deed: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await deed();
    await sleep(1);
  }
}

async function begun(guest: Guest, tab: Tab, setup: OnlineSetup): Promise<string | undefined> {
  const table = await guest.create(setup);
  if (table === undefined) return undefined;
  await tab.ask({ do: 'watch', table });
  await tab.ask({ do: 'start', table });
  if (setup.seats.includes('me')) await tab.reveal(table);
  return table;
}

/** Each guest makes tables as fast as the server lets them. */
function makingTables(setup: (game: string) => OnlineSetup): Attack {
  return (guests, game) =>
    Promise.all(
      guests.map(async (guest) => {
        const tab = await guest.open();
        return forever(async () => (await begun(guest, tab, setup(game))) ?? sleep(200));
      }),
    );
}

/** Each guest plays against a weak bot and asks something of that table as fast as it is answered. */
function asking(deed: (tab: Tab, table: string) => Promise<unknown>): Attack {
  return (guests, game) =>
    Promise.all(
      guests.map(async (guest) => {
        const tab = await guest.open();
        const table = await begun(guest, tab, { game, seats: ['me', { bot: 'random' }], ...RULES });
        if (table !== undefined) await forever(() => deed(tab, table));
      }),
    );
}

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'tables of bots, watched': makingTables((game) => ({
    game,
    seats: [{ bot: 'master' }, { bot: 'master' }],
    ...RULES,
  })),
  'clocked tables': makingTables((game) => ({
    game,
    seats: ['me', { bot: 'random' }],
    clock: CLOCK,
    ...RULES,
  })),
  'tables in the lobby': makingTables((game) => ({ game, seats: ['me', 'open'], ...RULES })),
  'looks at the past': asking((tab, table) =>
    Promise.all([0, 1, 2, 3].map((ply) => tab.ask({ do: 'look', table, ply, eyes: 'nobody' }))),
  ),
  'watching and leaving': asking(async (tab, table) => {
    await tab.ask({ do: 'unwatch', table });
    await tab.ask({ do: 'watch', table });
  }),
  'refused moves': asking((tab, table) =>
    Promise.all([1, 2, 3, 4].map(() => tab.ask({ do: 'play', table, seen: 0, key: key(), text: 'nothing' }))),
  ),
  chat: asking((tab, table) => tab.ask({ do: 'chat', table, text: 'word '.repeat(99), key: key() })),
  'guests without number': async (guests) =>
    forever(() => Promise.all(guests.map((guest) => guest.request('POST', '/api/me', { name: key() })))),
  'floods of messages': (guests) =>
    Promise.all(
      guests.map((guest) =>
        forever(async () => {
          const tab = await guest.open();
          await Promise.all(Array.from({ length: 300 }, () => tab.ask({ do: 'ping' })));
          tab.socket.terminate();
        }),
      ),
    ),
};
