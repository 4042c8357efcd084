import { expect, test } from 'vitest';
import { titleOf } from '../../../bots/coach/steps.ts';
import { arrowsOf, firstButton, listedMoves, type PlanStep } from './planSteps.ts';

const step = (text: string, from?: string, to?: string): PlanStep => ({
  text,
  words: text,
  gesture: { label: text, ...(from && { from }), ...(to && { to }) },
});

test('a plan is called by the first move that others do not have', () => {
  const launch = step('launch');
  expect(titleOf([launch, step('fly')], [[launch, step('hurl')]])).toBe('Fly');
  expect(titleOf([launch], [[launch, step('hurl')]])).toBe('Launch');
  expect(titleOf([step('activate'), step('tower on O9')], [[launch]])).toBe('Activate: tower on O9');
  expect(titleOf([step('move'), launch, launch], [[step('move'), launch]])).toBe('Launch');
  expect(titleOf([step('move'), step('fly')], [[step('move')], [step('move'), step('fly')]])).toBe('Fly');
});

test('moves are numbered, and the same one several times in a row is told once', () => {
  expect(listedMoves([step('launch'), step('launch'), step('fly')])).toEqual([
    { numbers: '1–2', words: 'Launch (2×)' },
    { numbers: '3', words: 'Fly' },
  ]);
});

test('moves that are drawn alike share their drawing and keep their numbers', () => {
  expect(arrowsOf([step('build', undefined, 'x'), step('end'), step('build', undefined, 'x')])).toEqual([
    { from: undefined, to: 'x', numbers: [1, 3] },
  ]);
});

test('a plan begins with a button, or behind the button of a group', () => {
  expect(firstButton(0, [step('move'), step('fly', 'a', 'b')])).toEqual({
    at: 0,
    text: 'move',
    group: undefined,
  });
  expect(firstButton(1, [{ ...step('play'), gesture: { label: 'play', group: 'Cards' } }])?.group).toBe(
    'Cards',
  );
  expect(firstButton(0, [])).toBeUndefined();
});

test('a piece that moves on sets out from where it has come to', () => {
  const steps = [step('move', 'ship 0', 'a'), step('fire', 'ship 0', 'b'), step('end')];
  expect(arrowsOf(steps)).toEqual([
    { from: 'ship 0', to: 'a', numbers: [1] },
    { from: 'a', to: 'b', numbers: [2] },
  ]);
  expect(arrowsOf([step('fly', 'x', 'y'), step('fly', 'y', 'z'), step('use', 'z')])).toEqual([
    { from: 'x', to: 'y', numbers: [1] },
    { from: 'y', to: 'z', numbers: [2] },
    { from: undefined, to: 'z', numbers: [3] },
  ]);
});
