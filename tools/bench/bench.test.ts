import { expect, test } from 'vitest';
import { printed } from '../../test/kit/printed.ts';
import { game } from '../../test/kit/toy.ts';
import { frameworkVersion, hostedPlayouts } from './boardgameio.ts';
import { clones, playouts } from './playout.ts';
import { measured } from './rounds.ts';
import { runBench } from './bench.ts';

const TOY = new URL('../../test/kit/toy.ts', import.meta.url).href;
const SOL = new URL('../../src/games/index.ts', import.meta.url).href;

test('boardgame.io is there to be compared with', () => {
  expect(frameworkVersion()).toBe('0.50.2');
});

test('boardgame.io plays the very same matches', () => {
  const counting = () => {
    const seen: string[] = [];
    const apply: typeof game.apply = (state, seat, move, rng, events) => {
      game.apply(state, seat, move, rng, events);
      seen.push(JSON.stringify([seat, move, state]));
    };
    return { seen, game: { ...game, apply } };
  };
  const [ours, theirs] = [counting(), counting()];
  const play = playouts(ours.game, 3);
  const host = hostedPlayouts(theirs.game, 3);
  for (let match = 0; match < 5; match++) expect(host()).toBe(play());
  expect(theirs.seen).toEqual(ours.seen);
});

test('clones leave their originals alone and count themselves', () => {
  expect(clones(game, 2)()).toBe(1000);
});

test('gauges take turns, and each gets its own rate', async () => {
  const order: string[] = [];
  const gauge = (name: string, rates: number[]) => () => {
    order.push(name);
    return Promise.resolve(rates.shift() as number);
  };
  // The first round warms up and does not count.
  const rates = await measured([gauge('a', [99, 1, 2, 3, 4, 5]), gauge('b', [0, 30, 20, 10, 10, 10])], 0);
  expect(order.join('')).toBe('abababababab');
  expect(rates).toEqual([
    { median: 3, best: 5 },
    { median: 10, best: 30 },
  ]);
});

test('every game gets a row for each number of seats', async () => {
  const lines = await printed(() => runBench({ seconds: 0, json: true }, TOY));
  expect(lines.slice(1, 4).map((line) => line.split(/ +/).slice(0, 2))).toEqual([
    ['toy', '2'],
    ['toy', '3'],
    ['toy', '4'],
  ]);
  const report = JSON.parse(lines.at(-1)!) as {
    rows: object[];
    boardgameio: { rows: object[] };
    ratio: null;
  };
  expect(Object.keys(report)).toEqual(['rows', 'boardgameio', 'ratio']);
  expect(Object.keys(report.rows[0]!).slice(0, 4)).toEqual([
    'game',
    'seats',
    'movesPerSecond',
    'clonesPerSecond',
  ]);
  expect(report.boardgameio.rows[2]).toMatchObject({ game: 'toy', seats: 4 });
});

test('the ratio is that of Sol with three seats', async () => {
  const lines = await printed(() => runBench({ seconds: 0, seats: [3], json: true }, SOL));
  const { rows, boardgameio, ratio } = JSON.parse(lines.at(-1)!) as Record<
    'rows',
    { movesPerSecond: number }[]
  > & {
    boardgameio: { rows: { movesPerSecond: number }[] };
    ratio: number;
  };
  expect(ratio).toBeCloseTo(rows[0]!.movesPerSecond / boardgameio.rows[0]!.movesPerSecond, 1);
});

test('seats that no game has are refused', async () => {
  await expect(runBench({ seconds: 0, seats: [2, 9] }, TOY)).rejects.toThrow('no game is for 9 seats');
});
