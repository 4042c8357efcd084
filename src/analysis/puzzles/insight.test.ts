import { describe, expect, test } from 'vitest';
import { type Hiker, type Trail, trailGame } from '../../../test/kit/trail.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { gaugeOf } from '../gauge.ts';
import { questionOf } from '../question.ts';
import { type Closeness, type Demand, insightOf } from './insight.ts';
import { keyOf } from './key.ts';

/** Later than any line lasts. */
const LATER = 9;
const CLOSENESS: Closeness = {
  rounds: [
    { moves: 9, times: 2 },
    { moves: 4, times: 4 },
  ],
  ...{ searched: 20, beyond: 0.01 },
};

/** What is asked at the start of a trail whose spots are worth a chance of winning. */
function askedOn(trail: Trail) {
  const plain = trailGame(trail);
  const worth = (state: Hiker): number => plain.hints.value(state, 0);
  const hints = { ...plain.hints, chances: (state: Hiker) => [worth(state), 1 - worth(state)] };
  const entry: GameEntry = { ...plain, hints };
  const start: Hiker = { at: 'start' };
  const demand: Demand = { gauge: gaugeOf(entry, [start]), lead: 0.05 };
  const [first] = plain.game.legalMoves(start, 0);
  const question = questionOf(demand.gauge.entry, start, { seat: 0, move: first! }, 'seen')!;
  return { demand, question };
}

function insightOn(trail: Trail) {
  const { demand, question } = askedOn(trail);
  return insightOf(demand, question, CLOSENESS, 1);
}

const far = (worth: number): Trail[string] => ({ worth, turn: LATER, to: ['on'] });

describe('one idea', () => {
  test('is ahead of the others, which cost what they lose', () => {
    const found = insightOn({
      start: { worth: 0.5, to: ['peak', 'hill', 'dale'] },
      ...{ peak: far(0.8), hill: far(0.7), dale: far(0.4) },
    });
    expect(found).toMatchObject({
      ...{ best: { type: 'peak' }, next: { type: 'hill' }, same: [], waits: false },
      costs: { hill: 10, dale: 40 },
    });
    expect(found?.lead).toBeCloseTo(0.1);
  });

  test('is none where another is about as good', () => {
    expect(
      insightOn({ start: { worth: 0.5, to: ['peak', 'hill'] }, peak: far(0.8), hill: far(0.77) }),
    ).toBeUndefined();
  });

  test('is the same by whatever way it is come to', () => {
    const found = insightOn({
      start: { worth: 0.5, to: ['stairs', 'ladder', 'dale'] },
      ...{ stairs: { worth: 0.6, to: ['roof'] }, ladder: { worth: 0.6, to: ['roof'] } },
      ...{ roof: far(0.8), dale: far(0.4) },
    });
    expect(found).toMatchObject({ next: { type: 'dale' }, costs: { dale: 40 } });
    expect(new Set([found?.best.type, ...(found?.same ?? [])])).toEqual(new Set(['ladder', 'stairs']));
    expect(found?.course.moves).toHaveLength(2);
  });
});

describe('what a turn hangs on', () => {
  const ORDER: Trail = {
    start: { worth: 0.5, to: ['take coin', 'look around'] },
    'take coin': { worth: 0.6, to: ['end rich'] },
    'look around': { worth: 0.55, to: ['take coin', 'end poor'] },
    'end rich': far(0.8),
    'end poor': far(0.3),
  };

  test('is no one idea, as others may come before it', () => {
    expect(insightOn(ORDER)).toBeUndefined();
  });

  test('is what the best turn that never does it falls behind by', () => {
    const { demand, question } = askedOn(ORDER);
    const found = keyOf(demand, question, 1);
    if (found === undefined || found === 'refused') throw new Error('the turn hangs on nothing');
    expect(found).toMatchObject({
      ...{ best: { type: 'take coin' }, next: { type: 'look around' }, waits: true },
      costs: { 'look around': 0 },
    });
    expect(found.lead).toBeCloseTo(0.5);
    expect(found.nextCourse.moves.map(({ type }) => type)).toEqual(['look around', 'end poor']);
  });

  test('is looked into no further where it is refused', () => {
    const { demand, question } = askedOn(ORDER);
    expect(keyOf(demand, question, 1, ({ type }) => type === 'take coin')).toBe('refused');
  });

  test('is nothing where the turn can do without', () => {
    const { demand, question } = askedOn({ ...ORDER, 'end poor': far(0.78) });
    expect(keyOf(demand, question, 1)).toBeUndefined();
  });
});
