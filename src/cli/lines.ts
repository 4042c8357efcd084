import type { Ink } from './ink.ts';
import { wrapped } from './rows.ts';

/** Lines of coloured texts below the board. */

interface Run {
  readonly text: string;
  readonly ink: Ink;
}

/** A line of texts, each with its ink. */
export type Line = readonly Run[];

const TIED = '\u00a0';

/** Parts with dots between them, as many on a line as fit; only a part too long for a line is broken. */
export function flowed(parts: readonly string[], width: number, indent: number, ink: Ink): Line[] {
  const room = width - indent;
  const tied = parts.map((part) => (part.length < room ? part.replaceAll(' ', TIED) : part));
  const lines = wrapped(tied.join(`${TIED}· `), room);
  return lines.map((line) => [{ text: ' '.repeat(indent) + line.replaceAll(TIED, ' '), ink }]);
}
