import { expect, test } from 'vitest';
import { inLongRun } from '../../src/testkit/effort.ts';
import { missedIn } from './abuse.ts';
import { ATTACKS } from './attacks/attacks.ts';
import { type AttackResult, runBattery } from './battery.ts';

const [EVERY_DAY = '', ...OTHERS] = Object.keys(ATTACKS);
const SMALL = { game: 'sol', store: 'sqlite', seconds: 2, guests: 12, addresses: 2 } as const;

test.each(inLongRun([EVERY_DAY], OTHERS))(
  'P2.6 innocents play on while a server with the usual limits is attacked: %s',
  async (attack) => {
    const [result] = await runBattery({ ...SMALL, attack });
    expect(result?.during.moves).toBeGreaterThan(0);
    expect(result?.after.moves).toBeGreaterThan(0);
    expect(result?.during.refused).toBe(0);
  },
);

test('an attack that is not there is refused with those that are', async () => {
  await expect(runBattery({ ...SMALL, attack: 'harm' })).rejects.toThrow('floods of messages');
});

test('what was waited for too long, or refused, is told', () => {
  const quiet = { moves: 9, moveMedian: 2, move99: 9, botMedian: 100, bot99: 900, refused: 0 };
  const result: AttackResult = {
    attack: 'harm',
    before: quiet,
    during: quiet,
    after: quiet,
    disk: 0,
    memory: 0,
  };
  expect(missedIn(result)).toEqual([]);
  expect(missedIn({ ...result, during: { ...quiet, moveMedian: 4.2, botMedian: 299, refused: 1 } })).toEqual([
    'harm: a move took 2.1 times as long, not 2',
    'harm: innocents were refused 1 time',
  ]);
  expect(missedIn({ ...result, during: { ...quiet, botMedian: Number.NaN } })).toHaveLength(1);
});
