import { expect, test } from 'vitest';
import { interruptOnceHeard } from '../../test/kit/interrupt.ts';
import { printed } from '../../test/kit/printed.ts';
import { ratingsOf } from './rating.ts';
import { eloOf, type Rung } from './rung.ts';
import { type LadderOptions, runLadder } from './ladder.ts';

const TOY = new URL('../../test/kit/toy.ts', import.meta.url).href;
const OPTIONS: LadderOptions = {
  game: 'toy',
  seats: 2,
  levels: 'random,greedy,easy',
  matches: 31,
  seed: 'ladder',
  mostMoves: 1000,
  workers: 2,
  json: true,
};

test('neighbours play each other, and the ladder is rated from below', async () => {
  const lines = await printed(() => runLadder(OPTIONS, TOY));
  const { rungs, ratings } = JSON.parse(lines.at(-1) as string) as {
    rungs: Rung[];
    ratings: { bot: string; elo: number }[];
  };
  expect(rungs.map(({ upper, lower, finished }) => [upper, lower, finished])).toEqual([
    ['greedy', 'random', 32],
    ['easy', 'greedy', 32],
  ]);
  for (const { share, interval } of rungs) {
    expect(share).toBeGreaterThanOrEqual(interval[0]);
    expect(share).toBeLessThanOrEqual(interval[1]);
  }
  expect(ratings.map(({ bot }) => bot)).toEqual(['random', 'greedy', 'easy']);
  expect(lines[0]).toMatch(
    /^toy, 2 seats: one against 1 of the other, every deal from each seat, par 50\.0 %/,
  );
});

test('the same seed gives the same ladder, whatever the number of workers', async () => {
  const shares = async (workers: number): Promise<number[]> => {
    const lines = await printed(() => runLadder({ ...OPTIONS, seats: 3, workers }, TOY));
    return (JSON.parse(lines.at(-1) as string) as { rungs: Rung[] }).rungs.map(({ share }) => share);
  };
  expect(await shares(1)).toEqual(await shares(2));
});

test('a ladder that is interrupted tells what it has, also if it is told twice', async () => {
  const matchOver = (): void => {
    process.emit('SIGINT');
    process.emit('SIGINT');
  };
  const lines = await printed(() =>
    runLadder({ ...OPTIONS, levels: 'random,greedy', matches: 10 ** 8, matchOver }, TOY),
  );
  const { rungs } = JSON.parse(lines.at(-1) as string) as { rungs: Rung[] };
  expect(rungs[0]?.matches).toBeGreaterThan(0);
});

test('a match must be over before anything is told of it', async () => {
  interruptOnceHeard();
  const lines = await printed(() => runLadder({ ...OPTIONS, matches: 10 ** 8 }, TOY));
  expect(lines[0]).toBe('interrupted before a match was over');
  expect(JSON.parse(lines.at(-1) as string)).toMatchObject({ rungs: [], ratings: [] });
});

test.each([
  [{ levels: 'greedy' }, 'a ladder needs at least two bots, such as greedy,hard'],
  [{ levels: 'greedy,clever' }, 'there is no bot "clever"'],
  [{ seats: 9 }, 'Tides is for 2 to 4 seats, not 9'],
])('%j is refused', async (wish, message) => {
  await expect(runLadder({ ...OPTIONS, ...wish }, TOY)).rejects.toThrow(message);
});

test('Elo is zero at par and grows with the odds', () => {
  expect(eloOf(0.5, 1)).toBe(0);
  expect(eloOf(0.25, 3)).toBeCloseTo(0);
  expect(eloOf(10 / 11, 1)).toBeCloseTo(400);
  expect(eloOf(1, 1)).toBe(1200);
  expect(eloOf(0, 3)).toBe(-1200);
});

test('errors of differences add up in squares', () => {
  const rung = { elo: 100, eloInterval: [70, 140] } as unknown as Rung;
  const ratings = ratingsOf([
    { ...rung, lower: 'a', upper: 'b' },
    { ...rung, lower: 'b', upper: 'c' },
  ]);
  expect(ratings[2]).toMatchObject({ bot: 'c', elo: 200 });
  expect(ratings[2]?.interval[0]).toBeCloseTo(200 - 30 * Math.SQRT2);
  expect(ratingsOf([])).toEqual([]);
});
