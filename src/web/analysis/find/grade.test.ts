import { describe, expect, test } from 'vitest';
import type { JudgedDecision } from '../../../analysis/analysis.ts';
import { gradeOf, judgedTry, pointsFor } from './grade.ts';
import { NO_STREAK, withTry } from './streak.ts';
import { knownTry } from './useTries.ts';

const choice = (text: string, chance: number) => ({ text, chance, noise: 0.01 });

const POSITION: JudgedDecision = {
  ...{ ply: 7, turn: 7, seat: 0, cost: 0.3, noise: 0.05, verdict: 'blunder' },
  played: choice('wait', 0.3),
  best: [choice('leap', 0.6), choice('hop', 0.5), choice('wait', 0.3)],
};

describe('a try', () => {
  test.each([
    [1, 'best'],
    [0.98, 'best'],
    [0.976, 'best'],
    [0.97, 'good'],
    [0.8, 'good'],
    [0.794, 'fair'],
    [0.5, 'fair'],
    [0.49, 'poor'],
  ])('that keeps %d of the best has its grade', (share, grade) => {
    expect(gradeOf(share)).toBe(grade);
  });

  test('that was analysed needs no second look', () => {
    expect(judgedTry(knownTry(POSITION, 'leap')!)).toMatchObject({ grade: 'best', share: 1 });
    expect(judgedTry(knownTry(POSITION, 'hop')!)).toMatchObject({ grade: 'good', chance: 0.5 });
    expect(judgedTry(knownTry(POSITION, 'wait')!)).toMatchObject({ grade: 'fair', chance: 0.3 });
    expect(knownTry(POSITION, 'sit')).toBeUndefined();
  });

  test('is as good as the best where nothing can be won', () => {
    const lost = { ...POSITION, cost: 0, played: choice('wait', 0) };
    expect(judgedTry(lost).share).toBe(1);
  });

  test('costs what its hints cost, never more than there is', () => {
    expect(pointsFor(0.92, 10)).toBe(82);
    expect(pointsFor(0.92, 100)).toBe(0);
  });

  test('counts for the row from 80 points on, once', () => {
    const points = [90, 79, 80, 100];
    const after = points.reduce((streak, one, i) => withTry(streak, `match ${i}`, one), NO_STREAK);
    expect(after).toMatchObject({ row: 2, best: 2, latest: points });
    expect(withTry(after, 'match 1', 100)).toBe(after);
    expect(withTry(after, 'other 1', 10)).toMatchObject({ row: 0, best: 2 });
  });
});
