import { expect, test } from 'vitest';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { candidatesOf, evolve, startEvolution } from './cmaes.ts';

/** The highest point lies at 1, 2, 3 and so on, and noise blurs the way there. */
function height(vector: readonly number[], noise: number): number {
  return noise - vector.reduce((sum, x, i) => sum + (i + 1) * (x - i - 1) ** 2, 0);
}

test('evolution finds the highest point of a noisy hill', () => {
  const rng = seeded(1);
  const evolution = startEvolution([0, 0, 0, 0, 0], 0.5);
  for (let generation = 0; generation < 150; generation++) {
    const candidates = candidatesOf(evolution, 12, rng);
    const scores = candidates.map((vector) => height(vector, rng.int(1000) / 10_000));
    evolve(evolution, candidates, scores);
  }
  evolution.mean.forEach((x, i) => expect(x).toBeCloseTo(i + 1, 0));
});

test('candidates come in pairs around the mean', () => {
  const [one, two] = candidatesOf(startEvolution([1, -1], 0.3), 2, seeded(2)) as [number[], number[]];
  expect(itemAt(one, 0) + itemAt(two, 0)).toBeCloseTo(2);
  expect(itemAt(one, 1) + itemAt(two, 1)).toBeCloseTo(-2);
});
