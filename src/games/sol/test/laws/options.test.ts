import { test } from 'vitest';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { type Rng, seeded } from '../../../../kernel/match/rng.ts';
import { anyValue } from '../../../../testkit/anyOptions.ts';
import { matches } from '../../../../testkit/effort.ts';
import { OPTIONS, type Options } from '../../options.ts';
import { closely, playUnderLaws } from './kit.ts';

/** Matches with options at random, in seven tests of twenty. */
const TESTS = 7;
const MATCHES = 20;

/** All options at random, as far as they go together and the match stays short. */
function anyOptions(rng: Rng, seats: number): Partial<Options> {
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, option]) => [name, anyValue(rng, option)]),
  ) as unknown as Options;
  const mode = seats === 1 ? 'solo' : options.mode === 'solo' ? 'coop' : options.mode;
  const scenario = mode === 'competitive' ? 'none' : options.scenario;
  const own = scenario === 'none' ? {} : ({ effects: 'firstGame', triggerFlares: 0 } as const);
  return { ...options, mode, scenario, ...own, stallRounds: 1 + rng.int(2) };
}

const SEATS = [1, 2, 2, 3, 2, 3, 2, 4, 2, 5] as const;

test.each(Array.from({ length: TESTS }, (_, i) => i))('the laws hold with any options, part %i', (part) => {
  for (let i = 0; i < matches(MATCHES); i++) {
    const rng = seeded(1000 * part + i);
    const seats = itemAt(SEATS, i % SEATS.length);
    const options = anyOptions(rng, seats);
    playUnderLaws(new Set(), {
      seats,
      seed: `any options ${part} ${i}`,
      options,
      players: i % 4 > 0 ? 'lively' : 'any',
      every: closely(i - 1),
    });
  }
});
