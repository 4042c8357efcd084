import { expect, test } from 'vitest';
import { runBattery } from './battery.ts';

test.each(['tables of bots, watched', 'floods of messages'])(
  'P2.6 innocents play on while a server with the usual limits is attacked: %s',
  async (attack) => {
    const [result] = await runBattery({ game: 'sol', seconds: 4, guests: 12, addresses: 2, attack });
    expect(result?.during.moves).toBeGreaterThan(0);
    expect(result?.after.moves).toBeGreaterThan(0);
  },
);
