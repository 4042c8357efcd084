import { expect, test } from 'vitest';
import { deviateOf, normalFrom, studentFrom, tailOf } from './normal.ts';

test.each([
  [0, 0.5],
  [1, 0.158655254],
  [1.959964, 0.025],
  [-1.959964, 0.975],
  [3.090232, 0.001],
  [6, 9.8659e-10],
])('beyond a deviate of %f lies a share of %f', (z, tail) => {
  expect(tailOf(z) / tail).toBeCloseTo(1, 5);
  expect(deviateOf(tail)).toBeCloseTo(z, 4);
});

test.each([
  [10, 2.2281],
  [29, 2.0452],
  [99, 1.9842],
])('with %i degrees of freedom a value of %f is as rare as 1.96', (freedom, t) => {
  expect(normalFrom(t, freedom)).toBeCloseTo(1.96, 2);
  expect(studentFrom(1.959964, freedom)).toBeCloseTo(t, 2);
  expect(studentFrom(normalFrom(-t, freedom), freedom)).toBeCloseTo(-t, 9);
});
