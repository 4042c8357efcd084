import { expect, test } from 'vitest';
import { inLongRun, isLongRun } from '../../src/testkit/effort.ts';
import { runBattery } from './battery.ts';

test.each(inLongRun(['tables of bots, watched'], ['floods of messages']))(
  'P2.6 innocents play on while a server with the usual limits is attacked: %s',
  async (attack) => {
    const [result] = await runBattery({
      game: 'sol',
      seconds: isLongRun ? 4 : 2,
      guests: 12,
      addresses: 2,
      attack,
    });
    expect(result?.during.moves).toBeGreaterThan(0);
    expect(result?.after.moves).toBeGreaterThan(0);
  },
);
