import { expect, test } from 'vitest';
import type { LogSentence, LogTurn } from '../log/logTurns.ts';
import { stepAt, stepsOf, turnAt } from './steps.ts';

const line = (text: string, from: number, ply = from, to?: string): LogSentence => ({
  ...{ text, from, ply, details: [], places: [], cue: undefined, weight: 0 },
  way: to === undefined ? undefined : { from: undefined, to },
});

const TURNS: readonly LogTurn[] = [
  { seat: undefined, number: 0, sentences: [line('The board is laid.', 1)] },
  { seat: 0, number: 1, sentences: [line('You fly.', 2)] },
  {
    seat: 1,
    number: 2,
    sentences: [
      line('Ben draws.', 2),
      line('Ben flies.', 3, 5, 'A1'),
      line('Ben scores 2.', 5),
      line('Ben lands.', 6, 6, 'A2'),
    ],
  },
  { seat: 2, number: 3, sentences: [line('Eve passes.', 7)] },
];

const steps = stepsOf(TURNS, (seat) => seat === 0);

test('turns of others are told step by step, the own ones and the setup are not', () => {
  expect(steps.map(({ seat, turn, number, head }) => [seat, turn, number, head])).toEqual([
    [1, 2, 1, 'Ben draws.'],
    [1, 2, 2, 'Ben flies.'],
    [1, 2, 3, 'Ben lands.'],
    [2, 3, 1, 'Eve passes.'],
  ]);
});

test('what a move has caused belongs to its step', () => {
  expect(steps[1]).toMatchObject({ from: 3, ply: 5, more: ['Ben scores 2.'], ways: [{ to: 'A1' }] });
});

test('a position belongs to the step that leads there, or to the last one', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map((ply) => stepAt(steps, ply))).toEqual([
    undefined,
    0,
    1,
    1,
    1,
    2,
    3,
    3,
  ]);
});

test('a position lies in the last turn that has begun, and the setup is nobody’s', () => {
  const later: readonly LogTurn[] = [
    ...TURNS,
    { seat: 0, number: 4, sentences: [line('You draw a flare.', 8), line('Ben uses a tower.', 9)] },
    { seat: undefined, number: 5, sentences: [line('The star grows.', 10)] },
  ];
  const turns = [1, 2, 6, 7, 8, 9, 10].map((ply) => turnAt(later, ply)?.number);
  expect(turns).toEqual([undefined, 2, 2, 3, 4, 4, 4]);
});
