import { appendFileSync, closeSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { isRecord } from '../../src/kernel/data/plain.ts';
import { InputError, listed, reasonOf, shown } from '../../src/kernel/error.ts';
import { lockFile } from '../../src/server/folder/fileLock.ts';
import { resultReader } from '../../src/cli/simulate/readResult.ts';
import type { Result, Series } from '../../src/cli/simulate/series.ts';

/** What a file keeps, and what of a result: a ladder does not tell how a match was sorted. */
interface Keeping {
  /** What it calls itself, also in the first line. */
  readonly name: 'ladder' | 'lab';
  kept(result: Result): object;
}

const LADDER: Keeping = {
  name: 'ladder',
  kept: ({ report: _, record: __, ...result }) => result,
};

/** What decides the results, beside the number of a match; the name of what is kept is among it, with the version of its form. */
type Head = object;

/** One result that is kept, and on which rung it was played, from 0 below. */
interface Entry {
  readonly rung: number;
  readonly result: Result;
}

/** The file that keeps what was played of a ladder or the like: a line that tells which it is, then a line for each result. */
export interface Logbook {
  /** What was played before; a match may be there twice, with the same result. */
  readonly entries: readonly Entry[];
  /** Keeps one more, however this process ends afterwards. */
  add(entry: Entry): void;
  close(): void;
}

/** Opens the file of this very ladder or the like, or begins it; any other file is left as it is and refused, and so is one in use. */
export function openLogbook(
  file: string,
  head: Head,
  series: readonly Series[],
  keeping: Keeping = LADDER,
): Logbook {
  const unlock = lockLogbook(file, head, keeping);
  try {
    const logbook = readLogbook(file, head, series, keeping);
    const close = (): void => {
      logbook.close();
      unlock();
    };
    return { ...logbook, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The lock lies beside the file, and stays there; nothing is put beside a file that is another's. */
function lockLogbook(file: string, head: Head, keeping: Keeping): () => void {
  refuseOthers(file, textIn(file), head, keeping);
  return attempt(file, () =>
    lockFile(
      `${file}.lock`,
      (holder) =>
        `${file} is kept by another ${keeping.name}${holder}: stop that one first, or name another with --keep`,
    ),
  );
}

function readLogbook(file: string, head: Head, series: readonly Series[], keeping: Keeping): Logbook {
  const text = textIn(file);
  refuseOthers(file, text, head, keeping);
  const whole = isBegun(text, head) ? text.slice(0, text.lastIndexOf('\n') + 1) : '';
  const entries = whole === '' ? [] : entriesIn(file, whole, series);
  const opened = attempt(file, () => {
    // What follows the last whole line was torn off in the middle.
    if (text !== whole) truncateSync(file, Buffer.byteLength(whole));
    return openSync(file, 'a');
  });
  const append = (line: string): void => attempt(file, () => appendFileSync(opened, line));
  if (whole === '') append(firstLine(head));
  return { entries, add: (entry) => append(lineOf(entry, keeping)), close: () => closeSync(opened) };
}

function firstLine(head: Head): string {
  return `${JSON.stringify(head)}\n`;
}

/** Whether more is there than the first line of this ladder, or a part of it. */
function isBegun(text: string, head: Head): boolean {
  return !firstLine(head).startsWith(text);
}

/** Nothing where there is no such file yet. */
function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new InputError('bad_request', `cannot read ${file}: ${reasonOf(error)}`);
  }
}

/** Refuses a file that keeps something else than this. */
function refuseOthers(file: string, text: string, head: Head, { name }: Keeping): void {
  if (!isBegun(text, head)) return;
  const there = parsed(text.slice(0, text.indexOf('\n') + 1));
  const here: Facts = { ...head };
  if (!isRecord(there) || there[name] !== here[name])
    throw new InputError('bad_request', `${file} keeps no ${name}: name another file with --keep`);
  const differences = differencesOf(flat(there), flat(here));
  if (differences.length > 0)
    throw new InputError('bad_request', `${file} keeps another ${name}: ${listed(differences)}`);
}

function differencesOf(there: Facts, here: Facts): string[] {
  const names = Object.keys({ ...here, ...there });
  const differing = names.filter((name) => JSON.stringify(there[name]) !== JSON.stringify(here[name]));
  return differing.map((name) => `${name} is ${shown(there[name])} there and ${shown(here[name])} here`);
}

type Facts = Readonly<Record<string, unknown>>;

/** With `options.mode` and the like in place of `options`, so that one difference is told and not all options. */
function flat(facts: Facts): Facts {
  const entries = Object.entries(facts).flatMap(([name, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  );
  return Object.fromEntries(entries);
}

/** Also those of later matches than are wanted now. */
function entriesIn(file: string, text: string, series: readonly Series[]): Entry[] {
  const readers = series.map((one) => resultReader({ ...one, matches: Number.MAX_SAFE_INTEGER - one.first }));
  const lines = text.split('\n').slice(1, -1);
  return lines.map((line, i) => {
    try {
      return entryIn(line, readers);
    } catch (error) {
      throw new InputError('bad_request', `line ${i + 2} of ${file} is damaged: ${reasonOf(error)}`);
    }
  });
}

function entryIn(line: string, readers: readonly ((data: unknown) => Result)[]): Entry {
  const data = parsed(line);
  const { rung, ...result } = isRecord(data) ? data : {};
  const read = typeof rung === 'number' ? readers[rung] : undefined;
  if (typeof rung !== 'number' || read === undefined)
    throw new InputError('bad_request', `no result of a rung: ${shown(line)}`);
  return { rung, result: read(result) };
}

function lineOf({ rung, result }: Entry, keeping: Keeping): string {
  return `${JSON.stringify({ rung, ...keeping.kept(result) })}\n`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function attempt<T>(file: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('bad_request', `cannot write ${file}: ${reasonOf(error)}`);
  }
}
