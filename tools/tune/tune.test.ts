import { expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { GAMES } from '../../src/games/index.ts';
import { leavesOf, type Tuned, withLeaves } from '../../src/kernel/hints/weights.ts';
import { genesOf } from './genes.ts';
import { runTune, type TuneOptions } from './tune.ts';

const TOY = new URL('../../test/kit/toy.ts', import.meta.url).href;
const OPTIONS: TuneOptions = {
  game: 'toy',
  seats: 2,
  generations: 6,
  population: 8,
  deals: 12,
  proof: 60,
  step: 30,
  seed: 'tune',
  json: true,
};

test('weights that were wrong are found to be better', async () => {
  const lines = await printed(() => runTune(OPTIONS, TOY));
  expect(lines.join('\n')).toContain('generation 6 of 6: ');
  const tuned = JSON.parse(lines.at(-1) as string) as Tuned;
  expect(Object.keys(tuned.weights)).toEqual(['card']);
  expect(tuned.provenance).toMatchObject({ matches: 6 * 8 * 12 * 2, proof: { matches: 120 } });
  expect(tuned.provenance?.method).toContain('./orrery tune toy --seats 2 --generations 6');
});

test('the same seed finds the same weights', async () => {
  const [one, two] = [await printed(() => runTune(OPTIONS, TOY)), await printed(() => runTune(OPTIONS, TOY))];
  expect(one).toEqual(two);
});

test('a name that no weight has is refused', async () => {
  await expect(runTune({ ...OPTIONS, weights: 'luck' }, TOY)).rejects.toThrow('no weight is called luck');
});

test('weights of a game without a folder are not written, and nothing is tried in vain', async () => {
  const lines = await printed(() =>
    expect(runTune({ ...OPTIONS, write: true }, TOY)).rejects.toThrow(
      'weights are written to the folder of a game, and Tides has none: there is no src/games/toy/index.ts',
    ),
  );
  expect(lines).toEqual([]);
});

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  'no change leaves %s as it is',
  (_, entry) => {
    if (entry.tuning === undefined) return;
    const genes = genesOf(entry.tuning, []);
    const same = genes.changed(genes.names.map(() => 0));
    const before = Object.fromEntries(leavesOf(entry.tuning.weights));
    for (const name of genes.names) expect(same[name]).toBeCloseTo(before[name] as number, 3);
    expect(leavesOf(withLeaves(entry.tuning.weights, {}))).toEqual(leavesOf(entry.tuning.weights));
  },
);
