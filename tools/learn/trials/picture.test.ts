import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { printed } from '../../../test/kit/printed.ts';
import type { Checked } from './curve.ts';
import { pictureOf, runPicture } from './picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => path.join(folder, name);

const checked = (round: number, won: number, seats = 2): Checked => ({ round, seats, won, matches: 40 });

/** The numbers of the points of each line. */
const linesIn = (svg: string): number[][] =>
  [...svg.matchAll(/<polyline[^>]* points="([^"]*)"/g)].map(([, points]) =>
    points!.split(/[ ,]/).map(Number),
  );

test('a share is drawn at its height, a round at its place', () => {
  const svg = pictureOf('Sol', [checked(0, 0), checked(20, 40), checked(10, 20)]);
  expect(linesIn(svg)).toEqual([[74, 342, 344, 212, 614, 82]]);
  expect(svg).toContain('after round 10, 2 seats: won 20 of 40 (50.0 %, 95 % interval 35.2 % to 64.8 %)');
  expect(svg).toContain('40 matches a point');
});

test('each number of seats has a line, a name and a par of its own', () => {
  const svg = pictureOf('Sol', [checked(0, 20), checked(0, 10, 4), { ...checked(5, 30, 4), matches: 60 }]);
  expect(linesIn(svg)).toHaveLength(2);
  for (const text of ['par with 2 seats', 'par with 4 seats', '>2 seats: 50 %<', '>4 seats: 50 %<'])
    expect(svg).toContain(text);
  const names = [...svg.matchAll(/<text class="name\d" x="\d+" y="([\d.]+)"/g)].map(([, at]) => Number(at));
  expect(names[1]! - names[0]!).toBeGreaterThanOrEqual(18);
  expect(svg).toContain('40 to 60 matches a point');
});

test.each([
  [1, [0, 1]],
  [8, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [60, [0, 10, 20, 30, 40, 50, 60]],
  [100, [0, 20, 40, 60, 80, 100]],
  [1000, [0, 200, 400, 600, 800, 1000]],
])('%i rounds are counted in round numbers', (rounds, ticks) => {
  const svg = pictureOf('Sol', [checked(rounds, 1)]);
  const found = [...svg.matchAll(/text-anchor="middle">(\d+)</g)].map(([, tick]) => Number(tick));
  expect(found).toEqual(ticks);
});

test('it brings its own colours for light and dark, needs nothing else, and escapes names', () => {
  const svg = pictureOf('<Sol & Co>', [checked(0, 20)]);
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).not.toMatch(/href|url\(|NaN|undefined|Infinity/);
  expect(svg).toContain('&lt;Sol &amp; Co&gt;');
});

test('points from several files are drawn into one', async () => {
  writeFileSync(inFolder('two'), '{"round":0,"won":1,"matches":4}\n{"round":9,"won":3,"matches":4}\n');
  writeFileSync(inFolder('four'), '{"round":4,"seats":4,"won":1,"matches":4}\n');
  const points = `${inFolder('two')},${inFolder('four')}`;
  const options = { game: 'star', seats: '2', folder, picture: inFolder('a.svg'), points };
  expect(await printed(() => runPicture(options))).toEqual([`drawn to ${inFolder('a.svg')}`]);
  expect(linesIn(readFileSync(inFolder('a.svg'), 'utf8'))).toHaveLength(2);
});

test('a run without checks is not drawn', async () => {
  const options = { game: 'star', seats: '2', folder, picture: inFolder('b.svg') };
  await expect(runPicture(options)).rejects.toThrow('there is no curve in');
  writeFileSync(inFolder('curve.jsonl'), '{"round":1,"positions":4,"errors":[1,2]}\n');
  await expect(runPicture(options)).rejects.toThrow('no check is told in');
  expect(readdirSync(folder)).not.toContain('b.svg');
});
