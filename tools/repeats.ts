import type { Source } from './casts.ts';

/** Lines that stand in several places; imports, comments and brackets do not count. */

/** As few lines as make a repetition. */
const RUN = 6;

interface Line {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

/** The same lines twice. */
export interface Repeat {
  readonly one: readonly Line[];
  readonly other: readonly Line[];
}

function isTelling(line: string): boolean {
  return line.length > 3 && !/^(import|export \{|\}|\*|\/[/*]|type \w+,$|\w+,$)/.test(line);
}

/** The lines of a file that count, each with the run that begins there. */
function runsOf({ file, text }: Source): { key: string; run: Line[] }[] {
  const lines = text
    .split('\n')
    .map((line, i) => ({ file, number: i + 1, text: line.trim() }))
    .filter((line) => isTelling(line.text));
  return lines.slice(0, 1 - RUN).map((_, i) => {
    const run = lines.slice(i, i + RUN);
    return { key: run.map((line) => line.text).join('\n'), run };
  });
}

/** Every run that stood somewhere before, with the place where it stood first. */
export function repeatsOf(sources: readonly Source[]): Repeat[] {
  const first = new Map<string, Line[]>();
  const repeats: { one: Line[]; other: Line[] }[] = [];
  for (const { key, run } of sources.flatMap(runsOf)) {
    const one = first.get(key);
    if (one === undefined) first.set(key, run);
    else if (!goesOn(repeats.at(-1), one, run)) repeats.push({ one: [...one], other: [...run] });
  }
  return repeats;
}

/** Adds a line to a repetition that goes on in both places. */
function goesOn(
  last: { one: Line[]; other: Line[] } | undefined,
  one: readonly Line[],
  run: readonly Line[],
): boolean {
  if (last === undefined || !follows(last.one, one) || !follows(last.other, run)) return false;
  last.one.push(...one.slice(-1));
  last.other.push(...run.slice(-1));
  return true;
}

function follows(lines: readonly Line[], run: readonly Line[]): boolean {
  const [last, before] = [lines.at(-1), run.at(-2)];
  return last !== undefined && last.file === before?.file && last.number === before.number;
}

/** How many lines stand in a repetition. */
export function repeatedLines(repeats: readonly Repeat[]): number {
  const lines = repeats.flatMap(({ one, other }) => [...one, ...other]);
  return new Set(lines.map(({ file, number }) => `${file}:${number}`)).size;
}
