import { expect, test } from 'vitest';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { metOf } from '../../../../testkit/lawful.ts';
import { SCENARIOS, type ScenarioId } from '../../facts.ts';
import { closely, playUnderLaws } from './kit.ts';

/** Matches of each kind, 6 * (20 + 6) + 12 + 20 = 188 in all. */
const SOLO = 20;
const SCENARIO_TOGETHER = 6;
const TOGETHER = 12;
const DEFERRED = 20;

const scenarios = Object.keys(SCENARIOS) as ScenarioId[];

test.each(scenarios)('the laws hold alone in %s', (scenario) => {
  const met = new Set<string>();
  for (let i = 0; i < matches(SOLO); i++) {
    const options = { scenario, soloSuitsIncludeFlares: i % 4 !== 3 };
    playUnderLaws(met, {
      seats: 1,
      seed: `${scenario} ${i}`,
      options,
      players: i % 3 > 0 ? 'lively' : 'any',
      every: closely(i),
    });
  }
  if (!inFullRun) return;
  const { effects, event } = SCENARIOS[scenario] as { effects: readonly string[]; event?: string };
  expect(metOf(met, 'effect').sort()).toEqual([...effects].sort());
  expect(metOf(met, 'trigger')).toEqual(event === undefined ? [] : [event]);
});

test.each(scenarios)('the laws hold together in %s', (scenario) => {
  for (let i = 0; i < matches(SCENARIO_TOGETHER); i++) {
    const options = { mode: 'coop', scenario } as const;
    const seats = 2 + (i % 10 === 9 ? 3 : i % 3);
    playUnderLaws(new Set(), { seats, seed: `together ${scenario} ${i}`, options, every: closely(i) });
  }
});

test('the laws hold in the straight game together', () => {
  for (let i = 0; i < matches(TOGETHER); i++) {
    const options = { mode: 'coop', effects: 'random', triggerFlares: i % 6 } as const;
    playUnderLaws(new Set(), { seats: 2 + (i % 4), seed: `straight ${i}`, options, every: closely(i) });
  }
});

test('the laws hold with deferred keeping, where several seats may choose at once', () => {
  const met = new Set<string>();
  for (let i = 0; i < matches(DEFERRED); i++) {
    const options = {
      stallRounds: 1,
      keepTiming: 'deferred',
      effects: 'random',
      triggerFlares: 5,
      triggerEvent: 'IMPLODE',
    } as const;
    playUnderLaws(met, { seats: 2 + (i % 3), seed: `deferred ${i}`, options, every: closely(i) });
  }
  if (inFullRun) expect(metOf(met, 'event')).toContain('kept');
});
