import { expect, test } from 'vitest';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { metOf } from '../../../../testkit/lawful.ts';
import { EVENTS } from '../../facts.ts';
import type { Event, Step } from '../../state.ts';
import { closely, playUnderLaws } from './kit.ts';

/** Matches for each event and kind of trigger, 9 * (12 + 6) = 162 in all. */
const EXTRA = 12;
const MARKED = 6;

/** What an event asks and tells, besides that it happens. */
const SIGNS: Record<(typeof EVENTS)[number], readonly (Step['step'] | Event['type'])[]> = {
  ATTRITION: ['attrition', 'sacrificed'],
  IMPLODE: ['push', 'pushed', 'hurled'],
  EXPLODE: ['push', 'pushed', 'lost', 'returned'],
  SUNWORM: ['sacrificed'],
  WARP: ['warp', 'land', 'landed'],
  SINGULARITY: ['singularity', 'landed'],
  GARDEN: ['cubes'],
  FEEDERS: ['gap', 'feeders', 'feederMoved', 'scour', 'cleared'],
  PARASITE: ['first', 'feeders', 'feederMoved', 'cleared'],
};

test.each(EVENTS)('the laws hold while %s happens', (triggerEvent) => {
  const met = new Set<string>();
  for (let i = 0; i < matches(EXTRA); i++) {
    const options = { stallRounds: 1, triggerFlares: 5, triggerEvent, eventHurlDraws: i % 3 !== 2 };
    const seats = 2 + (i % 8 === 7 ? 3 : i % 2);
    playUnderLaws(met, { seats, seed: `${triggerEvent} ${i}`, options, every: closely(i) });
  }
  if (!inFullRun) return;
  expect(metOf(met, 'trigger')).toEqual([triggerEvent]);
  expect([...metOf(met, 'question'), ...metOf(met, 'event')]).toEqual(
    expect.arrayContaining([...SIGNS[triggerEvent]]),
  );
});

test.each(EVENTS)('the laws hold while %s comes with marked flares', (triggerEvent) => {
  const met = new Set<string>();
  for (let i = 0; i < matches(MARKED); i++) {
    const options = { stallRounds: 1, triggerFlares: 4, triggerEvent, triggerMode: 'marked' } as const;
    playUnderLaws(met, { seats: 2, seed: `marked ${triggerEvent} ${i}`, options, every: closely(i) });
  }
  if (inFullRun) expect(metOf(met, 'trigger')).toEqual([triggerEvent]);
});
