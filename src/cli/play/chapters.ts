import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { itemAt } from '../../kernel/data/lists.ts';
import { wrapped } from '../rows.ts';

const GAMES = path.resolve(import.meta.dirname, '../../games');

export function rulesOf(game: string): Promise<string> {
  return readFile(path.join(GAMES, game, 'RULES.md'), 'utf8');
}

/** The headings of the rules, one a line. */
export function contents(rules: string): string[] {
  return rules.split('\n').flatMap((line) => {
    const heading = /^(#{2,3}) (.*)/.exec(line);
    return heading ? [`${heading[1] === '##' ? '' : '  '}${heading[2]}`] : [];
  });
}

/** The part of the rules with a number, `6`, `6.1` or `6.1.3`; nothing when there is none. */
export function chapter(rules: string, number: string): string[] | undefined {
  const lines = rules.split('\n');
  const from = lines.findIndex((line) => numberOf(line) === number);
  if (from < 0) return undefined;
  const depth = depthOf(itemAt(lines, from));
  const length = lines.slice(from + 1).findIndex((line) => line !== '' && depthOf(line) <= depth);
  return lines.slice(from, length < 0 ? undefined : from + 1 + length);
}

/** The number a heading, a rule or a rule in a list begins with. */
function numberOf(line: string): string | undefined {
  return /^(?:#+ |(?:- )?\*\*)(\d+(?:\.\d+)*)\b/.exec(line)?.[1];
}

/** Chapters, sections, rules and what belongs to a rule, from 2 on. */
function depthOf(line: string): number {
  const heading = /^#+/.exec(line)?.[0].length;
  if (heading !== undefined) return heading;
  const number = numberOf(line);
  return number === undefined ? Number.POSITIVE_INFINITY : 3 + number.split('.').length;
}

/** Markdown as plain text of a width. */
export function readable(lines: readonly string[], width: number): string[] {
  return lines
    .filter((line) => !/^\|[\s|-]+\|$/.test(line))
    .map((line) => line.replace(/\*\*|`|\\/g, '').replace(/^#+ /, ''))
    .flatMap((line) => (line === '' ? [''] : wrapped(line, width)));
}
