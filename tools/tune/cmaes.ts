import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Rng } from '../../src/kernel/match/rng.ts';

/** A search for the vector with the highest score by evolution: CMA-ES with a diagonal covariance. */
export interface Evolution {
  /** Where the search stands: the best guess so far. */
  readonly mean: number[];
  /** How far candidates stray from the mean, in each direction and overall. */
  readonly deviations: number[];
  step: number;
  generation: number;
  readonly pathOfStep: number[];
  readonly pathOfDeviations: number[];
}

export function startEvolution(start: readonly number[], step: number): Evolution {
  const zeros = start.map(() => 0);
  return {
    mean: [...start],
    deviations: start.map(() => 1),
    step,
    generation: 0,
    pathOfStep: [...zeros],
    pathOfDeviations: zeros,
  };
}

/** Candidates for the next generation; they come in pairs that stray to opposite sides. */
export function candidatesOf({ mean, deviations, step }: Evolution, count: number, rng: Rng): number[][] {
  const candidates: number[][] = [];
  for (let i = 0; i < count; i += 2) {
    const steps = deviations.map((deviation) => step * deviation * normal(rng));
    candidates.push(mean.map((x, k) => x + itemAt(steps, k)));
    if (i + 1 < count) candidates.push(mean.map((x, k) => x - itemAt(steps, k)));
  }
  return candidates;
}

/** Moves on towards the better half of the candidates (Ros and Hansen 2008, sep-CMA-ES). */
export function evolve(
  evolution: Evolution,
  candidates: readonly (readonly number[])[],
  scores: readonly number[],
): void {
  const { mean, deviations, pathOfStep, pathOfDeviations } = evolution;
  const size = mean.length;
  const { parents, effective } = parentsOf(candidates, scores);
  const rates = ratesOf(size, effective);
  const old = mean.slice();
  for (let k = 0; k < size; k++) {
    mean[k] = parents.reduce((sum, { share, vector }) => sum + share * itemAt(vector, k), 0);
    const stray = (itemAt(mean, k) - itemAt(old, k)) / (evolution.step * itemAt(deviations, k));
    pathOfStep[k] = faded(itemAt(pathOfStep, k), stray, rates.path, effective);
  }
  const length = Math.hypot(...pathOfStep);
  const usual = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size));
  const steady = length / Math.sqrt(1 - (1 - rates.path) ** (2 * (evolution.generation + 1)));
  const onTheWay = steady / usual < 1.4 + 2 / (size + 1) ? 1 : 0;
  for (let k = 0; k < size; k++) {
    const stray = (onTheWay * (itemAt(mean, k) - itemAt(old, k))) / evolution.step;
    pathOfDeviations[k] = faded(itemAt(pathOfDeviations, k), stray, rates.covariancePath, effective);
    const spread = parents.reduce((sum, { share, vector }) => {
      return sum + share * ((itemAt(vector, k) - itemAt(old, k)) / evolution.step) ** 2;
    }, 0);
    const kept = (1 - rates.one - rates.many) * itemAt(deviations, k) ** 2;
    deviations[k] = Math.sqrt(kept + rates.one * itemAt(pathOfDeviations, k) ** 2 + rates.many * spread);
  }
  evolution.step *= Math.exp((rates.path / rates.damping) * (length / usual - 1));
  evolution.generation++;
}

interface Parent {
  readonly vector: readonly number[];
  readonly share: number;
}

/** The better half, the best with the largest share, and how many parents that amounts to. */
function parentsOf(
  candidates: readonly (readonly number[])[],
  scores: readonly number[],
): { readonly parents: readonly Parent[]; readonly effective: number } {
  const half = candidates.length >> 1;
  const ranked = candidates
    .map((vector, i) => ({ vector, score: itemAt(scores, i) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, half);
  const raw = ranked.map((_, i) => Math.log(half + 0.5) - Math.log(i + 1));
  const total = raw.reduce((sum, share) => sum + share, 0);
  const parents = ranked.map(({ vector }, i) => ({ vector, share: itemAt(raw, i) / total }));
  return { parents, effective: 1 / parents.reduce((sum, { share }) => sum + share ** 2, 0) };
}

/** The usual learning rates; without correlations between directions the deviations may learn faster. */
function ratesOf(size: number, effective: number) {
  const path = (effective + 2) / (size + effective + 5);
  const faster = (size + 2) / 3;
  const one = 2 / ((size + 1.3) ** 2 + effective);
  const many = Math.min(1 - one, (2 * (effective - 2 + 1 / effective)) / ((size + 2) ** 2 + effective));
  return {
    path,
    covariancePath: (4 + effective / size) / (size + 4 + (2 * effective) / size),
    one: Math.min(0.5, faster * one),
    many: Math.min(0.5, faster * many),
    damping: 1 + 2 * Math.max(0, Math.sqrt((effective - 1) / (size + 1)) - 1) + path,
  };
}

function faded(path: number, stray: number, rate: number, effective: number): number {
  return (1 - rate) * path + Math.sqrt(rate * (2 - rate) * effective) * stray;
}

/** A normal deviate by Box and Muller. */
function normal(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log((rng.int(2 ** 32) + 1) / 2 ** 32));
  return radius * Math.cos((2 * Math.PI * rng.int(2 ** 32)) / 2 ** 32);
}
