import { setTimeout as sleep } from 'node:timers/promises';
import type { ClockRules, OnlineSetup } from '../../../src/protocol/online.ts';
import { type Attack, begun, byEach, COSTLY, forever, RULES } from './attack.ts';

/** Tables without number. */

const CLOCK: ClockRules = { bank: 86_400, increment: 0, atZero: 'bot' };

/** Each guest makes tables as fast as the server lets them. */
function makingTables(setup: (game: string) => OnlineSetup): Attack {
  return byEach(async (guest, game) => {
    const tab = await guest.open();
    return forever(async () => (await begun(guest, tab, setup(game))) ?? sleep(200));
  });
}

export const TABLE_ATTACKS: Readonly<Record<string, Attack>> = {
  'tables of bots that think, watched': makingTables((game) => ({
    game,
    seats: [{ bot: 'master' }, { bot: 'master' }],
    ...RULES,
  })),
  'tables of bots that move at once, watched': makingTables(() => ({
    ...COSTLY,
    seats: COSTLY.seats.map(() => ({ bot: 'random' })),
  })),
  'clocked tables': makingTables((game) => ({
    game,
    seats: ['me', { bot: 'random' }],
    clock: CLOCK,
    ...RULES,
  })),
  'tables in the lobby': makingTables((game) => ({ game, seats: ['me', 'open'], ...RULES })),
};
