import { describe, expect, test } from 'vitest';
import type { Find } from '../../src/analysis/puzzles/harvest.ts';
import type { MatchRecord } from '../../src/kernel/match/record.ts';
import { chosen } from './choice.ts';
import type { Gathered, Plan } from './plan.ts';

const PLAN: Plan = {
  game: 'toy',
  rulesVersion: 1,
  level: 'hard',
  seats: [2],
  seed: 'choice',
  lead: 5,
  turns: false,
};
const STAGES = { passed: 0, looked: 0, seemed: 0, missed: 0, doubted: 0, proved: 0 };
const COSTS = { up: 9, down: 9, left: 9 };

function find(more: Partial<Find> = {}): Find {
  const step = { ply: 0, chance: 0.6, lead: 0.1, noise: 0.01, same: [], costs: COSTS };
  return {
    ...{ seats: 2, seat: 0, ply: 0, theme: 'Climb', steps: [step], differences: [] },
    finders: [0, 0.2, 0.4],
    record: { moves: ['0 right'] } as Partial<MatchRecord> as MatchRecord, // only its moves are looked at
    ...more,
  };
}

const inMatches = (...finds: Find[]): Gathered[] =>
  finds.map((one, match) => ({ match, stages: STAGES, finds: [one] }));

describe('a choice of puzzles', () => {
  test('takes those that are unlike before more of the same', () => {
    const gathered = inMatches(find(), find(), find({ theme: 'Dive', finders: [0.9, 0.9, 0.9] }));
    const both = chosen(PLAN, gathered, 2);
    expect(both.map(({ theme }) => theme)).toEqual(['Dive', 'Climb']);
  });

  test('numbers them from the easiest on, and tells where each was found', () => {
    const [first, second] = chosen(PLAN, inMatches(find(), find({ finders: [1, 0.8, 0.8] })), 30);
    expect(first).toMatchObject({
      number: 1,
      difficulty: 1,
      source: { level: 'hard', seed: 'choice', match: 1 },
    });
    expect(second).toMatchObject({ number: 2, difficulty: 3, source: { match: 0 } });
    expect(first).not.toHaveProperty('finders');
  });

  test('leaves out what everybody finds, what is won anyway and what is soon guessed', () => {
    const step = find().steps[0]!;
    const gathered = inMatches(
      find({ finders: [1, 1, 1] }),
      find({ steps: [{ ...step, chance: 0.995 }] }),
      find({ steps: [{ ...step, costs: { up: 9 } }], finders: [0.6, 0.7, 0.8] }),
    );
    expect(chosen(PLAN, gathered, 30)).toEqual([]);
  });

  test('is the same in whatever order the matches were played', () => {
    const gathered = inMatches(find(), find({ theme: 'Dive' }), find({ seats: 3 }), find({ seat: 1 }));
    expect(chosen(PLAN, gathered.toReversed(), 3)).toEqual(chosen(PLAN, gathered, 3));
  });
});
