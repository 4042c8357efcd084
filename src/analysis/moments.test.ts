import { expect, test } from 'vitest';
import type { Analysis, JudgedDecision, Luck, Verdict } from './analysis.ts';
import { mistakesOf, threeMoments, turningPoints, worstTurnsOf } from './moments.ts';
import { sumOf } from './sums.ts';
import { verdictOf } from './verdict.ts';

const decision = (ply: number, seat: number, cost: number, noise = 0.01, turn = ply): JudgedDecision => ({
  ply,
  turn,
  seat,
  played: { text: 'a', chance: 0.5 - cost, noise },
  best: [{ text: 'b', chance: 0.5, noise }],
  cost,
  noise,
  verdict: verdictOf(cost, noise),
});
const luck = (ply: number, gain: number, noise = 0.02): Luck => ({ ply, gains: [gain, -gain], noise });

function analysis(decisions: JudgedDecision[], lucks: Luck[] = []): Analysis {
  return {
    format: 'orrery-analysis',
    version: 1,
    made: '',
    record: '',
    game: 'toy',
    seats: 2,
    judged: [0, 1],
    sight: 'seen',
    curve: [],
    decisions,
    luck: lucks,
    sums: [],
  };
}

const told = (moments: ReturnType<typeof turningPoints>): string[] =>
  moments.map(({ kind, ply }) => `${kind} ${ply}`);

test.each<[number, number, Verdict]>([
  [0.009, 0.05, 'best'],
  [0.039, 0.05, 'good'],
  [0.041, 0.05, 'close'],
  [0.3, 0.3, 'close'],
  [0.041, 0.04, 'slip'],
  [0.1, 0.01, 'mistake'],
  [0.2, 0.01, 'blunder'],
])('a cost of %d with noise %d is %s', (cost, noise, verdict) => {
  expect(verdictOf(cost, noise)).toBe(verdict);
});

test('turning points are the largest, in order of time, and leave room for both kinds', () => {
  const decisions = [0.05, 0.3, 0.25, 0.22, 0.21].map((cost, i) => decision(10 * i, i % 2, cost));
  const lucks = [luck(15, 0.1), luck(16, -0.05), luck(17, 0.01), luck(40, 0.9, 1)];
  expect(told(turningPoints(analysis(decisions, lucks)))).toEqual([
    'choice 10',
    'luck 15',
    'luck 16',
    'choice 20',
    'choice 30',
  ]);
  expect(told(turningPoints(analysis(decisions)))).toEqual([
    'choice 0',
    'choice 10',
    'choice 20',
    'choice 30',
    'choice 40',
  ]);
  expect(turningPoints(analysis([decision(0, 0, 0.5, 0.6)], [luck(1, 0.03)]))).toEqual([]);
});

test('what luck took from one seat is told of another as a gain', () => {
  const found = analysis([], [luck(4, -0.3)]);
  expect(threeMoments(found, 0)).toMatchObject([{ kind: 'luck', seat: 0, size: -0.3 }]);
  expect(threeMoments(found, 1)).toMatchObject([{ kind: 'luck', seat: 1, size: 0.3 }]);
});

test('three moments of a seat are its own', () => {
  const decisions = [decision(1, 0, 0.5), decision(2, 1, 0.3), decision(3, 1, 0.05), decision(4, 1, 0.2)];
  const found = analysis(decisions, [luck(3, 0.06), luck(5, 0.1)]);
  expect(told(threeMoments(found, 1))).toEqual(['choice 2', 'choice 4', 'luck 5']);
});

test('of the faults of one turn only the costliest is told, and asked about', () => {
  const ofTurn = (ply: number, cost: number, turn: number): JudgedDecision =>
    decision(ply, 0, cost, 0.01, turn);
  const decisions = [ofTurn(1, 0.1, 1), ofTurn(2, 0.3, 1), ofTurn(3, 0.2, 1), ofTurn(4, 0.15, 4)];
  const found = analysis(decisions);
  expect(told(turningPoints(found))).toEqual(['choice 2', 'choice 4']);
  expect(told(threeMoments(found, 0))).toEqual(['choice 2', 'choice 4']);
  expect(worstTurnsOf(found, 0).map(({ ply }) => ply)).toEqual([2, 4]);
  expect(worstTurnsOf(found, 1)).toEqual([]);
  expect(mistakesOf(found, 0)).toHaveLength(4);
});

test('the mistakes of a seat come largest first', () => {
  const decisions = [decision(1, 1, 0.05), decision(2, 1, 0.3), decision(3, 0, 0.4), decision(4, 1, 0.02)];
  expect(mistakesOf(analysis(decisions), 1).map(({ ply }) => ply)).toEqual([2, 1]);
});

test('a sum tells what was kept of the best choices, and the result without luck', () => {
  const decisions = [decision(1, 0, 0.1), decision(2, 0, 0.3, 0.4), decision(3, 1, 0.2)];
  expect(sumOf(0, 1, decisions, [luck(1, 0.3), luck(2, -0.1)])).toEqual({
    accuracy: 0.9,
    luck: expect.closeTo(0.2),
    result: 1,
    withoutLuck: expect.closeTo(0.8),
  });
  expect(sumOf(1, 0, [], [luck(1, 0.3)])).toEqual({
    accuracy: undefined,
    luck: -0.3,
    result: 0,
    withoutLuck: 0.3,
  });
  expect(sumOf(1, 0, [], [luck(1, -0.3)]).withoutLuck).toBe(0);
});
