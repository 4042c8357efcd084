import { describe, expect, test } from 'vitest';
import { GAMES as TOYS, POSITION, type State } from '../../../test/kit/toy.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { FeatureLayout, type Features } from '../../kernel/hints/features.ts';
import { Net } from '../net/net.ts';
import { Judge, pointsAhead, SURENESS } from './judge.ts';

const layout = new FeatureLayout();
const leading = layout.block('leading', 1);
const hand = layout.block('cards in hand', 3);

const features: Features<State> = {
  version: 1,
  layout,
  encode({ hands, points }, seat, noted) {
    if (itemAt(points, seat) === Math.max(...points) && points[0] !== points[1]) noted.note(leading);
    noted.atLeast(hand, itemAt(hands, seat).length);
  },
};

const toy: GameEntry = itemAt(TOYS, 0);

/** Adds a lead of 2 for whoever leads, and is a little surer of winning with every card in hand. */
const NET = new Net({
  shape: { inputs: 4, hidden: 2, middle: 2 },
  first: Int8Array.of(1, 0, 0, 1, 0, 1, 0, 1),
  firstMeasure: Float32Array.of(2, 0.5),
  firstBias: Float32Array.of(0, 0),
  second: Int8Array.of(1, 0, 0, 1),
  secondMeasure: Float32Array.of(1, 1),
  secondBias: Float32Array.of(0, 0),
  last: Float32Array.of(1, 0, 0, 1),
  lastBias: Float32Array.of(0, 0),
});

const judgeOf = (trust: number, entry = toy): Judge =>
  new Judge(entry, features, NET, { unit: 4, base: 1, trust });

const LEADING: State = { ...POSITION, points: [9, 5] };

describe('a position in the middle of a match', () => {
  test('is worth what the hints say where the net is not trusted', () => {
    for (const hint of [-2, 0, 3]) expect(judgeOf(0).worth(LEADING, 0, hint)).toBe(hint);
    expect(judgeOf(0).hintOf(LEADING, 0)).toBe((9 - 1) / 4);
    expect(judgeOf(0).hintOf(LEADING, 1)).toBe((5 - 1) / 4);
  });

  test('is worth more or less by what the net adds, as far as it is trusted', () => {
    const judge = judgeOf(0.5);
    const worth = judge.worth(LEADING, 0, 0.25);
    const chance = 1 / (1 + Math.exp(-(SURENESS * 0.25 + 1.5)));
    expect(judge.expected.lead).toBe(2.25);
    expect(judge.expected.chance).toBeCloseTo(chance, 5);
    expect(worth).toBeCloseTo(0.25 + 0.5 * (2 + 0.5 * chance), 5);
  });

  test('is told by its features, whichever was valued before', () => {
    const judge = judgeOf(0.5);
    const noted = (): number[] => [...judge.noted.features.subarray(0, judge.noted.length)];
    judge.worth(LEADING, 0, 0);
    expect(noted()).toEqual([0, 1, 2, 3]);
    judge.worth({ ...POSITION, hands: [[5], [2, 6]] }, 1, 0);
    expect(noted()).toEqual([1, 2]);
    expect(judge.worth(LEADING, 0, 0)).toBe(judgeOf(0.5).worth(LEADING, 0, 0));
  });

  test('is valued by what the levels of play know, where that is more than the hints', () => {
    const skill = { ...toy.hints, value: () => 41 };
    expect(judgeOf(0, { ...toy, skill }).hintOf(LEADING, 0)).toBe(10);
  });
});

describe('a match that is over', () => {
  const over = (...points: number[]): State => ({ ...POSITION, prize: 0, points });

  test('is expected to end as it did', () => {
    const judge = judgeOf(0.5);
    judge.worth(over(9, 5), 0, 3);
    expect(judge.expected).toEqual({ lead: 1, chance: 1 });
    judge.worth(over(9, 5), 1, 3);
    expect(judge.expected).toEqual({ lead: -1, chance: 0 });
    judge.worth(over(7, 7), 1, 3);
    expect(judge.expected).toEqual({ lead: 0, chance: 0.5 });
  });

  test.each([0, 0.35, 1])('is better won than shared, and better shared than lost (trust %d)', (trust) => {
    const judge = judgeOf(trust);
    const [won, shared, lost] = [over(6, 5), over(6, 6), over(6, 7)].map((end) => judge.worth(end, 0, 1));
    expect(won).toBeGreaterThan(shared!);
    expect(shared).toBeGreaterThan(lost!);
  });

  test('is worth more than any chance if it was won, and less if it was lost', () => {
    const judge = judgeOf(0.35);
    const open = judge.worth({ ...POSITION, points: [6, 6] }, 0, 0.5);
    expect(judge.worth(over(6, 5), 0, 0.5)).toBeGreaterThan(open);
    expect(judge.worth(over(6, 7), 0, 0.5)).toBeLessThan(open);
  });
});

describe('a lead', () => {
  test('is that over the best of the others', () => {
    const ahead = (seat: number): number => pointsAhead({ toBeat: () => 100 }, POSITION, [4, 9, 7], seat);
    expect([0, 1, 2].map(ahead)).toEqual([-5, 2, -2]);
  });

  test('of a seat that is alone is that over what it has to beat, or all its points', () => {
    expect(pointsAhead({ toBeat: () => 5 }, POSITION, [3], 0)).toBe(-2);
    expect(pointsAhead({ toBeat: () => undefined }, POSITION, [-3], 0)).toBe(-3);
    expect(pointsAhead({}, POSITION, [-3], 0)).toBe(-3);
  });
});

/** The same game for a seat that has to beat two points for each card in the other hand. */
const ALONE: GameEntry = {
  ...toy,
  game: { ...toy.game, outcome: ({ points }: State) => ({ points: [points[0]!], places: [2] }) },
  toBeat: ({ hands }: State) => 2 * hands[1]!.length,
};

test('a match that is over for a seat that is alone is expected to end with the lead over what it had to beat', () => {
  const judge = judgeOf(0.5, ALONE);
  const { hands } = POSITION;
  judge.worth({ ...POSITION, prize: 0, points: [9, 0] }, 0, 3);
  expect(judge.expected).toEqual({ lead: (9 - 2 * hands[1]!.length) / 4, chance: 0 });
});
