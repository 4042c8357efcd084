import { describe, expect, test } from 'vitest';
import type { Analysis, SeatSum } from '../../analysis/analysis.ts';
import type { LogTurn } from '../table/log/logTurns.ts';
import { kept, percent, signed } from './figures.ts';
import {
  asTheirs,
  clipped,
  costWords,
  lineOf,
  luckWords,
  seatSentence,
  turnOf,
  verdictWords,
} from './telling.ts';
import { endingShort } from './studyWords.ts';
import { TEXTS } from './texts.ts';

const line = (from: number, ply: number, text: string) => ({
  ...{ from, ply, text, details: [], places: [], way: undefined, cue: undefined, weight: 0 },
});
const TURNS: readonly LogTurn[] = [
  { seat: 0, number: 1, sentences: [line(1, 2, 'Ann lands.')] },
  { seat: 1, number: 2, sentences: [line(3, 3, 'Ben waits.'), line(5, 5, 'Ben leaves.')] },
];

describe('figures', () => {
  test('bear their sign, and nothing is neither more nor less', () => {
    expect([0.141, -0.14, 0.001, -0.001].map(signed)).toEqual(['+14 %', '−14 %', '±0 %', '±0 %']);
    expect(percent(0.456)).toBe('46 %');
  });

  test('call nothing whole that is not', () => {
    expect([0.996, 1, 0.42].map((share) => percent(kept(share)))).toEqual(['99 %', '100 %', '42 %']);
  });
});

describe('a moment in words', () => {
  test('has its number only where it cost something that can be told', () => {
    expect(verdictWords('mistake', 0.14)).toBe('Mistake, −14 %');
    expect(verdictWords('best', 0)).toBe('Best');
    expect(verdictWords('close', 0.09)).toBe('Too close to tell');
  });

  test('says what a choice cost in matches', () => {
    expect(costWords(0.06)).toBe('This cost about 6 of 100 matches.');
    expect(costWords(0.012)).toBe('This cost about one of 100 matches.');
  });

  test('says whom chance gave or took, the reader as “you”', () => {
    const luck = { ply: 3, gains: [0.1, -0.1], noise: 0.01 };
    expect(luckWords(luck, 0, 'You')).toContain('10 of 100 matches more to you');
    expect(luckWords(luck, 1, 'Ben')).toContain('from Ben');
  });

  test('is the line of the log that tells of its move, in its turn', () => {
    expect(lineOf(TURNS, 2)).toBe('Ann lands.');
    expect(lineOf(TURNS, 4)).toBeUndefined();
    expect([0, 2, 4].map((ply) => turnOf(TURNS, ply))).toEqual([0, 1, 2]);
  });

  test('is said of somebody else', () => {
    expect(asTheirs('Your ship by your next turn.')).toBe('Their ship by their next turn.');
    expect(asTheirs('1 more ship in yours.')).toBe('1 more ship in yours.');
  });

  test('is cut between words', () => {
    expect(clipped('Fly out to your tower.', 30)).toBe('Fly out to your tower');
    expect(clipped('Fly out to your tower on O1', 18)).toBe('Fly out to your…');
  });
});

describe('an end in a few words', () => {
  const ended = (places: readonly number[], points: readonly number[]) =>
    endingShort({ outcome: { places, points } }, ['You', 'Ben', 'Cai']);

  test('is who won it and by how much', () => {
    expect(ended([2, 1, 3], [5, 8, 1])).toBe('Ben won by 3');
    expect(ended([1, 2], [3, 3])).toBe('You won');
  });

  test('is nothing where nobody won it alone', () => {
    expect(ended([1, 1], [3, 3])).toBeUndefined();
    expect(ended([2, 2], [3, 3])).toBeUndefined();
    expect(ended([1], [3])).toBeUndefined();
    expect(endingShort({ outcome: undefined }, ['You', 'Ben'])).toBeUndefined();
  });
});

describe('a seat', () => {
  const sum = (luck: number, result: number, accuracy = 0.9): SeatSum => ({
    ...{ luck, result, accuracy, withoutLuck: result - luck },
  });
  const analysis = (sums: readonly SeatSum[]): Analysis => ({
    ...{ format: 'orrery-analysis', version: 1, made: '', record: '', game: '', seats: 2, judged: [0, 1] },
    ...{ sight: 'seen', curve: [], decisions: [], sums },
    luck: [{ ply: 5, gains: [0.2, -0.2], noise: 0.01 }],
  });

  test('that won by luck is told so, and one that lost by it too', () => {
    const both = analysis([sum(0.2, 1), sum(-0.2, 0)]);
    expect(seatSentence(both, 0, TURNS, 'You')).toBe(TEXTS.seats.lucky);
    expect(seatSentence(both, 1, TURNS, 'You')).toBe('Chance was hard on you, most of all in turn 2.');
  });

  test('that chose best is told so, where luck did little', () => {
    const both = analysis([sum(0.01, 0, 0.97), sum(-0.01, 1)]);
    expect(seatSentence(both, 0, TURNS, 'You')).toBe(TEXTS.seats.steadiest);
    expect(seatSentence(both, 1, TURNS, 'Ben')).toBe(TEXTS.seats.earned);
  });
});
