import { describe, expect, test } from 'vitest';
import type { Chair, TableSummary } from '../../../protocol/table.ts';
import { remember, rememberDone } from '../../table/guide/lessonProgress.ts';
import { agoOf, awaitsPerson, matchToContinue, standingOf, titleOf } from './matchLine.ts';

const me: Chair = { name: 'Mira', player: 'person' };
const friend: Chair = { name: 'Tomasz', player: 'person' };
const bot: Chair = { name: 'Vesper', player: { bot: 'greedy' } };

const table = (chairs: readonly Chair[], more: Partial<TableSummary> = {}): TableSummary => ({
  id: 'x',
  setup: { game: 'sol', chairs, options: {} },
  ply: 9,
  points: chairs.map(() => 0),
  actors: [],
  outcome: undefined,
  touched: 0,
  ...more,
});

test.each<[readonly Chair[], string]>([
  [[me], 'Sol, alone'],
  [[me, bot], 'Sol with Vesper'],
  [[me, friend, bot], 'Sol with Tomasz and Vesper'],
  [[bot, me], 'Sol with Vesper'],
])('a match is told by those one plays with', (chairs, title) => {
  expect(titleOf(table(chairs), 'Sol')).toBe(title);
});

test.each<[readonly Chair[], readonly number[], string]>([
  [[me, bot], [7, 3], '9 moves played. You lead by 4.'],
  [[me, bot], [3, 7], '9 moves played. You trail by 4.'],
  [[me, bot], [3, 3], '9 moves played. You are level with the best.'],
  [[me], [5], '9 moves played. You have 5.'],
  [[me, friend], [5, 2], '9 moves played. Mira leads with 5.'],
  [[me, friend], [2, 2], '9 moves played. Level at 2.'],
])('a running match says how it stands', (chairs, points, standing) => {
  expect(standingOf(table(chairs, { points }))).toBe(standing);
});

describe('a guided game', () => {
  const lesson = (id: string): TableSummary =>
    table([me], { id, actors: [0], setup: { game: 'sol', chairs: [me], options: {}, guided: 'first' } });

  test('is told as a lesson', () => {
    expect(titleOf(lesson('a'), 'Sol')).toBe('Sol: Your first flight');
    expect(standingOf(lesson('a'))).toBe('A lesson. It goes on where you left it.');
    remember('a', { step: 6 });
    expect(standingOf(lesson('a'))).toBe('Lesson, step 6 of 17.');
  });

  test('is gone on with until its guide has said everything, or it is played on', () => {
    expect(matchToContinue([lesson('b')])?.id).toBe('b');
    rememberDone('b', 'sol', 'first');
    expect(matchToContinue([lesson('b')])).toBeUndefined();
    expect(standingOf(lesson('b'))).toBe('A lesson, done.');
    remember('b', { left: true });
    expect(matchToContinue([lesson('b')])?.id).toBe('b');
    expect(standingOf(lesson('b'))).toBe('9 moves played. You have 0.');
  });
});

test('a match without a move has not begun', () => {
  expect(standingOf(table([me, bot], { ply: 0 }))).toBe('Not begun yet.');
});

test.each<[readonly Chair[], readonly number[], readonly number[], string]>([
  [[me, bot], [20, 31], [2, 1], 'Vesper won, 31 to 20.'],
  [[me, bot], [20, 20], [1, 1], 'Mira and Vesper share the win, 20 to 20.'],
  [[me, bot], [9, 20], [2, 2], 'Lost together, with 20, 9.'],
  [[me], [17], [1], 'Won with 17.'],
  [[me], [12], [2], 'Lost with 12.'],
  [[me], [12], [0], 'Drawn with 12.'],
])('a finished match says how it ended', (chairs, points, places, standing) => {
  expect(standingOf(table(chairs, { outcome: { points, places } }))).toBe(standing);
});

test('a match waits for a person only where one is asked', () => {
  expect(awaitsPerson(table([me, bot], { actors: [0] }))).toBe(true);
  expect(awaitsPerson(table([me, bot], { actors: [1] }))).toBe(false);
});

const waiting = (id: string, touched: number, more: Partial<TableSummary> = {}): TableSummary =>
  table([me, bot], { id, touched, actors: [0], ...more });

test('one goes on with the match that has waited longest', () => {
  expect(matchToContinue([waiting('new', 30), waiting('old', 10), waiting('mid', 20)])?.id).toBe('old');
});

test('matches that wait for nobody here come after those that do, the last played first', () => {
  const bots = { actors: [1] };
  expect(matchToContinue([waiting('bots', 1, bots), waiting('mine', 2)])?.id).toBe('mine');
  expect(matchToContinue([waiting('old', 1, bots), waiting('new', 2, bots)])?.id).toBe('new');
});

test('finished matches and games that are not here are not gone on with', () => {
  const over = { actors: [], outcome: { points: [1, 0], places: [1, 2] } };
  const elsewhere = { setup: { game: 'chess', chairs: [], options: {} } };
  expect(matchToContinue([waiting('over', 1, over), waiting('chess', 2, elsewhere)])).toBeUndefined();
});

test.each<[number, string]>([
  [0.5, 'now'],
  [5, '5 min'],
  [150, '2 h'],
  [3 * 24 * 60 + 5, '3 d'],
])('%s minutes ago is told as %s', (minutes, told) => {
  expect(agoOf({ touched: 0 }, minutes * 60_000)).toBe(told);
});
