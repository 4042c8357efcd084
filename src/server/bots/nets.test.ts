import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { anyNet } from '../../../test/kit/nets.ts';
import { GAMES as TOYS } from '../../../test/kit/toy.ts';
import { writeNet } from '../../bots/net/netFile.ts';
import { gameOf } from '../../games/index.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { withNetsIn, withOwnNets } from './nets.ts';

const ROOT = mkdtempSync(path.join(tmpdir(), 'orrery-nets-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const star = gameOf('star');
const [ONE, TWO, MORE] = [[1], [2], [3, 4]].map((seats) => writeNet(anyNet(star, { seats })));

/** What was put aside, with the reason. */
let aside: string[] = [];
beforeEach(() => {
  aside = [];
});

/** Star as a server has it that finds these files in the folder of its nets. */
function starWith(files: Readonly<Record<string, Uint8Array | undefined>>, entry = star): Promise<GameEntry> {
  const folder = mkdtempSync(path.join(ROOT, 'nets-'));
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(folder, file), bytes!);
  const tell = (file: string, why: string): unknown => aside.push(`${path.basename(file)}: ${why}`);
  return withNetsIn(pathToFileURL(`${folder}/`), entry, tell);
}

function withoutFeatures({ features: _, ...entry }: GameEntry): GameEntry {
  return entry;
}

/** The numbers of seats at which nets judge. */
const judged = ({ learned }: GameEntry): number[] => [1, 2, 3, 4].filter((seats) => learned?.(seats));

test('a game without nets comes as it is', async () => {
  const toy = itemAt(TOYS, 0);
  expect(await withOwnNets(toy)).toBe(toy);
  expect(await starWith({})).toBe(star);
});

test('a game without features comes as it is', async () => {
  const blind = withoutFeatures(star);
  expect(await starWith({ 'two.net': TWO }, blind)).toBe(blind);
});

test('nets judge at their tables', async () => {
  expect(judged(await starWith({ 'two.net': TWO, 'more.net': MORE }))).toEqual([2, 3, 4]);
  expect(judged(await starWith({ 'more.net': MORE }))).toEqual([3, 4]);
  expect(judged(await starWith({ 'one.net': ONE, 'more.net': MORE }))).toEqual([1, 3, 4]);
  expect(aside).toEqual([]);
});

test('the nets that come with a game are read once', () => {
  expect(withOwnNets(star)).toBe(withOwnNets(star));
});

test.each([
  ['damaged', TWO!.subarray(0, -1), 'a net of this shape has'],
  ['empty', new Uint8Array(), 'a net begins with the line'],
  ['for other features', writeNet(anyNet(star, { features: 99 })), 'the net looks at version 99 of the feat'],
  ['one of another game', writeNet(anyNet(gameOf('sol'))), 'the net is one of sol, not of star'],
])('a net that is %s leaves its tables to the hints, and the other its own', async (_, bytes, why) => {
  expect(await starWith({ 'two.net': bytes })).toBe(star);
  expect(judged(await starWith({ 'two.net': bytes, 'more.net': MORE }))).toEqual([3, 4]);
  for (const line of aside) expect(line).toContain(`two.net: ${why}`);
  expect(aside).toHaveLength(2);
});

test('what is put aside is told on standard error where nobody else hears of it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(ROOT, 'nets-'));
  writeFileSync(path.join(folder, 'two.net'), 'hello');
  await withNetsIn(pathToFileURL(`${folder}/`), star);
  const file = path.join(folder, 'two.net');
  expect(said.mock.calls).toEqual([[expect.stringContaining(`${file} is put aside`)]]);
  said.mockRestore();
});
