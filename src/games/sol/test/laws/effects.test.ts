import { expect, test } from 'vitest';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { inFullRun, matches } from '../../../../testkit/effort.ts';
import { metOf } from '../../../../testkit/lawful.ts';
import { EFFECTS, type EffectId, EVENTS } from '../../facts.ts';
import type { Options } from '../../options.ts';
import type { State } from '../../state.ts';
import { FLOW } from '../../steps.ts';
import { busy } from '../testkit.ts';
import { EVENTS as TOLD } from '../../texts/events.ts';
import { MOVES } from '../../texts/moves.ts';
import { closely, playUnderLaws } from './kit.ts';

/** Matches for each effect, 31 * (8 + 4) = 372 in all; the latter begin in the middle of things. */
const MATCHES = 8;
const FROM_THE_MIDDLE = 4;

/** Effects whose rules have an option of their own are played both ways. */
const VARIANTS: Partial<Record<EffectId, Partial<Options>>> = {
  CHAIN: { chainRule: 'lenient', chainAdjacency: 'flyable' },
  PULSE: { pulseMandatory: true },
  PUNCTURE: { punctureDraws: true },
  SACRIFICE: { sacrificeDraws: false },
  TELEPORT: { teleportRepeat: false },
  TRIBUTE: { tributeScope: 'all' },
};

const met = new Set<string>();

test.each(EFFECTS)('the laws hold while %s is played', (effect) => {
  const own = new Set<string>();
  for (let i = 0; i < matches(MATCHES); i++) {
    const options: Partial<Options> = {
      stallRounds: 1,
      effects: 'custom',
      cards: [effect],
      vestigial: i % 3 !== 0,
      triggerFlares: i % 4,
      triggerEvent: itemAt(EVENTS, (i + effect.length) % EVENTS.length),
      ...(i % 4 === 1 && VARIANTS[effect]),
    };
    const seats = i % 6 === 5 ? 3 : 2;
    const players = i % 8 === 7 ? 'any' : 'lively';
    playUnderLaws(own, { seats, seed: `${effect} ${i}`, options, players, every: closely(i) });
  }
  for (let i = 0; i < matches(FROM_THE_MIDDLE); i++) {
    const start = (): State => busy(effect);
    playUnderLaws(own, { seats: 2, seed: `busy ${effect} ${i}`, options: {}, start });
  }
  for (const noted of own) met.add(noted);
  if (inFullRun) expect(metOf(own, 'effect')).toEqual([effect]);
});

const inOrder = (names: Iterable<string>): string[] => [...names].sort();
const noted = (word: string): string[] => inOrder(metOf(met, word));

test.runIf(inFullRun)('over these matches everything there is has occurred', () => {
  expect(noted('question')).toEqual(inOrder(Object.keys(FLOW.questions)));
  expect(noted('move')).toEqual(inOrder(Object.keys(MOVES)));
  expect(noted('event')).toEqual(inOrder(Object.keys(TOLD)));
  expect(noted('effect')).toEqual(inOrder(EFFECTS));
  expect(noted('trigger')).toEqual(inOrder(EVENTS));
});
