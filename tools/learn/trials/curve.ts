import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../src/kernel/data/plain.ts';
import { InputError, reasonOf } from '../../../src/kernel/error.ts';
import type { Score } from './contest.ts';
import { writeWhole } from '../writeWhole.ts';

/** What a round has come to: the mean errors of lead and chance. */
export interface Learned {
  readonly round: number;
  readonly positions: number;
  readonly errors: readonly number[];
}

/** What the net of so many rounds has won in matches that it did not learn from. */
export interface Checked extends Score {
  readonly round: number;
  readonly seats: number;
}

/** The curve of a run: a line of JSON for every round, and one for every check. */
const NAME = 'curve.jsonl';

export function curveFile(folder: string): string {
  return path.join(folder, NAME);
}

/** A round that is learned again, as its run was stopped in between, is told once. */
export function addToCurve(folder: string, added: Learned | Checked): void {
  const file = curveFile(folder);
  const others = linesIn(file).filter((line) => !isSame(line, added));
  writeWhole(file, Buffer.from([...others, added].map((line) => `${JSON.stringify(line)}\n`).join('')));
}

function isSame(line: Readonly<Record<string, unknown>>, added: Learned | Checked): boolean {
  return line['round'] === added.round && line['seats'] === ('seats' in added ? added.seats : undefined);
}

/** The checks of a curve, or of a file of `{ round, won, matches }` for so many seats, the earliest first. */
export function checksIn(file: string, seats: number): Checked[] {
  return linesIn(file)
    .flatMap((line) => (line['won'] === undefined ? [] : [checkedIn({ seats, ...line }, file)]))
    .toSorted((a, b) => a.round - b.round);
}

function checkedIn(line: Readonly<Record<string, unknown>>, file: string): Checked {
  const { round, seats, won, matches } = line as Partial<Checked>; // but for what is checked here
  if (!isCount(round, 0) || !isCount(seats, 2) || !isCount(matches, 1) || !isShare(won, matches))
    throw new InputError(
      'bad_record',
      `a line of ${file} must tell round, won and matches, not ${JSON.stringify(line)}`,
    );
  return { round, seats, won, matches };
}

function isCount(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least;
}

function isShare(won: unknown, matches: number): won is number {
  return typeof won === 'number' && won >= 0 && won <= matches;
}

function linesIn(file: string): Readonly<Record<string, unknown>>[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => lineIn(line, file));
}

function lineIn(line: string, file: string): Readonly<Record<string, unknown>> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (error) {
    throw new InputError('bad_record', `a line of ${file} is no JSON: ${reasonOf(error)}`);
  }
  if (!isRecord(data)) throw new InputError('bad_record', `a line of ${file} must be an object`);
  return data;
}
