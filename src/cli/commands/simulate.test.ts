import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interruptOnceHeard } from '../../../test/kit/interrupt.ts';
import { GAMES, game } from '../../../test/kit/toy.ts';
import { parseRecord, replay } from '../../kernel/match/record.ts';
import { playMatch, seatOf, type Series } from '../simulate/series.ts';
import { type Summary, summaryOf, summaryText } from '../simulate/summary.ts';
import { runSimulate, type SimulateOptions, seriesOf } from './simulate.ts';

const TOY = new URL('../../../test/kit/toy.ts', import.meta.url).href;
const FAULTY = new URL('../../../test/kit/faultyToy.ts', import.meta.url).href;
const TRAITS: SimulateOptions = {
  game: 'toy',
  seats: 'greedy,random,random',
  matches: 30,
  seed: 'simulate',
  first: 0,
  mostMoves: 20_000,
  workers: 2,
  json: true,
};
const SERIES = seriesOf(TRAITS, GAMES);
const entry = GAMES[0]!;

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

async function simulated(options: Partial<SimulateOptions> = {}): Promise<Summary> {
  expect(await runSimulate({ ...TRAITS, ...options }, TOY)).toBe(0);
  return JSON.parse(printed.pop() as string) as Summary;
}

describe('a series', () => {
  test('gives the same results whatever the number of workers', async () => {
    const { movesPerSecond: one, ...alone } = await simulated({ workers: 1 });
    const { movesPerSecond: two, ...shared } = await simulated({ workers: 2 });
    expect(shared).toEqual(alone);
    expect(Math.min(one, two)).toBeGreaterThan(0);
  });

  test('ends with a line of JSON in the agreed form', async () => {
    const summary = await simulated();
    expect(Object.keys(summary).slice(0, 7)).toEqual([
      'game',
      'seats',
      'matches',
      'finished',
      'moves',
      'movesPerSecond',
      'bySeat',
    ]);
    expect(summary).toMatchObject({ game: 'toy', seats: 3, matches: 30, finished: 30, moves: 30 * 12 });
    expect(summary.bySeat.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random']);
    expect(Object.keys(summary.bySeat[0]!).slice(0, 4)).toEqual(['bot', 'wins', 'winShare', 'meanPoints']);
    expect(summary.bySeat.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30);
  });

  test('is told in a table', async () => {
    await simulated();
    expect(printed[0]).toMatch(
      /^toy, 3 seats, 30 matches, seed simulate\n\nbot +wins +share +95 % interval +points\n/,
    );
    expect(printed[0]).toMatch(
      /\nlength: 12\.0 ± 0\.0 moves, from 12 to 12\nspeed: [\d,]+ moves per second and worker$/,
    );
  });

  test('can be played in parts', async () => {
    const results = Array.from({ length: 30 }, (_, match) => playMatch(entry, SERIES, match));
    const part = await simulated({ first: 10, matches: 5 });
    const expected = summaryOf({ ...SERIES, first: 10, matches: 5 }, results.slice(10, 15));
    expect(part).toEqual({ ...expected, movesPerSecond: part.movesPerSecond });
  });

  test('that is stuck is given up and told', async () => {
    const summary = await simulated({ mostMoves: 11, matches: 3 });
    expect(summary).toMatchObject({ finished: 0, unfinished: [0, 1, 2], moves: 33, matches: 3 });
    expect(summary.bySeat[0]).toMatchObject({ wins: 0, winShare: 0, meanPoints: 0 });
    expect(printed[0]).toContain('not finished: match 0, match 1, match 2');
  });

  test('plays by its options', async () => {
    expect((await simulated({ options: 'hand=1 showing=false' })).moves).toBe(30 * 3);
  });

  test('that fails tells the match and how to see it again', async () => {
    const run = runSimulate({ ...TRAITS, options: 'hand=2' }, FAULTY);
    await expect(run).rejects.toMatchObject({
      stack: expect.stringMatching(
        /^match (\d+) failed; to see it again: \.\/orrery simulate toy --seats greedy,random,random --seed 'simulate' --options 'hand=2' --first \1 --matches 1\nError: the tide is out/,
      ),
    });
  });

  test('that is interrupted tells what it has', async () => {
    interruptOnceHeard();
    expect(await runSimulate({ ...TRAITS, matches: 1_000_000 }, TOY)).toBe(130);
    const summary = JSON.parse(printed.pop() as string) as Summary;
    expect(summary.played).toBeLessThan(1_000_000);
    expect(summary.matches).toBe(1_000_000);
  });
});

describe('records of a series', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'orrery-simulate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('hold and tell the same outcome', async () => {
    const summary = await simulated({ matches: 6, record: path.join(folder, 'new') });
    const files = readdirSync(path.join(folder, 'new')).toSorted();
    expect(files).toEqual([
      'match-00000.json',
      'match-00001.json',
      'match-00002.json',
      'match-00003.json',
      'match-00004.json',
      'match-00005.json',
    ]);
    const points = files.map((file, match) => {
      const record = parseRecord(readFileSync(path.join(folder, 'new', file), 'utf8'));
      replay(game, record);
      return record.outcome?.points[seatOf(SERIES, 0, match)] as number;
    });
    expect(points.reduce((a, b) => a + b) / 6).toBeCloseTo(summary.bySeat[0]!.meanPoints);
  });

  test('that cannot be written are told', async () => {
    const run = runSimulate({ ...TRAITS, matches: 1, record: '/dev/null/x' }, TOY);
    await expect(run).rejects.toThrow('cannot write /dev/null/x/match-00000.json: ');
  });
});

describe('bad wishes are refused before anything is played', () => {
  test.each<[Partial<SimulateOptions>, string]>([
    [{ game: 'chess' }, 'there is no game "chess"; there is toy'],
    [
      { seats: 'greedy,clever' },
      'there is no bot "clever"; there is random, greedy, novice, easy, casual, medium, skilled, hard, expert, master',
    ],
    [
      { seats: '' },
      'there is no bot ""; there is random, greedy, novice, easy, casual, medium, skilled, hard, expert, master',
    ],
    [{ seats: 'random' }, 'Tides is for 2 to 4 seats, not 1'],
    [{ options: 'hand=9' }, 'option hand must be a whole number from 1 to 3, not 9'],
  ])('%j', async (wish, message) => {
    await expect(runSimulate({ ...TRAITS, ...wish }, TOY)).rejects.toThrow(message);
    expect(printed).toEqual([]);
  });
});

describe('seats and wins', () => {
  test('every bot sits on every seat in turn', () => {
    const seats = [0, 1, 2, 3].map((match) => [0, 1, 2].map((bot) => seatOf(SERIES, bot, match)));
    expect(seats).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });

  test('results are told by bot, not by seat', () => {
    const series: Series = { ...SERIES, bots: ['random', 'random', 'random'], records: true };
    const { record, points } = playMatch(entry, series, 1);
    expect(points?.map((_, bot) => points[bot])).toEqual(
      [1, 2, 0].map((seat) => record?.outcome?.points[seat]),
    );
  });

  test('a shared first place is a share of a win', () => {
    const series: Series = { ...SERIES, matches: 2 };
    const result = { moves: 10, ms: 1, points: [5, 5, 1] };
    const { bySeat } = summaryOf(series, [
      { ...result, match: 0, places: [1, 1, 3] },
      { ...result, match: 1, places: [1, 2, 2] },
    ]);
    expect(bySeat.map(({ wins }) => wins)).toEqual([1.5, 0.5, 0]);
    expect(bySeat.map(({ winShare }) => winShare)).toEqual([0.75, 0.25, 0]);
  });

  test('where nobody is first, as against the game itself, nobody wins', () => {
    const { bySeat } = summaryOf(SERIES, [
      { match: 0, moves: 1, ms: 1, points: [1, 1, 1], places: [2, 2, 2] },
    ]);
    expect(bySeat.map(({ wins }) => wins)).toEqual([0, 0, 0]);
  });

  test('a series that was stopped at once has nothing to tell', () => {
    expect(summaryText(summaryOf(SERIES, []))).toContain('toy, 3 seats, 0 of 30 matches, seed simulate');
  });
});
