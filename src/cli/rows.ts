import { itemAt } from '../kernel/data/lists.ts';
import { type Ink, PLAIN, painted } from './ink.ts';

/** A cell of a list that stands in columns. */
export interface Cell {
  readonly text: string;
  readonly ink?: Ink;
  /** Numbers stand to the right. */
  readonly right?: boolean;
}

interface Room {
  /** The last column is cut to fit. */
  readonly width?: number;
  readonly gap?: number;
}

/** Rows of cells as lines, every column as wide as its widest cell. */
export function aligned(rows: readonly (readonly Cell[])[], colour: boolean, room: Room = {}): string[] {
  const { width = Number.POSITIVE_INFINITY, gap = 2 } = room;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => widest(rows, i));
  const others = widths.slice(0, -1).reduce((sum, n) => sum + n + gap, 0);
  widths[columns - 1] = Math.max(0, Math.min(widths.at(-1) ?? 0, width - others));
  return rows.map((row) => {
    const cells = row.map((cell, i) => padded(cell, itemAt(widths, i), colour));
    return cells.join(' '.repeat(gap)).trimEnd();
  });
}

function widest(rows: readonly (readonly Cell[])[], column: number): number {
  return Math.max(0, ...rows.map((row) => row[column]?.text.length ?? 0));
}

function padded({ text, ink = PLAIN, right }: Cell, width: number, colour: boolean): string {
  const fitting = cut(text, width);
  const room = ' '.repeat(width - fitting.length);
  const shown = painted(fitting, ink, colour);
  return right ? room + shown : shown + room;
}

/** A text cut to a width, with a sign that it was. */
function cut(text: string, width: number): string {
  if (text.length <= width) return text;
  return width <= 0 ? '' : `${text.slice(0, width - 1)}…`;
}

/** A text broken between words into lines of at most a width. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
