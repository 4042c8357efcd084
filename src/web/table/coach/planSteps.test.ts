import { expect, test } from 'vitest';
import { arrowsOf, movesLine, type PlanStep, titleOf } from './planSteps.ts';

const step = (text: string, from?: string, to?: string): PlanStep => ({
  text,
  words: text,
  gesture: { label: text, ...(from && { from }), ...(to && { to }) },
});

test('a plan is called by the first move that others do not have', () => {
  const launch = step('launch');
  expect(titleOf([launch, step('fly')], [[launch, step('hurl')]])).toBe('Fly');
  expect(titleOf([launch], [[launch, step('hurl')]])).toBe('Launch');
});

test('the same move several times in a row is told once', () => {
  expect(movesLine([step('launch'), step('launch'), step('fly')])).toBe('Launch (2×) · Fly');
});

test('a piece that moves on sets out from where it has come to', () => {
  const steps = [step('move', 'ship 0', 'a'), step('fire', 'ship 0', 'b'), step('end')];
  expect(arrowsOf(steps)).toEqual([
    { from: 'ship 0', to: 'a', number: 1 },
    { from: 'a', to: 'b', number: 2 },
  ]);
  expect(arrowsOf([step('fly', 'x', 'y'), step('fly', 'y', 'z'), step('use', 'z')])).toEqual([
    { from: 'x', to: 'y', number: 1 },
    { from: 'y', to: 'z', number: 2 },
    { from: undefined, to: 'z', number: 3 },
  ]);
});
