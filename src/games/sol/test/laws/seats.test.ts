import { expect, test } from 'vitest';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { metOf } from '../../../../testkit/lawful.ts';
import type { Options } from '../../options.ts';
import { closely, playUnderLaws } from './kit.ts';

/** Matches for each number of seats and way of playing, 98 in all. */
const MATCHES: Readonly<Record<number, number>> = { 1: 14, 2: 14, 3: 10, 4: 7, 5: 4 };

test.each([1, 2, 3, 4, 5])('the laws hold with %i seats for players who take any move', (seats) => {
  for (let i = 0; i < matches(MATCHES[seats] as number); i++) {
    const options: Partial<Options> = {
      stallRounds: 1,
      vestigial: i % 2 === 0,
      ...(seats === 1 && { scenario: 'none' }),
      effects: 'random',
      colours: ['blue', 'green', 'yellow', 'red'],
      triggerFlares: i % 6,
    };
    playUnderLaws(new Set(), {
      seats,
      seed: `any ${seats} ${i}`,
      options,
      players: 'any',
      every: closely(i),
    });
  }
});

test.each([1, 2, 3, 4, 5])('the laws hold with %i seats for players who act', (seats) => {
  const met = new Set<string>();
  for (let i = 0; i < matches(MATCHES[seats] as number); i++) {
    const options: Partial<Options> = {
      stallRounds: 2,
      vestigial: i % 2 === 0,
      ...(seats === 1 && { scenario: 'none' }),
      effects: 'random',
      swap: true,
    };
    playUnderLaws(met, { seats, seed: `acting ${seats} ${i}`, options, every: closely(i) });
  }
  const usual = [
    'move',
    'convert',
    'activate',
    'launch',
    'fly',
    'gate',
    'node',
    'foundry',
    'use',
    'play',
    'keep',
  ];
  if (inFullRun) expect(metOf(met, 'move')).toEqual(expect.arrayContaining(usual));
});

test.runIf(inFullRun)('matches with the usual stall guard end as well', () => {
  for (let i = 0; i < matches(10); i++) {
    playUnderLaws(new Set(), {
      seats: 2 + (i % 4),
      seed: `slow ${i}`,
      options: {},
      players: 'any',
      every: 200,
    });
  }
});
