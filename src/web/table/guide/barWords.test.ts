import { expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/ticTacToe.ts';
import type { Gesture, GuidedGame } from '../../games/view.ts';
import type { Picking } from '../decision/decision.ts';
import { TEXTS } from '../texts.ts';
import { barWords } from './barWords.ts';

const { lessons: texts } = TEXTS;

const GUIDED: GuidedGame = { id: 'first', setup: { game: 'x', chairs: [], options: {} }, lessons: [] };
const LESSON = { say: 'Fly.', move: 'fly' };

function words(gesture: Partial<Gesture>, picking: Picking, more: object = {}) {
  const entry = { ...ticTacToe, texts: { ...ticTacToe.texts, move: () => 'fly to B' } };
  const table = { state: {}, setup: GUIDED.setup };
  const choice = { offer: { text: 'fly', move: { type: 'fly' } }, gesture: { label: 'Fly', ...gesture } };
  const decision = { seat: 0, choices: [choice], picking };
  const lessons = { guided: GUIDED, lesson: LESSON, only: new Set(['fly']) };
  return barWords(table, { entry }, { ...decision, ...more }, { ...lessons, ...more });
}

test('the bar says the move the guide asks for, and the next click towards it', () => {
  const way = { from: 'A', to: 'B' };
  expect(words(way, {})).toEqual({ head: 'Fly to B.', rest: texts.pick });
  expect(words(way, { from: 'A' })).toEqual({ head: 'Fly to B.', rest: texts.place });
  expect(words({}, {})).toEqual({ head: 'Fly to B.', rest: texts.press('Fly') });
  expect(words({ group: 'Cards' }, {})).toEqual({ head: 'Fly to B.', rest: texts.press('Cards') });
});

test('there is nothing to choose while something is read, and after the last lesson', () => {
  expect(words({}, {}, { choices: [] })).toEqual({ head: texts.read, rest: '' });
  expect(words({}, {}, { lesson: undefined })).toEqual({ head: texts.over, rest: '' });
});

test('the rules ask themselves without a guide, or where it asks for what they do not offer', () => {
  expect(words({}, {}, { guided: undefined })).toBeUndefined();
  expect(words({}, {}, { only: undefined })).toBeUndefined();
  expect(words({}, {}, { seat: undefined })).toBeUndefined();
});
