import type { Aid, AidPart } from './aid.ts';

/** An aid as words, for the tests of all games. */

/** Everything an aid says. */
export function wordsOf({ about, figures, patterns, parts, ends }: Aid): string[] {
  return [
    about,
    ...figures.flatMap(({ name, value, tip }) => [name, value, tip]),
    ...patterns.flatMap(({ title, needs, gives, now }) => [title, needs, gives, now]),
    ...parts.flatMap(partWords),
    ...ends,
  ];
}

function partWords(part: AidPart): string[] {
  if ('lines' in part) return [part.title, ...part.lines.flatMap(({ name, text }) => [name, text])];
  const { title, head, rows, note } = part;
  return [title, ...head, ...rows.flatMap(({ name, cells }) => [name, ...cells]), note ?? []].flat();
}

/** What the seat has of something. */
export function figureOf({ figures }: Aid, name: string): string | undefined {
  return figures.find((figure) => figure.name === name)?.value;
}

/** What a pattern means as the match stands. */
export function nowOf({ patterns }: Aid, title: string): string | undefined {
  return patterns.find((pattern) => pattern.title === title)?.now;
}

/** The text of a line, or the cells of a row, by the title of its part and its name. */
export function saidOf({ parts }: Aid, title: string, name: string): string | undefined {
  const part = parts.find((one) => one.title === title);
  if (part === undefined) return undefined;
  return 'lines' in part
    ? part.lines.find((line) => line.name === name)?.text
    : part.rows.find((row) => row.name === name)?.cells.join(' | ');
}
