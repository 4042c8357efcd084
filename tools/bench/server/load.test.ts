import { expect, test } from 'vitest';
import { itemAt } from '../../../src/kernel/data/lists.ts';
import { closedLoop, openLoop, type Player } from './load.ts';
import type { ScriptedMove } from './script.ts';

/** A match of a server that answers after so many milliseconds, and what it was sent. */
function playerOf(ms: number, length = 100): Player & { readonly sent: number[] } {
  const sent: number[] = [];
  const play = (ply: number, _: ScriptedMove, accepted: () => void): void => {
    sent.push(ply);
    setTimeout(accepted, ms);
  };
  const line = (ply: number): ScriptedMove | undefined => (ply < length ? { seat: 0, text: 'x' } : undefined);
  return {
    sent,
    ply: 0,
    script: { seed: '', moveAt: line, lengthUpTo: (most) => Math.min(most, length) },
    table: { seed: '', play, bytes: () => 0, close: () => undefined },
  };
}

test('under full load every match plays so many moves, one after the other', async () => {
  const players = [playerOf(1), playerOf(3)];
  const { accepted, latencies } = await closedLoop(players, 4);
  expect(accepted).toBe(8);
  expect(latencies).toHaveLength(8);
  for (const { sent } of players) expect(sent).toEqual([0, 1, 2, 3]);
});

test('a match that is over plays no more', async () => {
  expect(await closedLoop([playerOf(0, 3)], 10)).toMatchObject({ accepted: 3 });
  expect(await openLoop([playerOf(0, 3)], 1000, 0.01)).toMatchObject({ accepted: 3 });
});

test('under steady load a slow answer makes the moves that wait for it late', async () => {
  const player = playerOf(20);
  const { accepted, latencies } = await openLoop([player], 200, 0.05);
  expect(accepted).toBe(10);
  expect(player.sent).toEqual(Array.from({ length: 10 }, (_, i) => i));
  // Ten moves come within 50 ms and each takes 20: the last has waited for all the others.
  expect(latencies.at(-1)).toBeGreaterThan(100);
  expect(latencies.at(-1)).toBeGreaterThan(itemAt(latencies, 0));
});
