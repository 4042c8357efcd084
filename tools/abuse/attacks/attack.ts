import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OnlineSetup } from '../../../src/protocol/online.ts';
import type { Guest, Tab } from '../guest.ts';

/** What somebody may do who means no good: it goes on until the process is ended. */
export type Attack = (guests: readonly Guest[], game: string) => Promise<unknown>;

export const RULES = { options: {}, private: false, spectators: true, patience: 60 };

/** The game whose moves cost a server most, with all its seats. */
export const COSTLY: OnlineSetup = {
  game: 'factions',
  seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
  ...RULES,
};

export const newKey = (): string => randomBytes(9).toString('hex');

/** Does something again and again, as fast as it is answered or refused, but never without a breath. */
export async function forever(deed: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await deed().catch(() => undefined);
    await sleep(1);
  }
}

/** Everybody does the same, each by themselves, and begins anew whenever it is over or was refused. */
export function byEach(deed: (guest: Guest, game: string) => Promise<unknown>): Attack {
  return (guests, game) => Promise.all(guests.map((guest) => forever(() => deed(guest, game))));
}

/** A table of somebody's own whose match has begun; nothing where it was refused. */
export async function begun(guest: Guest, tab: Tab, setup: OnlineSetup): Promise<string | undefined> {
  const table = await guest.create(setup);
  if (table === undefined) return undefined;
  await tab.ask({ do: 'watch', table });
  await tab.ask({ do: 'start', table });
  if (setup.seats.includes('me')) await tab.reveal(table);
  return table;
}
