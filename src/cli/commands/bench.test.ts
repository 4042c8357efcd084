import { afterEach, expect, test } from 'vitest';
import { printed } from '../../../test/printed.ts';
import { GAMES, game } from '../../../test/toy.ts';
import { hostedPlayouts, loadFramework } from '../bench/boardgameio.ts';
import { clones, playouts } from '../bench/playout.ts';
import { measured } from '../bench/rounds.ts';
import { runBench } from './bench.ts';

const env = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = env;
});

const framework = () => loadFramework()!;

test('boardgame.io is loaded as in production', () => {
  expect(framework().version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(process.env.NODE_ENV).toBe('production');
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
  const host = hostedPlayouts(framework(), theirs.game, 3);
  for (let match = 0; match < 5; match++) expect(host()).toBe(play());
  expect(theirs.seen).toEqual(ours.seen);
});

test('clones leave their originals alone and count themselves', () => {
  expect(clones(game, 2)()).toBe(1000);
});

test('works take turns, and each gets its own rate', () => {
  const order: string[] = [];
  const [slow, quick] = measured([() => (order.push('slow'), 1), () => (order.push('quick'), 1000)], 0);
  expect(order.join(' ')).toBe('slow quick '.repeat(6).trim());
  expect(quick!.median).toBeGreaterThan(0);
  expect(slow!.best).toBeGreaterThanOrEqual(slow!.median);
});

test('every game gets a row for each number of seats', async () => {
  const lines = await printed(() => runBench({ seconds: 0, json: true }, GAMES));
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
  const renamed = [{ ...GAMES[0]!, game: { ...game, id: 'sol' } }];
  const lines = await printed(() => runBench({ seconds: 0, seats: [2, 3], json: true }, renamed));
  const { rows, boardgameio, ratio } = JSON.parse(lines.at(-1)!) as Record<
    'rows',
    { movesPerSecond: number }[]
  > & {
    boardgameio: { rows: { movesPerSecond: number }[] };
    ratio: number;
  };
  expect(ratio).toBeCloseTo(rows[1]!.movesPerSecond / boardgameio.rows[1]!.movesPerSecond, 1);
});

test('seats that no game has are refused', async () => {
  await expect(runBench({ seconds: 0, seats: [2, 9] }, GAMES)).rejects.toThrow('no game is for 9 seats');
});
