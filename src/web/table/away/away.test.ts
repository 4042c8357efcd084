import { expect, test } from 'vitest';
import type { LogSentence, LogTurn } from '../log/logTurns.ts';
import { missedSince } from './away.ts';

const MINUTE = 60_000;

const line = (text: string, ply: number, weight = 0): LogSentence => ({
  ...{ text, from: ply, ply, weight, details: [], places: [], way: undefined, cue: undefined },
});

const TURNS: readonly LogTurn[] = [
  { seat: 0, number: 1, sentences: [line('You fly.', 1)] },
  { seat: 1, number: 2, sentences: [line('Ben draws.', 2), line('Ben settles Vesna.', 3, 1)] },
  { seat: 2, number: 3, sentences: [line('Eve destroys your Warrior.', 4, 6), line('Eve flies.', 5)] },
  { seat: 0, number: 4, sentences: [] },
];

const texts = (ply: number, minutes: number, turns = TURNS): string[] | undefined =>
  missedSince({ ply, at: 0 }, turns, 0, minutes * MINUTE)?.facts.map(({ line: { text } }) => text);

test('after two turns of others at most three facts are told, what hurts first', () => {
  expect(texts(1, 1)).toEqual(['Eve destroys your Warrior.', 'Ben settles Vesna.', 'Ben draws.']);
  expect(missedSince({ ply: 1, at: 0 }, TURNS, 0, MINUTE)).toMatchObject({ turns: 2, ago: MINUTE, since: 1 });
});

test('after one turn or none nothing is told, before ten minutes have passed', () => {
  expect(texts(3, 9)).toBeUndefined();
  expect(texts(3, 10)).toEqual(['Eve destroys your Warrior.', 'Eve flies.']);
  expect(texts(5, 9)).toBeUndefined();
});

test('after ten minutes also what was seen is told again, since the own last turn', () => {
  expect(texts(5, 10)).toHaveLength(3);
  expect(missedSince({ ply: 5, at: 0 }, TURNS, 0, 10 * MINUTE)).toMatchObject({ turns: 2, since: 1 });
});

test('where others did nothing there is nothing to tell', () => {
  expect(texts(1, 60, TURNS.slice(0, 1))).toBeUndefined();
});
