import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Summary } from '../../src/cli/simulate/summary.ts';
import type { BenchReport } from '../bench/bench.ts';
import { marksOf, withPart } from './page.ts';
import { PARTS } from './parts.ts';
import { byKind, duels, endings, lengths, markdown, playouts, uses, wins } from './tables.ts';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../docs/figures.md'), 'utf8');

test('every part has its place on the page, and the page no other', () => {
  const marks = PAGE.match(/^<!-- .* -->$/gm) ?? [];
  expect(marks).toEqual(PARTS.flatMap(({ id }) => marksOf(id)));
});

test('a part is written between its marks, and all else stays', () => {
  const [begin, end] = marksOf('star');
  const page = `# Title\n\n${begin}\n\nold\n\n${end}\n\nProse.\n`;
  expect(withPart(page, 'star', 'new')).toBe(`# Title\n\n${begin}\n\nnew\n\n${end}\n\nProse.\n`);
  expect(() => withPart(page, 'sol', 'new')).toThrow('docs/figures.md has no marks for sol');
  expect(() => withPart(begin, 'star', 'new')).toThrow('docs/figures.md has no marks for star');
});

test('every command of a series has a number of matches and a seed', () => {
  const series = PARTS.flatMap(({ groups }) => groups.flatMap(({ runs }) => runs)).filter(
    ({ args }) => args[0] === 'simulate',
  );
  expect(series.length).toBeGreaterThan(20);
  for (const { args } of series) expect(args.join(' ')).toMatch(/--matches \d+ --seed figures/);
});

const spreadOf = (mean: number) => ({ mean, interval: [mean - 1, mean + 1] as const, min: 0, max: 99 });
const bot = (winShare: number, points: number) => ({
  bot: 'greedy',
  wins: 50 * winShare,
  winShare,
  winShareInterval: [winShare - 0.1, winShare + 0.1] as const,
  meanPoints: points,
  points: spreadOf(points),
});
const rowOf = (kind: string, share: number) => ({
  kind,
  count: 1234,
  share,
  interval: [share - 0.02, share + 0.04] as const,
});

const SUMMARY: Summary = {
  game: 'star',
  seats: 2,
  matches: 50,
  finished: 49,
  moves: 5000,
  movesPerSecond: 900,
  bySeat: [bot(0.6, 10), bot(0.4, 5)],
  played: 50,
  length: spreadOf(200),
  breakdowns: [
    { trait: 'ending', of: 'matches', rows: [rowOf('colonization', 0.9), rowOf('domination', 0.1)] },
    { trait: 'rounds', of: 'number', values: spreadOf(16) },
    { trait: 'turn', of: 'seats', rows: [rowOf('1', 0.4), rowOf('2', 0.6)] },
  ],
  unfinished: [7],
  seed: 'figures',
  first: 0,
  options: {},
};

const OUTPUT = { label: '2 players', printed: SUMMARY };

test('a series is told by lengths, endings, wins and kinds', () => {
  expect(lengths('rounds')([OUTPUT])).toEqual([
    ['', 'matches', 'moves', 'rounds', 'points'],
    ['2 players', '49', '200.0 ± 1.0', '16.0 ± 1.0', '7.5'],
  ]);
  expect(endings([OUTPUT])).toEqual([
    ['', 'colonization', 'domination'],
    ['2 players', '90.0 % ± 3.0', '10.0 % ± 3.0'],
  ]);
  const bloodless = {
    ...SUMMARY,
    breakdowns: [{ trait: 'ending', of: 'matches' as const, rows: [rowOf('colonization', 0.9)] }],
  };
  expect(endings([OUTPUT, { label: '3 players', printed: bloodless }])[2]).toEqual([
    '3 players',
    '90.0 % ± 3.0',
    '0.0 %',
  ]);
  expect(wins('turn')([OUTPUT])[0]).toEqual(['', 'turn 1', 'turn 2']);
  expect(byKind('turn', '2 players')([OUTPUT])).toEqual([
    ['turn', 'seats', 'won', '95 % interval'],
    ['2', '1,234', '60.0 %', '58.0 % to 64.0 %'],
    ['1', '1,234', '40.0 %', '38.0 % to 44.0 %'],
  ]);
  expect(duels([OUTPUT])[1]).toEqual([
    '2 players',
    '49',
    '60.0 %',
    '50.0 % to 70.0 %',
    '10.0 ± 1.0',
    '5.0 ± 1.0',
  ]);
});

test('a benchmark is told next to boardgame.io, where it is installed', () => {
  const row = {
    game: 'sol',
    seats: 2,
    movesPerSecond: 50_000,
    bestMovesPerSecond: 60_000,
    clonesPerSecond: 7000,
    bestClonesPerSecond: 8000,
    linesPerSecond: 90,
    msPerTableMove: 0.1234,
  };
  const boardgameio = { version: '0.50.2', rows: [{ game: 'sol', seats: 2, movesPerSecond: 1000 }] };
  const output = (report: BenchReport) => [{ label: 'speed', printed: report }];
  const compared = output({ rows: [row], boardgameio, ratio: 50 });
  expect(playouts(compared)[1]).toEqual(['sol', '2', '50,000', '60,000', '1,000', '50']);
  expect(uses(compared)[1]).toEqual(['sol', '2', '7,000', '8,000', '90', '0.123']);
  const alone = output({ rows: [row], boardgameio: null, ratio: null });
  expect(playouts(alone)[1]).toEqual(['sol', '2', '50,000', '60,000', '', '']);
});

test('what a game does not tell is said', () => {
  expect(() => wins('corner')([OUTPUT])).toThrow('star is not sorted by corner');
  expect(() => wins('rounds')([OUTPUT])).toThrow('rounds is a number');
  expect(() => lengths('turn')([OUTPUT])).toThrow('turn is no number');
});

test('a table is Markdown, its numbers to the right', () => {
  expect(
    markdown([
      ['', 'won', 'lost'],
      ['2 players', '', ''],
    ]),
  ).toBe('| | won | lost |\n|---|---:|---:|\n| 2 players | | |');
});
